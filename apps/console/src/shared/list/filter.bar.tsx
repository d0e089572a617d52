import { Button, cn } from '@platform/ui-kit/skin';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useReaderZone } from '../format.ts';
import { useText } from '../messages.ts';
import type { PageSearch } from '../page.tsx';
import type { FilterCodecs } from './filter.codecs.ts';
import { FilterControl } from './filter.control.tsx';
import { FilterSheet } from './filter.sheet.tsx';
import { type FilterGroup, type FilterView, isActive, namesOf, valueLabel } from './filter.view.ts';
import { listMessages } from './list.messages.ts';

export interface FilterBarProps {
  /** Always visible: the four most used filters. */
  main: readonly FilterView[];
  /** In the sheet behind "more". */
  more: readonly FilterGroup[];
  codecs: FilterCodecs;
  search: PageSearch;
  broken: readonly string[];
  onChange: (texts: PageSearch) => void;
  onClear: () => void;
  /** Shown at the end of the bar: the saved views. */
  trailing?: ReactNode;
}

export function FilterBar({
  main,
  more,
  codecs,
  search,
  broken,
  onChange,
  onClear,
  trailing,
}: FilterBarProps) {
  const say = useText(listMessages);
  // The chips name times in the reader's zone.
  useReaderZone();
  const views = [...main, ...more.flatMap((group) => group.views)];
  const active = views.filter((view) => isActive(view, search));
  const hidden = more.flatMap((group) => group.views).filter((view) => isActive(view, search)).length;
  const remove = (view: FilterView) => onChange(Object.fromEntries(namesOf(view).map((name) => [name, ''])));
  return (
    <search aria-label={say('filters')} className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {main.map((view) => (
          // On a phone these filters are in the sheet.
          <div
            key={view.name}
            className={cn('min-w-52 max-sm:hidden', view.kind === 'times' ? 'flex-[1.4]' : 'flex-1')}
          >
            <FilterControl boxed {...{ view, codecs, search, onChange }} />
          </div>
        ))}
        <div className={cn(more.length === 0 && 'sm:hidden')}>
          <FilterSheet {...{ main, groups: more, codecs, search, onChange }} activeCount={hidden} />
        </div>
        {trailing}
      </div>
      {active.length > 0 && (
        <div className="flex min-h-7 flex-wrap items-center gap-1.5">
          {active.map((view) => (
            <Chip
              key={view.name}
              label={view.label}
              value={valueLabel(view, search, say('none'))}
              problem={namesOf(view).some((name) => broken.includes(name)) ? say('brokenFilter') : undefined}
              onRemove={() => remove(view)}
            />
          ))}
          <Button variant="ghost" size="sm" onClick={onClear}>
            {say('clearAll')}
          </Button>
        </div>
      )}
    </search>
  );
}

function Chip({
  label,
  value,
  problem,
  onRemove,
}: {
  label: string;
  value: string;
  problem?: string | undefined;
  onRemove: () => void;
}) {
  const say = useText(listMessages);
  return (
    <span
      className={
        problem
          ? 'flex h-7 max-w-full items-center gap-1 rounded-md border border-warning-border bg-warning-surface ps-2 text-sm text-warning'
          : 'flex h-7 max-w-full items-center gap-1 rounded-md border bg-accent ps-2 text-sm text-accent-foreground'
      }
    >
      <span className="min-w-0 truncate">
        {value ? `${label} ` : label}
        {value && <span className="font-medium">{value}</span>}
        {problem && ` · ${problem}`}
      </span>
      <button
        type="button"
        aria-label={say('removeFilter', { name: label })}
        onClick={onRemove}
        className="focus-ring-inset grid size-6 shrink-0 place-items-center rounded-sm hover:bg-hover"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </span>
  );
}
