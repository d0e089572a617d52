import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { SecretBox } from '../../../kit/secrets/secret-box.ts';
import { fetchPayments } from './simulated-payments.service.ts';
import { type SimulatorCounts, type SimulatorPlan, simulators } from './simulator.table.ts';

export interface SimulatorStatus {
  readonly attached: boolean;
  readonly plan: SimulatorPlan | null;
  readonly counts: SimulatorCounts | null;
  readonly reportedAt: string | null;
}

type Row = typeof simulators.$inferSelect;

const theOne = 1;
/** Several report intervals, so that one late report does not count as absence. */
const attachedMs = 15_000;

/**
 * The token that the simulator sends with each report. Derived from the master key, so every process knows it
 * and none stores it. A server that was not started for a simulator refuses it.
 */
export const simulatorToken = (secrets: SecretBox): string =>
  Buffer.from(secrets.deriveKey('simulator token')).toString('base64url');

export async function simulatorStatus({ db, now }: HandlerContext): Promise<SimulatorStatus> {
  return statusOf(await readSimulator(db), now);
}

/** Stores the settings for the simulator, which gets them in the answer to its next report. */
export async function setSimulator(context: HandlerContext, plan: SimulatorPlan): Promise<SimulatorStatus> {
  const { db, now } = context;
  const before = statusOf(await readSimulator(db), now);
  if (!before.attached) throw new BusinessError('simulatorNotAttached');
  const [row] = await db.update(simulators).set(plan).where(eq(simulators.id, theOne)).returning();
  context.audit({
    objectType: 'simulator',
    objectId: 'simulator',
    before: { ...before.plan },
    after: { ...plan },
  });
  return statusOf(row, now);
}

/** Stores a report of the simulator and returns the settings that a user chose, with the payments to make. */
export async function takeReport(
  { db, now }: HandlerContext,
  report: { readonly plan: SimulatorPlan; readonly counts: SimulatorCounts },
): Promise<{ plan: SimulatorPlan | null; payments: { orderCode: string; payUrl: string }[] }> {
  const said = { reportedPlan: report.plan, counts: report.counts, reportedAt: now };
  const [row] = await db
    .insert(simulators)
    .values({ id: theOne, ...said })
    .onConflictDoUpdate({ target: simulators.id, set: said })
    .returning();
  return { plan: row ? wantedOf(row) : null, payments: await fetchPayments(db, now) };
}

/** Resets to the state before the first report. */
export const noSimulator: SimulatorStatus = { attached: false, plan: null, counts: null, reportedAt: null };

async function readSimulator(db: Queryable): Promise<Row | undefined> {
  const [row] = await db.select().from(simulators).where(eq(simulators.id, theOne));
  return row;
}

function statusOf(row: Row | undefined, now: Date): SimulatorStatus {
  if (!row || now.getTime() - row.reportedAt.getTime() > attachedMs) return noSimulator;
  return {
    attached: true,
    plan: wantedOf(row) ?? row.reportedPlan,
    counts: row.counts,
    reportedAt: row.reportedAt.toISOString(),
  };
}

function wantedOf({ running, ordersPerMinute, faults }: Row): SimulatorPlan | null {
  return running === null || ordersPerMinute === null || faults === null
    ? null
    : { running, ordersPerMinute, faults };
}

/** @throws simulatorNotAttached */
export async function mustBeAttached({ db, now }: Pick<HandlerContext, 'db' | 'now'>): Promise<void> {
  if (!statusOf(await readSimulator(db), now).attached) throw new BusinessError('simulatorNotAttached');
}
