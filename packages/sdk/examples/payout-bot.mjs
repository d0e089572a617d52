// Pays the orders in the payout pool, one after the other, and never twice:
//   - it writes each step to disk before the step (payout-journal.mjs); the next run completes an
//     interrupted order;
//   - it requests a payment once per order; after an unknown answer it queries the bank, and stops if the
//     result stays unknown;
//   - it returns orders that it will not pay; nobody else can claim an order whose payment it has started.
//
//   PLATFORM_URL=… PLATFORM_USER=… PLATFORM_PASSWORD=… BANK_URL=… node payout-bot.mjs
//
// Use a supplier's account: it may claim and pay; an operator confirms. Run the bot from a timer.
// Exit code 0: all done; 1: some payouts need a person; 3: stopped, because it is unknown whether a payment
// was made.
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { BusinessError, createPlatform, isPlatformError, parseMoney } from '@platform/sdk';
import { payoutStatusIds } from '@platform/sdk/rules';
import { createBank } from './payout-bank.mjs';
import { openJournal } from './payout-journal.mjs';

const env = process.env;
const {
  PLATFORM_URL = '',
  PLATFORM_USER = '',
  PLATFORM_PASSWORD = '',
  PLATFORM_CODE = '',
  BANK_URL = '',
} = env;
const limit = parseMoney(env.PAYOUT_LIMIT ?? '10000.00', 'INR');
if (!limit.ok) throw new Error(`PAYOUT_LIMIT is not an amount: ${limit.reason}`);
const shortestLeaseMs = 60_000;
const looks = 3;
const lookEveryMs = Number(env.LOOK_EVERY_MS ?? 2_000);

const platform = createPlatform({
  baseUrl: PLATFORM_URL,
  language: 'en-US',
  hooks: {
    onSecondLevel: () =>
      platform.session.loginSecondLevel({
        password: env.PLATFORM_SECOND_PASSWORD ?? PLATFORM_PASSWORD,
        logInReason: 'payout bot',
      }),
  },
});
const bank = createBank(BANK_URL);
const journal = openJournal(env.JOURNAL ?? 'payouts.ndjson');

/** @typedef {import('./payout-journal.mjs').Entry} Entry */

/** Money may have left, or the platform does not know of a payment: nothing further may be started. */
class Stop extends Error {}

let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isEnding = true;
  });

try {
  await platform.session.login({
    userName: PLATFORM_USER,
    password: PLATFORM_PASSWORD,
    googleCode: PLATFORM_CODE,
  });
  for (const entry of journal.entries()) await resume(entry);
  /** @type {import('@platform/sdk').ListFilters<'orders.list'>} */
  const waiting = { orderType: 2, payoutStatus: payoutStatusIds.awaiting };
  for await (const { id } of platform.orders.list.all(waiting, { limit: 200 })) {
    if (isEnding) break;
    await payOne(id);
  }
  const open = journal.entries().filter(({ step }) => step === 'declined');
  for (const { orderCode, reason } of open)
    console.log(`${orderCode} wants a person: the bank declined it (${reason})`);
  process.exitCode = open.length ? 1 : 0;
} catch (error) {
  console.error(isPlatformError(error) ? error.explain() : error);
  process.exitCode = error instanceof Stop ? 3 : 1;
} finally {
  journal.close();
}

/** @param {string} orderId */
async function payOne(orderId) {
  // Returned or paid before: an order in the journal is not started again automatically.
  if (journal.get(orderId)) return;
  const claim = await claimed(orderId);
  if (!claim) return;
  const { orderCode, amountMinor, currency, userName, cardNumber, ifscCode, claimExpiresAt } = claim;
  const entry = journal.record({
    orderId,
    step: 'claimed',
    orderCode,
    amountMinor,
    currency,
    userName,
    cardNumber,
    ifscCode,
  });
  const objection = whyNot(entry, new Date(claimExpiresAt));
  if (objection) return giveBack(entry, objection);
  await begin(journal.record({ orderId, step: 'beginning' }));
}

/** If several accounts claim at once, one wins. @param {string} orderId */
async function claimed(orderId) {
  try {
    // A repeated claim by the holder renews the lease, so a retry is safe.
    return await platform.payoutClaims.claim(
      { orderId },
      { retries: 3, idempotencyKey: `claim-${crypto.randomUUID()}` },
    );
  } catch (error) {
    if (!BusinessError.is(error)) throw error;
    console.log(`left to others: ${error.codeName}`);
    return undefined;
  }
}

