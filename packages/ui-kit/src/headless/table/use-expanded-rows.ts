import { useCallback, useState } from 'react';

export interface ExpandedRows {
  expandedIds: ReadonlySet<string>;
  toggle: (id: string) => void;
  collapseAll: () => void;
}

const none: ReadonlySet<string> = new Set();

/** Which rows show their details. The state is kept when a row leaves the page and comes back. */
export function useExpandedRows(): ExpandedRows {
  const [expandedIds, setExpandedIds] = useState(none);
  const toggle = useCallback((id: string) => {
    setExpandedIds((previous) => {
      const next = new Set(previous);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return { expandedIds, toggle, collapseAll: useCallback(() => setExpandedIds(none), []) };
}
