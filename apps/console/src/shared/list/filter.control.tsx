import type { PageSearch } from '../page.tsx';
import { ChoiceFilter } from './filter.choice.tsx';
import { ChoicesFilter } from './filter.choices.tsx';
import type { FilterCodecs } from './filter.codecs.ts';
import { MoneyFilter } from './filter.money.tsx';
import { SwitchFilter } from './filter.switch.tsx';
import { TextFilter } from './filter.text.tsx';
import { TimesFilter } from './filter.times.tsx';
import type { FilterView } from './filter.view.ts';

export interface FilterControlProps {
  view: FilterView;
  codecs: FilterCodecs;
  search: PageSearch;
  onChange: (texts: PageSearch) => void;
  boxed?: boolean;
}

/** Renders the control for a filter by its kind. */
export function FilterControl({ view, codecs, search, onChange, boxed = false }: FilterControlProps) {
  if (view.kind === 'times') {
    return (
      <TimesFilter
        label={view.label}
        boxed={boxed}
        range={{ from: search[view.from] ?? '', to: search[view.to] ?? '' }}
        onRange={({ from, to }) => onChange({ [view.from]: from, [view.to]: to })}
      />
    );
  }
  const codec = codecs[view.name];
  if (!codec) throw new Error(`No codec for the filter ${view.name}.`);
  const shared = {
    codec,
    boxed,
    text: search[view.name] ?? '',
    onText: (text: string) => onChange({ [view.name]: text }),
  };
  switch (view.kind) {
    case 'text':
      return <TextFilter view={view} {...shared} />;
    case 'choice':
      return <ChoiceFilter view={view} {...shared} />;
    case 'choices':
      return <ChoicesFilter view={view} {...shared} />;
    case 'money':
      return <MoneyFilter view={view} {...shared} />;
    case 'switch':
      return <SwitchFilter view={view} {...shared} />;
  }
}
