import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ListDefaults, type ListPlace, pageSizes, readPlace, writePlace } from './list.url.ts';

type Key = 'createdAt' | 'amount';
const defaults: ListDefaults<Key> = {
  sortKeys: ['createdAt', 'amount'],
  sort: { by: 'createdAt', order: 'desc' },
  pageSize: 50,
};

const places: fc.Arbitrary<ListPlace<Key>> = fc.record({
  sort: fc.record({
    by: fc.constantFrom<Key>('createdAt', 'amount'),
    order: fc.constantFrom<'asc' | 'desc'>('asc', 'desc'),
  }),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  pageSize: fc.constantFrom<number>(...pageSizes),
  cursor: fc.option(fc.string({ minLength: 1 })),
});

it('is restored from its URL unchanged', () => {
  fc.assert(
    fc.property(places, (place) => {
      expect(readPlace(writePlace(place, defaults), defaults)).toEqual(place);
    }),
  );
});

it('omits default values from the URL', () => {
  const usual = readPlace({}, defaults);
  expect(usual).toEqual({ sort: defaults.sort, page: 1, pageSize: 50, cursor: null });
  expect(Object.values(writePlace(usual, defaults)).join('')).toBe('');
});

it.each([
  [{ page: '0' }],
  [{ page: '-1' }],
  [{ page: '1e9' }],
  [{ pageSize: '7' }],
  [{ sortBy: 'password', sortOrder: 'sideways' }],
  [{ sortBy: '__proto__' }],
])('uses the default for %o in the URL', (search) => {
  expect(readPlace(search, defaults)).toEqual(readPlace({}, defaults));
});
