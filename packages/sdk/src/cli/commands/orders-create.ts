import { type Input, signOrder } from '@platform/sdk';
import { orderStatusOf } from '@platform/sdk/rules';
import { amountText, readAmount, withDecimals } from '../amounts.ts';
import type { Command } from '../command.ts';
import { usageError } from '../exit-codes.ts';
import type { OptionTable } from '../given.ts';
import { inputOption, readInput } from '../json-input.ts';
import { oneOf, wholeNumber } from '../option-values.ts';

type Order = Input<'orders.create'>;

export const profileOption: OptionTable = {
  profile: {
    type: 'string',
    value: '<md5-sorted|hmac-sha256>',
    help: 'how to sign, md5-sorted unless given',
  },
};

export const profiles = ['md5-sorted', 'hmac-sha256'] as const;

/** Text fields of an order, by option. */
const textFields = {
  'mch-id': ['mchId', 'merchant number (PLATFORM_MCH_ID)'],
  'order-no': ['mchOrderNo', 'your own number of the order; the same number never makes a second order'],
  'notify-url': ['notifyUrl', 'where callbacks are sent'],
  'return-url': ['returnUrl', 'where the payer returns to'],
  subject: ['subject', 'what is paid for'],
  body: ['body', 'more about it'],
  'client-ip': ['clientIp', 'payer’s address'],
  'user-name': ['userName', 'payer or account name'],
  ifsc: ['ifscCode', 'bank branch (India)'],
  'bank-name': ['bankName', 'bank'],
  vpa: ['vpa', 'UPI address'],
  mode: ['mode', 'rail within the channel'],
  address: ['address', 'USDT address'],
} as const satisfies Record<string, readonly [keyof Order, string]>;

/** Signs an order and creates it. */
export const ordersCreate: Command = {
  name: 'orders create',
  summary: 'Sign an order and create it.',
  options: {
    product: { type: 'string', value: '<number>', help: 'channel number' },
    amount: { type: 'string', value: '<amount>', help: 'in decimals, 500.00, with --currency' },
    currency: { type: 'string', value: '<INR|CNY|KES|USDT>', help: 'of the amount: the product’s' },
    ...Object.fromEntries(
      Object.entries(textFields).map(([option, [, help]]) => [
        option,
        { type: 'string', value: '<text>', help } as const,
      ]),
    ),
    ...inputOption,
    ...profileOption,
  },
  notes: [
    'The signing key comes from PLATFORM_KEY or a prompt. No sign-in is needed.',
    'Pass fields without an option (cardNumber, extra) by --input -; there `amount` is in minor units.',
    'After exit code 3 run the same command again: it returns the existing order or creates it.',
  ],
  async run(context) {
    const { given, output, secrets, signal, terminal } = context;
    const fields: Record<string, unknown> = {
      mchId: terminal.env.PLATFORM_MCH_ID,
      ...(await readInput(context)),
    };
    for (const [option, [field]] of Object.entries(textFields))
      fields[field] = given.text(option) ?? fields[field];
    fields.productId = wholeNumber(given, 'product') ?? fields.productId;
    fields.amount = readAmount(given, 'amount') ?? fields.amount;
    const order = complete(fields);
    const profile = oneOf(given, 'profile', profiles);
    const { platform } = await context.connection();
    const key = await secrets.secret('PLATFORM_KEY', 'Signing key');
    const created = await platform.orders.create(signOrder(order, key, profile), { signal });
    await output.record(withDecimals(created), [
      ['orderCode', created.orderCode],
      ['mchOrderNo', created.mchOrderNo],
      ['amount', `${amountText(created.amountMinor, created.currency)} ${created.currency}`],
      ['status', orderStatusOf(created.status) ?? String(created.status)],
      ...(created.payUrl === null ? [] : [['payUrl', created.payUrl] as const]),
    ]);
    return undefined;
  },
};

/** Checks the fields that signing needs; the contract's validator checks the rest before sending. */
function complete(fields: Readonly<Record<string, unknown>>): Omit<Order, 'sign'> {
  const needed = {
    mchId: '--mch-id',
    productId: '--product',
    mchOrderNo: '--order-no',
    amount: '--amount',
    notifyUrl: '--notify-url',
  };
  const missing = Object.entries(needed).filter(([field]) => fields[field] === undefined);
  if (missing.length) throw usageError(`An order needs ${missing.map(([, option]) => option).join(', ')}.`);
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return given as Omit<Order, 'sign'>;
}
