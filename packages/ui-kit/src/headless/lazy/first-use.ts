import type { LazyPart } from './lazy-part.ts';

const uses = ['pointerdown', 'keydown'] as const;

/** Fetches a part at the first press or key anywhere: a page that somebody works in will need it soon. */
export function onFirstUse<Part>({ load }: LazyPart<Part>): () => void {
  const stop = () => {
    for (const use of uses) window.removeEventListener(use, fetchPart, true);
  };
  const fetchPart = () => {
    stop();
    load().catch(() => undefined);
  };
  for (const use of uses) window.addEventListener(use, fetchPart, true);
  return stop;
}
