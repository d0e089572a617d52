import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../storage/index.ts';
import type { OpenedTab, PageLocation } from './opened-tabs.reducer.ts';
import { createOpenedTabs, type OpenedTabsOptions } from './opened-tabs.store.ts';

const home: PageLocation = { routeId: '/home', params: {}, href: '/home' };
const page = (name: string): PageLocation => ({ routeId: `/${name}`, params: {}, href: `/${name}` });

const navigate = vi.fn<(tab: OpenedTab) => void>();
const confirmClose = vi.fn<(tabs: readonly OpenedTab[]) => Promise<boolean>>();

function makeStore(options: Partial<OpenedTabsOptions> = {}) {
  return createOpenedTabs({
    home,
    storage: memoryStorage(),
    storageKey: 'tabs:7',
    navigate,
    confirmClose,
    ...options,
  });
}

const titles = (store: ReturnType<typeof makeStore>) => store.snapshot().tabs.map((tab) => tab.id);

beforeEach(() => {
  navigate.mockReset();
  confirmClose.mockReset().mockResolvedValue(true);
});

describe('the tab store', () => {
  it('restores the tabs for the same user, and not for another', () => {
    const storage = memoryStorage();
    const first = makeStore({ storage });
    first.visit(page('a'));
    first.visit(page('b'));
    expect(titles(makeStore({ storage }))).toEqual(['/home', '/a', '/b']);
    expect(makeStore({ storage }).snapshot().activeId).toBe('/b');
    expect(titles(makeStore({ storage, storageKey: 'tabs:8' }))).toEqual(['/home']);
  });

  it('clears on request', () => {
    const storage = memoryStorage();
    const store = makeStore({ storage });
    store.visit(page('a'));
    store.forget();
    expect(titles(makeStore({ storage }))).toEqual(['/home']);
  });
});

describe('navigation', () => {
  it('follows the router without navigating', () => {
    makeStore().visit(page('a'));
    expect(navigate).not.toHaveBeenCalled();
  });

  it('navigates after a click, and to the neighbour of a closed tab', async () => {
    const store = makeStore();
    store.visit(page('a'));
    store.visit(page('b'));
    store.activate('/a');
    expect(navigate).toHaveBeenLastCalledWith(expect.objectContaining({ href: '/a' }));
    await store.close('/a');
    expect(navigate).toHaveBeenLastCalledWith(expect.objectContaining({ href: '/b' }));
  });
});

describe('before closing', () => {
  it('does not ask when no input would be lost', async () => {
    const store = makeStore();
    store.visit(page('a'));
    store.addCloseCheck('/a', () => false);
    expect(await store.close('/a')).toBe(true);
    expect(confirmClose).not.toHaveBeenCalled();
  });

  it('keeps the tab when the user says no', async () => {
    confirmClose.mockResolvedValue(false);
    const store = makeStore();
    store.visit(page('a'));
    store.addCloseCheck('/a', () => true);
    expect(await store.close('/a')).toBe(false);
    expect(titles(store)).toEqual(['/home', '/a']);
  });

  it('asks once for all tabs with unsaved input', async () => {
    const store = makeStore();
    for (const name of ['a', 'b', 'c']) store.visit(page(name));
    store.addCloseCheck('/a', () => true);
    store.addCloseCheck('/b', async () => false);
    store.addCloseCheck('/c', async () => true);
    expect(await store.closeAll()).toBe(true);
    expect(confirmClose).toHaveBeenCalledTimes(1);
    expect(confirmClose.mock.calls[0]?.[0].map((tab) => tab.id)).toEqual(['/a', '/c']);
    expect(titles(store)).toEqual(['/home']);
  });

  it('does not ask the tab that stays', async () => {
    const store = makeStore();
    store.visit(page('a'));
    store.visit(page('b'));
    store.addCloseCheck('/a', () => true);
    await store.closeOthers('/a');
    expect(confirmClose).not.toHaveBeenCalled();
  });

  it('also asks before a reload', async () => {
    confirmClose.mockResolvedValue(false);
    const store = makeStore();
    store.visit(page('a'));
    store.addCloseCheck('/a', () => true);
    expect(await store.reload('/a')).toBe(false);
    expect(store.snapshot().tabs[1]?.revision).toBe(0);
  });

  it('does not ask a page that has removed its check', async () => {
    const store = makeStore();
    store.visit(page('a'));
    store.addCloseCheck('/a', () => true)();
    await store.close('/a');
    expect(confirmClose).not.toHaveBeenCalled();
  });
});

it('notifies its listeners only of changes', () => {
  const store = makeStore();
  const listener = vi.fn();
  store.subscribe(listener);
  store.visit(page('a'));
  store.visit(page('a'));
  store.activate('/gone');
  expect(listener).toHaveBeenCalledTimes(1);
});
