import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { keyAlongLine } from '../../headless/direction/index.ts';
import { openContextMenuAt, useHorizontalStrip } from '../../headless/tabs/index.ts';
import { IconButton } from '../button.tsx';
import {
  ContextMenu,
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuSeparator,
  ContextMenuTrigger,
} from '../overlays/context-menu.tsx';
import { cn } from '../theme/class-names.ts';

export interface OpenedTabItem {
  id: string;
  title: string;
  icon?: ReactNode;
  /** False for the home tab. */
  closable: boolean;
}

export type OpenedTabCommand =
  | 'reload'
  | 'copyLink'
  | 'openInNewWindow'
  | 'close'
  | 'closeOthers'
  | 'closeRight'
  | 'closeAll';

export interface OpenedTabsLabels {
  strip: string;
  scrollLeft: string;
  scrollRight: string;
  /** Name of a tab's close button: "Close Orders". */
  closeTab: (title: string) => string;
  commands: Record<OpenedTabCommand, string>;
}

export interface OpenedTabsProps {
  tabs: readonly OpenedTabItem[];
  activeId: string;
  labels: OpenedTabsLabels;
  onActivate: (id: string) => void;
  /**
   * A command from the menu, the close button, the middle mouse button or Delete, and the tab it applies to.
   */
  onCommand: (command: OpenedTabCommand, id: string) => void;
  /** The element that holds the active page, for `aria-controls`. */
  panelId?: string;
  className?: string;
}

const menuGroups: readonly (readonly OpenedTabCommand[])[] = [
  ['reload', 'copyLink', 'openInNewWindow'],
  ['close', 'closeOthers', 'closeRight', 'closeAll'],
];

/**
 * The strip of opened pages. Arrows, Home and End move, Enter opens, Delete closes, Shift+F10 opens the menu.
 * `aria-owns` puts only the tabs into the tab list, so that each close button is a button of its own.
 */
