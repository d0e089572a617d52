import { type FormEvent, type ReactNode, useEffect } from 'react';
import { type Form, type FormErrors, type SubmitAnswer, useForm } from '../../headless/form/index.ts';
import { Button } from '../button.tsx';
import { FormSummary } from '../fields/form.tsx';
import type { ConfirmOptions } from './confirm-dialog.tsx';
import {
  DialogBody,
  type DialogContentProps,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from './dialog.tsx';

export interface FormDialogOptions<Values extends object> {
  title: ReactNode;
  body?: ReactNode;
  size?: DialogContentProps['size'];
  initial: Values;
  validate?: (values: Values) => FormErrors<Values>;
  /** Submits while the dialog waits. A returned text, or texts per field, keep it open with all input. */
  onSubmit: (values: Values) => Promise<SubmitAnswer<Values>>;
  /** `FormField`s. */
  fields: (form: Form<Values>) => ReactNode;
  fieldName: (name: string) => ReactNode;
  summaryTitle: (count: number) => string;
  /** A verb. */
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'neutral' | 'danger';
  /** Confirmation before unsaved input is lost: "Leave without saving?" */
  leave: ConfirmOptions;
}

interface FormDialogProps<Values extends object> extends FormDialogOptions<Values> {
  onAnswer: (values: Values) => void;
  onDismiss: () => void;
  /** While the form is dirty, closing asks for confirmation. */
  onDirty: (dirty: boolean) => void;
}

export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const {
    title,
    body,
    initial,
    validate,
    onSubmit,
    fields,
    fieldName,
    summaryTitle,
    onAnswer,
    onDismiss,
    onDirty,
  } = props;
  const form = useForm<Values>({ initial, validate, onSubmit });
  const { dirty } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when `dirty` changes
  useEffect(() => onDirty(dirty), [dirty]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (await form.submit()) onAnswer(form.values);
  };
  return (
    <form onSubmit={submit} noValidate className="flex min-h-0 flex-col">
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        {body && <DialogDescription>{body}</DialogDescription>}
      </DialogHeader>
      <DialogBody className="grid gap-4 pt-1">
        <FormSummary form={form} title={summaryTitle} fieldName={fieldName} />
        {fields(form)}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onDismiss}>{props.cancelLabel}</Button>
        <Button
          type="submit"
          variant={props.tone === 'danger' ? 'danger' : 'primary'}
          loading={form.submitting}
        >
          {props.confirmLabel}
        </Button>
      </DialogFooter>
    </form>
  );
}
