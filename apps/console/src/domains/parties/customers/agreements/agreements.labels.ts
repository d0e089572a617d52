import type { Output } from '@platform/sdk';
import { moneyText } from '../../../../shared/cells/money.text.ts';
import type { Translate } from '../../../../shared/messages.ts';
import type { agreementMessages } from './agreements.messages.ts';

export type AgreementRow = Output<'userProducts.list'>['list'][number];
export type AgreementText = Translate<typeof agreementMessages.table>;

/** Who agrees about what. */
export interface AgreementParty {
  userId: string;
  name: string;
  role: 'merchant' | 'supplier';
}

/** The contract knows no other roles. */
export const roleOf = ({ role }: Pick<AgreementRow, 'role'>): AgreementParty['role'] =>
  role === 'merchant' ? 'merchant' : 'supplier';

/** "100.00 – 5,000.00": a missing limit is the product's. */
export function limitsText(
  {
    minAmountMinor,
    maxAmountMinor,
    currency,
  }: Pick<AgreementRow, 'minAmountMinor' | 'maxAmountMinor' | 'currency'>,
  say: AgreementText,
): string {
  if (minAmountMinor === null && maxAmountMinor === null) return say('productLimits');
  const side = (amountMinor: number | null) =>
    amountMinor === null ? say('asProduct') : moneyText(amountMinor, currency);
  return `${side(minAmountMinor)} – ${side(maxAmountMinor)}`;
}
