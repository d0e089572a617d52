// Signs an order and creates it. It needs no sign-in: the merchant's key authenticates the request.
//
//   PLATFORM_URL=https://platform.example PLATFORM_MCH_ID=10000101 PLATFORM_KEY=… \
//     node create-order.mjs M-2026-0001 500.00 INR 1008
//
// After any failure, run it again with the same arguments: the platform creates one order per order number.
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

// Converts text to minor units without rounding: 500.001 rupees are refused, not rounded to 500.00.
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
    // Unknown outcome: send the identical order again. The platform returns the existing order or creates it.
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
