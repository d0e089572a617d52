import { TriangleAlert } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import {
  type ConfirmationAnswers,
  missingSteps,
  type TypedConfirmation,
} from '../../headless/dialog/index.ts';
import { useForm } from '../../headless/form/index.ts';
import { Button } from '../button.tsx';
import { Notice } from '../display/notice.tsx';
import { FormField } from '../fields/form.tsx';
import { Input, Textarea } from '../fields/input.tsx';
import { SecretInput } from '../fields/secret-input.tsx';
import { DialogBody, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from './dialog.tsx';

interface StepTexts {
  label: ReactNode;
  help?: ReactNode;
}

export interface ConfirmOptions {
  /** Names the object: "Reverse order P2026…". */
  title: ReactNode;
  /** Describes the effect. */
  body?: ReactNode;
  /** A verb. */
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'neutral' | 'danger';
  /** The text or amount must be typed again. */
  typed?: TypedConfirmation & StepTexts & { mismatch: string };
  /** Asks for a reason; `missing` is the error when it is empty. */
  reason?: StepTexts & { missing: string };
  /** Asks for the second-level password, passed to `onConfirm`, which reports a wrong one. */
  secret?: StepTexts & { missing: string };
  /** Runs the action while the dialog waits. A returned text is shown as error and the dialog stays open. */
  onConfirm?: (answers: ConfirmationAnswers) => Promise<string | undefined>;
}

interface ConfirmDialogProps extends ConfirmOptions {
  onAnswer: (confirmed: boolean) => void;
}

const nothing: ConfirmationAnswers = { typed: '', reason: '', secret: '' };

export function ConfirmDialog({ onAnswer, ...options }: ConfirmDialogProps) {
  const { title, body, confirmLabel, cancelLabel, tone = 'neutral', typed, reason, secret } = options;
  const form = useForm<ConfirmationAnswers>({
    initial: nothing,
    validate: (answers) => {
      const missing = missingSteps(options, answers);
      const words = { typed: typed?.mismatch, reason: reason?.missing, secret: secret?.missing };
      return Object.fromEntries(missing.map((step) => [step, words[step]]));
    },
    onSubmit: async (answers) => options.onConfirm?.(answers),
  });

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (await form.submit()) onAnswer(true);
  };
  const text = (name: keyof ConfirmationAnswers) => ({
    value: form.values[name],
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => form.set({ [name]: event.target.value }),
  });
  return (
    <form onSubmit={confirm} noValidate className="flex min-h-0 flex-col">
      <DialogHeader>
        <DialogTitle className="flex items-start gap-2">
          {tone === 'danger' && <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />}
          <span>{title}</span>
        </DialogTitle>
        {body && <DialogDescription asChild={typeof body !== 'string'}>{wrap(body)}</DialogDescription>}
      </DialogHeader>
      {(typed || reason || secret || form.failure) && (
        <DialogBody className="grid gap-3 pt-1">
          {form.failure && <Notice tone="danger">{form.failure}</Notice>}
          {typed && (
            <FormField form={form} name="typed" label={typed.label} help={typed.help} required>
              <Input {...text('typed')} autoComplete="off" />
            </FormField>
          )}
          {reason && (
            <FormField form={form} name="reason" label={reason.label} help={reason.help} required>
              <Textarea {...text('reason')} rows={2} />
            </FormField>
          )}
          {secret && (
            <FormField form={form} name="secret" label={secret.label} help={secret.help} required>
              <SecretInput {...text('secret')} autoComplete="current-password" />
            </FormField>
          )}
        </DialogBody>
      )}
      <DialogFooter>
        <Button onClick={() => onAnswer(false)}>{cancelLabel}</Button>
        <Button type="submit" variant={tone === 'danger' ? 'danger' : 'primary'} loading={form.submitting}>
          {confirmLabel}
        </Button>
      </DialogFooter>
    </form>
  );
}

/**
 * Radix renders the description as a paragraph, which cannot contain blocks: use a div for anything but text.
 */
function wrap(body: ReactNode): ReactNode {
  return typeof body === 'string' ? body : <div>{body}</div>;
}
