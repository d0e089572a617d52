import type { Output } from '@platform/sdk';
import type { Tone } from '@platform/ui-kit/skin';
import { CircleCheck, CircleSlash, type LucideIcon } from 'lucide-react';
import { moneyText } from '../../../shared/cells/money.text.ts';
import { rateText } from '../../../shared/cells/rate.text.ts';
import type { Translate } from '../../../shared/messages.ts';
import type { merchantMessages } from './merchants.messages.ts';

export type MerchantRow = Output<'merchants.list'>['list'][number];
export type MerchantText = Translate<typeof merchantMessages.table>;

export const stateLooks: Record<'enabled' | 'disabled', { tone: Tone; icon: LucideIcon }> = {
  enabled: { tone: 'success', icon: CircleCheck },
  disabled: { tone: 'neutral', icon: CircleSlash },
};
export const stateOf = ({ enabled }: Pick<MerchantRow, 'enabled'>) => (enabled ? 'enabled' : 'disabled');

export const authenticatorTones = { bound: 'success', demanded: 'warning', notBound: 'neutral' } as const;
export const authenticatorOf = (merchant: Pick<MerchantRow, 'confirmBind' | 'enableGoogleVerify'>) =>
  merchant.confirmBind ? 'bound' : merchant.enableGoogleVerify ? 'demanded' : 'notBound';

/** "INR 12,000.00 · CNY 50.00": currencies are never added. */
export const availableText = ({ balances }: Pick<MerchantRow, 'balances'>): string =>
  balances
    .map(({ currency, availableMinor }) => `${currency} ${moneyText(availableMinor, currency)}`)
    .join(' · ');

/** "1008 1.8%, 1034 2%": only products that it may order now. */
export const productsText = ({ products }: Pick<MerchantRow, 'products'>): string =>
  products
    .filter(({ enabled }) => enabled)
    .map(({ productId, feeRate }) => `${productId} ${rateText(feeRate)}`)
    .join(', ');

/** The merchant's account, as the actions on a person's account take it. */
export const personOf = (row: MerchantRow) => ({
  userId: row.userId,
  account: row.account,
  enableGoogleVerify: row.enableGoogleVerify,
  confirmBind: row.confirmBind,
  allowModify: row.allowModify,
  hasPayPassword: row.hasPayPassword,
});
