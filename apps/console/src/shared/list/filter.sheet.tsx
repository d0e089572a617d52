import { Button, Sheet, SheetContent, SheetTrigger } from '@platform/ui-kit/skin';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import type { PageSearch } from '../page.tsx';
import type { FilterCodecs } from './filter.codecs.ts';
import type { FilterGroup, FilterView } from './filter.view.ts';
import { FiltersWord } from './filter.word.tsx';

// Lazy loaded: most visits use the filters of the bar only. Fetched when the pointer or the focus is on the button.
const FilterDraft = lazyPart('filters', async () => (await import('./filter.draft.tsx')).FilterDraft);
const prefetch = () => void FilterDraft.fetch().catch(() => undefined);

export interface FilterSheetProps {
  /** The filters of the bar. On a phone the bar has no room for them. */
  main: readonly FilterView[];
  groups: readonly FilterGroup[];
  codecs: FilterCodecs;
  search: PageSearch;
  onChange: (texts: PageSearch) => void;
  activeCount: number;
}

/** The filters behind "more", applied together, so that a half-filled form does not trigger a request. */
export function FilterSheet({ main, groups, codecs, search, onChange, activeCount }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <Sheet open={open} onOpenChange={setOpen}>
      <SheetTrigger asChild>
        <Button className="justify-self-start" onPointerEnter={prefetch} onFocus={prefetch}>
          <SlidersHorizontal aria-hidden />
          <FiltersWord />
          {activeCount > 0 && <span className="numeric text-primary">{activeCount}</span>}
        </Button>
      </SheetTrigger>
      <SheetContent size="md">
        <Suspense fallback={null}>
          <FilterDraft
            {...{ main, groups, codecs, search }}
            onApply={(texts) => {
              setOpen(false);
              onChange(texts);
            }}
          />
        </Suspense>
      </SheetContent>
    </Sheet>
  );
}
