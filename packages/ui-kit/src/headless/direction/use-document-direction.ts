import { useSyncExternalStore } from 'react';
import type { Direction } from './direction.ts';

const read = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** The direction of the whole document's lines, kept up to date. A part's own is asked of the part: `readsToLeft`. */
export function useDocumentDirection(): Direction {
  return useSyncExternalStore(watch, read);
}
