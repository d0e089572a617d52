import type { Output } from '@platform/sdk';
import { rateText } from '../../../../shared/cells/rate.text.ts';
import type { Translate } from '../../../../shared/messages.ts';
import { amountsText } from '../party/party.labels.ts';
import type { merchantMessages } from './merchants.messages.ts';

export type MerchantRow = Output<'merchants.list'>['list'][number];
export type MerchantText = Translate<typeof merchantMessages.table>;

/** "INR 12,000.00 · CNY 50.00" */
export const availableText = ({ balances }: Pick<MerchantRow, 'balances'>): string =>
  amountsText(balances, ({ availableMinor }) => availableMinor);

/** "1008 1.8%, 1034 2%": only products that it may order now. */
export const productsText = ({ products }: Pick<MerchantRow, 'products'>): string =>
  products
    .filter(({ enabled }) => enabled)
    .map(({ productId, feeRate }) => `${productId} ${rateText(feeRate)}`)
    .join(', ');
