import { clearable } from '../../../db/clear-rows.ts';
import { payScriptRuns } from './script-runs.table.ts';

/** The records of old runs. The attempts of payouts, with their keys, are kept for ever. */
export const scriptRunsClearing = clearable({
  table: payScriptRuns,
  id: payScriptRuns.id,
  madeAt: payScriptRuns.startedAt,
});
