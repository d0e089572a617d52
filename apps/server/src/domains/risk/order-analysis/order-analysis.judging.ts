import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import {
  figureConditions,
  isPaid,
  orders,
  testMark,
  wentBadly,
  wentWell,
} from '../../orders/orders.public.ts';
import type { Rule, Thresholds } from './order-analysis.rules.ts';
import type { RuleKind, SubjectKind } from './order-analysis.table.ts';

const hourMs = 3_600_000;
/** More would make a finding that nobody can look through, and one transaction labels them all. */
const mostOrders = 1_000;
/** Separates the parts of a subject's key. */
const separator = '|';

/** The start of the window that contains a time. Windows follow one another from 1970 on. */
export const windowOf = (time: Date, windowHours: number): Date =>
  new Date(Math.floor(time.getTime() / (windowHours * hourMs)) * windowHours * hourMs);

/** How a rule reads an order: its subjects, whether it counts it at all, and whether the order is what it looks for. */
interface Reading {
  readonly subjects: readonly (readonly [kind: SubjectKind, key: SQL])[];
  readonly read: SQL;
  readonly evidence: SQL;
  /** Selects the groups (`total`, `hits`, `merchants` …) that the rule finds, as `count`, `percent`, `compared`. */
  readonly judge: (rule: Thresholds) => { count: SQL; percent: SQL; compared: SQL; found: SQL };
  /** The window before is read too. */
  readonly comparesWindows?: boolean;
}

const { clientIp, userName, cardNumber, vpa, merchantId, supplierId, resourceId } = orders;
const { currency, amountMinor, completedAt, reversedAt, supplementStatus, mark } = orders;
const everything = sql`true`;
const none = sql`null::int`;
const isTimedOut = sql`(${figureConditions.timedOut} and ${reversedAt} is null)`;
const isSettled = sql`(${isPaid} or ${figureConditions.timedOut} or ${figureConditions.failed})`;
/** Case and spaces around a name do not make another payer. */
const payerName = sql`nullif(lower(btrim(${userName})), '')`;
const payerAccount = sql`nullif(lower(btrim(coalesce(${cardNumber}, ${vpa}))), '')`;
const percentOf = (part: SQL, of: SQL): SQL => sql`round(100.0 * ${part} / nullif(${of}, 0))::int`;
const hits = sql`hits`;
const total = sql`total`;
const enough = ({ least }: Thresholds) => sql`hits >= ${least}`;
const shareAtLeast = ({ percent }: Thresholds) => sql`100.0 * hits >= ${percent ?? 0}::int * total`;