export function OpenedTabs({
  tabs,
  activeId,
  labels,
  onActivate,
  onCommand,
  panelId,
  className,
}: OpenedTabsProps) {
  const stripId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const shownId = useRef('');
  // A narrower strip (smaller window, arrow buttons) must not hide the active tab.
  const strip = useHorizontalStrip(scroller, () =>
    reveal(scroller.current, document.getElementById(shownId.current)),
  );
  const [focusedId, setFocusedId] = useState(activeId);
  const domId = (id: string) => `${stripId}-${tabs.findIndex((tab) => tab.id === id)}`;
  const activeDomId = domId(activeId);
  // The tab in the Tab order: the one last focused, if it still exists.
  const rovingId = tabs.some((tab) => tab.id === focusedId) ? focusedId : activeId;

  // The focused element is removed with its tab; move the focus to the next tab.
  const closing = useRef(false);
  const { update } = strip;
  useEffect(() => {
    shownId.current = activeDomId;
  }, [activeDomId]);
  useEffect(() => {
    setFocusedId(activeId);
  }, [activeId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening or closing a tab moves the active one
  useEffect(() => {
    reveal(scroller.current, document.getElementById(activeDomId));
    update();
    if (closing.current) document.getElementById(domId(rovingId))?.focus();
    closing.current = false;
  }, [activeDomId, tabs.length, update]);

  const close = (id: string) => {
    closing.current = true;
    onCommand('close', id);
  };

  const focusTab = (index: number) => {
    const tab = tabs[Math.max(0, Math.min(index, tabs.length - 1))];
    if (!tab) return;
    setFocusedId(tab.id);
    const element = document.getElementById(domId(tab.id));
    element?.focus();
    reveal(scroller.current, element);
  };

  const onTabKeyDown = (event: KeyboardEvent<HTMLElement>, tab: OpenedTabItem, index: number) => {
    const moves: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = moves[keyAlongLine(event.key, event.currentTarget)];
    if (target !== undefined) focusTab(target);
    else if (event.key === 'Delete' && tab.closable) {
      close(tab.id);
    } else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      openContextMenuAt(event.currentTarget);
    } else return;
    event.preventDefault();
  };

  return (
    <div className={cn('flex h-10 min-w-0 items-center border-b bg-card', className)}>
      {strip.overflows && (
        <IconButton
          label={labels.scrollLeft}
          size="icon-sm"
          className="mx-1"
          tabIndex={-1}
          disabled={strip.atStart}
          onClick={() => strip.scrollBy(-1)}
        >
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
      )}
      <div
        ref={scroller}
        className="scrollbar-none flex h-full min-w-0 flex-1 items-center gap-1 overflow-x-auto px-2"
      >
        <div
          role="tablist"
          aria-label={labels.strip}
          aria-owns={tabs.map((tab) => domId(tab.id)).join(' ')}
        />
        {tabs.map((tab, index) => {
          const active = tab.id === activeId;
          return (
            <ContextMenu key={tab.id}>
              <ContextMenuTrigger asChild>
                <div
                  data-active={active || undefined}
                  className="group relative flex h-7 pointer-coarse:h-9 max-w-52 shrink-0 items-center rounded-md border border-transparent text-muted-foreground transition-colors hover:bg-hover hover:text-foreground data-active:border-border data-active:bg-accent data-active:text-accent-foreground"
                >
                  <button
                    type="button"
                    role="tab"
                    id={domId(tab.id)}
                    aria-selected={active}
                    aria-controls={active ? panelId : undefined}
                    aria-keyshortcuts={tab.closable ? 'Delete' : undefined}
                    tabIndex={tab.id === rovingId ? 0 : -1}
                    title={tab.title}
                    onFocus={() => setFocusedId(tab.id)}
                    onClick={() => onActivate(tab.id)}
                    onAuxClick={(event) => {
                      if (event.button === 1 && tab.closable) onCommand('close', tab.id);
                    }}
                    // The middle button would start the browser's autoscroll.
                    onMouseDown={(event) => event.button === 1 && event.preventDefault()}
                    onKeyDown={(event) => onTabKeyDown(event, tab, index)}
                    className={cn(
                      'focus-ring-inset flex h-full min-w-0 items-center gap-1.5 rounded-md ps-2.5 text-sm [&_svg]:size-3.5 [&_svg]:shrink-0',
                      tab.closable ? 'pe-7' : 'pe-2.5',
                    )}
                  >
                    {tab.icon}
                    <span className="truncate">{tab.title}</span>
                  </button>
                  {tab.closable && (
                    <button
                      type="button"
                      aria-label={labels.closeTab(tab.title)}
                      tabIndex={active ? 0 : -1}
                      onClick={() => close(tab.id)}
                      className="focus-ring-inset absolute end-0.5 grid size-6 place-items-center rounded-sm opacity-60 hover:bg-muted hover:opacity-100 focus-visible:opacity-100"
                    >
                      <X aria-hidden className="size-3.5" />
                    </button>
                  )}
                </div>
              </ContextMenuTrigger>
              <TabMenu tab={tab} isLast={index === tabs.length - 1} labels={labels} onCommand={onCommand} />
            </ContextMenu>
          );
        })}
      </div>
      {strip.overflows && (
        <IconButton
          label={labels.scrollRight}
          size="icon-sm"
          className="mx-1"
          tabIndex={-1}
          disabled={strip.atEnd}
          onClick={() => strip.scrollBy(1)}
        >
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
      )}
    </div>
  );
}

interface TabMenuProps extends Pick<OpenedTabsProps, 'labels' | 'onCommand'> {
  tab: OpenedTabItem;
  isLast: boolean;
}

function TabMenu({ tab, isLast, labels, onCommand }: TabMenuProps) {
  const unavailable: Partial<Record<OpenedTabCommand, boolean>> = {
    close: !tab.closable,
    closeRight: isLast,
  };
  return (
    <ContextMenuContent>
      {menuGroups.flatMap((group, groupIndex) => [
        ...(groupIndex > 0 ? [<ContextMenuSeparator key={`before-${group[0]}`} />] : []),
        ...group.map((command) => (
          <ContextMenuItem
            key={command}
            disabled={unavailable[command] ?? false}
            onSelect={() => onCommand(command, tab.id)}
          >
            {labels.commands[command]}
          </ContextMenuItem>
        )),
      ])}
    </ContextMenuContent>
  );
}

/** Scrolls only the strip: `scrollIntoView` would also scroll the page. */
function reveal(strip: HTMLElement | null, tab: HTMLElement | null): void {
  if (!strip || !tab) return;
  const frame = strip.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (left < frame.left) strip.scrollLeft -= frame.left - left;
  else if (right > frame.right) strip.scrollLeft += right - frame.right;
}
