import type { StatusTile } from '../../../../shared/list/status.tiles.tsx';
import type { PageSearch } from '../../../../shared/page.tsx';
import type { StatusCounts } from '../list/orders.counts.ts';
import { tilesOf } from '../list/orders.tile-parts.ts';
import { type PayoutText, payoutLooks, payoutStatusKeys, tileStatuses } from './payouts.labels.ts';

/** Payout statuses as tiles that filter the list, each with its count. */
export function payoutTiles(
  say: PayoutText,
  /** As the address has it: what no status is called chooses none, and all are listed. */
  payoutStatus: string | undefined,
  total: number | null,
  counts: StatusCounts | undefined,
  filter: (texts: PageSearch) => void,
): readonly StatusTile[] {
  return tilesOf({
    statuses: tileStatuses,
    chosen: tileStatuses.find((status) => String(status) === payoutStatus),
    total,
    allLabel: say('allPayouts'),
    tileOf: (status) => ({
      key: String(status),
      label: say(payoutStatusKeys[status]),
      look: payoutLooks[status],
    }),
    counts: counts?.ofPayouts,
    exact: counts?.exact,
    chooseAll: () => filter({ payoutStatus: '' }),
    choose: (status) => filter({ payoutStatus: status === undefined ? '' : String(status) }),
  });
}
