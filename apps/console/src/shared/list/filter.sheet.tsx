import {
  Button,
  Sheet,
  SheetBody,
  SheetContent,
  SheetDescription,
  SheetFooter,
  SheetHeader,
  SheetTitle,
  SheetTrigger,
} from '@platform/ui-kit/skin';
import { SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useText } from '../messages.ts';
import type { PageSearch } from '../page.tsx';
import type { FilterCodecs } from './filter.codecs.ts';
import { FilterControl } from './filter.control.tsx';
import { type FilterGroup, type FilterView, namesOf } from './filter.view.ts';
import { listMessages } from './list.messages.ts';

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
        <Button className="justify-self-start">
          <SlidersHorizontal aria-hidden />
          <FiltersWord />
          {activeCount > 0 && <span className="numeric text-primary">{activeCount}</span>}
        </Button>
      </SheetTrigger>
      <SheetContent size="md">
        <Draft
          {...{ main, groups, codecs, search }}
          onApply={(texts) => {
            setOpen(false);
            onChange(texts);
          }}
        />
      </SheetContent>
    </Sheet>
  );
}

/** Button label: on a phone the sheet has all filters, elsewhere only the additional ones. */
function FiltersWord() {
  const say = useText(listMessages);
  return (
    <>
      <span className="max-sm:hidden">{say('moreFilters')}</span>
      <span className="sm:hidden">{say('filters')}</span>
    </>
  );
}

type DraftProps = Pick<FilterSheetProps, 'main' | 'groups' | 'codecs' | 'search'> & {
  onApply: (texts: PageSearch) => void;
};

function Draft({ main, groups, codecs, search, onApply }: DraftProps) {
  const say = useText(listMessages);
  // A field commits on blur, possibly through the click on "apply". The ref holds the latest draft before the
  // state updates.
  const draft = useRef<PageSearch>({});
  const [, redraw] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const change = (texts: PageSearch) => {
    draft.current = { ...draft.current, ...texts };
    redraw((count) => count + 1);
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else onApply(draft.current);
  };
  const clear = () => {
    const views = [...main, ...groups.flatMap((group) => group.views)];
    const names = views.flatMap((view) => namesOf(view));
    onApply(Object.fromEntries(names.map((name) => [name, ''])));
  };
  const control = (view: FilterView) => (
    <div key={view.name} className={view.kind === 'choices' ? 'sm:col-span-2' : undefined}>
      <FilterControl view={view} codecs={codecs} search={{ ...search, ...draft.current }} onChange={change} />
    </div>
  );
  return (
    <form ref={form} onSubmit={apply} noValidate className="flex min-h-0 flex-1 flex-col">
      <SheetHeader>
        <SheetTitle>
          <FiltersWord />
        </SheetTitle>
        <SheetDescription>{say('moreFiltersHelp')}</SheetDescription>
      </SheetHeader>
      <SheetBody className="grid content-start gap-5 pt-4">
        <div className="grid gap-3 sm:hidden">{main.map(control)}</div>
        {groups.map(({ title, views }) => (
          <section key={title} aria-label={title} className="grid gap-3">
            <h3 className="text-sm font-semibold text-muted-foreground">{title}</h3>
            <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">{views.map(control)}</div>
          </section>
        ))}
      </SheetBody>
      <SheetFooter>
        <Button onClick={clear}>{say('clearAll')}</Button>
        <Button type="submit" variant="primary">
          {say('apply')}
        </Button>
      </SheetFooter>
    </form>
  );
}
