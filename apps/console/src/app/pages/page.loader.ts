import type { ComponentType } from 'react';
import { loadPart } from '../../shared/load-part.ts';
import type { Screen } from '../../shared/screen.ts';

const asked = new Map<string, Promise<ComponentType>>();
const known = new Map<string, ComponentType>();

/** The code of a page where it is here already: it needs no waiting, not even for a moment. */
export function knownPage({ path }: Screen): ComponentType | null {
  return known.get(path) ?? null;
}

/** Fetches the code of a page once, however many ask. */
export function loadPage(screen: Screen): Promise<ComponentType> {
  const before = asked.get(screen.path);
  if (before) return before;
  const loading = loadPart(screen.path, screen.load);
  asked.set(screen.path, loading);
  loading.then(
    (page) => known.set(screen.path, page),
    // Whoever asked is told; who asks next loads anew.
    () => asked.delete(screen.path),
  );
  return loading;
}
