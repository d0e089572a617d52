import { useCallback, useMemo, useRef, useState } from 'react';
import { type KeyValueStorage, memoryStorage } from '../storage/index.ts';
import { movableNeighbour, moveColumn } from './column-order.ts';
import {
  type ColumnDefaults,
  type Density,
  defaultLayout,
  parseLayout,
  serialiseLayout,
  setHidden,
  setPin,
  setWidth,
  type TableLayout,
} from './table-layout.ts';

export interface LayoutMemory {
  storage: KeyValueStorage;
  /** Key of this table and user. */
  key: string;
}

export interface TableLayoutControl {
  layout: TableLayout;
  setHidden(id: string, hidden: boolean): void;
  setPin(id: string, pin: 'start' | 'end' | null): void;
  /** `null` restores the default width. */
  setWidth(id: string, widthPx: number | null): void;
  /** Moves to the position of another column and takes its pin. */
  move(id: string, targetId: string): void;
  /** Past its neighbour. */
  moveBy(id: string, step: -1 | 1): void;
  canMoveBy(id: string, step: -1 | 1): boolean;
  setDensity(density: Density): void;
  /** Applies a serialised layout (saved view, other device); what does not fit the columns is ignored. */
  restore(text: string): void;
  /** Serialised, to be stored elsewhere. */
  serialise(): string;
  reset(): void;
}

const forgetful = memoryStorage();

/** A table's layout, stored on every change. */
export function useTableLayout(
  columns: readonly ColumnDefaults[],
  memory: LayoutMemory | undefined,
): TableLayoutControl {
  const storage = memory?.storage ?? forgetful;
  const key = memory?.key;
  const [changes, setChanges] = useState<{ key: string | undefined; layout: TableLayout } | null>(null);

  const stored = useMemo(
    () => parseLayout(key === undefined ? null : storage.get(key), columns),
    [storage, key, columns],
  );
  const layout = useMemo(
    // Fit columns that were added or removed (other role, other language) as after a reload.
    () => (changes && changes.key === key ? parseLayout(serialiseLayout(changes.layout), columns) : stored),
    [changes, key, stored, columns],
  );
  // Two changes in one event must not overwrite each other.
  const latest = useRef(layout);
  latest.current = layout;

  const change = useCallback(
    (update: (layout: TableLayout) => TableLayout) => {
      const next = update(latest.current);
      if (next === latest.current) return;
      latest.current = next;
      if (key !== undefined) storage.set(key, serialiseLayout(next));
      setChanges({ key, layout: next });
    },
    [key, storage],
  );

  return useMemo(
    () => ({
      layout,
      setHidden: (id, hidden) => change((current) => setHidden(current, id, hidden)),
      setPin: (id, pin) => change((current) => setPin(current, id, pin)),
      setWidth: (id, widthPx) => change((current) => setWidth(current, id, widthPx)),
      move: (id, targetId) => change((current) => moveColumn(current, id, targetId, columns)),
      moveBy: (id, step) =>
        change((current) => {
          const target = movableNeighbour(current, id, step, columns);
          return target === null ? current : moveColumn(current, id, target, columns);
        }),
      canMoveBy: (id, step) => movableNeighbour(layout, id, step, columns) !== null,
      setDensity: (density) => change((current) => ({ ...current, density })),
      restore: (text) => change(() => parseLayout(text, columns)),
      serialise: () => serialiseLayout(layout),
      reset: () => change(() => defaultLayout(columns)),
    }),
    [layout, change, columns],
  );
}
