import type { StatusTile } from '../../../../shared/list/status.tiles.tsx';
import type { PageSearch } from '../../../../shared/page.tsx';
import type { StatusCounts } from '../list/orders.counts.ts';
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
  const chosen = tileStatuses.find((status) => String(status) === payoutStatus);
  const all: StatusTile = {
    key: 'all',
    label: say('allPayouts'),
    count: chosen === undefined ? total : null,
    active: chosen === undefined,
    onSelect: () => filter({ payoutStatus: '' }),
  };
  return [
    all,
    ...tileStatuses.map((status): StatusTile => {
      const active = chosen === status;
      return {
        key: String(status),
        label: say(payoutStatusKeys[status]),
        count: counts?.ofPayouts[status] ?? null,
        atLeast: counts?.exact === false,
        active,
        look: payoutLooks[status],
        onSelect: () => filter({ payoutStatus: active ? '' : String(status) }),
      };
    }),
  ];
}
