import type { Output } from '@platform/sdk';
import { CircleCheck, Snowflake } from 'lucide-react';
import { moneyText } from '../../../shared/cells/money.text.ts';
import { rateText } from '../../../shared/cells/rate.text.ts';
import { platformText } from '../../../shared/format.ts';
import type { LinkFilter } from '../../../shared/list.links.ts';
import type { Translate } from '../../../shared/messages.ts';
import type { ipAnalysisMessages } from './ip-analysis.messages.ts';

export type IpFigures = Output<'payerIps.list'>['list'][number];

export const frozenLook = ({ frozen }: IpFigures, say: Translate<typeof ipAnalysisMessages.table>) =>
  frozen
    ? { tone: 'danger' as const, icon: Snowflake, word: say('frozen') }
    : { tone: 'neutral' as const, icon: CircleCheck, word: say('free') };

export const percentText = ({ successRate }: IpFigures): string => rateText(successRate);

/** The paid amounts, each with its currency. */
export const sumsText = ({ sums }: IpFigures): string =>
  sums.map(({ amountMinor, currency }) => `${moneyText(amountMinor, currency)} ${currency}`).join(' · ');

/** Finds in `orders.list` exactly the orders that are counted. */
export const countedOrders = ({ ip, firstAt, lastAt }: IpFigures): LinkFilter => ({
  ipAddress: ip,
  orderType: 1,
  startTime: platformText(firstAt),
  endTime: platformText(lastAt),
  isTest: false,
  // Also those that found no account.
  notInOrderStatusIds: 'none',
});
