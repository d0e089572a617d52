import type { Output } from '@platform/sdk';
import { auditRecordsVerify } from '@platform/sdk/operations';
import {
  Button,
  type CustomDialogControl,
  DialogBody,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  Notice,
  NumberInput,
  ProgressBar,
} from '@platform/ui-kit/skin';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../shared/client.ts';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { useFormats } from '../../../shared/format.ts';
import { useText } from '../../../shared/messages.ts';
import { auditMessages } from './audit.messages.ts';

type Part = Output<'auditRecords.verify'>;
type State =
  | { kind: 'idle' }
  | { kind: 'running' | 'stopped' | 'done'; first: number; part: Part | undefined }
  | { kind: 'failed'; error: unknown };

/** Verifies the chain part by part, so that a long trail shows its progress and can be stopped. */
export function VerifyDialog({ control }: { control: CustomDialogControl<unknown> }) {
  const say = useText(auditMessages);
  const [from, setFrom] = useState<number | null>(1);
  const [to, setTo] = useState<number | null>(null);
  const [state, setState] = useState<State>({ kind: 'idle' });
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const isRunning = state.kind === 'running';
  const isReversed = from !== null && to !== null && from > to;

  const run = async () => {
    const first = from ?? 1;
    const controller = new AbortController();
    stop.current = controller;
    let part: Part | undefined;
    let next: number | null = first;
    try {
      while (next !== null && !controller.signal.aborted) {
        setState({ kind: 'running', first, part });
        const read: Part = await call(
          auditRecordsVerify,
          { from: next, ...(to !== null && { to }) },
          { signal: controller.signal },
        );
        part = read;
        next = read.nextFrom;
      }
      setState({ kind: next === null ? 'done' : 'stopped', first, part });
    } catch (error) {
      setState(controller.signal.aborted ? { kind: 'stopped', first, part } : { kind: 'failed', error });
    }
  };

  return (
    <>
      <DialogHeader>
        <DialogTitle>{say('verifyTitle')}</DialogTitle>
        <DialogDescription>{say('verifyHelp')}</DialogDescription>
      </DialogHeader>
      <DialogBody className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={say('from')}>
            <NumberInput value={from} onValueChange={setFrom} disabled={isRunning} />
          </Field>
          <Field label={say('to')} help={say('toHelp')} error={isReversed ? say('reversed') : undefined}>
            <NumberInput value={to} onValueChange={setTo} disabled={isRunning} />
          </Field>
        </div>
        {state.kind === 'failed' && <ErrorNotice error={state.error} />}
        {'part' in state && <Result {...state} />}
      </DialogBody>
      <DialogFooter>
        <Button onClick={control.dismiss}>{say('close')}</Button>
        {isRunning ? (
          <Button onClick={() => stop.current?.abort()}>{say('stop')}</Button>
        ) : (
          <Button
            variant="primary"
            disabledReason={isReversed ? say('reversed') : undefined}
            onClick={() => void run()}
          >
            {say('start')}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}

function Result({ kind, first, part }: Extract<State, { first: number }>) {
  const say = useText(auditMessages);
  const { number } = useFormats();
  const position = number(part?.checkedTo ?? 0);
  if (kind === 'running') {
    const text = say('progress', { position, end: number(part?.end ?? 0) });
    const share = part ? (part.checkedTo - first + 1) / Math.max(part.end - first + 1, 1) : null;
    return (
      <div className="grid gap-2">
        <ProgressBar label={say('verifyTitle')} value={share} text={text} />
        <p role="status" className="numeric text-sm text-muted-foreground">
          {part && text}
        </p>
      </div>
    );
  }
  if (!part) return null;
  const reason =
    part.reason === 'missing'
      ? say('missing')
      : part.reason === 'endMissing'
        ? say('endMissing')
        : say('altered');
  if (part.brokenAt !== null)
    return (
      <Notice tone="danger" title={say('breaks', { position: number(part.brokenAt) })}>
        {reason}
      </Notice>
    );
  if (kind === 'stopped') return <Notice tone="warning" title={say('stopped', { position })} />;
  return (
    <Notice tone="success" title={say('holds')}>
      {say('holdsBody', { from: number(first), position, waiting: number(part.unsealedCount) })}
    </Notice>
  );
}
