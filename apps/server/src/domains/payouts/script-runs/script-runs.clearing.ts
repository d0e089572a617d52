import { clearRows } from '../../../db/clear-rows.ts';
import type { Queryable } from '../../../db/connection.ts';
import { payScriptRuns } from './script-runs.table.ts';

/** Clears the records of old runs. The attempts of payouts, with their keys, are kept for ever. */
export const clearScriptRuns = (tx: Queryable, before: Date, atMost: number) =>
  clearRows(tx, {
    table: payScriptRuns,
    id: payScriptRuns.id,
    madeAt: payScriptRuns.startedAt,
    before,
    atMost,
  });
