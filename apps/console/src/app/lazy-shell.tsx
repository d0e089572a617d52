import { lazy, Suspense } from 'react';
import { loadPart } from './pages/page.loader.ts';
import { PageBoundary } from './pages/page-boundary.tsx';
import type { User } from './session.ts';

const Shell = lazy(async () => {
  const { SignedIn } = await loadPart('shell', () => import('./shell/signed-in.tsx'));
  return { default: SignedIn };
});

/** The shell with everything that sign-in does not need, loaded once someone is signed in. */
export function LazyShell({ user }: { user: User }) {
  return (
    <PageBoundary name="shell" onRetry={() => location.reload()}>
      <Suspense fallback={null}>
        <Shell user={user} />
      </Suspense>
    </PageBoundary>
  );
}
