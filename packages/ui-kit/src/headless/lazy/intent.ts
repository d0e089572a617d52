import type { LazyPart } from './lazy-part.ts';

export interface IntentHandlers {
  onPointerEnter: () => void;
  onFocus: () => void;
  onPointerDown: () => void;
}

/** Loads a part when its trigger is hovered, focused or touched. */
export function onIntent<Part>({ load }: LazyPart<Part>): IntentHandlers {
  // Ignore a failure here: opening the part retries until it is loaded.
  const quietly = () => void load().catch(() => undefined);
  return { onPointerEnter: quietly, onFocus: quietly, onPointerDown: quietly };
}
