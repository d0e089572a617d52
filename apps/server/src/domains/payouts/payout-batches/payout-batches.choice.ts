import { payoutStatusIds } from '@platform/sdk/rules';
import { and, asc, eq, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { HandlerContext, Scope } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import {
  fitToPayer,
  type Order,
  orders,
  poolOf,
  type Resource,
  readAllocationRules,
  readBatchPayer,
  resources,
} from '../../orders/orders.public.ts';
import { suppliers } from '../../parties/parties.public.ts';
import { problemsOf } from '../payout-templates/bank-file.service.ts';
import type { TemplateDefinition } from '../payout-templates/payout-templates.service.ts';
import type { BatchChoice, Skipped, SkipReason, StoppedBy } from './payout-batches.types.ts';

/** Payouts that one choice looks at, oldest first. */
const mostRead = 2_000;
export const mostOrders = 500;

export interface PayingAccount {
  readonly resource: Resource;
  readonly supplierName: string;
}

/**
 * The account that pays. A supplier names its own; staff may name any.
 *
 * @throws resourceNotFound
 */
export async function accountOf(db: Queryable, resourceId: string, scope: Scope): Promise<PayingAccount> {
  const [found] = await db
    .select({ resource: resources, supplierName: suppliers.name })
    .from(resources)
    .innerJoin(suppliers, eq(suppliers.id, resources.supplierId))
    .where(and(eq(resources.id, resourceId), isNull(resources.deletedAt)));
  const isOwn =
    scope.kind === 'all' || (scope.kind === 'suppliers' && scope.supplierId === found?.resource.supplierId);
  if (!found || !isOwn) throw new BusinessError('resourceNotFound');
  return found;
}

type Payer = Awaited<ReturnType<typeof readBatchPayer>>;
type Rules = Awaited<ReturnType<typeof readAllocationRules>>;

/** What decides about the payouts besides themselves. */
export interface ChoiceFacts {
  readonly account: PayingAccount;
  readonly payer: Payer;
  readonly rules: Rules;
  readonly now: Date;
  /** Undefined before a template is chosen. */
  readonly template: TemplateDefinition | undefined;
  readonly timeZone: string;
}

/** @throws resourceDisabled, supplierNotFound, productNotEnabled, monitorOffline, as for a single claim */
export async function readChoiceFacts(
  { now, settings, timeZone }: HandlerContext,
  db: Queryable,
  account: PayingAccount,
  template: TemplateDefinition | undefined,
  productId: number | undefined,
): Promise<ChoiceFacts> {
  const rules = await readAllocationRules(settings);
  const { id: resourceId, currency } = account.resource;
  const payer = await readBatchPayer(db, { resourceId, currency }, { rules, now });
  const facts = { account, payer, rules, now, template, timeZone };
  const asked = productId === undefined ? [...payer.values()] : [payer.get(productId)];
  const working = asked.filter((candidate) => candidate !== undefined);
  if (working.length === 0) throw new BusinessError('productNotEnabled', { productId: productId ?? '' });
  // A gateway or a device pays from it; the bank's file would pay the same payouts again.
  if (working.some(({ gatewayId, paysBy }) => gatewayId !== null || paysBy === 'device'))
    throw new BusinessError('payoutByMachine');
  if (working.every(({ supplierEnabled }) => !supplierEnabled)) throw new BusinessError('supplierNotFound');
  if (working.every(({ enabled }) => !enabled)) throw new BusinessError('resourceDisabled');
  const isSilent = working.every(
    ({ needsMonitor, lastHeartbeatAt }) =>
      needsMonitor && (!lastHeartbeatAt || now.getTime() - lastHeartbeatAt.getTime() > rules.monitorLiveMs),
  );
  if (isSilent) throw new BusinessError('monitorOffline');
  return facts;
}

/** The payouts of the pool that match, oldest first. */
export async function matchingPayouts(
  db: Queryable,
  choice: BatchChoice,
  { account, payer, now }: ChoiceFacts,
  scope: Scope,
): Promise<Order[]> {
  const { productId, merchantId, bankName, minAgeMinutes, minAmountMinor, maxAmountMinor, orderCodes } =
    choice;
  const minuteMs = 60_000;
  const conditions: (SQL | undefined)[] = [
    // A literal, not a parameter: a plan for any status cannot use the partial index of the pool.
    sql`${orders.payoutStatus} = ${sql.raw(String(payoutStatusIds.awaiting))}`,
    eq(orders.currency, account.resource.currency),
    scope.kind === 'suppliers' ? poolOf(scope.supplierId) : undefined,
    inArray(orders.productId, productId === undefined ? [...payer.keys()] : [productId]),
    merchantId === undefined ? undefined : eq(orders.merchantId, merchantId),
    bankName === undefined ? undefined : eq(orders.bankName, bankName),
    minAgeMinutes === undefined
      ? undefined
      : lte(orders.createdAt, new Date(now.getTime() - minAgeMinutes * minuteMs)),
    minAmountMinor === undefined ? undefined : gte(orders.amountMinor, minAmountMinor),
    maxAmountMinor === undefined ? undefined : lte(orders.amountMinor, maxAmountMinor),
    orderCodes === undefined ? undefined : inArray(orders.orderCode, [...orderCodes]),
  ];
  return db
    .select()
    .from(orders)
    .where(and(...conditions))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(mostRead);
}

export interface Chosen {
  readonly taken: readonly Order[];
  readonly skipped: SkippedPayouts;
  readonly stoppedBy: StoppedBy;
}

/** Payouts that are left out, by reason. */
export class SkippedPayouts {
  readonly #byReason = new Map<SkipReason, string[]>();

  add(reason: SkipReason, orderCode: string): void {
    const codes = this.#byReason.get(reason) ?? [];
    codes.push(orderCode);
    this.#byReason.set(reason, codes);
  }

  has(orderCode: string): boolean {
    return [...this.#byReason.values()].some((codes) => codes.includes(orderCode));
  }

  /** `all`: every code, for payouts that the request named; otherwise the first of each reason. */
  shown(all: boolean): Skipped[] {
    const mostShown = 20;
    return [...this.#byReason].map(([reason, codes]) => ({
      reason,
      count: codes.length,
      orderCodes: all ? codes : codes.slice(0, mostShown),
    }));
  }
}

