import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { Role } from '../../../kit/operation/context.ts';
import { sendMessage, usersInRoles } from '../../access/access.public.ts';
import { ruleKinds, severityOf } from './order-analysis.rules.ts';
import {
  type Finding,
  orderAnalysisState,
  orderFindingNotices,
  orderFindings,
} from './order-analysis.table.ts';

interface NoticeParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly publish: (events: readonly FanoutEvent[]) => void;
}

/** A pattern that goes on makes a new finding in each window. After a decision it is told again, once a day. */
const quietMs = 24 * 3_600_000;
/** More findings at once share one message. The first run over an old database finds many. */
const toldOneByOne = 5;
const severe = ruleKinds.filter((kind) => severityOf[kind] === 'high');

/** Each role with its screen of findings. Administrators decide, customer service reads. */
const readers: readonly (readonly [roles: readonly Role[], path: string])[] = [
  [['superAdmin', 'admin'], '/orderAnalysis/order-analysis-list'],
  [['customerService'], '/orderAnalysis/order-analysis-list/customerService'],
];

/**
 * Tells the staff of open findings of high severity: once for a rule and subject, again when a dismissed finding opens
 * again or when the pattern goes on after a decision.
 */
export async function tellSevereFindings({ store, clock, publish }: NoticeParts): Promise<void> {
  const now = clock.now();
  const events: FanoutEvent[] = [];
  await store.transaction(async (tx) => {
    events.length = 0;
    // The lock of the analysis: of several processes one tells.
    const [state] = await tx.select().from(orderAnalysisState).for('update', { skipLocked: true });
    if (!state) return;
    const found = await untoldFindings(tx, now);
    if (found.length === 0) return;
    await noteTold(tx, found, now);
    const context = { now, publish: (event: FanoutEvent) => void events.push(event) };
    const rest = found.length - toldOneByOne;
    for (const [roles, path] of readers) {
      const staff = await usersInRoles(tx, roles);
      for (const finding of found.slice(0, toldOneByOne))
        await sendMessage(context, tx, staff, { ...textOf(finding), link: `${path}?finding=${finding.id}` });
      const filling = { count: rest };
      if (rest > 0)
        await sendMessage(context, tx, staff, { name: 'findingsMany', filling, link: `${path}?state=open` });
    }
  });
  publish(events);
}

/** The newest one of each rule and subject. */
async function untoldFindings(tx: Queryable, now: Date): Promise<Finding[]> {
  const before = new Date(now.getTime() - quietMs).toISOString();
  const notices = orderFindingNotices;
  const told = and(
    eq(notices.rule, orderFindings.rule),
    eq(notices.subjectKind, orderFindings.subjectKind),
    eq(notices.subject, orderFindings.subject),
  );
  const isNews = sql`(${notices.toldAt} is null
    or (${notices.findingId} = ${orderFindings.id} and ${orderFindings.decidedAt} > ${notices.toldAt})
    or (${notices.findingId} <> ${orderFindings.id} and ${notices.toldAt} < ${before}::timestamptz
      and not exists (select from ${orderFindings} as told where told.id = ${notices.findingId} and told.state = 'open')))`;
  const rows = await tx
    .select({ finding: orderFindings })
    .from(orderFindings)
    .leftJoin(notices, told)
    .where(and(eq(orderFindings.state, 'open'), inArray(orderFindings.rule, severe), isNews))
    .orderBy(desc(orderFindings.lastAt), desc(orderFindings.id));
  const newest = new Map<string, Finding>();
  for (const { finding } of rows) {
    const { rule, subjectKind, subject } = finding;
    const key = `${rule} ${subjectKind} ${subject}`;
    if (!newest.has(key)) newest.set(key, finding);
  }
  return [...newest.values()];
}

async function noteTold(tx: Queryable, found: readonly Finding[], toldAt: Date): Promise<void> {
  const { rule, subjectKind, subject } = orderFindingNotices;
  await tx
    .insert(orderFindingNotices)
    .values(found.map((finding) => ({ ...finding, findingId: finding.id, toldAt })))
    .onConflictDoUpdate({
      target: [rule, subjectKind, subject],
      set: { findingId: sql`excluded.finding_id`, toldAt },
    });
}

const texts = {
  sharedPayer: 'findingSharedPayer',
  supplierSupplements: 'findingSupplements',
  reversals: 'findingReversals',
} as const;

const textOf = ({ rule, count: found, total: orders, subject, subjectName }: Finding) => ({
  name: rule === 'sharedPayer' || rule === 'supplierSupplements' ? texts[rule] : texts.reversals,
  filling: { subject: subjectName ?? subject, found, orders },
});
