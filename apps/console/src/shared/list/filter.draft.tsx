import {
  Button,
  SheetBody,
  SheetDescription,
  SheetFooter,
  SheetHeader,
  SheetTitle,
} from '@platform/ui-kit/skin';
import { type FormEvent, useRef, useState } from 'react';
import { useText } from '../messages.ts';
import type { PageSearch } from '../page.tsx';
import { FilterControl } from './filter.control.tsx';
import type { FilterSheetProps } from './filter.sheet.tsx';
import { type FilterView, namesOf } from './filter.view.ts';
import { FiltersWord } from './filter.word.tsx';
import { listMessages } from './list.messages.ts';

export type FilterDraftProps = Pick<FilterSheetProps, 'main' | 'groups' | 'codecs' | 'search'> & {
  onApply: (texts: PageSearch) => void;
};

/** The fields of the sheet. They are applied together. */
export function FilterDraft({ main, groups, codecs, search, onApply }: FilterDraftProps) {
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