/**
 * Which of the payouts, oldest first, the account can pay by a file of the template. `limited` is false for a preview
 * that warns of the account's limits instead of stopping at them.
 */
export function choosePayouts(
  payouts: readonly Order[],
  maxOrderCount: number,
  { payer, rules, now, template, account, timeZone }: ChoiceFacts,
  limited = true,
): Chosen {
  const skipped = new SkippedPayouts();
  const facts = {
    batchCode: 'B00000000000000000000',
    payoutTime: now,
    timeZone,
    payerAccount: accountNumberOf(account.resource),
    payerName: account.resource.accountName ?? account.resource.name,
  };
  const writable = payouts.filter((order) => {
    const isWritable = !template || problemsOf(template, order, 1, facts).length === 0;
    if (!isWritable) skipped.add('notWritable', order.orderCode);
    return isWritable;
  });
  const { fitting, refused, reached } = fitToPayer(payer, writable, { rules, now, limited });
  for (const { order, refusals } of refused) skipped.add(skipReasonOf(refusals), order.orderCode);
  const most = Math.min(maxOrderCount, template?.maxRows ?? mostOrders, mostOrders);
  if (fitting.length <= most) return { taken: fitting, skipped, stoppedBy: reached ?? null };
  const stoppedBy = template && template.maxRows < maxOrderCount ? 'template' : 'maxOrderCount';
  return { taken: fitting.slice(0, most), skipped, stoppedBy };
}

function skipReasonOf(refusals: readonly string[]): SkipReason {
  if (refusals.includes('productMismatch')) return 'supplierTerms';
  return refusals.some((refusal) => refusal === 'belowMinimum' || refusal === 'aboveMaximum')
    ? 'accountRules'
    : 'accountClosed';
}

/** Number of the account that pays, as the bank knows it. */
export const accountNumberOf = ({
  cardNumber,
  vpa,
  usdtAddress,
  mobileNumber,
  paybillNumber,
  tillNumber,
}: Resource): string => cardNumber ?? vpa ?? usdtAddress ?? mobileNumber ?? paybillNumber ?? tillNumber ?? '';
