/** Error messages by field name, in the user's language. */
export type FormErrors<Values> = { readonly [Name in keyof Values & string]?: string };

export interface FormState<Values> {
  readonly values: Values;
  /** Fields that have lost focus at least once. */
  readonly left: ReadonlySet<string>;
  /** Submit was attempted: from then on all errors are shown. */
  readonly tried: boolean;
  /** Field errors from the server. Each is cleared when its field changes. */
  readonly refused: FormErrors<Values>;
  /** Errors of fields whose input cannot be parsed. Their value is null, which must not count as empty. */
  readonly unreadable: FormErrors<Values>;
}

export type FormEvent<Values> =
  | { readonly kind: 'change'; readonly changes: Partial<Values> }
  | { readonly kind: 'leave'; readonly name: string }
  | { readonly kind: 'try' }
  | { readonly kind: 'unreadable'; readonly name: string; readonly problem: string | undefined }
  | { readonly kind: 'refuse'; readonly errors: FormErrors<Values> }
  | { readonly kind: 'reset'; readonly values: Values };

export function initialForm<Values>(values: Values): FormState<Values> {
  return { values, left: new Set(), tried: false, refused: {}, unreadable: {} };
}

export function formReducer<Values>(state: FormState<Values>, event: FormEvent<Values>): FormState<Values> {
  switch (event.kind) {
    case 'change':
      return {
        ...state,
        values: { ...state.values, ...event.changes },
        refused: without(state.refused, Object.keys(event.changes)),
      };
    case 'leave':
      return state.left.has(event.name) ? state : { ...state, left: new Set([...state.left, event.name]) };
    case 'unreadable':
      return {
        ...state,
        unreadable: {
          ...without(state.unreadable, [event.name]),
          ...(event.problem && { [event.name]: event.problem }),
        } as FormErrors<Values>,
      };
    case 'try':
      return { ...state, tried: true, refused: {} };
    case 'refuse':
      return { ...state, refused: event.errors };
    case 'reset':
      return initialForm(event.values);
  }
}

function without<Values>(errors: FormErrors<Values>, names: readonly string[]): FormErrors<Values> {
  const kept = Object.entries(errors).filter(([name]) => !names.includes(name));
  return Object.fromEntries(kept) as FormErrors<Values>;
}

/** All current errors. A parse error of a field takes precedence over validation. */
export function allErrors<Values>(
  { unreadable }: Pick<FormState<Values>, 'unreadable'>,
  errors: FormErrors<Values>,
): FormErrors<Values> {
  const wrong = Object.entries({ ...errors, ...unreadable }).filter(([, error]) => error);
  return Object.fromEntries(wrong) as FormErrors<Values>;
}

/** The errors to show: of fields that were left, all after a submit attempt, and those from the server. */
export function shownErrors<Values>(
  state: FormState<Values>,
  errors: FormErrors<Values>,
): FormErrors<Values> {
  const { left, tried, refused } = state;
  const shown = Object.entries(allErrors(state, errors)).filter(([name]) => tried || left.has(name));
  return { ...Object.fromEntries(shown), ...refused } as FormErrors<Values>;
}

/** Whether there are unsaved changes. Typing something and undoing it does not count. */
export function isDirty<Values extends object>(values: Values, initial: Values): boolean {
  return JSON.stringify(values) !== JSON.stringify(initial);
}
