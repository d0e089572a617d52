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

/** The tab of an address: its screen and parameters. Null for pages that have no tab. */
export function tabLocation(path: string, href: string, role: Role): PageLocation | null {
  const screen = screenAt(path);
  if (!screen?.tab || !mayOpen(screen, role)) return null;
  return { routeId: screen.path, params: {}, href };
}

/** A pending question about unsaved pages. */
export interface CloseQuestion {
  tabs: readonly OpenedTab[];
  /** The action that would lose the input. */
  cause: 'close' | 'reload' | 'signOut';
  answer: (close: boolean) => void;
}
export const closeQuestion = createStore<CloseQuestion | null>(null);

/** Asks once about all pages with unsaved input. */
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

/**
 * The open tabs of a user. Stored in local storage under the user's id, so that users of the same browser do
 * not share tabs.
 */
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

/** Whether the whole console may be left: yes if nothing is unsaved, otherwise ask the user. */
export async function mayLeave(tabs: OpenedTabsStore, cause: 'reload' | 'signOut'): Promise<boolean> {
  const losing = tabs.unsaved();
  return losing.length === 0 || askToLose(cause, losing);
}
