import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsInOrder, movableNeighbour, moveColumn, zoneOf } from './column-order.ts';
import { type ColumnDefaults, defaultLayout, setHidden, setPin } from './table-layout.ts';

const columns: ColumnDefaults[] = [
  { id: 'code', pin: 'start', fixed: true },
  { id: 'status' },
  { id: 'amount' },
  { id: 'merchant', hidden: true },
  { id: 'channel' },
  { id: 'actions', pin: 'end', fixed: true },
];
const ids = columns.map(({ id }) => id);
const layout = defaultLayout(columns);
const move = (id: string, target: string, from = layout) => moveColumn(from, id, target, columns);

describe('moving a column', () => {
  it('puts it in the place of the other one, in both directions', () => {
    expect(move('channel', 'status').order).toEqual([
      'code',
      'channel',
      'status',
      'amount',
      'merchant',
      'actions',
    ]);
    expect(move('status', 'channel').order).toEqual([
      'code',
      'amount',
      'merchant',
      'channel',
      'status',
      'actions',
    ]);
  });

  it('pins it beside a pinned one, and unpins it again', () => {
    const pinned = move('amount', 'channel', setPin(layout, 'channel', 'start'));
    expect(columnsInOrder(pinned)).toEqual(['code', 'amount', 'channel', 'status', 'merchant', 'actions']);
    expect(zoneOf(move('amount', 'status', pinned), 'amount')).toBe('center');
  });

  it.each([
    ['code', 'amount'],
    ['amount', 'code'],
    ['amount', 'actions'],
    ['amount', 'gone'],
    ['amount', 'amount'],
  ])('changes nothing from %s to %s', (id, target) => {
    expect(move(id, target)).toBe(layout);
  });

  it('keeps every column once and fixed ones in place, after any moves, pins and hidings', () => {
    const anyId = fc.constantFrom(...ids);
    const step = fc.oneof(
      fc.record({ kind: fc.constant('move' as const), id: anyId, target: anyId }),
      fc.record({
        kind: fc.constant('pin' as const),
        id: fc.constantFrom('status', 'amount', 'merchant', 'channel'),
        pin: fc.constantFrom('start' as const, 'end' as const, null),
      }),
      fc.record({ kind: fc.constant('hide' as const), id: anyId, hidden: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let now = layout;
        for (const one of steps) {
          if (one.kind === 'move') now = move(one.id, one.target, now);
          else if (one.kind === 'pin') now = setPin(now, one.id, one.pin);
          else now = setHidden(now, one.id, one.hidden);
        }
        const shown = columnsInOrder(now);
        expect([...shown].sort()).toEqual([...ids].sort());
        expect(shown[0]).toBe('code');
        expect(shown.at(-1)).toBe('actions');
      }),
    );
  });
});

describe('the neighbour of a column', () => {
  const neighbour = (id: string, step: -1 | 1, from = layout) => movableNeighbour(from, id, step, columns);

  it('is the next visible one, skipping hidden ones', () => {
    expect(neighbour('amount', 1)).toBe('channel');
    expect(neighbour('channel', -1)).toBe('amount');
  });

  it('is none at the edge, beside a fixed column, and across a pin', () => {
    expect(neighbour('status', -1)).toBeNull();
    expect(neighbour('channel', 1)).toBeNull();
    expect(neighbour('code', 1)).toBeNull();
    expect(neighbour('amount', 1, setPin(layout, 'channel', 'end'))).toBeNull();
    expect(neighbour('merchant', 1)).toBeNull();
  });
});
