import { type ComponentType, memo, Suspense, useDeferredValue, useEffect, useState } from 'react';
import type { Screen } from '../../shared/screen.ts';
import { knownPage, loadPage } from './page.loader.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/**
 * The page of a screen, loaded when first shown; its failures stay its own. What goes on around it does not render it
 * again: eight of them may be open.
 */
export const PageContent = memo(function PageContent({ screen }: { screen: Screen }) {
  return (
    <PageBoundary name={screen.path}>
      <Suspense fallback={<PageSkeleton screen={screen} />}>
        <LoadedPage screen={screen} />
      </Suspense>
    </PageBoundary>
  );
});

/**
 * The page's frame stands in the first frame after a click, also where the code is here already: a long list is drawn
 * behind it, in slices between which the browser answers.
 */
function LoadedPage({ screen }: { screen: Screen }) {
  const code = usePageCode(screen);
  const Page = useDeferredValue(code, null);
  return Page === null ? <PageSkeleton screen={screen} /> : <Page />;
}

function usePageCode(screen: Screen): ComponentType | null {
  const [page, setPage] = useState(() => knownPage(screen));
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    if (page !== null) return;
    let left = false;
    loadPage(screen).then(
      (loaded) => {
        if (!left) setPage(() => loaded);
      },
      (error: unknown) => {
        if (!left) setFailure({ error });
      },
    );
    return () => {
      left = true;
    };
  }, [screen, page]);
  if (failure) throw failure.error;
  return page;
}
