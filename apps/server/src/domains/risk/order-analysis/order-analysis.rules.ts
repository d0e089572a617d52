import type { OperationIO } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import { advisoryLocks } from '../../../db/advisory-locks.ts';
import type { Queryable } from '../../../db/connection.ts';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { orderAnalysisRules, type RuleKind } from './order-analysis.table.ts';

/** The thresholds of a rule. What they count depends on its kind: `AnalysisRuleRow` of the contract. */
export interface Thresholds {
  readonly windowHours: number;
  readonly least: number;
  readonly percent: number | null;
}

export interface Rule extends Thresholds {
  readonly kind: RuleKind;
  readonly enabled: boolean;
  /** Null: as shipped. */
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
}

type Changeable = Omit<Rule, 'kind' | 'changedAt' | 'changedBy'>;

/** How the rules work until an operator changes them. */
const shipped: Readonly<Record<RuleKind, Thresholds>> = {
  payerTimeouts: { windowHours: 24, least: 6, percent: 80 },
  addressUnpaid: { windowHours: 24, least: 12, percent: 20 },
  sharedPayer: { windowHours: 24, least: 4, percent: null },
  amountBurst: { windowHours: 1, least: 20, percent: 50 },
  supplierSupplements: { windowHours: 24, least: 5, percent: 300 },
  accountDrop: { windowHours: 3, least: 10, percent: 40 },
  reversals: { windowHours: 168, least: 3, percent: 5 },
};

export type Severity = OperationIO['orderFindings.list']['output']['list'][number]['severity'];

/** High: money that arrived may be taken back or was never paid. The other patterns cost orders, not money. */
export const severityOf: Readonly<Record<RuleKind, Severity>> = {
  payerTimeouts: 'medium',
  addressUnpaid: 'medium',
  sharedPayer: 'high',
  amountBurst: 'medium',
  supplierSupplements: 'high',
  accountDrop: 'medium',
  reversals: 'high',
};

export const ruleKinds = Object.keys(shipped) as RuleKind[];

const shippedRule = (kind: RuleKind): Rule => ({
  kind,
  enabled: true,
  ...shipped[kind],
  changedAt: null,
  changedBy: null,
});

/** All rules, in a fixed order. */
export async function readRules(db: Queryable): Promise<Rule[]> {
  const changed = await db.select().from(orderAnalysisRules);
  return ruleKinds.map((kind) => {
    const row = changed.find((each) => each.kind === kind);
    return row ?? shippedRule(kind);
  });
}

/** Changes what is given of a rule. @throws validationFailed without a share where the rule needs one, and the reverse */
export async function changeRule(
  context: HandlerContext,
  kind: RuleKind,
  change: { readonly [Name in keyof Changeable]?: Changeable[Name] | undefined },
): Promise<Rule> {
  const { db, now } = context;
  // A rule that is as shipped has no row to lock.
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.analysisRules})`);
  const before = (await readRules(db)).find((rule) => rule.kind === kind) ?? shippedRule(kind);
  const { account: changedBy } = actingUser(context);
  const { enabled = before.enabled, windowHours = before.windowHours, least = before.least } = change;
  const percent = change.percent === undefined ? before.percent : change.percent;
  checkPercent(kind, percent);
  const after = { kind, enabled, windowHours, least, percent, changedAt: now, changedBy };
  const { kind: target } = orderAnalysisRules;
  await db.insert(orderAnalysisRules).values(after).onConflictDoUpdate({ target, set: after });
  context.audit({
    objectType: 'orderAnalysisRule',
    objectId: kind,
    before: factsOf(before),
    after: factsOf(after),
  });
  return after;
}

const factsOf = ({ enabled, windowHours, least, percent }: Changeable) => ({
  enabled,
  windowHours,
  least,
  percent,
});

const needless = texts('这条规则没有比例', '這條規則沒有比例', 'This rule has no share.');
const tooMuch = texts('最多 100', '最多 100', 'At most 100.');
/** A share of orders is at most all of them. A multiple of the share of other suppliers may be more. */
const mostPercent = 100;
const missing = texts('请填写比例', '請填寫比例', 'Enter the share.');

export function checkPercent(kind: RuleKind, percent: number | null | undefined): void {
  if (kind !== 'supplierSupplements' && typeof percent === 'number' && percent > mostPercent)
    throw new RequestFault('validationFailed', {
      issues: [{ path: 'percent', code: 'too_big', message: tooMuch }],
    });
  const needsOne = shipped[kind].percent !== null;
  if (needsOne === (percent !== null && percent !== undefined)) return;
  const message = needsOne ? missing : needless;
  const code = needsOne ? 'required' : 'not_allowed';
  throw new RequestFault('validationFailed', { issues: [{ path: 'percent', code, message }] });
}
