import type { LazyPart } from './lazy-part.ts';

export interface IntentHandlers {
  onPointerEnter: () => void;
  onFocus: () => void;
  onPointerDown: () => void;
}

/** Fetches a part when somebody points at what needs it, walks to it by keys, or touches it. */
export function onIntent<Part>({ load }: LazyPart<Part>): IntentHandlers {
  // Nothing has been asked for yet: whoever presses asks again, until it is here.
  const quietly = () => void load().catch(() => undefined);
  return { onPointerEnter: quietly, onFocus: quietly, onPointerDown: quietly };
}
