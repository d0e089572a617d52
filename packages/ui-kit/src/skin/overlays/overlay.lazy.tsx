import { type ComponentType, useEffect } from 'react';
import { lazyPart, onIntent, useLazyPart } from '../../headless/lazy/index.ts';
import type { Overlay } from '../../headless/overlay/index.ts';

type OverlayParts = typeof import('./overlay.parts.tsx');

let fetchParts: (() => Promise<OverlayParts>) | null = null;

/**
 * Says where the parts come from; whoever shows the kit does so once, at start. They are made of the kit's other parts:
 * named here, they would import what imports them.
 */
export function setOverlayParts(fetch: () => Promise<OverlayParts>): void {
  fetchParts = fetch;
}

/**
 * Everything that opens over a page (menus, popovers, dialogs, drawers, toasts) in one file that nobody loads with a page:
 * nothing of it is open when a page stands. It is fetched when somebody points at a button that opens something, and at the
 * first press or key anywhere.
 */
export const overlays = lazyPart(async () => {
  if (!fetchParts) throw new Error('setOverlayParts() says at start where menus and dialogs come from.');
  return fetchParts();
});

/** For whatever opens something. */
export const overlayIntent = onIntent(overlays);

/** The parts of what opens here. Escape gives up what was asked for and is not here yet, as it closes what is. */
export function useOverlayParts({ open, setOpen }: Overlay): OverlayParts | null {
  const parts = useLazyPart(overlays, open);
  const waiting = open && parts === null;
  useEffect(() => {
    if (!waiting) return;
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog that it would have opened in stays.
      event.stopPropagation();
      setOpen(false);
    };
    window.addEventListener('keydown', giveUp, true);
    return () => window.removeEventListener('keydown', giveUp, true);
  }, [waiting, setOpen]);
  return parts;
}

/** One of those parts under its own name. What stands inside of something open finds its code there already. */
export function late<Props extends object>(
  pick: (parts: OverlayParts) => ComponentType<Props>,
): ComponentType<Props> {
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once a part.
  return function Late(props: Props) {
    const parts = useLazyPart(overlays, true);
    if (!parts) return null;
    const Part = pick(parts);
    return <Part {...props} />;
  };
}
