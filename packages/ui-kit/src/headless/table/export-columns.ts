import { cellText, columnIdOf, type DataColumns, hasValue } from './data-columns.ts';
import { gridColumns } from './grid-columns.ts';
import type { DataTableModel } from './use-data-table.ts';

export interface ExportColumn<Row extends object> {
  id: string;
  header: string;
  text: (row: Row) => string;
}

/**
 * The visible columns in screen order, as headers and texts, so that an export matches the screen. Columns
 * without a value (actions) are left out.
 */
export function exportColumns<Row extends object>(
  model: Pick<DataTableModel<Row>, 'layout' | 'columnInfos'>,
  columns: DataColumns<Row>,
): readonly ExportColumn<Row>[] {
  const definitions = new Map(columns.map((column) => [columnIdOf(column), column]));
  return gridColumns(model).flatMap(({ id, label }) => {
    const definition = definitions.get(id);
    if (!definition || !hasValue(definition)) return [];
    return [{ id, header: label, text: (row: Row) => cellText(definition, row) }];
  });
}
