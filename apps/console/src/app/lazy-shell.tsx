import { Suspense } from 'react';
import { lazyPart } from '../shared/lazy-part.tsx';
import { PageBoundary } from './pages/page-boundary.tsx';
import type { User } from './session.ts';

const Shell = lazyPart('shell', async () => (await import('./shell/signed-in.tsx')).SignedIn);

/** Prefetches the shell's code while the user info is loading. */
export const fetchShell = Shell.fetch;

/** The shell and everything that sign-in does not need, lazy loaded after sign-in. */
export function LazyShell({ user }: { user: User }) {
  return (
    <PageBoundary name="shell">
      <Suspense fallback={null}>
        <Shell user={user} />
      </Suspense>
    </PageBoundary>
  );
}
