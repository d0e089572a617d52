import type { Decision, FindingState } from './order-analysis.table.ts';

/**
 * The state that follows from the last decision and the orders that it does not cover. A dismissed finding opens again
 * when the new orders alone would be enough for its rule; a few more of the same do not ask the operator again.
 */
export const stateOf = (decision: Decision | null, newOrderCount: number, least: number): FindingState =>
  decision === null || (decision === 'dismissed' && newOrderCount >= least) ? 'open' : decision;
