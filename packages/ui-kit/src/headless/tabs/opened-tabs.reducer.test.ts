import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeTab,
  homeTab,
  initialOpenedTabs,
  isClosable,
  keptAliveIds,
  type OpenedTabsAction,
  type OpenedTabsState,
  openedTabsReducer,
  type PageLocation,
  tabId,
  tabsDiscardedBy,
} from './opened-tabs.reducer.ts';

const home: PageLocation = { routeId: '/home', params: {}, href: '/home' };
const page = (name: string, search = ''): PageLocation => ({
  routeId: `/${name}`,
  params: {},
  href: `/${name}${search}`,
});

function apply(state: OpenedTabsState, ...actions: OpenedTabsAction[]): OpenedTabsState {
  return actions.reduce(openedTabsReducer, state);
}

function opened(...names: string[]): OpenedTabsState {
  const actions = names.map((name): OpenedTabsAction => ({ type: 'open', location: page(name) }));
  return apply(initialOpenedTabs(home), ...actions);
}

const ids = (state: OpenedTabsState) => state.tabs.map((tab) => tab.id);

describe('identity of a tab', () => {
  it('is the route and its parameters, in any order', () => {
    const first = tabId({ routeId: '/order/$id', params: { id: '7', view: 'money' } });
    const second = tabId({ routeId: '/order/$id', params: { view: 'money', id: '7' } });
    expect(first).toBe(second);
    expect(first).not.toBe(tabId({ routeId: '/order/$id', params: { id: '8', view: 'money' } }));
  });

  it('cannot be forged by a parameter that contains a separator', () => {
    const forged = tabId({ routeId: '/a', params: { x: '1&y=2' } });
    expect(forged).not.toBe(tabId({ routeId: '/a', params: { x: '1', y: '2' } }));
  });
});

describe('opening', () => {
  it('puts a new tab at the end and makes it active', () => {
    const state = opened('orders', 'merchants');
    expect(ids(state)).toEqual(['/home', '/orders', '/merchants']);
    expect(state.activeId).toBe('/merchants');
  });

  it('activates an existing tab and takes over its new filters', () => {
    const state = apply(opened('orders', 'merchants'), {
      type: 'open',
      location: page('orders', '?status=5'),
    });
    expect(ids(state)).toEqual(['/home', '/orders', '/merchants']);
    expect(activeTab(state)).toMatchObject({ id: '/orders', href: '/orders?status=5', revision: 0 });
  });

  it('opens the same route with other parameters as another tab', () => {
    const order = (id: string): PageLocation => ({
      routeId: '/order/$id',
      params: { id },
      href: `/order/${id}`,
    });
    const state = apply(
      initialOpenedTabs(home),
      { type: 'open', location: order('1') },
      { type: 'open', location: order('2') },
    );
    expect(state.tabs).toHaveLength(3);
  });
});

describe('closing', () => {
  it('activates the right neighbour of the active tab', () => {
    const state = apply(opened('a', 'b', 'c'), { type: 'activate', id: '/b' }, { type: 'close', id: '/b' });
    expect(ids(state)).toEqual(['/home', '/a', '/c']);
    expect(state.activeId).toBe('/c');
  });

  it('activates the left neighbour when there is none on the right', () => {
    expect(apply(opened('a', 'b'), { type: 'close', id: '/b' }).activeId).toBe('/a');
  });

  it('does not change the active tab when another one is closed', () => {
    expect(apply(opened('a', 'b'), { type: 'close', id: '/a' }).activeId).toBe('/b');
  });

  it('never closes home', () => {
    const state = opened('a');
    expect(apply(state, { type: 'close', id: '/home' })).toBe(state);
    expect(isClosable(state, '/home')).toBe(false);
    expect(isClosable(state, '/a')).toBe(true);
  });

  it('others keeps the clicked tab, and activates it when the active one was closed', () => {
    const state = apply(opened('a', 'b', 'c'), { type: 'closeOthers', id: '/a' });
    expect(ids(state)).toEqual(['/home', '/a']);
    expect(state.activeId).toBe('/a');
  });

  it('tabs to the right of the clicked one keeps the active one if it stays', () => {
    const state = apply(
      opened('a', 'b', 'c'),
      { type: 'activate', id: '/a' },
      { type: 'closeRight', id: '/b' },
    );
    expect(ids(state)).toEqual(['/home', '/a', '/b']);
    expect(state.activeId).toBe('/a');
    expect(apply(opened('a', 'b', 'c'), { type: 'closeRight', id: '/a' }).activeId).toBe('/a');
  });

  it('all leaves only home', () => {
    const state = apply(opened('a', 'b'), { type: 'closeAll' });
    expect(ids(state)).toEqual(['/home']);
    expect(state.activeId).toBe('/home');
    expect(state.recentIds).toEqual(['/home']);
  });

  it('and opening a page again gives a new one', () => {
    const state = apply(
      opened('a'),
      { type: 'reload', id: '/a' },
      { type: 'close', id: '/a' },
      { type: 'open', location: page('a') },
    );
    expect(activeTab(state).revision).toBe(0);
  });
});

