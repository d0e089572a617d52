import { type RefObject, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';

/** Anchor of an overlay: an element, or the point of a press. */
export interface Place {
  getBoundingClientRect(): DOMRect;
}

export interface OverlayOptions {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** State shared by a trigger and its overlay. */
export interface Overlay {
  open: boolean;
  /** It has been opened once. It then stays mounted to show the closing animation. */
  wasOpen: boolean;
  setOpen: (open: boolean) => void;
  toggle: () => void;
  /** The button that opened it, if any; receives the focus on close. */
  trigger: RefObject<HTMLElement | null>;
  /** Anchor: the trigger, or the pressed point. */
  place: RefObject<Place | null>;
  /** Opened by keyboard: the first item receives the focus. */
  byKeys: RefObject<boolean>;
  triggerId: string;
  contentId: string;
}

/** Open state, controlled or uncontrolled. The overlay is mounted when it is first opened. */
export function useOverlay({ open, defaultOpen = false, onOpenChange }: OverlayOptions): Overlay {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  // One press can report twice: on the button, and outside the open overlay.
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
