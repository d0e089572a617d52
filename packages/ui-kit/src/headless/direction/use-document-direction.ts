import { useSyncExternalStore } from 'react';
import type { Direction } from './direction.ts';

const read = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** Text direction of the document, kept up to date. For a single element use `readsToLeft`. */
export function useDocumentDirection(): Direction {
  return useSyncExternalStore(watch, read);
}
