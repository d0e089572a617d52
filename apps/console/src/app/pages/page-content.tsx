import { type ComponentType, memo, Suspense, useDeferredValue, useEffect, useState } from 'react';
import type { Screen } from '../../shared/screen.ts';
import { knownPage, loadPage } from './page.loader.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/**
 * The page of a screen, loaded when first shown, with its own error boundary. Memoised, because up to eight
 * pages may be open and the shell renders often.
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
 * Shows the page frame in the first frame after a click, even if the code is already loaded. A long list then
 * renders in the background, in slices, so the browser stays responsive.
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
