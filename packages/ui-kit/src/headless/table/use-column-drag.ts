import { type DragEvent, useState } from 'react';
import { columnsInOrder } from './column-order.ts';
import type { DataTableModel } from './use-data-table.ts';

export interface ColumnDrag {
  /** For the drag handle of a header. */
  handleProps(id: string): {
    draggable: boolean;
    onDragStart: (event: DragEvent) => void;
    onDragEnd: () => void;
  };
  /** For a header as drop target. */
  targetProps(id: string): { onDragOver: (event: DragEvent) => void; onDrop: (event: DragEvent) => void };
  draggedId: string | null;
  /** Where the column would be dropped, relative to the header of this id. */
  landing: { id: string; side: 'before' | 'after' } | null;
}

/** Reorders columns by dragging headers; the keyboard and the header menu do the same. */
export function useColumnDrag<Row extends object>({ layout, columnInfos }: DataTableModel<Row>): ColumnDrag {
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const [overId, setOverId] = useState<string | null>(null);
  const isFixed = (id: string) => columnInfos.some((column) => column.id === id && column.fixed);
  const end = () => {
    setDraggedId(null);
    setOverId(null);
  };
  const accepts = (id: string) => draggedId !== null && !isFixed(id);
  const order = columnsInOrder(layout.layout);
  return {
    handleProps: (id) => ({
      draggable: !isFixed(id),
      onDragStart(event) {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', '');
        setDraggedId(id);
      },
      onDragEnd: end,
    }),
    targetProps: (id) => ({
      onDragOver(event) {
        if (!accepts(id)) return;
        event.preventDefault();
        setOverId(id);
      },
      onDrop(event) {
        if (draggedId === null || !accepts(id)) return;
        event.preventDefault();
        layout.move(draggedId, id);
        end();
      },
    }),
    draggedId,
    landing:
      draggedId === null || overId === null || overId === draggedId
        ? null
        : { id: overId, side: order.indexOf(draggedId) < order.indexOf(overId) ? 'after' : 'before' },
  };
}