const readings: Readonly<Record<RuleKind, Reading>> = {
  payerTimeouts: {
    subjects: [
      ['payerName', payerName],
      ['payerAccount', payerAccount],
    ],
    read: isSettled,
    evidence: isTimedOut,
    judge: (rule) => ({
      count: hits,
      percent: percentOf(hits, total),
      compared: none,
      found: sql`${enough(rule)} and ${shareAtLeast(rule)}`,
    }),
  },
  addressUnpaid: {
    subjects: [['address', sql`${clientIp}`]],
    read: isSettled,
    evidence: sql`not ${isPaid}`,
    judge: ({ least, percent }) => ({
      count: hits,
      percent: percentOf(sql`(total - hits)`, total),
      compared: none,
      found: sql`total >= ${least} and hits > 0 and 100.0 * (total - hits) <= ${percent ?? 0}::int * total`,
    }),
  },
  sharedPayer: {
    subjects: [
      ['address', sql`${clientIp}`],
      ['payerName', payerName],
    ],
    read: isPaid,
    evidence: everything,
    judge: ({ least }) => ({
      count: sql`merchants`,
      percent: none,
      compared: none,
      found: sql`merchants >= ${least}`,
    }),
  },
  amountBurst: {
    subjects: [
      ['merchant', sql`concat_ws(${separator}, ${merchantId}::text, ${currency}, ${amountMinor}::text)`],
    ],
    read: everything,
    evidence: everything,
    judge: ({ least, percent }) => ({
      count: hits,
      percent: percentOf(hits, sql`of_merchant`),
      compared: none,
      found: sql`hits >= ${least} and 100.0 * hits >= ${percent ?? 0}::int * of_merchant`,
    }),
  },
  supplierSupplements: {
    subjects: [['supplier', sql`${supplierId}::text`]],
    read: isPaid,
    evidence: sql`${supplementStatus} = 1`,
    judge: (rule) => ({
      count: hits,
      percent: percentOf(hits, total),
      compared: percentOf(sql`(all_hits - hits)`, sql`(all_total - total)`),
      found: sql`${enough(rule)} and all_total > total
        and 100.0 * hits * (all_total - total) >= ${rule.percent ?? 0}::int * (all_hits - hits) * total`,
    }),
  },
  accountDrop: {
    subjects: [['account', sql`${resourceId}::text`]],
    read: isSettled,
    evidence: sql`not ${isPaid}`,
    comparesWindows: true,
    judge: ({ least, percent }) => ({
      count: hits,
      percent: percentOf(sql`(total - hits)`, total),
      compared: percentOf(sql`(total_before - hits_before)`, sql`total_before`),
      found: sql`total >= ${least} and total_before >= ${least} and hits > 0
        and 100.0 * (total_before - hits_before) / total_before - 100.0 * (total - hits) / total >= ${percent ?? 0}::int`,
    }),
  },
  reversals: {
    subjects: [
      ['merchant', sql`${merchantId}::text`],
      ['account', sql`${resourceId}::text`],
    ],
    read: sql`${completedAt} is not null`,
    evidence: sql`${reversedAt} is not null`,
    judge: (rule) => ({
      count: hits,
      percent: percentOf(hits, total),
      compared: none,
      found: sql`${enough(rule)} and ${shareAtLeast(rule)}`,
    }),
  },
};

/** Whether a change of an order also changes what the rule finds in the next window. */
export const comparesWindows = ({ kind }: Pick<Rule, 'kind'>): boolean =>
  readings[kind].comparesWindows === true;

/** The common part of both queries: `members` (orders by subject and window) and `judged` (what the rule finds). */
function judged(rule: Pick<Rule, 'kind'> & Thresholds, windows: readonly Date[]): SQL {
  const { subjects, read, evidence, judge, comparesWindows: compares } = readings[rule.kind];
  const stepMs = rule.windowHours * hourMs;
  const asked = new Set(windows.map((start) => start.getTime()));
  const starts = [
    ...new Set([...asked, ...(compares ? [...asked].map((start) => start - stepMs) : [])]),
  ].sort((a, b) => a - b);
  const array = (times: readonly number[]): SQL =>
    sql`${`{${times.map((time) => new Date(time).toISOString()).join(',')}}`}::timestamptz[]`;
  const step = sql`make_interval(hours => ${rule.windowHours})`;
  const keys = sql.join(
    subjects.map(([kind, key]) => sql`(${sql.raw(`'${kind}'`)}::text, ${key})`),
    sql`, `,
  );
  const { count, percent, compared, found } = judge(rule);
  return sql`
    members as materialized (
      select ${orders.id} as id, ${orders.createdAt} as created_at, ${merchantId} as merchant_id,
        span.since as since, subject.kind as kind, subject.key as key, ${evidence} as evidence, ${wentWell} as good, ${wentBadly} as bad
      from unnest(${array(starts)}) as span(since)
        join ${orders} on ${orders.createdAt} >= span.since and ${orders.createdAt} < span.since + ${step}
        cross join lateral (values ${keys}) as subject(kind, key)
      where ${orders.orderType} = 1 and ${mark} <> ${testMark} and ${read} and subject.key is not null
    ), grouped as (
      select since, kind, key, count(*)::int as total, (count(*) filter (where evidence))::int as hits,
        ${rule.kind === 'sharedPayer' ? sql`count(distinct merchant_id)::int` : none} as merchants,
        (array_agg(merchant_id))[1] as merchant_id
      from members group by since, kind, key
    ), compared as (
      select now.*, sum(now.total) over (partition by now.since, now.kind) as all_total,
        sum(now.hits) over (partition by now.since, now.kind) as all_hits,
        ${rule.kind === 'amountBurst' ? sql`sum(now.total) over (partition by now.since, now.merchant_id)` : none} as of_merchant,
        before.total as total_before, before.hits as hits_before
      from grouped as now
        left join grouped as before on ${compares ? sql`true` : sql`false`}
          and before.since = now.since - ${step} and before.kind = now.kind and before.key = now.key
    ), judged as (
      select since, kind, key, ${count}::int as count,
        ${rule.kind === 'amountBurst' ? sql`of_merchant` : total}::int as total, ${percent} as percent, ${compared} as compared
      from compared where since = any(${array([...asked])}) and ${found}
    )`;
}

