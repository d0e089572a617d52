import { TriangleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { isTypedConfirmationMet, type TypedConfirmation } from '../headless/dialog/index.ts';
import { Button } from './button.tsx';
import { DialogBody, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from './dialog.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { Notice } from './notice.tsx';

export interface ConfirmOptions {
  /** Names the object: "Reverse order P2026…". */
  title: ReactNode;
  /** The effect, in words. */
  body?: ReactNode;
  /** The verb. */
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'neutral' | 'danger';
  /** The next rung of the ladder: the words or the amount must be typed again. */
  typed?: TypedConfirmation & { label: ReactNode; help?: ReactNode; mismatch: string };
  /** Does the thing while the dialog waits. A text returned is shown as what went wrong, and the dialog stays. */
  onConfirm?: () => Promise<string | undefined>;
}

interface ConfirmDialogProps extends ConfirmOptions {
  onAnswer: (confirmed: boolean) => void;
}

export function ConfirmDialog({
  title,
  body,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  typed,
  onConfirm,
  onAnswer,
}: ConfirmDialogProps) {
  const [text, setText] = useState('');
  const [mismatch, setMismatch] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (pending) return;
    if (typed && !isTypedConfirmationMet(text, typed)) {
      setMismatch(typed.mismatch);
      return;
    }
    setFailure(undefined);
    setPending(true);
    const problem = await onConfirm?.().finally(() => setPending(false));
    setPending(false);
    if (problem) setFailure(problem);
    else onAnswer(true);
  };

  return (
    <form onSubmit={confirm} noValidate className="flex min-h-0 flex-col">
      <DialogHeader>
        <DialogTitle className="flex items-start gap-2">
          {tone === 'danger' && <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />}
          <span>{title}</span>
        </DialogTitle>
        {body && <DialogDescription asChild={typeof body !== 'string'}>{wrap(body)}</DialogDescription>}
      </DialogHeader>
      {(typed || failure) && (
        <DialogBody className="grid gap-3">
          {failure && <Notice tone="danger">{failure}</Notice>}
          {typed && (
            <Field label={typed.label} help={typed.help} error={mismatch} required>
              <Input
                autoComplete="off"
                spellCheck={false}
                value={text}
                onChange={(event) => {
                  setText(event.target.value);
                  setMismatch(undefined);
                }}
              />
            </Field>
          )}
        </DialogBody>
      )}
      <DialogFooter>
        <Button onClick={() => onAnswer(false)}>{cancelLabel}</Button>
        <Button type="submit" variant={tone === 'danger' ? 'danger' : 'primary'} loading={pending}>
          {confirmLabel}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** Radix's description is a paragraph, which may hold no blocks: anything but text goes into a division. */
function wrap(body: ReactNode): ReactNode {
  return typeof body === 'string' ? body : <div>{body}</div>;
}
