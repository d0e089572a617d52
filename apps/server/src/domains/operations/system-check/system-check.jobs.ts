import { eq, lte } from 'drizzle-orm';
import type { Store } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { Log } from '../../../kit/log/log.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import { sendMessage, usersInRoles } from '../../access/access.public.ts';
import { ledgerInvariants } from '../../money/money.public.ts';
import { type InvariantVerdict, inspectBooks } from './ledger.verification.ts';
import { quickInvariants } from './system-check.invariants.ts';
import { type Stretch, stretchAfter } from './system-check.stretch.ts';
import { systemChecks } from './system-check.table.ts';
import type { BrokenInvariant } from './system-check.types.ts';

export interface SystemCheckParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: SettingsReader;
  readonly publish: (events: readonly FanoutEvent[]) => void;
}

export const systemCheckEveryMs = 600_000;
/** Tolerance for a run that starts slightly early. */
const leewayMs = 5_000;
const onlyRow = 1;
const stretchesInTurn = 20;
const invariants = [...quickInvariants, ...ledgerInvariants.filter(({ ofStretch }) => ofStretch)];

/**
 * Compares ledger, orders and reservations while EnableSystemCheck is on, every ten minutes across all
 * processes. Each check covers everything new and a stretch of older data, so that all of it is checked again
 * in time, however long the ledger is. A violation is reported once, and again when another one appears.
 * Returns true when it checked.
 */
export async function checkSystem(parts: SystemCheckParts): Promise<boolean> {
  const { store, clock, settings } = parts;
  if (!(await settings.get('EnableSystemCheck'))) return false;
  if (!(await beginCheck(store, clock.now()))) return false;
  for (let turn = 0; turn < stretchesInTurn; turn += 1) {
    const { isBehind } = await checkStretch(parts);
    if (!isBehind) break;
  }
  return true;
}

async function beginCheck(store: Store, now: Date): Promise<boolean> {
  const { id, checkedAt } = systemChecks;
  const begun = await store.db
    .insert(systemChecks)
    .values({ id: onlyRow, checkedAt: now, broken: [], toldOf: '' })
    .onConflictDoUpdate({
      target: id,
      set: { checkedAt: now },
      setWhere: lte(checkedAt, new Date(now.getTime() - systemCheckEveryMs + leewayMs)),
    })
    .returning({ id });
  return begun.length > 0;
}

async function checkStretch(parts: SystemCheckParts): Promise<Stretch> {
  const { store } = parts;
  const [progress] = await store.db.select().from(systemChecks).where(eq(systemChecks.id, onlyRow));
  if (!progress) throw new Error('The check that was begun is gone.');
  // One snapshot for all queries, so that the compared data cannot change in between.
  const { stretch, verdicts } = await store.transaction(
    async (tx) => {
      const found = await stretchAfter(tx, progress);
      return { stretch: found, verdicts: await inspectBooks(tx, invariants, found.books) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  await conclude(parts, stretch, verdicts.filter(({ breachCount }) => breachCount > 0).map(asBroken));
  return stretch;
}

async function conclude(
  { store, clock, log, publish }: SystemCheckParts,
  { next }: Stretch,
  broken: readonly BrokenInvariant[],
): Promise<void> {
  const now = clock.now();
  const events: FanoutEvent[] = [];
  if (broken.length > 0) log.error({ broken }, 'the system check found differences');
  await store.transaction(async (tx) => {
    events.length = 0;
    const [row] = await tx.select().from(systemChecks).where(eq(systemChecks.id, onlyRow)).for('update');
    const toldOf = broken.length === 0 ? '' : JSON.stringify(broken);
    await tx
      .update(systemChecks)
      .set({ ...next, broken, toldOf })
      .where(eq(systemChecks.id, onlyRow));
    if (toldOf === '' || toldOf === row?.toldOf) return;
    const staff = await usersInRoles(tx, ['superAdmin', 'admin', 'technicalMaintenance']);
    const count = broken.reduce((sum, { breachCount }) => sum + breachCount, 0);
    const examples = broken
      .flatMap((found) => found.examples)
      .slice(0, 5)
      .join(', ');
    const facts = { now, publish: (event: FanoutEvent) => void events.push(event) };
    await sendMessage(facts, tx, staff, { name: 'systemCheckFailed', filling: { count, examples } });
  });
  publish(events);
}

/** Names each place by the order's code, or else by the row's id, the account's id or the currency. */
function asBroken({ name, breachCount, examples }: InvariantVerdict): BrokenInvariant {
  const named = examples.map((row) =>
    String(row.order_code ?? row.id ?? row.account_id ?? row.currency ?? ''),
  );
  return { name, breachCount, examples: named };
}
