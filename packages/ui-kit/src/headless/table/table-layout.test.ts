import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveColumn } from './column-order.ts';
import { fillWidths } from './column-widths.ts';
import {
  type ColumnDefaults,
  defaultLayout,
  parseLayout,
  serialiseLayout,
  setHidden,
  setPin,
  setWidth,
} from './table-layout.ts';

const columns: ColumnDefaults[] = [
  { id: 'code', pin: 'start', fixed: true },
  { id: 'status' },
  { id: 'amount' },
  { id: 'merchant', hidden: true },
  { id: 'actions', pin: 'end', fixed: true },
];

describe('a table without a stored layout', () => {
  it('has its author’s layout', () => {
    expect(defaultLayout(columns)).toMatchObject({
      order: ['code', 'status', 'amount', 'merchant', 'actions'],
      hiddenIds: ['merchant'],
      pinnedStart: ['code'],
      pinnedEnd: ['actions'],
      density: 'normal',
    });
  });
});

describe('a remembered layout', () => {
  it('is restored as the user left it', () => {
    let layout = defaultLayout(columns);
    layout = setHidden(layout, 'amount', true);
    layout = setHidden(layout, 'merchant', false);
    layout = setPin(layout, 'status', 'start');
    layout = setWidth(layout, 'status', 222);
    layout = moveColumn(layout, 'merchant', 'status', columns);
    layout = { ...layout, density: 'compact' };
    expect(parseLayout(serialiseLayout(layout), columns)).toEqual(layout);
  });

  it('puts a new column in its author’s place, and drops a removed one', () => {
    const older = columns.filter((column) => column.id !== 'amount').concat({ id: 'gone' });
    const stored = serialiseLayout(moveColumn(defaultLayout(older), 'status', 'merchant', older));
    const layout = parseLayout(stored, columns);
    expect(layout.order).toEqual(['code', 'merchant', 'status', 'amount', 'actions']);
  });

  it('cannot hide or unpin fixed columns', () => {
    let layout = setHidden(defaultLayout(columns), 'code', true);
    layout = setPin(layout, 'actions', null);
    const read = parseLayout(serialiseLayout(layout), columns);
    expect(read.hiddenIds).not.toContain('code');
    expect(read.pinnedEnd).toEqual(['actions']);
  });

  it('limits widths', () => {
    const text = JSON.stringify({ version: 1, widthsPx: { status: 99_999, amount: -5, code: 'wide' } });
    expect(parseLayout(text, columns).widthsPx).toEqual({ status: 800, amount: 56 });
  });

  it('is the default when the storage contains something else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const layout = parseLayout(text, columns);
        expect([...layout.order].sort()).toEqual(columns.map(({ id }) => id).sort());
      }),
    );
  });

  it('contains every column exactly once, for any stored value', () => {
    const someIds = fc.array(fc.constantFrom('code', 'status', 'amount', 'actions', 'gone'));
    fc.assert(
      fc.property(someIds, someIds, someIds, someIds, (order, pinnedStart, pinnedEnd, hiddenIds) => {
        const text = JSON.stringify({ version: 1, order, pinnedStart, pinnedEnd, hiddenIds });
        const layout = parseLayout(text, columns);
        expect([...layout.order].sort()).toEqual(columns.map(({ id }) => id).sort());
        const pinned = [...layout.pinnedStart, ...layout.pinnedEnd];
        expect(new Set(pinned).size).toBe(pinned.length);
      }),
    );
  });
});

describe('widths', () => {
  const column = (id: string, widthPx: number, rigid = false) => ({ id, widthPx, rigid });

  it('are the columns’ own when there is no spare room', () => {
    const widths = fillWidths([column('a', 100), column('b', 200)], 250);
    expect([...widths.values()]).toEqual([100, 200]);
  });

  it('share spare room in proportion, without rigid columns', () => {
    const widths = fillWidths([column('a', 100), column('b', 200), column('c', 50, true)], 650);
    expect([...widths.values()]).toEqual([200, 400, 50]);
  });

  it('fill the room to the pixel when a column may grow', () => {
    const anyColumns = fc.array(
      fc.record({ widthPx: fc.integer({ min: 56, max: 400 }), rigid: fc.boolean() }),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(anyColumns, fc.integer({ min: 0, max: 4_000 }), (shapes, availablePx) => {
        const list = shapes.map((shape, index) => ({ id: String(index), ...shape }));
        const widths = fillWidths(list, availablePx);
        const total = [...widths.values()].reduce((sum, width) => sum + width, 0);
        const own = list.reduce((sum, { widthPx }) => sum + widthPx, 0);
        const grows = list.some(({ rigid }) => !rigid);
        expect(total).toBe(grows ? Math.max(own, availablePx) : own);
        for (const { id, widthPx } of list) expect(widths.get(id)).toBeGreaterThanOrEqual(widthPx);
      }),
    );
  });
});
