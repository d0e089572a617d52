import { columnsInOrder, zoneOf } from './column-order.ts';
import { fillWidths } from './column-widths.ts';
import type { DataTableModel } from './use-data-table.ts';

/** A column of the grid, in screen order. */
export interface GridColumn {
  id: string;
  label: string;
  align: 'start' | 'center' | 'end';
  pin: 'start' | 'end' | null;
  /** The border between the pinned and the scrolling columns. */
  edge: boolean;
  fixed: boolean;
  /** It shows controls (actions), not a value: Enter moves the focus into it. */
  isControls: boolean;
  /** Its cells contain only the value as text. */
  isText: boolean;
}

export function gridColumns<Row extends object>({
  layout: { layout },
  columnInfos,
}: Pick<DataTableModel<Row>, 'layout' | 'columnInfos'>): readonly GridColumn[] {
  const infos = new Map(columnInfos.map((column) => [column.id, column]));
  const hidden = new Set(layout.hiddenIds);
  const shown = columnsInOrder(layout).flatMap((id) => {
    const info = infos.get(id);
    return info && !hidden.has(id) ? [{ info, zone: zoneOf(layout, id) }] : [];
  });
  return shown.map(({ info, zone }, index) => ({
    id: info.id,
    label: info.label,
    align: info.align,
    pin: zone === 'center' ? null : zone,
    edge:
      (zone === 'start' && shown[index + 1]?.zone !== 'start') ||
      (zone === 'end' && shown[index - 1]?.zone !== 'end'),
    fixed: info.fixed ?? false,
    isControls: info.isControls,
    isText: info.isText,
  }));
}

/** Changes when columns are shown, hidden, moved or pinned; not when they are resized. */
export function columnsKey(columns: readonly GridColumn[]): string {
  return columns.map((column) => `${column.id}:${column.pin ?? ''}`).join('|');
}

/** The column being resized, with its current width. */
export interface WidthDraft {
  id: string;
  widthPx: number;
}

/** Width of each column on screen: its own plus its share of the spare width. */
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
