import type { ComponentType } from 'react';
import type { Screen } from '../../shared/screen.ts';

export const loadTimeoutMs = 120_000;

/** The code of a page, or of the shell, did not arrive. */
export class PageLoadError extends Error {
  readonly timedOut: boolean;
  constructor(part: string, timedOut: boolean, options?: ErrorOptions) {
    super(
      `The part ${part} ${timedOut ? `did not load within ${loadTimeoutMs} ms` : 'could not be loaded'}`,
      options,
    );
    this.name = 'PageLoadError';
    this.timedOut = timedOut;
  }
}

/** Loads a part of the console; a PageLoadError after two minutes or on failure. */
export function loadPart<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PageLoadError(name, true)), loadTimeoutMs);
    load()
      .then(resolve, (cause) => reject(new PageLoadError(name, false, { cause })))
      .finally(() => clearTimeout(timer));
  });
}

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
