import { expect, it } from 'vitest';
import { filterSessions, pageOf, sortSessions } from './online-users.filters.ts';
import type { SessionRow } from './online-users.words.ts';

const session = (token: string, change: Partial<SessionRow> = {}): SessionRow => ({
  token,
  userId: `user-${token}`,
  account: 'merchant',
  name: 'Demo merchant',
  access: 'merchant',
  ip: '203.0.113.7',
  userAgent: '',
  createdAt: '2026-11-20T08:00:00+08:00',
  lastSeenAt: '2026-11-20T12:00:00+08:00',
  online: true,
  current: false,
  ...change,
});
const rows = [
  session('a'),
  session('b', { account: 'Service02', name: '夜班', access: 'customerService', ip: '198.51.100.4' }),
  session('c', { online: false, lastSeenAt: '2026-11-20T11:00:00+08:00', ip: '203.0.113.70' }),
];
const tokens = (found: readonly SessionRow[]) => found.map(({ token }) => token).join('');

it('finds by a part of account or nickname, by role, by the beginning of the address, by being there', () => {
  expect(tokens(filterSessions(rows, {}))).toBe('abc');
  expect(tokens(filterSessions(rows, { account: 'SERVICE' }))).toBe('b');
  expect(tokens(filterSessions(rows, { account: '夜班' }))).toBe('b');
  expect(tokens(filterSessions(rows, { role: 'merchant' }))).toBe('ac');
  expect(tokens(filterSessions(rows, { ip: '203.0.113.7' }))).toBe('ac');
  expect(tokens(filterSessions(rows, { online: true }))).toBe('ab');
});

it('sorts by moment, not by how it is written, and keeps an order among equals', () => {
  const zones = [session('x', { lastSeenAt: '2026-11-20T05:00:00Z' }), ...rows];
  expect(tokens(sortSessions(zones, { by: 'lastSeenAt', order: 'desc' }))).toBe('xabc');
  expect(tokens(sortSessions(zones, { by: 'lastSeenAt', order: 'asc' }))).toBe('cabx');
});

it('cuts pages', () => {
  const place = { sort: { by: 'account', order: 'asc' } as const, page: 2, pageSize: 2, cursor: null };
  expect(tokens(pageOf(rows, place))).toBe('c');
});
