import { useEffect, useMemo, useRef } from 'react';
import { type Listbox, useListbox } from '../listbox/index.ts';
import { type PaletteGroup, type PaletteItem, type RankedGroup, rankGroups } from './palette-model.ts';

export interface PaletteSettings<Icon> {
  readonly open: boolean;
  readonly groups: readonly PaletteGroup<Icon>[];
  readonly query: string;
  /** Ids used lately, newest first: they stand before their equals. */
  readonly recentIds?: readonly string[];
  readonly onSelect: (item: PaletteItem<Icon>) => void;
}

export interface Palette<Icon> {
  readonly groups: readonly RankedGroup<Icon>[];
  /** Of all groups together. */
  readonly count: number;
  /** Keyboard and ARIA; its indexes run through all groups. */
  readonly listbox: Listbox<string>;
}

const never = () => false;

/** Ranked groups with one cursor through all of them. The focus stays in the search field. */
export function usePalette<Icon>(settings: PaletteSettings<Icon>): Palette<Icon> {
  const { open, groups, query, recentIds, onSelect } = settings;
  const ranked = useMemo(() => rankGroups(groups, query, recentIds), [groups, query, recentIds]);
  const items = useMemo(() => ranked.flatMap((group) => group.items.map(({ item }) => item)), [ranked]);
  const options = useMemo(() => items.map(({ id, label }) => ({ value: id, text: label })), [items]);
  const listbox = useListbox<string>({
    options,
    open,
    isSelected: never,
    searchable: true,
    loop: true,
    onChoose: (id) => {
      const item = items.find((candidate) => candidate.id === id);
      if (item) onSelect(item);
    },
  });

  // Another query begins at the best answer; a late group must not move the cursor off the item it stands on.
  const looked = useRef<{ query: string; id: string | undefined }>({ query, id: undefined });
  const activeId = items[listbox.activeIndex]?.id;
  const { setActiveIndex } = listbox;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when what is listed changes; moving is no reason
  useEffect(() => {
    const stays = looked.current.query === query && looked.current.id !== undefined;
    setActiveIndex(stays ? items.findIndex(({ id }) => id === looked.current.id) : -1);
  }, [items, query, open]);
  useEffect(() => {
    looked.current = { query, id: activeId };
  }, [query, activeId]);

  return { groups: ranked, count: items.length, listbox };
}
