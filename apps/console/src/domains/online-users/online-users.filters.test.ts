import { expect, it } from 'vitest';
import { pageOf } from './online-users.filters.ts';

it('cuts pages', () => {
  const place = { sort: { by: 'account', order: 'asc' } as const, page: 2, pageSize: 2, cursor: null };
  expect(pageOf(['a', 'b', 'c'], place)).toEqual(['c']);
});
