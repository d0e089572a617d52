import type { Queryable } from '../../../db/connection.ts';
import { type Candidate, type Judged, judgeCandidates, type Wanted } from './allocation.choice.ts';
import type { AllocationRules } from './allocation.rules.ts';
import type { CandidateRefusal } from './allocation.types.ts';

/** What an account of a gateway is wanted for. */
export interface WantedOfGateway extends Wanted {
  readonly productId: number;
}

/**
 * Says why gateways do not collect now: an empty list for one that does. Gateways belong to a higher wing, which
 * provides it.
 */
export type GatewayRefusals = (
  db: Queryable,
  gatewayIds: readonly string[],
  wanted: WantedOfGateway,
) => Promise<ReadonlyMap<string, readonly CandidateRefusal[]>>;

/**
 * The candidates with every reason why they cannot take the order, those of their gateways included. An account of a
 * gateway that nobody vouches for takes none: its payers would wait for a link that never comes.
 */
export async function judgeForCollection(
  db: Queryable,
  candidates: readonly Candidate[],
  wanted: WantedOfGateway,
  rules: AllocationRules,
  gatewayRefusals: GatewayRefusals | undefined,
): Promise<readonly Judged[]> {
  const judged = judgeCandidates(candidates, wanted, rules);
  const ids = [...new Set(candidates.flatMap(({ gatewayId }) => gatewayId ?? []))];
  if (ids.length === 0) return judged;
  const known = await gatewayRefusals?.(db, ids, wanted);
  return judged.map((one) => {
    const { gatewayId } = one.candidate;
    if (gatewayId === null) return one;
    const more = known?.get(gatewayId) ?? (['disabled'] as const);
    return { ...one, refusals: [...new Set([...one.refusals, ...more])] };
  });
}
