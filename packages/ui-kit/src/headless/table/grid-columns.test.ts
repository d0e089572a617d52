import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moveColumn } from './column-order.ts';
import { gridColumns } from './grid-columns.ts';
import { defaultLayout, parseLayout, serialiseLayout, setHidden, setPin, setWidth } from './table-layout.ts';
import type { DataTableModel } from './use-data-table.ts';

const infos = Array.from({ length: 8 }, (_, index) => ({
  id: `c${index}`,
  label: `Column ${index}`,
  align: 'start' as const,
  pin: index === 0 ? ('start' as const) : index === 7 ? ('end' as const) : undefined,
  fixed: index === 0 || index === 7,
  isControls: index === 7,
  isText: index !== 7,
}));
const ids = infos.map(({ id }) => id);
const anyId = fc.constantFrom(...ids);
const movableId = fc.constantFrom(...ids.slice(1, -1));

type Change = (layout: ReturnType<typeof defaultLayout>) => ReturnType<typeof defaultLayout>;
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(movableId, fc.boolean()).map(
    ([id, hidden]): Change =>
      (layout) =>
        setHidden(layout, id, hidden),
  ),
  fc.tuple(movableId, fc.constantFrom('start' as const, 'end' as const, null)).map(
    ([id, pin]): Change =>
      (layout) =>
        setPin(layout, id, pin),
  ),
  fc.tuple(anyId, anyId).map(
    ([id, target]): Change =>
      (layout) =>
        moveColumn(layout, id, target, infos),
  ),
  fc.tuple(anyId, fc.option(fc.integer({ min: -50, max: 2_000 }))).map(
    ([id, px]): Change =>
      (layout) =>
        setWidth(layout, id, px),
  ),
);
const shown = (layout: ReturnType<typeof defaultLayout>) =>
  gridColumns({ columnInfos: infos, layout: { layout } as DataTableModel<object>['layout'] });

it('after hiding, pinning, moving and resizing, each visible column is there once, pinned ones at their edges', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      const layout = changes.reduce((now, next) => next(now), defaultLayout(infos));
      const columns = shown(layout);
      expect(columns.map(({ id }) => id).sort()).toEqual(ids.filter((id) => !layout.hiddenIds.includes(id)));
      const zones = columns.map(({ pin }) => ({ start: 0, center: 1, end: 2 })[pin ?? 'center']);
      expect(zones).toEqual(zones.toSorted((a, b) => a - b));
      // There is one edge on each side, between the pinned and the scrolling columns.
      expect(columns.filter(({ pin, edge }) => pin === 'start' && edge)).toHaveLength(1);
      expect(columns.filter(({ pin, edge }) => pin === 'end' && edge)).toHaveLength(1);
      expect(columns.some(({ pin, edge }) => pin === null && edge)).toBe(false);
      for (const id of ['c0', 'c7']) expect(columns.some((column) => column.id === id)).toBe(true);
      // The stored layout gives the same columns.
      expect(shown(parseLayout(serialiseLayout(layout), infos))).toEqual(columns);
    }),
  );
});
