import { cn, Input } from '@platform/ui-kit/skin';
import { ChevronDown, Search } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { AppLink } from '../../shared/link.tsx';
import { useText, useWords } from '../../shared/messages.ts';
import type { Screen } from '../../shared/screen.ts';
import { useStore } from '../../shared/store.ts';
import { topIconOf } from '../menu.groups.ts';
import { filterMenu, type MenuSection } from '../menu.model.ts';
import { openMenuGroup } from './menu.state.ts';
import { shellMessages } from './shell.messages.ts';

export interface MenuProps {
  sections: readonly MenuSection[];
  /** Path of the current page. */
  current: string;
  /** The address of an entry. If its tab is open, the page's last address. */
  hrefOf: (path: string) => string;
  onNavigate?: () => void;
}

const rowStyle =
  'focus-ring-inset flex h-9 w-full min-w-0 items-center gap-2.5 rounded-md px-2.5 text-start text-sidebar-foreground transition-colors hover:bg-hover [&_svg]:size-4 [&_svg]:shrink-0';

/**
 * The wide menu: a filter, then the groups as an accordion. Opening a page renders it once, to mark the
 * current entry.
 */
export const SideMenu = memo(function SideMenu({ sections, current, hrefOf, onNavigate }: MenuProps) {
  const text = useText(shellMessages);
  const words = useWords();
  const [wanted, setWanted] = useState('');
  const shown = filterMenu(sections, wanted, words);
  const filtering = wanted.trim() !== '';
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="px-3 pt-1 pb-2">
        <Input
          type="search"
          prefix={<Search aria-hidden />}
          aria-label={text('filterMenu')}
          placeholder={text('filterMenu')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setWanted('')}
        />
      </div>
      <nav aria-label={text('mainMenu')} className="scrollbar-thin min-h-0 flex-1 overflow-y-auto px-3 pb-4">
        <ul className="grid gap-0.5">
          {shown.map((section) =>
            section.heading ? (
              <Group
                key={section.id}
                {...{ section, current, hrefOf, onNavigate, words }}
                forceOpen={filtering}
              />
            ) : (
              section.entries.map((screen) => (
                <Entry key={screen.path} {...{ screen, current, hrefOf, onNavigate, words }} />
              ))
            ),
          )}
        </ul>
        {shown.length === 0 && (
          <p className="px-2.5 py-2 text-sm text-muted-foreground">{text('noMenuMatch')}</p>
        )}
      </nav>
    </div>
  );
});

type Words = ReturnType<typeof useWords>;
interface PartProps extends Omit<MenuProps, 'sections'> {
  words: Words;
}

function Group({
  section,
  forceOpen,
  words,
  ...rest
}: PartProps & { section: MenuSection; forceOpen: boolean }) {
  const id = useId();
  const openGroup = useStore(openMenuGroup);
  const { heading } = section;
  if (!heading) return null;
  const Icon = heading.icon;
  const open = forceOpen || openGroup === section.id;
  const holdsCurrent = section.entries.some(({ path }) => path === rest.current);
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className={cn(rowStyle, holdsCurrent && !open && 'text-primary')}
        onClick={() => openMenuGroup.set(open ? '' : section.id)}
      >
        <Icon aria-hidden />
        <span className="min-w-0 flex-1 truncate">{words(heading.title)}</span>
        <ChevronDown
          aria-hidden
          className={cn('text-muted-foreground transition-transform', !open && '-rotate-90 rtl:rotate-90')}
        />
      </button>
      <ul id={id} hidden={!open} className="mt-0.5 grid gap-0.5">
        {section.entries.map((screen) => (
          <Entry key={screen.path} screen={screen} words={words} nested {...rest} />
        ))}
      </ul>
    </li>
  );
}

function Entry({
  screen,
  current,
  hrefOf,
  onNavigate,
  words,
  nested = false,
}: PartProps & { screen: Screen; nested?: boolean }) {
  const here = screen.path === current;
  const Icon = nested ? undefined : topIconOf(screen.menu?.icon);
  return (
    <li>
      <AppLink
        href={hrefOf(screen.path)}
        aria-current={here ? 'page' : undefined}
        className={cn(
          rowStyle,
          nested && 'ps-9',
          here && 'bg-accent font-medium text-accent-foreground hover:bg-accent',
        )}
        onClick={onNavigate}
      >
        {Icon && <Icon aria-hidden />}
        <span className="min-w-0 flex-1 truncate">{words(screen.title)}</span>
      </AppLink>
    </li>
  );
}
