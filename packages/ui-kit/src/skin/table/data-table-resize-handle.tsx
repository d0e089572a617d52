import type { PointerEvent } from 'react';
import { readsToLeft } from '../../headless/direction/index.ts';
import { clampWidth, type GridColumn, type WidthDraft } from '../../headless/table/index.ts';

interface ResizeHandleProps {
  column: GridColumn;
  onDraft: (draft: WidthDraft | null) => void;
  onCommit: (widthPx: number | null) => void;
}

/** Resizes by pointer; on the keyboard use Shift with Left or Right on the header. */
export function ResizeHandle({ column, onDraft, onCommit }: ResizeHandleProps) {
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const handle = event.currentTarget;
    const startX = event.clientX;
    const startPx = handle.parentElement?.offsetWidth ?? 0;
    // A column pinned at the end grows towards the start.
    const grows = column.pin === 'end' ? -1 : 1;
    const sign = readsToLeft(handle) ? -grows : grows;
    const widthAt = (clientX: number) => clampWidth(startPx + sign * (clientX - startX));
    handle.setPointerCapture(event.pointerId);
    const onMove = (move: globalThis.PointerEvent) =>
      onDraft({ id: column.id, widthPx: widthAt(move.clientX) });
    const onEnd = (end: globalThis.PointerEvent) => {
      handle.removeEventListener('pointermove', onMove);
      handle.removeEventListener('pointerup', onEnd);
      handle.removeEventListener('pointercancel', onEnd);
      onDraft(null);
      if (end.type === 'pointerup' && end.clientX !== startX) onCommit(widthAt(end.clientX));
    };
    handle.addEventListener('pointermove', onMove);
    handle.addEventListener('pointerup', onEnd);
    handle.addEventListener('pointercancel', onEnd);
  };
  return (
    <span
      aria-hidden
      data-resize-handle
      onPointerDown={onPointerDown}
      onDoubleClick={() => onCommit(null)}
      className={`absolute inset-y-1.5 z-2 w-2 cursor-col-resize touch-none after:absolute after:inset-y-0 after:start-1/2 after:w-px after:bg-border hover:after:w-0.5 hover:after:bg-primary ${column.pin === 'end' ? '-start-1' : '-end-1'}`}
    />
  );
}
