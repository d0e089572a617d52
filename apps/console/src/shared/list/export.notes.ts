import type { Input } from '@platform/sdk';
import type { PageSearch } from '../page.tsx';
import { type FilterGroup, type FilterView, isActive, valueLabel } from './filter.view.ts';

/** The filters of a list and their values in its address. */
export interface FilteredList {
  filters: { readonly main: readonly FilterView[]; readonly more: readonly FilterGroup[] };
  search: PageSearch;
}

type FilterNotes = NonNullable<Input<'exports.start'>['filterNotes']>;

/**
 * The list's filters as its chips name them, for the notes of a file.
 *
 * @param input the list's input, because some filters are set without being in the address
 * @param words `none` for a choice of nothing, `yes` for a switch that is on
 */
export function filterNotes(
  { filters: { main, more }, search }: FilteredList,
  input: object,
  words: { readonly none: string; readonly yes: string },
): FilterNotes {
  const given = new Map(Object.entries(input));
  const valuesOf = (view: FilterView): PageSearch => {
    if (isActive(view, search)) return search;
    const usual = view.kind === 'choice' || view.kind === 'choices' ? given.get(view.name) : undefined;
    return usual === undefined ? {} : { [view.name]: String(usual) };
  };
  return [...main, ...more.flatMap(({ views }) => views)].flatMap((view) => {
    const values = valuesOf(view);
    if (!isActive(view, values)) return [];
    return {
      label: view.label,
      value: view.kind === 'switch' ? words.yes : valueLabel(view, values, words.none),
    };
  });
}
