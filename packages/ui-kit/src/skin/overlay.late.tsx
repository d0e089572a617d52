import type { ComponentType } from 'react';
import { latePart, onIntent, useLatePart } from '../headless/late/index.ts';

type Parts = typeof import('./overlay.parts.ts');

/**
 * Everything that opens over a page (menus, popovers, dialogs, drawers, toasts) in one file that nobody loads with a page:
 * nothing of it is open when a page stands. It is fetched when somebody points at a button that opens something, and at the
 * first press or key anywhere.
 */
export const overlays = latePart(() => import('./overlay.parts.ts'));

/** For whatever opens something. */
export const overlayIntent = onIntent(overlays);

/** One of those parts under its own name. What stands inside of something open finds its code there already. */
export function late<Props extends object>(
  pick: (parts: Parts) => ComponentType<Props>,
): ComponentType<Props> {
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once a part.
  return function Late(props: Props) {
    const parts = useLatePart(overlays, true);
    if (!parts) return null;
    const Part = pick(parts);
    return <Part {...props} />;
  };
}
