import { dataColumns, nothingSelected, useDataTable } from '@platform/ui-kit/headless/table';
import { DataTable, type DataTableLabels } from '@platform/ui-kit/skin/table/data-table';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { BenchRow } from './rows.ts';

// Each label is its own key: nobody reads them here.
const labels = new Proxy({} as DataTableLabels, {
  get: (_, name) => (name === 'densities' ? {} : (text: unknown) => `${String(name)} ${String(text)}`),
});
const column = dataColumns<BenchRow>();
const rowId = (row: BenchRow) => row.id ?? '';

interface TableProps {
  rows: readonly BenchRow[];
  columns: Parameters<typeof useDataTable<BenchRow>>[0]['columns'];
}

/** As in a list: sortable headers, selection checkboxes, rows that open. */
function Table({ rows, columns }: TableProps) {
  const [selection, onSelectionChange] = useState(nothingSelected);
  const model = useDataTable<BenchRow>({
    columns,
    rows,
    rowId,
    sort: null,
    onSortChange: () => undefined,
    selection,
    onSelectionChange,
    total: rows.length,
  });
  return (
    <DataTable
      className="h-full"
      model={model}
      label="Rows"
      labels={labels}
      empty={null}
      narrow="grid"
      total={rows.length}
      onRowOpen={() => undefined}
    />
  );
}

export async function mountOurs(
  place: HTMLElement,
  rows: readonly BenchRow[],
  columnCount: number,
): Promise<HTMLElement> {
  const columns = column.columns(
    Array.from({ length: columnCount }, (_, index) =>
      column.accessor((row) => row[`c${index}`], { id: `c${index}`, header: `Column ${index}` }),
    ),
  );
  flushSync(() => createRoot(place).render(<Table rows={rows} columns={columns} />));
  const scroller = place.querySelector<HTMLElement>('[role="grid"]')?.parentElement;
  if (!scroller || place.querySelectorAll('[role="row"]').length < 10) throw new Error('No rows are shown.');
  return scroller;
}
