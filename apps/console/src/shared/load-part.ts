export const loadTimeoutMs = 120_000;

/** The code of a page or of the shell failed to load. */
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

/** Loads a part of the console. Throws a PageLoadError on failure or after two minutes. */
export function loadPart<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PageLoadError(name, true)), loadTimeoutMs);
    load()
      .then(resolve, (cause) => reject(new PageLoadError(name, false, { cause })))
      .finally(() => clearTimeout(timer));
  });
}
