import { useId, useReducer, useRef, useState } from 'react';
import { allErrors, type FormErrors, formReducer, initialForm, isDirty, shownErrors } from './form-model.ts';

/** Result of a submit: undefined on success, a message for the whole form, or messages per field. */
export type SubmitAnswer<Values> = string | FormErrors<Values> | undefined;

export interface FormSettings<Values extends object> {
  readonly initial: Values;
  /** All errors, in field order. Called on every render: keep it cheap. */
  readonly validate?: ((values: Values) => FormErrors<Values>) | undefined;
  readonly onSubmit: (values: Values) => Promise<SubmitAnswer<Values>>;
}

export interface Form<Values extends object> {
  readonly values: Values;
  set(changes: Partial<Values>): void;
  /** Marks a field as left, so that its error may be shown. */
  leave(name: keyof Values & string): void;
  /** Sets or clears the parse error of a field. The form cannot be submitted while there is one. */
  markUnreadable(name: keyof Values & string, problem: string | undefined): void;
  /** The errors to show now. */
  readonly errors: FormErrors<Values>;
  /** Error of the whole form. */
  readonly failure: string | undefined;
  readonly dirty: boolean;
  readonly submitting: boolean;
  /** Resolves with true when the form was submitted and accepted. */
  submit(): Promise<boolean>;
  reset(values?: Values): void;
  /** Id of the element around a field, used to find and focus it. */
  fieldId(name: string): string;
  focus(name: string): void;
}

const focusable = 'input:not([type="hidden"]), button, textarea, select, [tabindex="0"]';

/**
 * Form state: values, errors at the right moment, a single submit at a time. An error never discards input.
 */
export function useForm<Values extends object>(settings: FormSettings<Values>): Form<Values> {
  const { initial, validate, onSubmit } = settings;
  const [start, setStart] = useState(initial);
  const [state, dispatch] = useReducer(formReducer<Values>, start, initialForm<Values>);
  const [failure, setFailure] = useState<string>();
  const [submitting, setSubmitting] = useState(false);
  const running = useRef(false);
  const formId = useId();
  const wrong = validate?.(state.values) ?? {};

  const fieldId = (name: string) => `${formId}-${name}`;
  const focus = (name: string) => {
    const place = document.getElementById(fieldId(name));
    (
      place?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      place?.querySelector<HTMLElement>(focusable)
    )?.focus();
  };
  const focusFirst = (errors: FormErrors<Values>) => {
    const [first] = Object.keys(errors);
    // Wait until the messages are rendered: focusing then announces them with the field.
    if (first !== undefined) setTimeout(() => focus(first));
  };

  const send = async (): Promise<boolean> => {
    const answer = await onSubmit(state.values);
    if (answer === undefined) return true;
    if (typeof answer === 'string') {
      setFailure(answer);
      return false;
    }
    dispatch({ kind: 'refuse', errors: answer });
    focusFirst(answer);
    return false;
  };

  const submit = async (): Promise<boolean> => {
    if (running.current) return false;
    dispatch({ kind: 'try' });
    setFailure(undefined);
    const errors = allErrors(state, wrong);
    if (Object.keys(errors).length > 0) {
      focusFirst(errors);
      return false;
    }
    running.current = true;
    setSubmitting(true);
    try {
      return await send();
    } finally {
      running.current = false;
      setSubmitting(false);
    }
  };

  return {
    values: state.values,
    set: (changes) => dispatch({ kind: 'change', changes }),
    leave: (name) => dispatch({ kind: 'leave', name }),
    markUnreadable: (name, problem) => dispatch({ kind: 'unreadable', name, problem }),
    errors: shownErrors(state, wrong),
    failure,
    dirty: isDirty(state.values, start),
    submitting,
    submit,
    reset: (values = start) => {
      setStart(values);
      setFailure(undefined);
      dispatch({ kind: 'reset', values });
    },
    fieldId,
    focus,
  };
}
