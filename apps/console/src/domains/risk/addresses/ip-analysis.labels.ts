import type { Output } from '@platform/sdk';
import { moneyText } from '../../../shared/cells/money.text.ts';
import { rateText } from '../../../shared/cells/rate.text.ts';

export type IpFigures = Output<'payerIps.list'>['list'][number];

export const percentText = ({ successRate }: IpFigures): string => rateText(successRate);

/** The paid amounts, each with its currency. */
export const sumsText = ({ sums }: IpFigures): string =>
  sums.map(({ amountMinor, currency }) => `${moneyText(amountMinor, currency)} ${currency}`).join(' · ');
