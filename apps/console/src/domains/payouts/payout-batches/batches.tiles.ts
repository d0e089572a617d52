import { payoutBatchesList } from '@platform/sdk/operations';
import type { ListQuery } from '../../../shared/list/list.types.ts';
import type { StatusTile } from '../../../shared/list/status.tiles.tsx';
import type { PageSearch } from '../../../shared/page.tsx';
import { useOperations } from '../../../shared/query.many.ts';
import { type BatchText, batchStates, stateLooks } from './batches.labels.ts';

/** A tile for all batches and one for each state, each with its count under the other filters. */
export function useBatchTiles(
  { state: _any, withSummary: _sums, ...rest }: ListQuery<'payoutBatches.list'>,
  /** As the address has it: what no state is called chooses none, and all are listed. */
  state: string | undefined,
  total: number | null,
  filter: (texts: PageSearch) => void,
  say: BatchText,
): readonly StatusTile[] {
  const counts = useOperations(
    payoutBatchesList,
    batchStates.map((each) => ({ ...rest, state: each, pageSize: 1 })),
  );
  const chosen = batchStates.find((each) => each === state);
  return [
    {
      key: 'all',
      label: say('all'),
      count: chosen === undefined ? total : null,
      active: chosen === undefined,
      onSelect: () => filter({ state: '' }),
    },
    ...batchStates.map((each, index): StatusTile => {
      const active = chosen === each;
      return {
        key: each,
        label: say(each),
        look: stateLooks[each],
        count: counts[index]?.data?.total ?? null,
        active,
        onSelect: () => filter({ state: active ? '' : each }),
      };
    }),
  ];
}
