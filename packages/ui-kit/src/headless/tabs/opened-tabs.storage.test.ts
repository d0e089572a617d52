import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialOpenedTabs, openedTabsReducer, type PageLocation } from './opened-tabs.reducer.ts';
import { parseTabs, serialiseTabs } from './opened-tabs.storage.ts';

const home: PageLocation = { routeId: '/home', params: {}, href: '/home' };
const order: PageLocation = { routeId: '/order/$id', params: { id: '7' }, href: '/order/7?tab=money' };

describe('stored tabs', () => {
  it('are restored', () => {
    const state = openedTabsReducer(initialOpenedTabs(home), { type: 'open', location: order });
    expect(parseTabs(serialiseTabs(state))).toEqual({ tabs: [home, order], activeId: state.activeId });
  });

  it('omit refused tabs, for example a route that the role may no longer open', () => {
    const state = openedTabsReducer(initialOpenedTabs(home), { type: 'open', location: order });
    const stored = parseTabs(serialiseTabs(state), (location) => location.routeId !== '/order/$id');
    expect(stored?.tabs).toEqual([home]);
  });

  it.each([
    ['another site', '//evil.example/'],
    ['another site by a backslash', '/\\evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a whole address', 'https://evil.example/'],
    ['nothing', ''],
  ])('omit a tab that leads to %s', (_what, href) => {
    const text = JSON.stringify({ version: 1, tabs: [{ ...order, href }], activeId: 'x' });
    expect(parseTabs(text)?.tabs).toEqual([]);
  });

  it.each(['', 'null', '[]', '{"version":0,"tabs":[]}', '{"version":1,"tabs":{}}', '{"version":1'])(
    'that are unreadable (%s) are ignored',
    (text) => {
      expect(parseTabs(text)).toBeNull();
    },
  );

  it('never make the reader fail, whatever the storage contains', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.jsonValue(), (text, tab) => {
        parseTabs(text);
        const stored = parseTabs(JSON.stringify({ version: 1, tabs: [tab], activeId: tab }));
        const state = openedTabsReducer(initialOpenedTabs(home), {
          type: 'restore',
          tabs: stored?.tabs ?? [],
          activeId: stored?.activeId ?? '',
        });
        expect(state.tabs[0]?.id).toBe('/home');
      }),
    );
  });
});
