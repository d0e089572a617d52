import {
  type OpenedTab,
  type OpenedTabsStore,
  useHorizontalStrip,
  useOpenedTabs,
} from '@platform/ui-kit/headless/tabs';
import { cn, IconButton } from '@platform/ui-kit/skin';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { useText } from '../../shared/messages.ts';
import { shellMessages } from '../shell/shell.messages.ts';
import { TabItem } from './tab-item.tsx';

export interface TabBarProps {
  tabs: OpenedTabsStore;
  /** The current page is not a tab (an error page). */
  elsewhere: boolean;
}

/**
 * The open tabs. Scrolls with arrows and the wheel and keeps the active tab in view. Subscribes to the tab
 * store, so the shell does not render it.
 */
export const TabBar = memo(function TabBar({ tabs, elsewhere }: TabBarProps) {
  const text = useText(shellMessages);
  const view = useOpenedTabs(tabs);
  const strip = useRef<HTMLUListElement>(null);
  // When the window narrows or the arrows appear, the active tab must stay in view.
  const overflow = useHorizontalStrip(strip, () => reveal(strip.current));
  const { update } = overflow;
  const activeId = elsewhere ? null : view.active.id;

  // Wait for the next frame: measuring during the click would force another layout of the opening page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening or closing a tab changes the width of the strip.
  useEffect(() => inNextFrame(update), [view.tabs, update]);
  useEffect(() => {
    if (activeId !== null) return inNextFrame(() => reveal(strip.current));
  }, [activeId]);

  return (
    <div className="flex h-10 shrink-0 items-stretch border-b bg-card">
      {overflow.overflows && (
        <Arrow label={text('scrollLeft')} disabled={overflow.atStart} onClick={() => overflow.scrollBy(-1)}>
          <ChevronLeft aria-hidden className="rtl:rotate-180" />
        </Arrow>
      )}
      <nav aria-label={text('tabs')} className="min-w-0 flex-1">
        <ul
          ref={strip}
          className="scrollbar-none flex h-full scroll-px-2 items-center gap-1 overflow-x-auto px-2"
          onKeyDown={moveFocus}
        >
          {view.tabs.map((tab: OpenedTab) => (
            <TabItem
              key={tab.id}
              tabs={tabs}
              tab={tab}
              active={tab.id === activeId}
              closable={tab.id !== view.homeId}
              last={tab === view.tabs.at(-1)}
              alone={view.tabs.length <= (tab.id === view.homeId ? 1 : 2)}
            />
          ))}
        </ul>
      </nav>
      {overflow.overflows && (
        <Arrow label={text('scrollRight')} disabled={overflow.atEnd} onClick={() => overflow.scrollBy(1)}>
          <ChevronRight aria-hidden className="rtl:rotate-180" />
        </Arrow>
      )}
    </div>
  );
});

function Arrow({ className, ...props }: Parameters<typeof IconButton>[0]) {
  return <IconButton size="icon-sm" side="bottom" className={cn('mx-1 self-center', className)} {...props} />;
}

function inNextFrame(look: () => void): () => void {
  const frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

/** Scrolls the whole active tab into view, including its close button. */
function reveal(strip: HTMLElement | null): void {
  const tab = strip?.querySelector('[aria-current]')?.closest('li');
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The left and right keys move the focus along the tabs, as in a browser. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-tab]')];
  const focused = event.target instanceof HTMLElement ? event.target : null;
  const index = focused ? links.indexOf(focused) : -1;
  if (index < 0) return;
  event.preventDefault();
  links.at((index + (event.key === 'ArrowRight' ? 1 : -1)) % links.length)?.focus();
}
