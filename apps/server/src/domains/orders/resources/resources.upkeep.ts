import type { OperationIO } from '@platform/sdk';
import type { Queryable } from '../../../db/connection.ts';
import type { AllocationRules } from '../allocation/allocation.service.ts';
import {
  beginUpkeep,
  endStaleReservations,
  namesOfResources,
  recountLoads,
  restoreReservations,
} from '../allocation/upkeep.service.ts';
import { countReadyResources } from './resources.capacity.ts';

type PoolReset = Omit<OperationIO['system.resetResourcePool']['output'], 'durationMs'>;
type Fixed = Omit<OperationIO['system.fixResources']['output'], 'durationMs'>;

const maxFindings = 500;

/** Ends stale reservations and recounts the load of every account. */
export async function resetPool(tx: Queryable, rules: AllocationRules, now: Date): Promise<PoolReset> {
  await beginUpkeep(tx);
  const freed = await endStaleReservations(tx, now);
  const { resourceCount } = await recountLoads(tx, now);
  return {
    resourceCount,
    readyCount: await countReadyResources(tx, rules, now),
    freedReservationCount: freed.length,
  };
}

/**
 * Compares every account with its orders, which are authoritative, and repairs differences. References to
 * products and suppliers are enforced by foreign keys.
 */
export async function fixResources(tx: Queryable, now: Date): Promise<Fixed> {
  await beginUpkeep(tx);
  const reservations = [...(await endStaleReservations(tx, now)), ...(await restoreReservations(tx, now))];
  const { resourceCount, findings: counters } = await recountLoads(tx, now);
  const all = [...reservations, ...counters];
  const shown = all.slice(0, maxFindings);
  const names = await namesOfResources(tx, [...new Set(shown.map(({ resourceId }) => resourceId))]);
  const unknown = { resourceName: '', supplierName: '' };
  return {
    checkedCount: resourceCount,
    fixedCount: all.filter(({ fixed }) => fixed).length,
    findings: shown.map((finding) => ({ ...finding, ...(names.get(finding.resourceId) ?? unknown) })),
  };
}
