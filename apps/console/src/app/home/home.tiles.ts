import type { Output } from '@platform/sdk';
import type { Figures } from '../../shared/figures/figure.change.ts';
import { amountOf, countsOf, successRate } from './home.figures.ts';
import { unpaidStatuses } from './home.links.ts';

export type Days = Output<'orders.simpleStatistics'>;
type Day = Days['today'];
export type TileKind = 'money' | 'count' | 'rate';

interface Tile {
  kind: TileKind;
  /** Null if unknown, for example a rate of zero orders. */
  of: (day: Day, currency: string) => number | null;
  /** The list behind the figure, and the filter that selects the same orders. */
  rows: { type: 'collection' | 'payout'; filter?: Readonly<Record<string, string | number>> };
}

const paid = { type: 'collection', filter: { notInOrderStatusIds: unpaidStatuses } } as const;
const money = (of: (figures: Figures) => number | null, rows: Tile['rows'], side: keyof Day): Tile => ({
  kind: 'money',
  of: (day, currency) => amountOf(day[side], currency, of),
  rows,
});

/** The figures of a day that a home page can show. */
export const tiles = {
  collected: money((one) => one.paidMinor, paid, 'collection'),
  orders: {
    kind: 'count',
    of: (day) => countsOf(day.collection).orders,
    rows: { type: 'collection' },
  },
  success: {
    kind: 'rate',
    of: (day) => successRate(countsOf(day.collection)),
    rows: { type: 'collection' },
  },
  paidOut: money((one) => one.paidMinor, { type: 'payout', filter: { payoutStatus: 4 } }, 'payout'),
  payouts: { kind: 'count', of: (day) => countsOf(day.payout).orders, rows: { type: 'payout' } },
  fees: money((one) => one.feeMinor, paid, 'collection'),
  commission: money((one) => one.commissionMinor, paid, 'collection'),
} as const satisfies Record<string, Tile>;
export type TileKey = keyof typeof tiles;

export interface TileFigure {
  kind: TileKind;
  now: number | null;
  /** Yesterday until the current time of day. */
  before: number | null;
}

export function tileFigure(key: TileKey, days: Days, currency: string): TileFigure {
  const { kind, of }: Tile = tiles[key];
  return { kind, now: of(days.today, currency), before: of(days.yesterdaySoFar, currency) };
}

export const tileRows = (key: TileKey): Tile['rows'] => tiles[key].rows;
