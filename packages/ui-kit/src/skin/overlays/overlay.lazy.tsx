import { type ComponentType, useEffect } from 'react';
import { lazyPart, onIntent, useLazyPart } from '../../headless/lazy/index.ts';
import type { Overlay } from '../../headless/overlay/index.ts';

type OverlayParts = typeof import('./overlay.parts.tsx');

let fetchParts: (() => Promise<OverlayParts>) | null = null;

/**
 * Sets how the parts are loaded. The app calls it once at start. An import here would be circular, because
 * the parts use other parts of the kit.
 */
export function setOverlayParts(fetch: () => Promise<OverlayParts>): void {
  fetchParts = fetch;
}

/**
 * Everything that opens over a page (menus, popovers, dialogs, drawers, toasts) in one lazy file, because
 * none of it is open when a page loads. It is loaded when a trigger is hovered or focused, and on the first
 * press or key on the page.
 */
export const overlays = lazyPart(async () => {
  if (!fetchParts) throw new Error('setOverlayParts() says at start where menus and dialogs come from.');
  return fetchParts();
});

/** Handlers for the triggers of overlays. */
export const overlayIntent = onIntent(overlays);

/** The parts for an open overlay. While they load, Escape cancels the opening. */
export function useOverlayParts({ open, setOpen }: Overlay): OverlayParts | null {
  const parts = useLazyPart(overlays, open);
  const waiting = open && parts === null;
  useEffect(() => {
    if (!waiting) return;
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Keep the surrounding dialog open.
      event.stopPropagation();
      setOpen(false);
    };
    window.addEventListener('keydown', giveUp, true);
    return () => window.removeEventListener('keydown', giveUp, true);
  }, [waiting, setOpen]);
  return parts;
}

/** A lazy part under its own name. Inside an open overlay the code is already loaded. */
export function lazyComponent<Props extends object>(
  pick: (parts: OverlayParts) => ComponentType<Props>,
): ComponentType<Props> {
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once a part.
  return function LazyComponent(props: Props) {
    const parts = useLazyPart(overlays, true);
    if (!parts) return null;
    const Part = pick(parts);
    return <Part {...props} />;
  };
}
