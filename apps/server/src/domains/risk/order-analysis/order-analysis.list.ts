import { minorUnits, type OperationIO } from '@platform/sdk';
import { and, eq, or, sql } from 'drizzle-orm';
import { contains } from '../../../db/contains.ts';
import { listOrder } from '../../../db/list-order.ts';
import type { HandlerContext, SettingsReader } from '../../../kit/operation/context.ts';
import { isFrozen } from '../../orders/orders.public.ts';
import { type Rule, readRules, severityOf } from './order-analysis.rules.ts';
import { type Finding, orderFindings } from './order-analysis.table.ts';

type List = OperationIO['orderFindings.list'];
type ShownFinding = List['output']['list'][number];
type ShownRule = OperationIO['orderAnalysisRules.list']['output']['list'][number];

const sortKeys = {
  lastAt: orderFindings.lastAt,
  foundAt: orderFindings.foundAt,
  orderCount: orderFindings.orderCount,
};

export async function listFindings(
  { db, settings, now }: Pick<HandlerContext, 'db' | 'settings' | 'now'>,
  { page = 1, pageSize = 20, sortBy = 'lastAt', sortOrder = 'desc', ...filter }: List['handlerInput'],
): Promise<List['output']> {
  const { state, rule, subjectKind, subject, findingId } = filter;
  const conditions = and(
    findingId === undefined ? undefined : eq(orderFindings.id, findingId),
    state === undefined ? undefined : eq(orderFindings.state, state),
    rule === undefined ? undefined : eq(orderFindings.rule, rule),
    subjectKind === undefined ? undefined : eq(orderFindings.subjectKind, subjectKind),
    or(contains(orderFindings.subject, subject), contains(orderFindings.subjectName, subject)),
  );
  const rows = await db
    .select()
    .from(orderFindings)
    .where(conditions)
    .orderBy(...listOrder(sortKeys, { sortBy, sortOrder }, [orderFindings.id]))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    list: await Promise.all(rows.map((row) => shownFinding(row, settings, now))),
    total: await db.$count(orderFindings, conditions),
  };
}

export async function shownFinding(row: Finding, settings: SettingsReader, now: Date): Promise<ShownFinding> {
  const { windowHours, windowStart, firstAt, lastAt, foundAt, decidedAt, subjectKey: _, ...shown } = row;
  const { amountMinor, subjectKind, subject } = row;
  return {
    ...shown,
    severity: severityOf[row.rule],
    amountMinor: amountMinor === null ? null : minorUnits(amountMinor),
    windowStart: windowStart.toISOString(),
    windowEnd: new Date(windowStart.getTime() + windowHours * 3_600_000).toISOString(),
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    foundAt: foundAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    frozen: subjectKind === 'address' && (await isFrozen(settings, subject, now)),
  };
}

/** All rules with the number of their open findings. They are few, so each page is cut from all of them. */
export async function listRules(
  { db }: Pick<HandlerContext, 'db'>,
  { page = 1, pageSize = 20 }: OperationIO['orderAnalysisRules.list']['handlerInput'],
): Promise<OperationIO['orderAnalysisRules.list']['output']> {
  const { rule, state } = orderFindings;
  const counts = await db
    .select({ rule, count: sql<number>`count(*)::int` })
    .from(orderFindings)
    .where(eq(state, 'open'))
    .groupBy(rule);
  const rules = await readRules(db);
  return {
    list: rules
      .slice((page - 1) * pageSize, page * pageSize)
      .map((each) => shownRule(each, counts.find((row) => row.rule === each.kind)?.count ?? 0)),
    total: rules.length,
  };
}

export const shownRule = ({ kind, changedAt, ...rule }: Rule, openCount: number): ShownRule => ({
  id: kind,
  ...rule,
  windowHours: rule.windowHours as ShownRule['windowHours'],
  openCount,
  changedAt: changedAt?.toISOString() ?? null,
});
