import type { StatusTile } from '../../../../shared/list/status.tiles.tsx';

interface StatusChoice<Status extends number> {
  statuses: readonly Status[];
  /** None is chosen: all are listed. */
  chosen: Status | undefined;
  total: number | null;
  allLabel: string;
  tileOf: (status: Status) => Pick<StatusTile, 'key' | 'label' | 'look'>;
  counts: Readonly<Record<number, number>> | undefined;
  /** False: each count is a lower bound. */
  exact: boolean | undefined;
  chooseAll: () => void;
  /** Undefined: the chosen one was pressed again. */
  choose: (status: Status | undefined) => void;
}

/** A tile for all, and one for each status. Pressing the chosen one again chooses all. */
export function tilesOf<Status extends number>({
  statuses,
  chosen,
  total,
  allLabel,
  tileOf,
  counts,
  exact,
  chooseAll,
  choose,
}: StatusChoice<Status>): readonly StatusTile[] {
  const all: StatusTile = {
    key: 'all',
    label: allLabel,
    count: chosen === undefined ? total : null,
    active: chosen === undefined,
    onSelect: chooseAll,
  };
  const tiles = statuses.map((status): StatusTile => {
    const active = chosen === status;
    return {
      ...tileOf(status),
      count: counts?.[status] ?? null,
      atLeast: exact === false,
      active,
      onSelect: () => choose(active ? undefined : status),
    };
  });
  return [all, ...tiles];
}