describe('an action discards', () => {
  const state = opened('a', 'b', 'c');
  const discarded = (action: OpenedTabsAction) => tabsDiscardedBy(state, action).map((tab) => tab.id);

  it.each<[OpenedTabsAction, string[]]>([
    [{ type: 'close', id: '/b' }, ['/b']],
    [{ type: 'close', id: '/home' }, []],
    [{ type: 'closeOthers', id: '/b' }, ['/a', '/c']],
    [{ type: 'closeOthers', id: '/home' }, ['/a', '/b', '/c']],
    [{ type: 'closeOthers', id: '/gone' }, []],
    [{ type: 'closeRight', id: '/a' }, ['/b', '/c']],
    [{ type: 'closeRight', id: '/gone' }, []],
    [{ type: 'closeAll' }, ['/a', '/b', '/c']],
    [{ type: 'reload', id: '/home' }, ['/home']],
    [{ type: 'activate', id: '/a' }, []],
  ])('%o', (action, expected) => {
    expect(discarded(action)).toEqual(expected);
  });
});

describe('keeping alive', () => {
  it('keeps the eight most recently used, the active one first', () => {
    const names = Array.from({ length: 12 }, (_, index) => `p${index}`);
    const state = apply(opened(...names), { type: 'activate', id: '/p0' });
    const kept = keptAliveIds(state);
    expect(kept).toHaveLength(8);
    expect(kept[0]).toBe('/p0');
    expect(kept).not.toContain('/p4');
    expect(kept).toContain('/p11');
  });

  it('keeps only pages visited since the tabs were restored', () => {
    const state = apply(initialOpenedTabs(home), {
      type: 'restore',
      tabs: [page('a'), page('b')],
      activeId: '/b',
    });
    expect(keptAliveIds(state)).toEqual(['/b']);
  });
});

describe('restoring', () => {
  it('puts home first, removes duplicates and falls back to home', () => {
    const state = apply(initialOpenedTabs(home), {
      type: 'restore',
      tabs: [page('a'), home, page('a', '?x=1')],
      activeId: '/gone',
    });
    expect(ids(state)).toEqual(['/home', '/a']);
    expect(state.activeId).toBe('/home');
    expect(state.tabs[1]?.href).toBe('/a?x=1');
  });
});

const anyId = fc.constantFrom('/home', '/p0', '/p1', '/p2', '/p3', '/p4', '/gone');
const anyPage = fc
  .tuple(fc.integer({ min: 0, max: 4 }), fc.constantFrom('', '?x=1'))
  .map(([number, search]) => page(`p${number}`, search));
const anyAction: fc.Arbitrary<OpenedTabsAction> = fc.oneof(
  fc.record({ type: fc.constant('open' as const), location: fc.oneof(anyPage, fc.constant(home)) }),
  fc.record({ type: fc.constantFrom('activate' as const, 'close' as const, 'reload' as const), id: anyId }),
  fc.record({ type: fc.constantFrom('closeOthers' as const, 'closeRight' as const), id: anyId }),
  fc.constant({ type: 'closeAll' as const }),
  fc.record({ type: fc.constant('restore' as const), tabs: fc.array(anyPage), activeId: anyId }),
);

describe('after any actions', () => {
  const check = (rule: (state: OpenedTabsState) => void) =>
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
        rule(apply(initialOpenedTabs(home), ...actions));
      }),
      { numRuns: 500 },
    );

  it('home is first and unique', () => {
    check((state) => {
      expect(homeTab(state).id).toBe('/home');
      expect(ids(state).filter((id) => id === '/home')).toHaveLength(1);
    });
  });

  it('exactly one tab is active, and it is the most recent', () => {
    check((state) => {
      expect(state.tabs.filter((tab) => tab.id === state.activeId)).toHaveLength(1);
      expect(state.recentIds[0]).toBe(state.activeId);
    });
  });

  it('no tab is duplicated, and only opened tabs are kept alive', () => {
    check((state) => {
      expect(new Set(ids(state)).size).toBe(state.tabs.length);
      expect(new Set(state.recentIds).size).toBe(state.recentIds.length);
      expect(ids(state)).toEqual(expect.arrayContaining([...state.recentIds]));
    });
  });

  it('the reported discards are exactly the removed tabs', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 20 }), anyAction, (actions, last) => {
        fc.pre(last.type !== 'restore' && last.type !== 'reload');
        const before = apply(initialOpenedTabs(home), ...actions);
        const said = tabsDiscardedBy(before, last).map((tab) => tab.id);
        const after = ids(openedTabsReducer(before, last));
        expect(ids(before).filter((id) => !after.includes(id))).toEqual(said);
      }),
    );
  });
});
