import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import { newId } from '../../../kit/ids.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import {
  completeButForReports,
  keepSet,
  removeSet,
  reportedHours,
  resources,
  takeCountedHours,
} from '../../orders/orders.public.ts';
import { merchants, suppliers } from '../../parties/parties.public.ts';
import { findingEvent } from './order-analysis.events.ts';
import { comparesWindows, type Hit, judgeWindows, windowOf } from './order-analysis.judging.ts';
import { type Rule, readRules } from './order-analysis.rules.ts';
import { stateOf } from './order-analysis.states.ts';
import { type Finding, orderAnalysisState, orderFindings } from './order-analysis.table.ts';

export interface AnalysisParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly publish: (events: readonly FanoutEvent[]) => void;
  /** Called after each transaction; waits while requests are pending, which have priority. */
  readonly yieldToRequests?: (workedMs: number) => Promise<void>;
}

const onlyRow = 1;
const hourMs = 3_600_000;
/** Windows that ended earlier are not judged any more. */
export const horizonDays = 30;
/** Creation times that one transaction advances over. */
const mostMs = 24 * hourMs;
/** Findings that one transaction tells of. The first run finds thousands, and a list needs one event to be read again. */
const mostTold = 50;

/**
 * Brings the findings up to date. Only windows with new or changed orders are read. Runs short transactions until
 * nothing is left; the lock on the progress row lets one process work at a time.
 *
 * An order is read again until it is settled (as the sums of the statistics are); a later change leaves a report, which
 * the sums hand on. Each window is judged anew as a whole, so that the findings equal those of a full recount.
 */
export async function analyseOrders(parts: AnalysisParts): Promise<void> {
  let from: Date | undefined;
  do {
    const startedAt = performance.now();
    from = await analyseOnce(parts, from);
    await parts.yieldToRequests?.(performance.now() - startedAt);
  } while (from);
}

/** Goes on from a time, or from where the last run ended. Returns where to go on, if more is left. */
async function analyseOnce(
  { store, clock, publish }: AnalysisParts,
  goOn: Date | undefined,
): Promise<Date | undefined> {
  const now = clock.now();
  const written: string[] = [];
  const horizon = horizonOf(now);
  // Read before the orders, so that a transaction that ends in between is not missed by both.
  const settled = await settledTime(store.db);
  await store.db
    .insert(orderAnalysisState)
    .values({ id: onlyRow, analysedUntil: horizon })
    .onConflictDoNothing();
  const next = await store.transaction(async (tx) => {
    written.length = 0;
    const [state] = await tx
      .select()
      .from(orderAnalysisState)
      .where(eq(orderAnalysisState.id, onlyRow))
      .for('update', { skipLocked: true });
    if (!state) return undefined;
    const from = latest(horizon, goOn ?? state.analysedUntil);
    const until = new Date(Math.min(from.getTime() + mostMs, now.getTime()));
    // Reports that the sums count in this moment are in the second answer, because it is read later.
    const changed = [...(await reportedHours(tx)), ...(await takeCountedHours(tx))];
    const times = [...hoursFrom(from, until), ...changed];
    for (const rule of await readRules(tx)) {
      if (!rule.enabled) continue;
      written.push(...(await bringUpToDate(tx, rule, windowsOf(rule, times, now), now)));
    }
    const analysedUntil = until < settled ? until : settled;
    if (analysedUntil > state.analysedUntil)
      await tx.update(orderAnalysisState).set({ analysedUntil }).where(eq(orderAnalysisState.id, onlyRow));
    return until < now ? until : undefined;
  });
  publish(written.slice(-mostTold).map(findingEvent));
  return next;
}

const latest = (...times: readonly Date[]): Date =>
  new Date(Math.max(...times.map((time) => time.getTime())));

export const horizonOf = (now: Date): Date => new Date(now.getTime() - horizonDays * 24 * hourMs);

async function settledTime(db: Queryable): Promise<Date> {
  const { rows } = await db.execute<{ at: number }>(
    sql`select (extract(epoch from ${completeButForReports}) * 1000)::float8 as at`,
  );
  return new Date(Number(rows[0]?.at ?? 0));
}

/** The start of each hour of a period. */
export function hoursFrom(from: Date, until: Date): Date[] {
  const hours: Date[] = [];
  for (let at = windowOf(from, 1).getTime(); at <= until.getTime(); at += hourMs) hours.push(new Date(at));
  return hours;
}

