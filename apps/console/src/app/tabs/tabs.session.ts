import {
  createOpenedTabs,
  type OpenedTab,
  type OpenedTabsStore,
  type PageLocation,
} from '@platform/ui-kit/headless/tabs';
import type { Role } from '../../shared/roles.ts';
import { mayOpen } from '../../shared/screen.ts';
import { screenAt } from '../../shared/site.ts';
import { readStored, writeStored } from '../../shared/storage.ts';
import { createStore } from '../../shared/store.ts';

const homePath = '/home';

/** The tab that an address belongs to: its screen and parameters. Null for pages that never become one. */
export function tabLocation(path: string, href: string, role: Role): PageLocation | null {
  const screen = screenAt(path);
  if (!screen?.tab || !mayOpen(screen, role)) return null;
  return { routeId: screen.path, params: {}, href };
}

/** The question about unsaved pages that is waiting for an answer. */
export interface CloseQuestion {
  tabs: readonly OpenedTab[];
  /** What would make them lose it. */
  cause: 'close' | 'reload' | 'signOut';
  answer: (close: boolean) => void;
}
export const closeQuestion = createStore<CloseQuestion | null>(null);

/** Asks once about all pages that would lose something. */
function askToLose(cause: CloseQuestion['cause'], tabs: readonly OpenedTab[]): Promise<boolean> {
  closeQuestion.get()?.answer(false);
  return new Promise((resolve) => {
    closeQuestion.set({
      tabs,
      cause,
      answer: (close) => {
        closeQuestion.set(null);
        resolve(close);
      },
    });
  });
}

/** The opened pages of one user: kept in local storage under his id, so that the next user finds his own. */
export function openTabsOf(
  user: { user_id: string; access: Role },
  navigate: (href: string) => void,
): OpenedTabsStore {
  return createOpenedTabs({
    home: { routeId: homePath, params: {}, href: homePath },
    storage: {
      get: readStored,
      set: writeStored,
      remove: (key) => writeStored(key, null),
    },
    storageKey: `tabs.${user.user_id}`,
    accepts: ({ routeId, href }) =>
      tabLocation(href.split('?')[0] ?? '', href, user.access)?.routeId === routeId,
    navigate: (tab) => navigate(tab.href),
    confirmClose: (tabs) => askToLose('close', tabs),
  });
}

/** Whether the whole console may go away: at once where nothing is unsaved, else when the person says so. */
export async function mayLeave(tabs: OpenedTabsStore, cause: 'reload' | 'signOut'): Promise<boolean> {
  const losing = tabs.unsaved();
  return losing.length === 0 || askToLose(cause, losing);
}
