// Signs an order and creates it. No sign-in: the merchant's key is what shows who asks.
//
//   PLATFORM_URL=https://platform.example PLATFORM_MCH_ID=10000101 PLATFORM_KEY=… \
//     node create-order.mjs M-2026-0001 500.00 INR 1008
//
// Run it again with the same words after any failure: one order number is one order, however often it is sent.
import process from 'node:process';
import {
  BusinessError,
  createPlatform,
  isCurrency,
  OutcomeUnknownError,
  parseMoney,
  signOrder,
} from '@platform/sdk';

const [mchOrderNo = '', amountText = '', currency = '', product = ''] = process.argv.slice(2);
const { PLATFORM_URL = '', PLATFORM_MCH_ID = '', PLATFORM_KEY = '', NOTIFY_URL } = process.env;
if (!mchOrderNo || !isCurrency(currency))
  throw new Error('usage: create-order.mjs <number> <amount> <currency> <product>');

// Text to minor units without rounding: 500.001 rupees are refused, not made 500.00.
const amount = parseMoney(amountText, currency);
if (!amount.ok) throw new Error(`${amountText} is not an amount in ${currency}: ${amount.reason}`);

const platform = createPlatform({ baseUrl: PLATFORM_URL, language: 'en-US' });
const order = signOrder(
  {
    mchId: PLATFORM_MCH_ID,
    productId: Number(product),
    mchOrderNo,
    amount: amount.amountMinor,
    notifyUrl: NOTIFY_URL ?? 'https://merchant.example/callback',
    subject: 'Top-up',
  },
  PLATFORM_KEY,
);

try {
  const created = await platform.orders.create(order);
  console.log(`${created.orderCode} ${created.payUrl ?? 'waits for an account'}`);
} catch (error) {
  if (OutcomeUnknownError.is(error)) {
    // Nobody knows whether it was made. The very same order is sent again: it answers the one that exists, or makes it.
    const result = await platform.orders.reconcile(order, { resend: order, waitMs: 60_000 });
    if (result.outcome === 'notFound') throw error;
    console.log(`${result.order.orderCode} found after a broken connection`);
  } else if (BusinessError.is(error, 'orderNumberConflict')) {
    console.error(`${mchOrderNo} was used for another order: take a new number for a new order.`);
    process.exitCode = 1;
  } else {
    throw error;
  }
}
