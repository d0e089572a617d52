import type { Currency } from '@platform/sdk';
import type { SelectOption } from '@platform/ui-kit/skin';
import type { PageSearch } from '../page.tsx';
import { rangeLabel } from './time.range.ts';

interface Named<Name extends string> {
  name: Name;
  label: string;
}

/** How a person fills in a filter. What is filled in is the filter's text in the URL, checked by its codec. */
export type FilterView<Name extends string = string> =
  | (Named<Name> & {
      kind: 'text';
      /** What is allowed, said when something else was typed. */
      rule?: string;
      mono?: boolean;
      /** Written in capitals whatever is typed. */
      capitals?: boolean;
    })
  | (Named<Name> & { kind: 'choice'; options: readonly SelectOption[]; searchable?: boolean })
  | (Named<Name> & {
      kind: 'choices';
      options: readonly SelectOption[];
      /** What not setting the filter means, as its text. */
      usual: string;
    })
  | (Named<Name> & { kind: 'money'; currency: Currency })
  /** One value that is set or not. */
  | (Named<Name> & { kind: 'switch'; on: string; description?: string })
  | { kind: 'times'; name: Name; from: Name; to: Name; label: string };

/** Parameters of the URL that a filter holds. */
export function namesOf<Name extends string>(view: FilterView<Name>): readonly Name[] {
  return view.kind === 'times' ? [view.from, view.to] : [view.name];
}

/** What the filters are called, by the parameters of the call that they set. */
export const titlesOf = (filters: {
  readonly main: readonly FilterView[];
  readonly more: readonly { readonly views: readonly FilterView[] }[];
}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [filters.main, ...filters.more.map(({ views }) => views)]
      .flat()
      .flatMap((view) => namesOf(view).map((name) => [name, view.label])),
  );

export function isActive(view: FilterView, search: PageSearch): boolean {
  return namesOf(view).some((name) => Boolean(search[name]));
}

/** A filter's value as its chip shows it. */
export function valueLabel(view: FilterView, search: PageSearch, none: string): string {
  const text = search[view.name] ?? '';
  const optionLabel = (options: readonly SelectOption[], value: string) =>
    options.find((option) => option.value === value)?.label ?? value;
  switch (view.kind) {
    case 'times':
      return rangeLabel({ from: search[view.from] ?? '', to: search[view.to] ?? '' });
    case 'choice':
      return optionLabel(view.options, text);
    case 'choices':
      return text === 'none'
        ? none
        : text
            .split(',')
            .map((value) => optionLabel(view.options, value))
            .join(', ');
    case 'money':
      return text.replace(/^(.*?)([A-Z]+)$/, '$1 $2');
    case 'switch':
      return '';
    case 'text':
      return text;
  }
}

/** Filters that are shown under one title. */
export interface FilterGroup {
  title: string;
  views: readonly FilterView[];
}
