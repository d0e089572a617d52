import { messageTemplatesRematch, messageTemplatesStopRematch } from '@platform/sdk/operations';
import {
  Button,
  type CustomDialogControl,
  DialogBody,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Notice,
} from '@platform/ui-kit/skin';
import { useState } from 'react';
import { call } from '../../../../shared/client.ts';
import type { Step } from '../../../../shared/dialogs/use-step.ts';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { useText } from '../../../../shared/messages.ts';
import { rematchMessages } from './rematch.messages.ts';
import { RematchProgress, useLatestRematch } from './rematch.progress.tsx';

export interface RematchDialogProps {
  control: CustomDialogControl<unknown>;
  template: { id: string; name: string };
  attempt: Step['attempt'];
}

/** Starts the job that parses unread messages again, and follows it. Closing the dialog does not stop the job. */
export function RematchDialog({ control, template, attempt }: RematchDialogProps) {
  const say = useText(rematchMessages);
  const { job, isRunning, error } = useLatestRematch(template.id);
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const send = async (work: () => Promise<unknown>) => {
    setSending(true);
    const outcome = await attempt(work);
    setProblem(outcome.problem);
    setSending(false);
  };
  return (
    <div className="flex min-h-0 flex-col">
      <DialogHeader>
        <DialogTitle>{say('title')}</DialogTitle>
        <DialogDescription>{say('body', { name: template.name })}</DialogDescription>
      </DialogHeader>
      <DialogBody className="grid content-start gap-3">
        {problem && <Notice tone="danger">{problem}</Notice>}
        {error && <ErrorNotice error={error} />}
        {job && (
          <section aria-label={say('latest')} className="grid gap-2">
            <RematchProgress job={job} />
          </section>
        )}
        {job === null && <p className="text-sm text-muted-foreground">{say('never')}</p>}
      </DialogBody>
      <DialogFooter>
        <Button onClick={control.dismiss}>{say('close')}</Button>
        {job && isRunning ? (
          <Button
            loading={sending}
            onClick={() => void send(() => call(messageTemplatesStopRematch, { rematchId: job.id }))}
          >
            {say('stop')}
          </Button>
        ) : (
          <Button
            variant="primary"
            loading={sending}
            onClick={() => void send(() => call(messageTemplatesRematch, { templateId: template.id }))}
          >
            {say(job ? 'again' : 'start')}
          </Button>
        )}
      </DialogFooter>
    </div>
  );
}
