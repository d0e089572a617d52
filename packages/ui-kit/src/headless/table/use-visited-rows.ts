import { useCallback, useState } from 'react';
import type { LayoutMemory } from './use-table-layout.ts';

const maxVisited = 500;

function read(memory: LayoutMemory): readonly string[] {
  try {
    const value: unknown = JSON.parse(memory.storage.get(memory.key) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(-maxVisited) : [];
  } catch {
    return [];
  }
}

/** Rows the user has opened; the latest few hundred are kept. */
export function useVisitedRows(memory: LayoutMemory): {
  visitedIds: ReadonlySet<string>;
  markVisited: (id: string) => void;
} {
  const [visitedIds, setVisitedIds] = useState<ReadonlySet<string>>(() => new Set(read(memory)));
  const { storage, key } = memory;
  const markVisited = useCallback(
    (id: string) => {
      setVisitedIds((previous) => {
        const next = [...[...previous].filter((other) => other !== id), id].slice(-maxVisited);
        storage.set(key, JSON.stringify(next));
        return new Set(next);
      });
    },
    [storage, key],
  );
  return { visitedIds, markVisited };
}
