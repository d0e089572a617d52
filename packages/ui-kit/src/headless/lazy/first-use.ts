import type { LazyPart } from './lazy-part.ts';

const uses = ['pointerdown', 'keydown'] as const;

/** Loads a part on the first press or key on the page: the user will need it soon. */
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
