import { fillWidths } from './column-widths.ts';
import type { DataTableModel } from './use-data-table.ts';

/** A column as the grid shows it, in the order in which it shows it. */
export interface GridColumn {
  id: string;
  label: string;
  align: 'start' | 'center' | 'end';
  pin: 'start' | 'end' | null;
  /** The edge where the pinned part meets the scrolled part. */
  edge: boolean;
  fixed: boolean;
  /** It shows something of its own (actions), not a value: Enter goes into it. */
  isControls: boolean;
  /** Its cells are the value as text and nothing else. */
  isText: boolean;
}

export function gridColumns<Row extends object>({
  table,
  columnInfos,
}: DataTableModel<Row>): readonly GridColumn[] {
  const start = table.getStartVisibleLeafColumns();
  const center = table.getCenterVisibleLeafColumns();
  const end = table.getEndVisibleLeafColumns();
  const info = new Map(columnInfos.map((column) => [column.id, column]));
  return [...start, ...center, ...end].map((column, index) => {
    const inStart = index < start.length;
    const inEnd = index >= start.length + center.length;
    return {
      id: column.id,
      label: info.get(column.id)?.label ?? column.id,
      align: column.columnDef.meta?.align ?? 'start',
      pin: inStart ? 'start' : inEnd ? 'end' : null,
      edge: (inStart && index === start.length - 1) || (inEnd && index === start.length + center.length),
      fixed: info.get(column.id)?.fixed ?? false,
      isControls: column.accessorFn === undefined,
      isText: info.get(column.id)?.isText ?? false,
    };
  });
}

/** Changes when columns are shown, hidden, moved or pinned; not when they are resized. */
export function columnsKey(columns: readonly GridColumn[]): string {
  return columns.map((column) => `${column.id}:${column.pin ?? ''}`).join('|');
}

/** The column being dragged wider and its width of the moment. */
export interface WidthDraft {
  id: string;
  widthPx: number;
}

/** Each column's width on screen: its own, and a share of the room to spare. */
export function columnWidths<Row extends object>(
  model: DataTableModel<Row>,
  columns: readonly GridColumn[],
  availablePx: number,
  draft: WidthDraft | null,
): readonly number[] {
  const userWidths = model.layout.layout.widthsPx;
  const widths = fillWidths(
    columns.map(({ id, pin }) => {
      const column = model.table.getColumn(id);
      const dragged = draft?.id === id;
      return {
        id,
        widthPx: dragged ? draft.widthPx : (column?.getSize() ?? 0),
        rigid: dragged || id in userWidths || pin === 'end' || column?.columnDef.meta?.rigid === true,
      };
    }),
    availablePx,
  );
  return columns.map(({ id }) => widths.get(id) ?? 0);
}
