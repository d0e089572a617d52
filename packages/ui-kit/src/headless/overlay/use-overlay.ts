import { type RefObject, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';

/** A place on the screen that something opens at: an element, or the point of a press. */
export interface Place {
  getBoundingClientRect(): DOMRect;
}

export interface OverlayOptions {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** What a button and the thing that it opens know of each other. */
export interface Overlay {
  open: boolean;
  /** It has been open: it stays mounted to show its leaving. */
  wasOpen: boolean;
  setOpen: (open: boolean) => void;
  toggle: () => void;
  /** The button that opened it, if it is one; gets the focus back. */
  trigger: RefObject<HTMLElement | null>;
  /** Where it stands: at its trigger, or at the point that was pressed. */
  place: RefObject<Place | null>;
  /** Opened by a key: the first thing in it gets the focus. */
  byKeys: RefObject<boolean>;
  triggerId: string;
  contentId: string;
}

/** Open or not, by its own memory or the app's. The overlay itself is mounted when it is first opened, not before. */
export function useOverlay({ open, defaultOpen = false, onOpenChange }: OverlayOptions): Overlay {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  // One press may say the same twice: as a press on the button, and as one outside of what is open.
  const latest = useRef(isOpen);
  useLayoutEffect(() => {
    latest.current = isOpen;
  });
  const setOpen = useCallback(
    (next: boolean) => {
      if (next === latest.current) return;
      latest.current = next;
      setOwnOpen(next);
      onOpenChange?.(next);
    },
    [onOpenChange],
  );
  const toggle = useCallback(() => setOpen(!latest.current), [setOpen]);
  return {
    open: isOpen,
    wasOpen,
    setOpen,
    toggle,
    trigger: useRef<HTMLElement | null>(null),
    place: useRef<Place | null>(null),
    byKeys: useRef(false),
    triggerId: useId(),
    contentId: useId(),
  };
}
