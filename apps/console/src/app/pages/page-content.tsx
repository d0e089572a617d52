import { Suspense } from 'react';
import type { Screen } from '../../shared/screen.ts';
import { forgetPage, lazyPage } from './page.loader.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** The page of a screen, loaded when first shown; its failures stay its own. */
export function PageContent({ screen }: { screen: Screen }) {
  return (
    <PageBoundary name={screen.path} onRetry={() => forgetPage(screen)}>
      <Suspense fallback={<PageSkeleton />}>
        <LazyPage screen={screen} />
      </Suspense>
    </PageBoundary>
  );
}

function LazyPage({ screen }: { screen: Screen }) {
  const Component = lazyPage(screen);
  return <Component />;
}
