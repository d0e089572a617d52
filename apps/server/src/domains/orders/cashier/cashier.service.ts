import { and, eq, sql } from 'drizzle-orm';
import { statement } from '../../../db/statements.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { merchants } from '../../parties/parties.public.ts';
import { checkNotFrozen } from '../frozen-ips/frozen-ips.service.ts';
import { type Order, orders } from '../orders/orders.table.ts';
import { resources } from '../resources/resources.table.ts';
import { cashierAccountOf } from './cashier.account.ts';
import type { CashierOrder, CashierStatus } from './cashier.types.ts';
import { orderLinks } from './order-links.table.ts';
import { orderIdOfToken } from './pay-links.service.ts';
import { asksOf, type PayerHintInput, savePayerHint } from './payer-hints.service.ts';
import { payerHints } from './payer-hints.table.ts';

// Every open payer page runs this every few seconds, so it selects only the columns shown.
const orderStatement = statement((db) =>
  db
    .select({
      said: { orderId: payerHints.orderId, reference: payerHints.reference, payerName: payerHints.payerName },
      order: {
        id: orders.id,
        orderCode: orders.orderCode,
        status: orders.status,
        payoutStatus: orders.payoutStatus,
        subject: orders.subject,
        amountMinor: orders.amountMinor,
        payAmountMinor: orders.payAmountMinor,
        currency: orders.currency,
        identifyCode: orders.identifyCode,
        returnUrl: orders.returnUrl,
        createdAt: orders.createdAt,
        expiresAt: orders.expiresAt,
        reversedAt: orders.reversedAt,
      },
      merchantName: merchants.name,
      gateway: {
        id: resources.gatewayId,
        link: orderLinks.link,
        answeredAt: orderLinks.createdAt,
        endedAt: orderLinks.endedAt,
      },
      account: {
        kind: resources.kind,
        accountName: resources.accountName,
        bankName: resources.bankName,
        cardNumber: resources.cardNumber,
        ifscCode: resources.ifscCode,
        vpa: resources.vpa,
        mobileNumber: resources.mobileNumber,
        usdtNetwork: resources.usdtNetwork,
        usdtAddress: resources.usdtAddress,
        link: resources.link,
        jumpLink: resources.jumpLink,
        qrCode: resources.qrCode,
      },
    })
    .from(orders)
    .innerJoin(merchants, eq(merchants.id, orders.merchantId))
    .leftJoin(resources, eq(resources.id, orders.resourceId))
    .leftJoin(orderLinks, and(eq(orderLinks.orderId, orders.id), eq(orderLinks.attempt, orders.attempt)))
    .leftJoin(payerHints, eq(payerHints.orderId, orders.id))
    .where(eq(orders.id, sql.placeholder('orderId'))),
);

/** Dependencies of the cashier for resolving a pay link. */
export type CashierParts = Pick<HandlerContext, 'db' | 'secrets' | 'settings' | 'now' | 'ip'>;

/**
 * The order of a pay link, as its payer may see it.
 *
 * @throws payLinkInvalid, and ipFrozen while the order can be paid and the payer's own address is frozen
 */
export async function cashierOrder(parts: CashierParts, token: string): Promise<CashierOrder> {
  const shown = await shownOrder(await orderOfToken(parts, token), parts);
  // A payer who has paid still sees the outcome.
  if (shown.status === 'preparing' || shown.status === 'payable')
    await checkNotFrozen(parts.settings, parts.ip, parts.now);
  return shown;
}

/**
 * Like `cashierOrder`; while the order is being prepared, answers when it no longer is, or after `waitMs`. The payer's
 * address is checked at each read, so an address that is frozen meanwhile ends the wait.
 *
 * @param partsNow called for each read, for the time of its answer
 */
export async function awaitCashierOrder(
  partsNow: () => CashierParts,
  token: string,
  waitMs: number,
  longPoll: HandlerContext['longPoll'],
): Promise<CashierOrder> {
  const read = (): Promise<CashierOrder> => cashierOrder(partsNow(), token);
  const id = orderIdOfToken(partsNow().secrets, token);
  if (id === undefined) return read();
  return longPoll({ id, withinMs: waitMs, read, isFinal: ({ status }) => status !== 'preparing' });
}

/** Stores the payer's payment details and returns the updated order. */
export async function tellCashier(
  parts: CashierParts,
  token: string,
  hint: PayerHintInput,
): Promise<CashierOrder> {
  await checkNotFrozen(parts.settings, parts.ip, parts.now);
  const found = await orderOfToken(parts, token);
  const { order, account } = found;
  const { asks } = await shownOrder(found, parts);
  const asked = { id: order.id, asks, account: account && { ...account, currency: order.currency } };
  await savePayerHint(parts.db, asked, hint, parts);
  return cashierOrder(parts, token);
}

async function orderOfToken({ db, secrets }: CashierParts, token: string) {
  const orderId = orderIdOfToken(secrets, token);
  const [found] = orderId === undefined ? [] : await orderStatement(db).execute({ orderId });
  // A payout has no payer.
  if (!found || found.order.payoutStatus !== null) throw new BusinessError('payLinkInvalid');
  return found;
}

async function shownOrder(
  { order, merchantName, gateway, account, said }: Awaited<ReturnType<typeof orderOfToken>>,
  { settings, now }: CashierParts,
): Promise<CashierOrder> {
  const { orderCode, subject, amountMinor, payAmountMinor, currency } = order;
  const status = statusOf(order, now, gateway);
  const told = status === 'payable' && account !== null && payAmountMinor !== null;
  return {
    orderCode,
    merchantName,
    subject,
    status,
    amountMinor,
    currency,
    payAmountMinor: told ? payAmountMinor : null,
    identifyCode: told ? order.identifyCode : null,
    account: told
      ? cashierAccountOf(account, { orderCode, payAmountMinor, currency }, gateway?.link ?? null)
      : null,
    expiresAt: told ? (order.expiresAt?.toISOString() ?? null) : null,
    asks: asksOf(
      status,
      account && { kind: account.kind, currency },
      await settings.get('AlipayToAlipayByHandSubmitName'),
    ),
    said: { reference: said?.reference ?? null, payerName: said?.payerName ?? null },
    returnUrl: status === 'preparing' || status === 'payable' ? null : webAddress(order.returnUrl),
    createdAt: order.createdAt.toISOString(),
    serverTime: now.toISOString(),
  };
}

interface Gateway {
  readonly id: string | null;
  readonly link: string | null;
  readonly answeredAt: Date | null;
  readonly endedAt: Date | null;
}

/**
 * An expired order shows as timed out even before the expiry job has run, so that no payer starts to pay. One on an
 * account of a gateway is being prepared until the gateway has made its link: there is nothing else to pay by. When the
 * gateway makes none, or its link has expired before the order, the payer is told to order again, and does not wait for
 * the deadline.
 */
function statusOf(
  { status, expiresAt, reversedAt }: Pick<Order, 'status' | 'expiresAt' | 'reversedAt'>,
  now: Date,
  gateway: Gateway | null,
): CashierStatus {
  if (reversedAt) return 'reversed';
  switch (status) {
    case 1:
      return 'preparing';
    case 2:
      if (expiresAt && expiresAt <= now) return 'timedOut';
      if (!gateway?.id) return 'payable';
      if (gateway.answeredAt === null) return 'preparing';
      return gateway.link === null || gateway.endedAt !== null ? 'unavailable' : 'payable';
    case 3:
      return 'timedOut';
    case 4:
    case 5:
      return 'paid';
    case 10:
      return 'unavailable';
  }
}

const webAddress = (address: string | null): string | null =>
  address !== null && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : null;