/** @param {Entry} entry @param {Date} leaseEnd */
function whyNot({ currency, amountMinor = 0, userName, cardNumber, ifscCode }, leaseEnd) {
  if (currency !== 'INR') return `this bank does not pay ${currency}`;
  if (limit.ok && amountMinor > limit.amountMinor) return 'above the limit of this bot';
  if (!userName || !cardNumber || !ifscCode) return 'no account to pay to';
  return leaseEnd.getTime() - Date.now() < shortestLeaseMs ? 'the lease is too short' : undefined;
}

/** @param {Entry} entry @param {string} reason */
async function giveBack(entry, reason) {
  try {
    await platform.payoutClaims.cancel(
      { orderId: entry.orderId },
      { retries: 3, idempotencyKey: `cancel-${entry.orderId}` },
    );
  } catch (error) {
    // The lease has expired, so the order is already back in the pool.
    if (!BusinessError.is(error)) throw error;
  }
  journal.record({ orderId: entry.orderId, step: 'cancelled', reason });
  console.log(`${entry.orderCode} given back: ${reason}`);
}

/**
 * Tells the platform that payment starts. After that the lease cannot expire and nobody else can claim the
 * order.
 * @param {Entry} entry
 */
async function begin(entry) {
  try {
    await supplement(entry, {}, 'begin');
  } catch (error) {
    if (!BusinessError.is(error))
      throw new Stop(`${entry.orderCode}: not known whether payment may begin`, { cause: error });
    return giveBack(entry, error.reason);
  }
  await pay(entry);
}

/** @param {Entry} entry */
async function pay({
  orderId,
  orderCode = '',
  amountMinor = 0,
  currency = '',
  userName,
  cardNumber,
  ifscCode,
}) {
  // The last record before money can move.
  const entry = journal.record({ orderId, step: 'paying', reference: orderCode });
  const answer = await bank.pay({
    reference: orderCode,
    amountMinor,
    currency,
    userName: userName ?? '',
    cardNumber: cardNumber ?? '',
    ifscCode: ifscCode ?? '',
  });
  await settle(entry, answer);
}

/** @param {Entry} entry @param {import('./payout-bank.mjs').BankAnswer} answer */
async function settle(entry, answer) {
  const { orderId, orderCode } = entry;
  for (let look = 0; answer.outcome === 'unknown' && look < looks; look++) {
    await wait(lookEveryMs);
    answer = await bank.find(entry.reference ?? '');
  }
  if (answer.outcome === 'paid') return complete(journal.record({ orderId, step: 'paid', utr: answer.utr }));
  if (answer.outcome === 'declined') {
    journal.record({ orderId, step: 'declined', reason: answer.reason });
    return;
  }
  // Neither asked again nor returned: both could pay twice.
  journal.record({ orderId, step: 'unknown' });
  throw new Stop(`${orderCode}: the bank does not say whether it has paid`);
}

/** @param {Entry} entry */
async function complete(entry) {
  try {
    const { payoutStatus } = await supplement(entry, { utr: entry.utr ?? '' }, 'paid');
    journal.record({ orderId: entry.orderId, step: 'done' });
    console.log(
      `${entry.orderCode} paid, ${payoutStatus === payoutStatusIds.completed ? 'completed' : 'waits for confirmation'}`,
    );
  } catch (error) {
    throw new Stop(`${entry.orderCode}: paid, but the platform did not take the reference`, { cause: error });
  }
}

/**
 * One key per step and order, so a repeated request takes effect once.
 * @param {Entry} entry @param {{ utr?: string }} proof @param {string} step
 */
function supplement({ orderCode = '' }, proof, step) {
  return platform.orders.supplement(
    { orderCode, ...proof },
    { retries: 3, idempotencyKey: `${step}-${orderCode}` },
  );
}

/** Completes an order of an earlier run. @param {Entry} entry */
async function resume(entry) {
  if (entry.step === 'claimed') return giveBack(entry, 'an earlier run ended before it began');
  if (entry.step === 'paid') return complete(entry);
  if (entry.step === 'beginning') {
    const { list } = await platform.orders.list({ orderCode: entry.orderCode, orderType: 2 });
    // The bank was not asked; otherwise the journal would say so. The platform's status shows whether it was
    // told.
    return list[0]?.payoutStatus === payoutStatusIds.paying
      ? pay(entry)
      : giveBack(entry, 'payment had not begun');
  }
  // The bank may have been asked. Querying the payment is safe; requesting it again is not.
  if (entry.step === 'paying' || entry.step === 'unknown')
    return settle(entry, await bank.find(entry.reference ?? ''));
}
