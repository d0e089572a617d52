import { useEffect, useMemo, useRef } from 'react';
import { type Listbox, useListbox } from '../listbox/index.ts';
import { type PaletteGroup, type PaletteItem, type RankedGroup, rankGroups } from './palette-model.ts';

export interface PaletteSettings<Icon> {
  readonly open: boolean;
  readonly groups: readonly PaletteGroup<Icon>[];
  readonly query: string;
  /** Recently used ids, newest first: they rank before equal items. */
  readonly recentIds?: readonly string[];
  readonly onSelect: (item: PaletteItem<Icon>) => void;
}

export interface Palette<Icon> {
  readonly groups: readonly RankedGroup<Icon>[];
  /** Of all groups together. */
  readonly count: number;
  /** Keyboard and ARIA; indexes count through all groups. */
  readonly listbox: Listbox<string>;
}

const never = () => false;

/** Ranked groups with one cursor over all of them. The focus stays in the search field. */
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

  // A new query selects the best result. A late group must not move the cursor off its item.
  const looked = useRef<{ query: string; id: string | undefined }>({ query, id: undefined });
  const activeId = items[listbox.activeIndex]?.id;
  const { setActiveIndex } = listbox;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the listed items change, not when the cursor moves
  useEffect(() => {
    const stays = looked.current.query === query && looked.current.id !== undefined;
    setActiveIndex(stays ? items.findIndex(({ id }) => id === looked.current.id) : -1);
  }, [items, query, open]);
  useEffect(() => {
    looked.current = { query, id: activeId };
  }, [query, activeId]);

  return { groups: ranked, count: items.length, listbox };
}
