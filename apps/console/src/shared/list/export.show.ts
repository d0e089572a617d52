import type { Output } from '@platform/sdk';
import { exportsList } from '@platform/sdk/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useRefresh } from '../query.ts';
import { exportPanelOpen } from './export.panel.ts';

/** Opens the panel with an export that was just started, first in the list. Read later, it would push the others down. */
export function useShowExport(): (started: Output<'exports.start'>) => void {
  const queries = useQueryClient();
  const refresh = useRefresh();
  return (started) => {
    queries.setQueriesData<Output<'exports.list'>>(
      { queryKey: [exportsList.id] },
      (known) => known && { ...known, list: [started, ...known.list] },
    );
    refresh(exportsList);
    exportPanelOpen.set(true);
  };
}
