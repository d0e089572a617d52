import { useLayoutEffect, useRef } from 'react';

type Leave = (event: KeyboardEvent) => void;

/** Open overlays, the topmost last. */
const layers: Leave[] = [];

/**
 * Escape closes the topmost overlay. Radix would do this too, but hears of a new overlay some tasks after it is
 * shown: on a busy page an Escape in between closed the drawer under a dialog, or nothing.
 */
function leaveTop(event: KeyboardEvent): void {
  const leave = layers.at(-1);
  if (event.key !== 'Escape' || event.defaultPrevented || !leave) return;
  // The Escape of an input method takes back what is being composed.
  if (!event.isComposing) leave(event);
  // Handled, for Radix.
  event.preventDefault();
}

// Added with this module, so that it comes before the listeners of Radix. Tooltips stop their Escape at the window.
if (typeof document !== 'undefined') document.addEventListener('keydown', leaveTop, { capture: true });

/** Calls `leave` when Escape is pressed while the overlay is open and topmost. */
export function useEscape(open: boolean, leave: Leave): void {
  const latest = useRef(leave);
  useLayoutEffect(() => {
    latest.current = leave;
  });
  useLayoutEffect(() => {
    if (!open) return;
    const layer: Leave = (event) => latest.current(event);
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [open]);
}
