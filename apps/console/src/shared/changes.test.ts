import { expect, it } from 'vitest';
import { changesOf } from './changes.ts';

it('contains only what differs, also in lists', () => {
  const before = {
    name: 'A',
    note: '',
    networks: ['10.0.0.0/8'],
    enabled: true,
    limit: null as number | null,
  };
  expect(changesOf(before, before)).toEqual({});
  expect(changesOf({ ...before, networks: ['10.0.0.0/8'] }, before)).toEqual({});
  expect(changesOf({ ...before, networks: ['10.0.0.0/16'], limit: 5 }, before)).toEqual({
    ...{ networks: ['10.0.0.0/16'], limit: 5 },
  });
  expect(changesOf({ ...before, enabled: false, name: '' }, before)).toEqual({ enabled: false, name: '' });
});
