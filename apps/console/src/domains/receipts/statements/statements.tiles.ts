import { statementsStateCounts } from '@platform/sdk/operations';
import type { StatusTile } from '../../../shared/list/status.tiles.tsx';
import type { PageSearch } from '../../../shared/page.tsx';
import { useOperation } from '../../../shared/query.ts';
import { type StatementText, stateLooks, states } from './statements.labels.ts';
import type { StatementQuery } from './statements.parts.ts';

const countedMs = 60_000;

/** A tile for all records and one for each state, each with its count under the other filters. */
export function useStateTiles(
  { state: _any, withSummary: _sums, ...rest }: StatementQuery,
  /** As the address has it: what no state is called chooses none, and all are listed. */
  state: string | undefined,
  filter: (texts: PageSearch) => void,
  say: StatementText,
): readonly StatusTile[] {
  const { data } = useOperation(statementsStateCounts, rest, {
    staleMs: countedMs,
    everyMs: countedMs,
    keepPrevious: true,
  });
  const chosen = states.find((each) => each === state);
  const counts = new Map(data?.counts.map(({ state: of, count }) => [of as string, count]));
  const atLeast = data?.exact === false;
  return [
    {
      key: 'all',
      label: say('all'),
      count: data ? data.counts.reduce((sum, { count }) => sum + count, 0) : null,
      atLeast,
      active: chosen === undefined,
      onSelect: () => filter({ state: '' }),
    },
    ...states.map((each): StatusTile => {
      const active = chosen === each;
      return {
        key: each,
        label: say(each),
        look: stateLooks[each],
        count: counts.get(each) ?? null,
        atLeast,
        active,
        onSelect: () => filter({ state: active ? '' : each }),
      };
    }),
  ];
}
