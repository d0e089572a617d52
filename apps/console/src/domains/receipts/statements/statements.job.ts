import type { Output } from '@platform/sdk';
import {
  statementsResolution,
  statementsResolveMany,
  statementsStopResolution,
} from '@platform/sdk/operations';
import { call } from '../../../shared/client.ts';
import type { BulkJob } from '../../../shared/list/bulk/bulk.job.ts';
import { browserClock } from '../../../shared/list/bulk/bulk.model.ts';
import type { StatementRow } from './statements.labels.ts';

type Job = Output<'statements.resolution'>;
const lookEveryMs = 500;

const takenBy = ({ results }: Job): number => results.reduce((sum, { count }) => sum + count, 0);
const idsOf = (rows: readonly StatementRow[]) => rows.map(({ id }) => id);

/** The server's job that ignores or matches many records, each by the rules of the call for one. */
const resolveJob = (action: 'ignore' | 'rematch'): BulkJob<StatementRow> => ({
  operation: statementsResolveMany.id,
  nameOf: ({ id }) => id,
  start: async (rows, reason) => {
    const given = action === 'ignore' ? { reason: reason.trim() } : {};
    return (await call(statementsResolveMany, { statementIds: idsOf(rows), action, ...given })).id;
  },
  read: async (id) => {
    const job = await call(statementsResolution, { id });
    return { done: takenBy(job), failed: job.skipped.length, ended: job.state !== 'running' };
  },
  problems: async (id) => {
    const { skipped } = await call(statementsResolution, { id });
    return new Map(skipped.map(({ statementId, reasonText }) => [statementId, reasonText]));
  },
  stop: (id) => call(statementsStopResolution, { id }),
});

export const ignoreJob = resolveJob('ignore');

export const rematchJob: BulkJob<StatementRow> = {
  ...resolveJob('rematch'),
  dryRun: async (rows, signal) => {
    const asked = { statementIds: idsOf(rows), action: 'rematch', dryRun: true } as const;
    let job = await call(statementsResolveMany, asked);
    while (job.state === 'running') {
      if (signal.aborted) job = await call(statementsStopResolution, { id: job.id });
      else {
        await browserClock.wait(lookEveryMs, signal);
        job = await call(statementsResolution, { id: job.id });
      }
    }
    return [
      ...job.results.map(({ state, count }) => ({ outcome: state, count })),
      ...(job.skipped.length > 0 ? [{ outcome: 'skipped', count: job.skipped.length }] : []),
    ];
  },
};
