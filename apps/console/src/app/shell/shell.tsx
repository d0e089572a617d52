import { lazyPart, useLazyPart } from '@platform/ui-kit/headless/lazy';
import { tabId, useOpenedTabs } from '@platform/ui-kit/headless/tabs';
import { cn, Tooltip } from '@platform/ui-kit/skin';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { BrandMark } from '../../shared/brand.tsx';
import { useGo } from '../../shared/link.tsx';
import { useText, useWords } from '../../shared/messages.ts';
import { mayOpen } from '../../shared/screen.ts';
import { screenAt } from '../../shared/site.ts';
import { useStore } from '../../shared/store.ts';
import { LazyHelpSheet } from '../commands/lazy-help-sheet.tsx';
import { useCommands } from '../commands/use-commands.ts';
import { useShortcuts } from '../commands/use-shortcuts.ts';
import { headingOf } from '../menu.groups.ts';
import { listScreenOf, menuOf } from '../menu.model.ts';
import { MessageNotice } from '../notice/message-notice.tsx';
import { receivesOrderNotices } from '../notice/notice.state.ts';
import { OrderNotice } from '../notice/order-notice.tsx';
import { PageContent } from '../pages/page-content.tsx';
import { PageSlot } from '../pages/page-slot.tsx';
import { LazyPalette } from '../palette/lazy-palette.tsx';
import { signOut, type User } from '../session.ts';
import { TabBar } from '../tabs/tab-bar.tsx';
import { mayLeave, openTabsOf, tabLocation } from '../tabs/tabs.session.ts';
import { reloadWithoutAsking } from '../tabs/unsaved.guard.ts';
import { useUnsavedGuard } from '../tabs/use-unsaved-guard.ts';
import { VersionNotice } from '../version/version-notice.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { Header } from './header.tsx';
import { LazyDialogs } from './lazy-dialogs.tsx';
import { menuCollapsed, openMenuGroup } from './menu.state.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { shellMessages } from './shell.messages.ts';
import { SideMenu } from './side-menu.tsx';

/** Only those who collapse the menu load it. */
const narrowMenu = lazyPart(() => import('./narrow-menu.tsx'));

/**
 * Everything around the pages of a signed-in user. A new user gets a new shell, without state of the previous
 * user.
 */
export function Shell({ user }: { user: User }) {
  const text = useText(shellMessages);
  const words = useWords();
  const go = useGo();
  const { pathname, href } = useLocation();
  const collapsed = useStore(menuCollapsed);
  const narrow = useLazyPart(narrowMenu, collapsed);
  const [drawerOpen, setDrawerOpen] = useState(false);
  /** The overlay that is open. */
  const [front, setFront] = useState<'palette' | 'help' | null>(null);
  const place = useMemo(() => tabLocation(pathname, href, user.access), [pathname, href, user.access]);
  const [tabs] = useState(() => {
    const store = openTabsOf(user, go);
    // Visit before rendering. Otherwise the previous page renders first and then this one.
    if (place) store.visit(place);
    return store;
  });
  const view = useOpenedTabs(tabs);
  const sections = useMemo(() => menuOf(user.access), [user.access]);

  useLayoutEffect(() => {
    if (place) tabs.visit(place);
  }, [tabs, place]);

  const screen = screenAt(pathname) ?? screenAt('/error_404');
  const listed = screen && listScreenOf(screen);
  const group = listed?.menu?.group;
  // Before the first paint, because the entries below would move.
  useLayoutEffect(() => {
    // Entries above the groups do not change the accordion.
    if (group && headingOf(group)) openMenuGroup.set(group);
  }, [group]);

  const title = screen ? words(screen.title) : '';
  useLayoutEffect(() => {
    document.title = `${title} · ${text('product')}`;
  }, [title, text]);

  const opened = view.tabs;
  const hrefOf = useCallback(
    (path: string) => opened.find((tab) => tab.routeId === path)?.href ?? path,
    [opened],
  );
  const menu = { sections, current: listed?.path ?? '', hrefOf };
  useUnsavedGuard(tabs);
  const leave = useCallback(async () => {
    if (!(await mayLeave(tabs, 'signOut'))) return;
    await signOut();
    go('/login');
  }, [tabs, go]);
  const reload = async () => {
    if (!(await mayLeave(tabs, 'reload'))) return;
    reloadWithoutAsking();
  };
  const openDrawer = useCallback(() => setDrawerOpen(true), []);
  const openPalette = useCallback(() => setFront('palette'), []);
  const openHelp = useCallback(() => setFront('help'), []);
  const onSignOut = useCallback(() => void leave(), [leave]);
  const commands = useCommands({ user, tabs, openPalette, openHelp, onSignOut });
  useShortcuts(commands);
  const closeFront = () => setFront(null);

  return (
    <div className="flex h-dvh overflow-clip">
      <a
        href="#page"
        className="absolute -top-12 start-2 z-50 rounded-md bg-primary px-3 py-2 text-primary-foreground focus:top-2"
      >
        {text('skipToContent')}
      </a>
      <aside
        className={cn(
          'hidden shrink-0 flex-col border-e bg-sidebar transition-[width] md:flex',
          collapsed ? 'w-16' : 'w-64',
        )}
      >
        <Brand collapsed={collapsed} mark={user.showLogo} />
        {collapsed ? narrow && <narrow.NarrowMenu {...menu} /> : <SideMenu {...menu} />}
      </aside>
      <MenuDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} {...menu} />
      <div className="flex min-w-0 flex-1 flex-col">
        <Header
          user={user}
          onOpenDrawer={openDrawer}
          onOpenPalette={openPalette}
          onOpenHelp={openHelp}
          onSignOut={onSignOut}
        />
        <TabBar tabs={tabs} elsewhere={!place} />
        <ConnectionNotice />
        <VersionNotice onReload={() => void reload()} />
        <main id="page" tabIndex={-1} className="min-h-0 flex-1 outline-none">
          {view.keptAlive.map((tab) => {
            const own = screenAt(tab.routeId);
            // The address decides, because at first the restored tabs may still name another page.
            const shown = place !== null && tab.id === tabId(place);
            if (!own || (!shown && !own.keepAlive)) return null;
            return <PageSlot key={`${tab.id}:${tab.revision}`} {...{ tabs, tab, shown }} screen={own} />;
          })}
          {!place && screen && mayOpen(screen, user.access) && (
            <div className="h-full overflow-y-auto">
              <PageContent key={screen.path} screen={screen} />
            </div>
          )}
        </main>
      </div>
      <MessageNotice />
      {receivesOrderNotices(user.access) && <OrderNotice role={user.access} />}
      {front === 'palette' && <LazyPalette {...{ user, tabs, commands }} onClose={closeFront} />}
      {front === 'help' && (
        <LazyHelpSheet
          has={(id) => id in commands || (id === 'acknowledge' && receivesOrderNotices(user.access))}
          onClose={closeFront}
        />
      )}
      <LazyDialogs />
    </div>
  );
}

function Brand({ collapsed, mark }: { collapsed: boolean; mark: boolean }) {
  const text = useText(shellMessages);
  const name = text('product');
  return (
    <div className={cn('flex h-12 shrink-0 items-center gap-2.5', collapsed ? 'justify-center' : 'px-4')}>
      {mark && (
        <Tooltip content={collapsed ? name : null} side="end">
          <span>
            <BrandMark className="size-7" />
          </span>
        </Tooltip>
      )}
      {!collapsed && <span className="truncate text-lg font-semibold">{name}</span>}
    </div>
  );
}
