import type { StatusTile } from '../../../../shared/list/status.tiles.tsx';
import type { PageSearch } from '../../../../shared/page.tsx';
import { type OrderText, statusKeys, statusLooks } from '../orders.labels.ts';
import type { StatusCounts } from './orders.counts.ts';
import type { StatusId } from './orders.parts.ts';

const tileStatuses: readonly StatusId[] = [1, 2, 4, 5, 3, 10];

/** Status tiles that filter the list, each with its count. */
export function statusTiles(
  say: OrderText,
  /** As the address has it: what no status is called chooses none, and all are listed. */
  orderStatusId: string | undefined,
  total: number | null,
  counts: StatusCounts | undefined,
  filter: (texts: PageSearch) => void,
): readonly StatusTile[] {
  const chosen =
    orderStatusId !== undefined && Object.hasOwn(statusKeys, orderStatusId) ? orderStatusId : undefined;
  const all: StatusTile = {
    key: 'all',
    label: say('allStatuses'),
    count: chosen === undefined ? total : null,
    active: chosen === undefined,
    onSelect: () => filter({ orderStatusId: '' }),
  };
  const ofStatus = (status: StatusId): StatusTile => {
    const key = statusKeys[status];
    const active = chosen === String(status);
    return {
      key,
      label: say(key),
      count: counts?.of[status] ?? null,
      atLeast: counts?.exact === false,
      active,
      look: statusLooks[key],
      // A status that is left out by name could not be chosen and seen at once.
      onSelect: () => filter({ orderStatusId: active ? '' : String(status), notInOrderStatusIds: '' }),
    };
  };
  return [all, ...tileStatuses.map(ofStatus)];
}
