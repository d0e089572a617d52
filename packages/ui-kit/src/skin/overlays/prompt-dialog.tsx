import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { Notice } from '../display/notice.tsx';
import { Field } from '../fields/field.tsx';
import { Input, Textarea } from '../fields/input.tsx';
import { SecretInput } from '../fields/secret-input.tsx';
import { DialogBody, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from './dialog.tsx';

export interface PromptOptions {
  title: ReactNode;
  body?: ReactNode;
  label: ReactNode;
  help?: ReactNode;
  initialValue?: string;
  kind?: 'text' | 'multiline' | 'secret';
  autoComplete?: string;
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'neutral' | 'danger';
  required?: boolean;
  /** Error of a value, or undefined. */
  validate?: (value: string) => string | undefined;
  /** Uses the value while the dialog waits. A returned text is shown as error and the dialog stays open. */
  onSubmit?: (value: string) => Promise<string | undefined>;
}

interface PromptDialogProps extends PromptOptions {
  onAnswer: (value: string | undefined) => void;
}

export function PromptDialog({
  title,
  body,
  label,
  help,
  initialValue = '',
  kind = 'text',
  autoComplete = 'off',
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  required = false,
  validate,
  onSubmit,
  onAnswer,
}: PromptDialogProps) {
  const [value, setValue] = useState(initialValue);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (pending) return;
    const invalid = validate?.(value);
    setError(invalid);
    if (invalid) return;
    setFailure(undefined);
    setPending(true);
    const problem = await onSubmit?.(value).finally(() => setPending(false));
    setPending(false);
    if (problem) setFailure(problem);
    else onAnswer(value);
  };

  const control = {
    value,
    autoComplete,
    onChange: (event: { target: { value: string } }) => {
      setValue(event.target.value);
      setError(undefined);
    },
  };
  return (
    <form onSubmit={submit} noValidate className="flex min-h-0 flex-col">
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        {body && <DialogDescription>{body}</DialogDescription>}
      </DialogHeader>
      <DialogBody className="grid gap-3">
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Field label={label} help={help} error={error} required={required}>
          {kind === 'multiline' && <Textarea {...control} />}
          {kind === 'secret' && <SecretInput {...control} />}
          {kind === 'text' && <Input {...control} />}
        </Field>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => onAnswer(undefined)}>{cancelLabel}</Button>
        <Button type="submit" variant={tone === 'danger' ? 'danger' : 'primary'} loading={pending}>
          {confirmLabel}
        </Button>
      </DialogFooter>
    </form>
  );
}
