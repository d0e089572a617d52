import { type ComponentType, lazy, type ReactNode } from 'react';
import { loadPart } from './load-part.ts';

/** What makes a part that did not arrive be asked for anew. */
const failed = new Set<() => void>();

interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /**
   * Fetches the code before it is shown. What is here by then stands at once: shown by way of a `Suspense`, it would stand
   * a third of a second later, for React lets nobody see a part come right after its waiting sign.
   */
  fetch: () => Promise<void>;
}

/**
 * A component whose code comes when it is first shown, in a `Suspense` of its own; a PageLoadError where it does not come.
 * React never asks again for what has failed once, so whoever offers another attempt calls `askAgainForParts` before it.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let awaited = false;
  const make = () =>
    lazy(() => {
      awaited = true;
      return loadPart(name, load).then(
        (component) => ({ default: component }),
        (error: unknown) => {
          failed.add(renew);
          throw error;
        },
      );
    });
  let Part: ComponentType<Props> = make();
  const renew = () => {
    Part = make();
  };
  const fetch = async () => {
    const component = await loadPart(name, load);
    // What somebody waits for already comes the way that he waits.
    if (!awaited) Part = component;
  };
  return Object.assign((props: Props) => <Part {...props} />, { fetch });
}

/** The next time they are shown, parts that did not arrive are fetched anew. */
export function askAgainForParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}
