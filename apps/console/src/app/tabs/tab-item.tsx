import type { OpenedTab, OpenedTabsStore } from '@platform/ui-kit/headless/tabs';
import {
  ContextMenu,
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuSeparator,
  ContextMenuTrigger,
  cn,
  toast,
} from '@platform/ui-kit/skin';
import { House, X } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { copyText } from '../../shared/copy.ts';
import { AppLink } from '../../shared/link.tsx';
import { useText, useWords } from '../../shared/messages.ts';
import { screenAt } from '../../shared/site.ts';
import { shellMessages } from '../shell/shell.messages.ts';

export interface TabItemProps {
  tabs: OpenedTabsStore;
  tab: OpenedTab;
  active: boolean;
  closable: boolean;
  /** There is no tab to its right. */
  last: boolean;
  /** There is no other closable tab. */
  alone: boolean;
}

/** A tab with a context menu. The menu acts on this tab, active or not. */
export function TabItem({ tabs, tab, active, closable, last, alone }: TabItemProps) {
  const text = useText(shellMessages);
  const words = useWords();
  const screen = screenAt(tab.routeId);
  if (!screen) return null;
  const title = words(screen.title);

  const copyLink = async () => {
    const copied = await copyText(new URL(tab.href, location.href).href);
    if (copied) toast.success(text('linkCopied'));
    else toast.danger(text('copyFailed'));
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Delete' && closable) void tabs.close(tab.id);
  };
  const middleClick = (event: MouseEvent) => {
    if (event.button !== 1 || !closable) return;
    event.preventDefault();
    void tabs.close(tab.id);
  };

  return (
    <ContextMenu>
      <ContextMenuTrigger asChild>
        <li
          className={cn(
            'group flex h-7 max-w-56 shrink-0 pointer-coarse:h-9 items-center rounded-md border transition-colors',
            active
              ? 'border-transparent bg-accent text-accent-foreground'
              : 'border-transparent text-muted-foreground hover:bg-hover hover:text-foreground',
          )}
        >
          <AppLink
            href={tab.href}
            data-tab=""
            aria-current={active ? 'page' : undefined}
            className={cn(
              'focus-ring flex h-full min-w-0 items-center gap-1.5 rounded-md ps-2.5 text-sm',
              closable ? 'pe-1' : 'pe-2.5',
              active && 'font-medium',
            )}
            onKeyDown={keys}
            onAuxClick={middleClick}
          >
            {!closable && <House aria-hidden className="size-3.5 shrink-0" />}
            <span className="truncate">{title}</span>
          </AppLink>
          {closable && (
            <button
              type="button"
              tabIndex={-1}
              aria-label={text('closeNamedTab', { title })}
              className="focus-ring me-0.5 grid size-6 shrink-0 place-items-center rounded-sm opacity-70 hover:bg-border/60 hover:opacity-100"
              onClick={() => void tabs.close(tab.id)}
            >
              <X aria-hidden className="size-3.5" />
            </button>
          )}
        </li>
      </ContextMenuTrigger>
      <ContextMenuContent>
        <ContextMenuItem onSelect={() => void tabs.reload(tab.id)}>{text('reload')}</ContextMenuItem>
        <ContextMenuItem onSelect={copyLink}>{text('copyLink')}</ContextMenuItem>
        <ContextMenuItem onSelect={() => window.open(tab.href, '_blank', 'noopener')}>
          {text('openInNewWindow')}
        </ContextMenuItem>
        <ContextMenuSeparator />
        <ContextMenuItem disabled={!closable} shortcut="Delete" onSelect={() => void tabs.close(tab.id)}>
          {text('closeTab')}
        </ContextMenuItem>
        <ContextMenuItem disabled={alone} onSelect={() => void tabs.closeOthers(tab.id)}>
          {text('closeOthers')}
        </ContextMenuItem>
        <ContextMenuItem disabled={last} onSelect={() => void tabs.closeRight(tab.id)}>
          {text('closeToTheRight')}
        </ContextMenuItem>
        <ContextMenuItem disabled={alone && !closable} onSelect={() => void tabs.closeAll()}>
          {text('closeAll')}
        </ContextMenuItem>
      </ContextMenuContent>
    </ContextMenu>
  );
}
