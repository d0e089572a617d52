import { Button, Card, EmptyState, Input, SegmentedControl, Skeleton } from '@platform/ui-kit/skin';
import { Moon, Search, Sun } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { PageDialogs } from '../../../shared/dialogs/page.dialogs.tsx';
import { languageNames, languages } from '../../../shared/language.ts';
import { useLanguage, useText, useWords } from '../../../shared/messages.ts';
import { usePage } from '../../../shared/page.tsx';
import { type Look, useLook } from './components.look.ts';
import { componentsMessages } from './components.messages.ts';
import { useScrollToPart } from './components.scroll.ts';
import { type Section, sections } from './sections.ts';

const sectionId = (id: string): string => `part-${id}`;

/** Gallery of all ui-kit components in all states, with theme, language and density switches. */
export function ComponentsPage() {
  return (
    <PageDialogs>
      <Gallery />
    </PageDialogs>
  );
}

function Gallery() {
  const say = useText(componentsMessages);
  const words = useWords();
  const { screen, search, setSearch } = usePage();
  const look = useLook();
  const query = search.q ?? '';
  const found = searchSections(query, (section) => say(section.title));
  const { section } = search;
  const list = useRef<HTMLDivElement>(null);
  useScrollToPart(list, section && sectionId(section));

  return (
    <div data-density={look.density} className="grid gap-4 p-3 sm:p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="me-auto min-w-0">
          <h1 className="text-lg font-semibold">{words(screen.title)}</h1>
          <p className="text-sm text-muted-foreground">{say('about')}</p>
        </div>
        <LookSwitches look={look} />
        <Input
          type="search"
          aria-label={say('search')}
          placeholder={say('search')}
          prefix={<Search aria-hidden />}
          value={query}
          onChange={({ target }) => setSearch({ ...search, q: target.value, section: '' }, { replace: true })}
          className="w-full sm:w-56"
        />
      </header>
      {found.length === 0 && (
        <EmptyState
          title={say('nothing')}
          actions={<Button onClick={() => setSearch({})}>{say('showAll')}</Button>}
        />
      )}
      <div className="grid gap-4 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <SectionLinks
          shown={found}
          onChoose={(id) => {
            setSearch({ ...search, section: id }, { replace: true });
            document.getElementById(sectionId(id))?.scrollIntoView({ block: 'start' });
          }}
        />
        <div ref={list} className="grid min-w-0 gap-4">
          {found.map(({ id, title, Content }) => (
            <Card
              key={id}
              id={sectionId(id)}
              aria-labelledby={`${sectionId(id)}-title`}
              className="scroll-mt-4"
            >
              <h2 id={`${sectionId(id)}-title`} className="border-b px-4 py-2.5 font-semibold">
                {say(title)}
              </h2>
              <div className="p-4">
                <Suspense fallback={<Skeleton className="h-40" />}>
                  <Content />
                </Suspense>
              </div>
            </Card>
          ))}
        </div>
      </div>
    </div>
  );
}

function searchSections(query: string, titleOf: (section: Section) => string): readonly Section[] {
  const wanted = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return sections.filter((section) => {
    const text = `${titleOf(section)} ${section.parts}`.toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

function LookSwitches({ look }: { look: Look }) {
  const say = useText(componentsMessages);
  const language = useLanguage();
  return (
    <div title={say('onlyHere')} className="flex flex-wrap items-center gap-2">
      <SegmentedControl
        label={say('theme')}
        value={look.theme}
        onValueChange={look.setTheme}
        options={[
          { value: 'light', label: say('light'), icon: <Sun aria-hidden /> },
          { value: 'dark', label: say('dark'), icon: <Moon aria-hidden /> },
        ]}
      />
      <SegmentedControl
        label={say('language')}
        value={language}
        onValueChange={look.setLanguage}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <SegmentedControl
        label={say('direction')}
        value={look.direction}
        onValueChange={look.setDirection}
        options={(['ltr', 'rtl'] as const).map((value) => ({ value, label: say(value) }))}
      />
      <SegmentedControl
        label={say('density')}
        value={look.density}
        onValueChange={look.setDensity}
        options={(['compact', 'normal', 'relaxed'] as const).map((value) => ({ value, label: say(value) }))}
      />
    </div>
  );
}

function SectionLinks({ shown, onChoose }: { shown: readonly Section[]; onChoose: (id: string) => void }) {
  const say = useText(componentsMessages);
  return (
    <nav aria-label={say('sections')} className="scrollbar-thin min-w-0 max-lg:overflow-x-auto">
      <ul className="flex gap-1 lg:sticky lg:top-4 lg:grid">
        {shown.map(({ id, title }) => (
          <li key={id}>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => onChoose(id)}
              className="w-full justify-start whitespace-nowrap"
            >
              {say(title)}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
