import type { Output } from '@platform/sdk';
import { moneyText } from '../../../../../shared/cells/money.text.ts';

export type HeldPayout = Output<'payoutClaims.held'>['list'][number];

const names = ['userName', 'cardNumber', 'ifscCode', 'bankName', 'vpa', 'usdtAddress'] as const;

export interface DeskField {
  name: (typeof names)[number] | 'amount';
  /** As it is copied: an amount has no separators of thousands. */
  value: string;
}

/** What is copied for a payment, in the order in which a bank's form asks for it. The amount comes last. */
export function fieldsOf(payout: HeldPayout): readonly DeskField[] {
  const given = names.flatMap((name): DeskField[] => {
    const value = payout[name];
    return value === null ? [] : [{ name, value }];
  });
  return [...given, { name: 'amount', value: moneyText(payout.amountMinor, payout.currency, false) }];
}
