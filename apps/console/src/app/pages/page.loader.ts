import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
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

const lazyPages = new Map<string, LazyExoticComponent<ComponentType>>();

/** One lazy component a screen: variants of one path share nothing but their code. */
export function lazyPage(screen: Screen): LazyExoticComponent<ComponentType> {
  const known = lazyPages.get(screen.path);
  if (known) return known;
  const page = lazy(async () => ({ default: await loadPart(screen.path, screen.load) }));
  lazyPages.set(screen.path, page);
  return page;
}

/** Forgets a failed attempt, so that the next rendering loads anew. */
export function forgetPage(screen: Screen): void {
  lazyPages.delete(screen.path);
}