/** What a rule finds in a window. */
export interface Hit {
  readonly windowStart: Date;
  readonly subjectKind: SubjectKind;
  readonly subject: string;
  readonly subjectKey: string;
  readonly amountMinor: number | null;
  readonly currency: string | null;
  readonly count: number;
  readonly total: number;
  readonly percent: number | null;
  readonly comparedPercent: number | null;
  readonly orderCount: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly orderIds: readonly string[];
}

interface HitRow extends Record<string, unknown> {
  readonly since: number;
  readonly kind: SubjectKind;
  readonly key: string;
  readonly count: number;
  readonly total: number;
  readonly percent: number | null;
  readonly compared: number | null;
  readonly orderCount: number;
  readonly firstAt: number;
  readonly lastAt: number;
  readonly orderIds: string;
}

/** Everything that a rule finds in these windows, read from the orders by one query. */
export async function judgeWindows(
  db: Queryable,
  rule: Pick<Rule, 'kind'> & Thresholds,
  windows: readonly Date[],
): Promise<Hit[]> {
  if (windows.length === 0) return [];
  const millis = (column: SQL): SQL => sql`round(extract(epoch from ${column}) * 1000)::float8`;
  const { rows } = await db.execute<HitRow>(sql`with ${judged(rule, windows)}
    select ${millis(sql`since`)} as since, kind, key, count, total, percent, compared,
      count(*)::int as "orderCount", ${millis(sql`min(created_at)`)} as "firstAt", ${millis(sql`max(created_at)`)} as "lastAt",
      array_to_string((array_agg(id order by created_at desc, id desc))[1:${sql.raw(String(mostOrders))}], ',') as "orderIds"
    from judged as found(since, kind, key, count, total, percent, compared)
      join members using (since, kind, key)
    where evidence
    group by since, kind, key, found.count, found.total, found.percent, found.compared
    order by since, kind, key`);
  return rows.map((row): Hit => {
    const isBurst = rule.kind === 'amountBurst';
    const [subject = row.key, currencyCode, amount] = isBurst ? row.key.split(separator) : [row.key];
    return {
      windowStart: new Date(row.since),
      subjectKind: row.kind,
      subject,
      subjectKey: row.key,
      amountMinor: amount === undefined ? null : Number(amount),
      currency: currencyCode ?? null,
      count: row.count,
      total: row.total,
      percent: row.percent,
      comparedPercent: row.compared,
      orderCount: row.orderCount,
      firstAt: new Date(row.firstAt),
      lastAt: new Date(row.lastAt),
      orderIds: row.orderIds.split(','),
    };
  });
}

export interface Trial extends Record<string, unknown> {
  readonly findingCount: number;
  readonly orderCount: number;
  readonly goodCount: number;
  readonly badCount: number;
}

/** How much a rule finds in these windows, and what became of those orders. */
export async function tryRule(
  db: Queryable,
  rule: Pick<Rule, 'kind'> & Thresholds,
  windows: readonly Date[],
): Promise<Trial> {
  const { rows } = await db.execute<Trial>(sql`with ${judged(rule, windows)}
    select (select count(*) from judged)::int as "findingCount", count(distinct id)::int as "orderCount",
      (count(distinct id) filter (where good))::int as "goodCount", (count(distinct id) filter (where bad))::int as "badCount"
    from judged join members using (since, kind, key) where evidence`);
  return rows[0] ?? { findingCount: 0, orderCount: 0, goodCount: 0, badCount: 0 };
}
