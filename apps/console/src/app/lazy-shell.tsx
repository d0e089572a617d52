import { Suspense } from 'react';
import { lazyPart } from '../shared/lazy-part.tsx';
import { PageBoundary } from './pages/page-boundary.tsx';
import type { User } from './session.ts';

const Shell = lazyPart('shell', async () => (await import('./shell/signed-in.tsx')).SignedIn);

/** Fetches the shell's code while it is asked who is signed in. */
export const fetchShell = Shell.fetch;

/** The shell with everything that sign-in does not need, loaded once someone is signed in. */
export function LazyShell({ user }: { user: User }) {
  return (
    <PageBoundary name="shell">
      <Suspense fallback={null}>
        <Shell user={user} />
      </Suspense>
    </PageBoundary>
  );
}
