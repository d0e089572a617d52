import { useVisitedRows } from '@platform/ui-kit/headless/table';
import { useCallback, useMemo } from 'react';
import { listMemory } from './list.memory.ts';

export interface OpenedRows {
  open: (rowId: string | null) => void;
  visitedIds: ReadonlySet<string>;
}

/** Opens a row's drawer, and remembers for this user which rows were opened. */
export function useOpenedRows(
  userId: string,
  path: string,
  setOpen: (rowId: string | null) => void,
): OpenedRows {
  const { visitedIds, markVisited } = useVisitedRows(
    useMemo(() => listMemory(userId, path, 'visited'), [userId, path]),
  );
  const open = useCallback(
    (rowId: string | null) => {
      if (rowId !== null) markVisited(rowId);
      setOpen(rowId);
    },
    [markVisited, setOpen],
  );
  return { open, visitedIds };
}
