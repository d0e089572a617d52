import type { StatusTile } from '../../../../shared/list/status.tiles.tsx';
import type { PageSearch } from '../../../../shared/page.tsx';
import { type OrderText, statusKeys, statusLooks } from '../orders.labels.ts';
import type { StatusCounts } from './orders.counts.ts';
import type { StatusId } from './orders.parts.ts';
import { tilesOf } from './orders.tile-parts.ts';

const tileStatuses: readonly StatusId[] = [1, 2, 4, 5, 3, 10];
const statusIds = Object.keys(statusKeys).map(Number) as readonly StatusId[];

/** Status tiles that filter the list, each with its count. */
export function statusTiles(
  say: OrderText,
  /** As the address has it: what no status is called chooses none, and all are listed. */
  orderStatusId: string | undefined,
  total: number | null,
  counts: StatusCounts | undefined,
  filter: (texts: PageSearch) => void,
): readonly StatusTile[] {
  return tilesOf({
    statuses: tileStatuses,
    chosen: statusIds.find((status) => String(status) === orderStatusId),
    total,
    allLabel: say('allStatuses'),
    tileOf: (status) => {
      const key = statusKeys[status];
      return { key, label: say(key), look: statusLooks[key] };
    },
    counts: counts?.of,
    exact: counts?.exact,
    chooseAll: () => filter({ orderStatusId: '' }),
    // A status that is left out by name could not be chosen and seen at once.
    choose: (status) =>
      filter({ orderStatusId: status === undefined ? '' : String(status), notInOrderStatusIds: '' }),
  });
}
