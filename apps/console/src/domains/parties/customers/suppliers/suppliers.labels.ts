import type { Output } from '@platform/sdk';
import { rateText } from '../../../../shared/cells/rate.text.ts';
import type { Translate } from '../../../../shared/messages.ts';
import {
  amountsText,
  collectedText as collectedTodayText,
  paidOutText as paidOutTodayText,
} from '../party/party.labels.ts';
import type { supplierMessages } from './suppliers.messages.ts';

export type SupplierRow = Output<'suppliers.list'>['list'][number];
export type SupplierText = Translate<typeof supplierMessages.table>;
type Figures = Pick<SupplierRow, 'balances' | 'today'>;

export const availableText = ({ balances }: Figures) => amountsText(balances, (one) => one.availableMinor);
export const receivableText = ({ balances }: Figures) => amountsText(balances, (one) => one.receivableMinor);
export const depositText = ({ balances }: Figures) => amountsText(balances, (one) => one.depositMinor);

export const collectedText = ({ today }: Pick<Figures, 'today'>) => collectedTodayText(today);
export const paidOutText = ({ today }: Pick<Figures, 'today'>) => paidOutTodayText(today);

export const commissionText = ({ today }: Pick<Figures, 'today'>): string =>
  amountsText(
    today.filter(({ commissionMinor }) => commissionMinor > 0),
    ({ commissionMinor }) => commissionMinor,
  );

/** "5 / 6": enabled accounts of all. */
export const accountsText = ({
  resourceCount,
  enabledResourceCount,
}: Pick<SupplierRow, 'resourceCount' | 'enabledResourceCount'>): string =>
  `${enabledResourceCount} / ${resourceCount}`;

/** "3001 0.4%, 3002 0.35%" */
export const ratesText = ({ rates }: Pick<SupplierRow, 'rates'>): string =>
  rates.map(({ productId, commissionRate }) => `${productId} ${rateText(commissionRate)}`).join(', ');

/** The sums of a team; undefined for a supplier without one, whose own figures say it all. */
export const teamOf = ({ team, proxyCount }: SupplierRow) =>
  proxyCount > 0 ? (team ?? undefined) : undefined;
