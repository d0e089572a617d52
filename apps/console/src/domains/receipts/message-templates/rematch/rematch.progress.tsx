import type { Output } from '@platform/sdk';
import {
  messageTemplatesLatestRematch,
  messageTemplatesList,
  statementsList,
  statementsStateCounts,
} from '@platform/sdk/operations';
import { KeyValueList, ProgressBar } from '@platform/ui-kit/skin';
import { useEffect, useState } from 'react';
import { TimeCell } from '../../../../shared/cells/cells.tsx';
import { useFormats } from '../../../../shared/format.ts';
import { useText } from '../../../../shared/messages.ts';
import { useOperation, useRefresh } from '../../../../shared/query.ts';
import { rematchMessages } from './rematch.messages.ts';

type Rematch = NonNullable<Output<'messageTemplates.latestRematch'>['job']>;
const pollMs = 1_000;

/** The latest job of a template, polled while it runs. When it ends, the lists that it changed are read again. */
export function useLatestRematch(templateId: string) {
  const refresh = useRefresh();
  const [polled, setPolled] = useState(false);
  const { data, error } = useOperation(
    messageTemplatesLatestRematch,
    { templateId },
    { staleMs: 0, everyMs: polled && pollMs },
  );
  const isRunning = data?.job?.state === 'running';
  useEffect(() => {
    if (polled && !isRunning) refresh(messageTemplatesList, statementsList, statementsStateCounts);
    setPolled(isRunning);
  }, [isRunning, polled, refresh]);
  return { job: data?.job, isRunning, error };
}

const states = ['running', 'done', 'stopped'] as const;

/** Progress and results of a job. */
export function RematchProgress({ job }: { job: Rematch }) {
  const say = useText(rematchMessages);
  const { number } = useFormats();
  const { looked, total } = job;
  const state = states.find((each) => each === job.state);
  const text = say('progress', { looked: number(looked), total: number(total) });
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <p role="status" className="numeric flex flex-wrap justify-between gap-x-3 text-sm">
          <span>{state ? say(state) : job.state}</span>
          <span className="text-muted-foreground">{text}</span>
        </p>
        <ProgressBar
          label={say('title')}
          value={total === 0 ? (state === 'running' ? 0 : 1) : looked / total}
          text={text}
        />
      </div>
      <KeyValueList
        items={[
          { key: 'parsed', label: say('parsed'), value: number(job.parsed) },
          { key: 'matched', label: say('matched'), value: number(job.matched) },
          { key: 'forReview', label: say('forReview'), value: number(job.forReview) },
          ...(job.failed > 0 ? [{ key: 'failed', label: say('failed'), value: number(job.failed) }] : []),
          { key: 'by', label: say('by'), value: job.requestedBy },
          { key: 'at', label: say('at'), value: <TimeCell value={job.requestedAt} /> },
        ]}
      />
    </div>
  );
}
