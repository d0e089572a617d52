import { type ComponentType, lazy } from 'react';
import { loadPart } from './load-part.ts';

/** What makes a part that did not arrive be asked for anew. */
const failed = new Set<() => void>();

/**
 * A component whose code comes when it is first shown, in a `Suspense` of its own; a PageLoadError where it does not come.
 * React never asks again for what has failed once, so whoever offers another attempt calls `askAgainForParts` before it.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const make = () =>
    lazy(() =>
      loadPart(name, load).then(
        (component) => ({ default: component }),
        (error: unknown) => {
          failed.add(renew);
          throw error;
        },
      ),
    );
  let Part: ComponentType<Props> = make();
  const renew = () => {
    Part = make();
  };
  return (props) => <Part {...props} />;
}

/** The next time they are shown, parts that did not arrive are fetched anew. */
export function askAgainForParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}
