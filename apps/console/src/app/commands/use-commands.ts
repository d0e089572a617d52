import type { OpenedTabsStore } from '@platform/ui-kit/headless/tabs';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { languages } from '../../shared/language.ts';
import { useGo } from '../../shared/link.tsx';
import { useStore } from '../../shared/store.ts';
import { switchSound } from '../notice/notice.sound.ts';
import { acknowledgeOrders, receivesOrderNotices } from '../notice/notice.state.ts';
import type { User } from '../session.ts';
import { canFillScreen, toggleFullScreen } from '../shell/full-screen.ts';
import { menuCollapsed } from '../shell/menu.state.ts';
import { usePickLanguage } from '../shell/use-pick-language.ts';
import { setTheme, shownTheme, themeChoices } from '../theme.ts';
import type { CommandId } from './commands.table.ts';

/** The action of each command. Commands that are not available now are missing. */
export type Commands = Readonly<Partial<Record<CommandId, () => void>>>;

export interface CommandParts {
  user: User;
  tabs: OpenedTabsStore;
  openPalette: () => void;
  openHelp: () => void;
  onSignOut: () => void;
}

export function useCommands({ user, tabs, openPalette, openHelp, onSignOut }: CommandParts): Commands {
  const go = useGo();
  const queries = useQueryClient();
  const pickLanguage = usePickLanguage();
  const acknowledge = useStore(acknowledgeOrders);
  const { access } = user;
  return useMemo<Commands>(
    () => ({
      palette: openPalette,
      home: () => go('/home'),
      messages: () => go('/message_page'),
      ...tabCommands(tabs),
      refreshData: () => void queries.invalidateQueries(),
      ...(acknowledge && { acknowledge }),
      toggleMenu: () => menuCollapsed.set(!menuCollapsed.get()),
      ...(canFillScreen() && { fullScreen: () => void toggleFullScreen() }),
      toggleTheme: () => setTheme(shownTheme() === 'dark' ? 'light' : 'dark'),
      ...Object.fromEntries(themeChoices.map((theme) => [theme, () => setTheme(theme)])),
      ...(receivesOrderNotices(access) && { sound: () => void switchSound() }),
      ...Object.fromEntries(languages.map((language) => [language, () => pickLanguage(language)])),
      help: openHelp,
      docs: () => void window.open('/docs/', '_blank', 'noopener'),
      logOut: onSignOut,
    }),
    [go, queries, tabs, pickLanguage, acknowledge, access, openPalette, openHelp, onSignOut],
  );
}

/** Commands for the current tab. The tab store ignores a close of a tab that cannot be closed. */
function tabCommands(tabs: OpenedTabsStore): Commands {
  const active = () => tabs.snapshot().activeId;
  const step = (by: 1 | -1) => {
    const { tabs: opened, activeId } = tabs.snapshot();
    const index = opened.findIndex(({ id }) => id === activeId);
    const next = opened.at((index + by) % opened.length);
    if (next) tabs.activate(next.id);
  };
  return {
    previousTab: () => step(-1),
    nextTab: () => step(1),
    closeTab: () => void tabs.close(active()),
    closeOthers: () => void tabs.closeOthers(active()),
    closeAll: () => void tabs.closeAll(),
    reloadTab: () => void tabs.reload(active()),
  };
}
