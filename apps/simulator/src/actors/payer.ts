import { minorUnits, type Output, type Platform } from '@platform/sdk';
import type { OrderPlan, Payment } from '../plan/order-plan.ts';
import type { Timers } from '../timers.ts';
import type { Bank, Transfer } from '../world/bank.ts';

const secondMs = 1_000;
const lookEveryMs = 2_000;
/** The platform answers as soon as there is an account to pay to. */
const waitMs = 10_000;
/** A payer without an account to pay to leaves after this time. */
const patienceMs = 90_000;
/** A payer does not start a payment this close to the deadline. */
const lastSecondsMs = 10_000;
const shortestPauseMs = 200;
const tokenPattern = /^[\w-]{43}$/;

export interface PayerTools {
  readonly platform: Platform;
  readonly bank: Bank;
  readonly timers: Timers;
  /** Factor on the time that people take; below 1 they are faster. */
  readonly haste: number;
  /** Called when money has arrived. */
  readonly onPaid: (transfer: Transfer, payment: Payment) => void;
}

/** What a payer decides in advance. */
export interface PayerPlan extends Pick<OrderPlan, 'payment'> {
  readonly payer: Pick<OrderPlan['payer'], 'name'>;
}

type Page = Output<'cashier.order'>;

/** Opens the pay link and follows the plan: pays in time, late, twice, a wrong amount, or not at all. */
export async function pay(plan: PayerPlan, payUrl: string, tools: PayerTools): Promise<void> {
  const { payment } = plan;
  if (!payment) return;
  const token = payUrl.split('/').at(-1) ?? '';
  // With IsNewPayUrl off, payers get the account's own link, which shows no amount: they leave.
  if (!tokenPattern.test(token)) return;
  const page = await untilPayable(token, tools);
  if (page?.account == null || page.payAmountMinor === null) return;
  const account = tools.bank.find(page.account);
  // No device would report this payment. A gateway that is simulated plays its payers itself.
  if (!account) return;
  if (!(await untilTheyPay(payment, token, page, tools))) return;
  const amountMinor = minorUnits(page.payAmountMinor + payment.wrongByMinor);
  for (let time = 0; time < payment.times; time += 1) {
    tools.onPaid(tools.bank.pay(account, amountMinor, plan.payer.name, new Date()), payment);
  }
}

/** Waits as long as the payer takes; false when the simulation has stopped meanwhile. */
async function untilTheyPay(
  payment: Payment,
  token: string,
  page: Page,
  tools: PayerTools,
): Promise<boolean> {
  const { timers, haste } = tools;
  if (payment.lateBySeconds === null) {
    const wishedMs = payment.afterSeconds * secondMs * haste;
    return timers.wait(Math.max(0, Math.min(wishedMs, leftMs(page) - lastSecondsMs)));
  }
  await untilOver(token, page, tools);
  return timers.wait(payment.lateBySeconds * secondMs * haste);
}

async function untilPayable(token: string, tools: PayerTools): Promise<Page | undefined> {
  const { platform, timers, haste } = tools;
  const untilMs = Date.now() + patienceMs;
  while (Date.now() < untilMs) {
    const page = await platform.cashier.order({ token, waitMs }, { signal: timers.signal });
    if (page.status !== 'preparing') return page.status === 'payable' ? page : undefined;
    if (!(await timers.wait(Math.max(lookEveryMs * haste, shortestPauseMs)))) return undefined;
  }
  return undefined;
}

/** The page gives its deadline, so there is no need to poll before it. */
async function untilOver(token: string, page: Page, { platform, timers, haste }: PayerTools): Promise<void> {
  let shown = page;
  while (shown.status === 'payable') {
    const pauseMs = Math.max(lookEveryMs, leftMs(shown)) * haste;
    if (!(await timers.wait(Math.max(pauseMs, shortestPauseMs)))) return;
    shown = await platform.cashier.order({ token }, { signal: timers.signal });
  }
}

/** By the platform's clock: the payer's may be wrong. */
const leftMs = ({ expiresAt, serverTime }: Page): number =>
  new Date(expiresAt ?? serverTime).getTime() - new Date(serverTime).getTime();
