import { useCallback, useMemo, useState } from 'react';
import { type KeyValueStorage, memoryStorage } from '../storage/index.ts';
import {
  type ColumnDefaults,
  type Density,
  defaultLayout,
  moveColumn,
  parseLayout,
  serialiseLayout,
  setHidden,
  setPin,
  setWidth,
  type TableLayout,
} from './table-layout.ts';

export interface LayoutMemory {
  storage: KeyValueStorage;
  /** Of this table and this user. */
  key: string;
}

export interface TableLayoutControl {
  layout: TableLayout;
  setHidden(id: string, hidden: boolean): void;
  setPin(id: string, pin: 'start' | 'end' | null): void;
  /** `null` gives the column its own width back. */
  setWidth(id: string, widthPx: number | null): void;
  move(id: string, targetId: string): void;
  setDensity(density: Density): void;
  reset(): void;
}

const forgetful = memoryStorage();

/** A table's layout, remembered as soon as it changes. */
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
  const layout = changes?.key === key && changes ? changes.layout : stored;

  const change = useCallback(
    (update: (layout: TableLayout) => TableLayout) => {
      setChanges((previous) => {
        const current = previous?.key === key && previous ? previous.layout : stored;
        const next = update(current);
        if (key !== undefined && next !== current) storage.set(key, serialiseLayout(next));
        return { key, layout: next };
      });
    },
    [key, stored, storage],
  );

  return useMemo(
    () => ({
      layout,
      setHidden: (id, hidden) => change((current) => setHidden(current, id, hidden)),
      setPin: (id, pin) => change((current) => setPin(current, id, pin)),
      setWidth: (id, widthPx) => change((current) => setWidth(current, id, widthPx)),
      move: (id, targetId) => change((current) => moveColumn(current, id, targetId)),
      setDensity: (density) => change((current) => ({ ...current, density })),
      reset: () => change(() => defaultLayout(columns)),
    }),
    [layout, change, columns],
  );
}
