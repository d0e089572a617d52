import type { ComponentType } from 'react';
import { loadPart } from '../../shared/load-part.ts';
import type { PageModule, Screen } from '../../shared/screen.ts';

const asked = new Map<string, Promise<ComponentType>>();
const known = new Map<string, ComponentType>();

/** Returns a page's code if it is already loaded, so that the page renders without suspending. */
export function knownPage({ path }: Screen): ComponentType | null {
  return known.get(path) ?? null;
}

/** Loads the code of a page. Concurrent calls share one request. */
export function loadPage(screen: Screen): Promise<ComponentType> {
  const before = asked.get(screen.path);
  if (before) return before;
  const loading = loadPart(screen.path, async () => pageIn(await screen.load()));
  asked.set(screen.path, loading);
  loading.then(
    (page) => known.set(screen.path, page),
    // On failure the callers get the error, and the next call tries again.
    () => asked.delete(screen.path),
  );
  return loading;
}

const isPage = (name: string, part: unknown): part is ComponentType =>
  name.endsWith('Page') && typeof part === 'function';

function pageIn(loaded: ComponentType | PageModule): ComponentType {
  if (typeof loaded === 'function') return loaded;
  for (const [name, part] of Object.entries(loaded)) if (isPage(name, part)) return part;
  throw new Error(`No page among ${Object.keys(loaded)}`);
}
