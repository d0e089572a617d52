import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Overlay } from './use-overlay.ts';

/** A touch of this length opens the context menu. */
const heldForMs = 700;

export interface ContextTriggerProps {
  'data-state': 'open' | 'closed';
  onContextMenu: (event: MouseEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: (event: PointerEvent) => void;
}

/** An element with a context menu: right button, menu key, or a long touch. */
export function useContextTrigger(menu: Overlay): ContextTriggerProps {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const letGo = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const openAt = (x: number, y: number) => {
    menu.place.current = { getBoundingClientRect: () => new DOMRect(x, y, 0, 0) };
    menu.setOpen(true);
  };
  const byTouch = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') act(event);
  };
  return {
    'data-state': menu.open ? 'open' : 'closed',
    onContextMenu: (event) => {
      letGo();
      event.preventDefault();
      openAt(event.clientX, event.clientY);
    },
    onPointerDown: byTouch(({ clientX, clientY }) => {
      letGo();
      menu.setOpen(false);
      timer.current = setTimeout(() => openAt(clientX, clientY), heldForMs);
    }),
    onPointerMove: byTouch(letGo),
    onPointerUp: byTouch(letGo),
    onPointerCancel: byTouch(letGo),
  };
}
