import { type ComponentType, lazy, type ReactNode } from 'react';
import { loadPart } from './load-part.ts';

/** Functions that reset the parts that failed to load. */
const failed = new Set<() => void>();

interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /**
   * Prefetches the code. If it has arrived before the first render, the part renders at once. Through
   * `Suspense` it would appear a third of a second later, because React delays content that follows a
   * fallback.
   */
  fetch: () => Promise<void>;
}

/**
 * A component that is loaded when first shown, inside the caller's `Suspense`. Throws a PageLoadError if the
 * load fails. React caches a failed load, so call `retryFailedParts` before offering a retry.
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
    // If a render is already waiting for the lazy component, keep it.
    if (!awaited) Part = component;
  };
  return Object.assign((props: Props) => <Part {...props} />, { fetch });
}

/** Resets the failed parts, so that they load again when next shown. */
export function retryFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}
