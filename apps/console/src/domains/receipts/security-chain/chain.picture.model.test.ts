import { minorUnits } from '@platform/sdk';
import { expect, it } from 'vitest';
import { pictureOf, placeAfterKey } from './chain.picture.model.ts';
import type { NodeRow } from './security-chain.labels.ts';

const row = (id: string, second: number, balance: number, more: Partial<NodeRow> = {}): NodeRow => ({
  id,
  resourceId: 'r',
  resourceName: 'North 07',
  supplierId: 's',
  supplierName: 'North team',
  cardNumberMasked: null,
  statementId: id,
  kind: 'sms',
  direction: 'in',
  currency: 'INR',
  amountMinor: minorUnits(100),
  balanceMinor: minorUnits(balance),
  previousBalanceMinor: null,
  expectedBalanceMinor: null,
  differenceMinor: null,
  state: 'linked',
  previousId: null,
  patchId: null,
  reliable: false,
  checked: false,
  flagged: false,
  orderCode: null,
  receivedAt: `2026-11-20T12:00:${String(second).padStart(2, '0')}+08:00`,
  createdAt: '2026-11-20T12:00:00+08:00',
  ...more,
});
const broken = { state: 'broken', expectedBalanceMinor: minorUnits(1_600) } as const;

it('puts messages in time order, higher for a higher balance', () => {
  const { nodes } = pictureOf([row('b', 2, 900), row('a', 1, 500), row('c', 3, 700)]);
  expect(nodes.map((node) => node.row.id)).toEqual(['a', 'b', 'c']);
  const [a, b, c] = nodes.map(({ y }) => y);
  expect([b, c, a]).toEqual([b, c, a].toSorted((one, other) => (one ?? 0) - (other ?? 0)));
});

it('links a message to the one that it follows from, also if another came between', () => {
  const { links } = pictureOf([row('a', 1, 1), row('x', 2, 9), row('b', 3, 2, { previousId: 'a' })]);
  expect(links).toHaveLength(1);
  expect(links[0]).toMatchObject({ id: 'b', from: { x: 32 }, to: { x: 144 } });
});

it('does not link to a message that is not in the picture', () => {
  expect(pictureOf([row('b', 1, 2, { previousId: 'gone' })]).links).toEqual([]);
});

it('draws a break from the expected balance to the stated one, and a repaired one as repaired', () => {
  const rows = [
    row('a', 1, 1_100),
    row('b', 2, 2_600, broken),
    row('c', 3, 5_000, { ...broken, patchId: 'p' }),
  ];
  const { gaps } = pictureOf(rows);
  expect(gaps.map(({ id, isRepaired }) => [id, isRepaired])).toEqual([
    ['b', false],
    ['c', true],
  ]);
  expect(gaps[0]?.expected.y).toBeGreaterThan(gaps[0]?.stated.y ?? 0);
  expect(gaps[0]?.before?.x).toBe(32);
});

it('draws equal balances on one line, and none at all', () => {
  expect(pictureOf([row('a', 1, 5), row('b', 2, 5)]).nodes.map(({ y }) => y)).toEqual([88, 88]);
  expect(pictureOf([])).toMatchObject({ nodes: [], links: [], gaps: [] });
});

it('is walked by keys, and ends at both ends', () => {
  expect(placeAfterKey('ArrowRight', 1, 3)).toBe(2);
  expect(placeAfterKey('ArrowRight', 2, 3)).toBe(2);
  expect(placeAfterKey('ArrowLeft', 0, 3)).toBe(0);
  expect([placeAfterKey('Home', 2, 3), placeAfterKey('End', 0, 3)]).toEqual([0, 2]);
  expect(placeAfterKey('a', 1, 3)).toBeUndefined();
});