/** The windows of a rule that orders of these hours count in, without those that ended before the rule was changed. */
export function windowsOf(
  rule: Pick<Rule, 'kind' | 'windowHours' | 'changedAt'>,
  hours: readonly Date[],
  now: Date,
): Date[] {
  const stepMs = rule.windowHours * hourMs;
  const starts = new Set<number>();
  for (const hour of hours) {
    const start = windowOf(hour, rule.windowHours).getTime();
    starts.add(start);
    if (comparesWindows(rule)) starts.add(start + stepMs);
  }
  const since = Math.max(rule.changedAt?.getTime() ?? 0, horizonOf(now).getTime());
  return [...starts]
    .filter((start) => start <= now.getTime() && start + stepMs > since)
    .sort((a, b) => a - b)
    .map((start) => new Date(start));
}

/** Returns the findings that are new, changed or gone. */
async function bringUpToDate(
  tx: Queryable,
  rule: Rule,
  windows: readonly Date[],
  now: Date,
): Promise<string[]> {
  if (windows.length === 0) return [];
  const written: string[] = [];
  const hits = await judgeWindows(tx, rule, windows);
  const stored = await tx
    .select()
    .from(orderFindings)
    .where(
      and(
        eq(orderFindings.rule, rule.kind),
        eq(orderFindings.windowHours, rule.windowHours),
        inArray(orderFindings.windowStart, [...windows]),
      ),
    )
    .for('update');
  const left = new Map(stored.map((finding) => [keyOf(finding), finding]));
  const names = await namesOf(tx, hits);
  for (const hit of hits) {
    const before = left.get(keyOf(hit));
    left.delete(keyOf(hit));
    const kept = await keepFinding(tx, rule, hit, before, names.get(hit.subject) ?? null, now);
    if (kept !== undefined) written.push(kept);
  }
  // Its orders were paid meanwhile. A finding with a decision stays, as the record of it.
  for (const { id, decision } of left.values()) {
    if (decision !== null) continue;
    await removeSet(tx, id);
    await tx.delete(orderFindings).where(eq(orderFindings.id, id));
    written.push(id);
  }
  return written;
}

const keyOf = ({
  windowStart,
  subjectKind,
  subjectKey,
}: Pick<Hit, 'windowStart' | 'subjectKind' | 'subjectKey'>): string =>
  `${windowStart.getTime()} ${subjectKind} ${subjectKey}`;

/** Returns its id, unless it is stored as it is. */
async function keepFinding(
  tx: Queryable,
  rule: Rule,
  { orderIds, ...hit }: Hit,
  before: Finding | undefined,
  subjectName: string | null,
  now: Date,
): Promise<string | undefined> {
  const id = before?.id ?? newId(now);
  const newOrderCount = await keepSet(tx, id, orderIds);
  const state = stateOf(before?.decision ?? null, newOrderCount, rule.least);
  const set = { ...hit, subjectName, newOrderCount, state };
  if (!before) {
    const { kind, windowHours } = rule;
    await tx.insert(orderFindings).values({ id, rule: kind, windowHours, foundAt: now, ...set });
    return id;
  }
  if (!differs(before, set)) return undefined;
  await tx.update(orderFindings).set(set).where(eq(orderFindings.id, id));
  return id;
}

const differs = <Set extends Partial<Finding>>(before: Finding, set: Set): boolean =>
  (Object.keys(set) as (keyof Set & keyof Finding)[]).some(
    (name) => String(set[name]?.valueOf()) !== String(before[name]?.valueOf()),
  );

/** Names of the merchants, suppliers and accounts among the subjects, by id. */
async function namesOf(tx: Queryable, hits: readonly Hit[]): Promise<Map<string, string>> {
  const idsOf = (kind: Hit['subjectKind']) => [
    ...new Set(hits.filter(({ subjectKind }) => subjectKind === kind).map(({ subject }) => subject)),
  ];
  const namesIn = async (table: typeof merchants | typeof suppliers | typeof resources, ids: string[]) => {
    if (ids.length === 0) return [];
    return tx.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, ids));
  };
  const named = [
    ...(await namesIn(merchants, idsOf('merchant'))),
    ...(await namesIn(suppliers, idsOf('supplier'))),
    ...(await namesIn(resources, idsOf('account'))),
  ];
  return new Map(named.map(({ id, name }) => [id, name]));
}
