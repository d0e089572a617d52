import { isNull, lt, or } from 'drizzle-orm';
import { type AnalysisParts, analyseOrders } from './order-analysis.jobs.ts';
import { orderAnalysisState } from './order-analysis.table.ts';

/**
 * Share of the time that all processes together spend on the analysis. Windows are read as a whole, up to a week of
 * orders, so on a busy platform a run takes longer than the pause after it would be.
 */
const mostShare = 0.05;
/** The first run reads thirty days, which says nothing of the next one. */
const longestPauseMs = 900_000;

/**
 * Analyses, unless the last run was so long that it is not yet time again. Findings of a platform whose runs take ten
 * seconds are three minutes old at most; while runs take less than three seconds the job's own interval decides.
 */
export async function analyseInTurn(parts: AnalysisParts): Promise<void> {
  const { store, clock } = parts;
  const [state] = await store.db.select().from(orderAnalysisState);
  if (state?.notBefore && state.notBefore > clock.now()) return;
  const startedAt = performance.now();
  await analyseOrders(parts);
  const tookMs = performance.now() - startedAt;
  const pauseMs = Math.min(tookMs * (1 / mostShare - 1), longestPauseMs);
  const notBefore = new Date(clock.now().getTime() + pauseMs);
  // A process that found another one at work was quick, and must not shorten the pause of that one.
  await store.db
    .update(orderAnalysisState)
    .set({ notBefore })
    .where(or(isNull(orderAnalysisState.notBefore), lt(orderAnalysisState.notBefore, notBefore)));
}
