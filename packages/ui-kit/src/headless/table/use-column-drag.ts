import { type DragEvent, useState } from 'react';
import { columnsInOrder } from './column-order.ts';
import type { DataTableModel } from './use-data-table.ts';

export interface ColumnDrag {
  /** For the part of a header that is taken hold of. */
  handleProps(id: string): {
    draggable: boolean;
    onDragStart: (event: DragEvent) => void;
    onDragEnd: () => void;
  };
  /** For the header that may be dropped upon. */
  targetProps(id: string): { onDragOver: (event: DragEvent) => void; onDrop: (event: DragEvent) => void };
  draggedId: string | null;
  /** Where the column would land, beside the header of this id. */
  landing: { id: string; side: 'before' | 'after' } | null;
}

/** Headers that change places by dragging; the keyboard and the header's menu do the same. */
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
