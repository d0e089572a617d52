import { type ColumnDefaults, setPin, type TableLayout } from './table-layout.ts';

export type ColumnZone = 'start' | 'center' | 'end';

export function zoneOf(layout: TableLayout, id: string): ColumnZone {
  if (layout.pinnedStart.includes(id)) return 'start';
  return layout.pinnedEnd.includes(id) ? 'end' : 'center';
}

/** All columns in screen order; hidden ones keep their position. */
export function columnsInOrder(layout: TableLayout): readonly string[] {
  const inZone = (zone: ColumnZone) => layout.order.filter((id) => zoneOf(layout, id) === zone);
  return [...inZone('start'), ...inZone('center'), ...inZone('end')];
}

/** Moves a column to the position of another one and gives it the same pin. Fixed columns do not move. */
export function moveColumn(
  layout: TableLayout,
  id: string,
  targetId: string,
  columns: readonly ColumnDefaults[],
): TableLayout {
  const fixed = new Set(columns.filter((column) => column.fixed).map((column) => column.id));
  const shown = columnsInOrder(layout);
  const movable = shown.filter((other) => !fixed.has(other));
  const from = movable.indexOf(id);
  const to = movable.indexOf(targetId);
  if (from < 0 || to < 0 || from === to) return layout;

  const zone = zoneOf(layout, targetId);
  const pinned = zone === zoneOf(layout, id) ? layout : setPin(layout, id, zone === 'center' ? null : zone);
  movable.splice(to, 0, ...movable.splice(from, 1));
  const moved = movable.values();
  const order = layout.order.map((other) => (fixed.has(other) ? other : (moved.next().value ?? other)));
  return { ...pinned, order };
}

/** The neighbour that this column can swap with: visible, movable, and with the same pin. */
export function movableNeighbour(
  layout: TableLayout,
  id: string,
  step: -1 | 1,
  columns: readonly ColumnDefaults[],
): string | null {
  const fixed = new Set(columns.filter((column) => column.fixed).map((column) => column.id));
  if (fixed.has(id)) return null;
  const zone = zoneOf(layout, id);
  const candidates = layout.order.filter(
    (other) => zoneOf(layout, other) === zone && !fixed.has(other) && !layout.hiddenIds.includes(other),
  );
  const index = candidates.indexOf(id);
  return index < 0 ? null : (candidates[index + step] ?? null);
}
