import type { Currency } from '@platform/sdk';
import type { SelectOption } from '@platform/ui-kit/skin';
import { platformZone, readerZone } from '../format.ts';
import type { PageSearch } from '../page.tsx';
import { rangeInZone, rangeLabel } from './time.range.ts';

interface Named<Name extends string> {
  name: Name;
  label: string;
}

/** The control of a filter. Its value is the filter's text in the URL, validated by its codec. */
export type FilterView<Name extends string = string> =
  | (Named<Name> & {
      kind: 'text';
      /** Describes valid input; shown when the input is invalid. */
      rule?: string;
      mono?: boolean;
      /** Convert input to upper case. */
      capitals?: boolean;
    })
  | (Named<Name> & { kind: 'choice'; options: readonly SelectOption[]; searchable?: boolean })
  | (Named<Name> & {
      kind: 'choices';
      options: readonly SelectOption[];
      /** Text that is equal to not setting the filter. */
      usual: string;
    })
  | (Named<Name> & { kind: 'money'; currency: Currency })
  /** A fixed value that is on or off. */
  | (Named<Name> & { kind: 'switch'; on: string; description?: string })
  | { kind: 'times'; name: Name; from: Name; to: Name; label: string };

/** URL parameters of a filter. */
export function namesOf<Name extends string>(view: FilterView<Name>): readonly Name[] {
  return view.kind === 'times' ? [view.from, view.to] : [view.name];
}

/** Filter labels by the API parameters that they set. */
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

/** A filter's value, as shown on its chip. */
export function valueLabel(view: FilterView, search: PageSearch, none: string): string {
  const text = search[view.name] ?? '';
  const optionLabel = (options: readonly SelectOption[], value: string) =>
    options.find((option) => option.value === value)?.label ?? value;
  switch (view.kind) {
    case 'times':
      return rangeLabel(
        rangeInZone(
          { from: search[view.from] ?? '', to: search[view.to] ?? '' },
          platformZone(),
          readerZone(),
        ),
      );
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

/** Filters under a common heading. */
export interface FilterGroup {
  title: string;
  views: readonly FilterView[];
}
