import type { Output } from '@platform/sdk';
import { productsList } from '@platform/sdk/operations';
import { productsListRules } from '@platform/sdk/query-rules';
import { moneyText } from '../../../../shared/cells/money.text.ts';
import { listOf } from '../../../../shared/list/list.of.ts';
import type { Translate } from '../../../../shared/messages.ts';
import { productMessages } from './products.messages.ts';

export type ProductRow = Output<'products.list'>['list'][number];
export type ProductText = Translate<typeof productMessages.table>;

export const { column, filter, define } = listOf()(productsList, productsListRules, productMessages);

export const floatKeys = {
  none: 'floatNone',
  up: 'floatUp',
  down: 'floatDown',
  both: 'floatBoth',
} as const;
export const matchKeys = { amount: 'byAmount', reference: 'byReference' } as const;
export const floatModes = Object.keys(floatKeys) as (keyof typeof floatKeys)[];
export const matchModes = Object.keys(matchKeys) as (keyof typeof matchKeys)[];

/** A value of a newer server is shown by its name. */
export const floatWord = (mode: string, say: ProductText): string => {
  const known = floatModes.find((each) => each === mode);
  return known ? say(floatKeys[known]) : mode;
};
export const matchWord = (mode: string, say: ProductText): string => {
  const known = matchModes.find((each) => each === mode);
  return known ? say(matchKeys[known]) : mode;
};

export const amountsText = ({ minAmountMinor, maxAmountMinor, currency }: ProductRow): string =>
  `${moneyText(minAmountMinor, currency)} – ${moneyText(maxAmountMinor, currency)}`;
