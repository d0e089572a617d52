import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../storage/index.ts';
import { createRecents, type PaletteGroup, rankGroups, rankItem, recentGroup } from './index.ts';

const item = (id: string, label: string, keywords: string[] = [], hint = '') => ({
  id,
  label,
  keywords,
  hint,
});
const pages: PaletteGroup = {
  id: 'pages',
  heading: 'Pages',
  items: [
    item('callbacks', 'Order callbacks', ['huidiao']),
    item('orders', 'Collection orders', ['代收订单', 'daishou'], '/order/list'),
    item('test', 'API test'),
    item('users', 'Accounts'),
  ],
};
const actions: PaletteGroup = {
  id: 'actions',
  heading: 'Actions',
  items: [item('dark', 'Dark theme'), item('out', 'Log out')],
};
const found = (query: string, recentIds: string[] = []) =>
  rankGroups([pages, actions], query, recentIds).map((group) => [
    group.id,
    ...group.items.map((ranked) => ranked.item.id),
  ]);

describe('ranking', () => {
  it('keeps the given order without a query', () => {
    expect(found(' ')).toEqual([
      ['pages', 'callbacks', 'orders', 'test', 'users'],
      ['actions', 'dark', 'out'],
    ]);
  });

  it('prefers the start of a label to the start of a word, and that to the middle of one', () => {
    expect(found('order')).toEqual([['pages', 'callbacks', 'orders']]);
    expect(found('t')).toEqual([
      ['pages', 'test', 'orders', 'users'],
      ['actions', 'dark', 'out'],
    ]);
  });

  it('requires every word, in any place', () => {
    expect(found('orders coll')).toEqual([['pages', 'orders']]);
    expect(found('orders nowhere')).toEqual([]);
  });

  it('finds by keywords of other languages, by the hint and by initials', () => {
    expect(found('代收')).toEqual([['pages', 'orders']]);
    expect(found('/order/l')).toEqual([['pages', 'orders']]);
    expect(found('lo')[0]).toEqual(['actions', 'out']);
    expect(found('dt')).toEqual([['actions', 'dark']]);
  });

  it('treats full-width letters as plain ones', () => {
    expect(found('ｄａｒｋ')).toEqual([['actions', 'dark']]);
  });

  it('puts recent entries before equal matches, but never before better ones', () => {
    const equals: PaletteGroup = {
      id: 'g',
      heading: 'G',
      items: [item('a', 'Order a'), item('b', 'Order b')],
    };
    expect(rankGroups([equals], 'order', ['b'])[0]?.items.map((one) => one.item.id)).toEqual(['b', 'a']);
    expect(found('order', ['orders'])).toEqual([['pages', 'callbacks', 'orders']]);
  });

  it('keeps results of a source unchanged, after the others', () => {
    const source: PaletteGroup = {
      id: 'orders',
      heading: 'Orders',
      found: true,
      items: [item('P1', 'P20261122')],
    };
    const groups = rankGroups([source, pages], 'acc');
    expect(groups.map(({ id }) => id)).toEqual(['pages', 'orders']);
  });
});

describe('highlighting', () => {
  it('marks the matching parts, joined where they touch', () => {
    expect(rankItem(item('x', 'Order callbacks'), 'call order')?.ranges).toEqual([
      [0, 5],
      [6, 10],
    ]);
    expect(rankItem(item('x', '代收订单'), '代收 订单')?.ranges).toEqual([[0, 4]]);
  });

  // Characters that change length when folded, combining characters, and surrogate pairs.
  const odd = fc.string({ unit: fc.constantFrom(...'aB9 -İßﬁ', 'ｄ', '订', '\u0301', '😀') });

  it('lies inside the label, sorted and without overlap, for any query', () => {
    fc.assert(
      fc.property(odd, odd, (label, query) => {
        const ranked = rankItem(item('x', label), query);
        let end = -1;
        for (const [from, to] of ranked?.ranges ?? []) {
          expect(from).toBeGreaterThan(end);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(label.length);
          end = to;
        }
      }),
    );
  });

  it('finds any piece of a label without spaces', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcXYZ019订单'), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(letters, letters, letters, (before, piece, after) => {
        expect(rankItem(item('x', before + piece + after), piece)?.ranges).toHaveLength(1);
      }),
    );
  });
});

describe('recent entries', () => {
  it('are kept newest first, each once, up to a limit', () => {
    const storage = memoryStorage();
    const recents = createRecents(storage, 'recent', 2);
    for (const id of ['orders', 'users', 'orders', 'out']) recents.add(id);
    expect(createRecents(storage, 'recent', 2).list()).toEqual(['out', 'orders']);
  });

  it('are cleared when other code wrote the storage', () => {
    expect(createRecents(memoryStorage({ recent: '{"a":1' }), 'recent').list()).toEqual([]);
    expect(createRecents(memoryStorage({ recent: '[1,"out",null]' }), 'recent').list()).toEqual(['out']);
  });

  it('are a group of the entries still offered', () => {
    const group = recentGroup([pages, actions], ['out', 'gone', 'users'], {
      id: 'recent',
      heading: 'Recent',
    });
    expect(group.items.map(({ id }) => id)).toEqual(['out', 'users']);
  });
});
