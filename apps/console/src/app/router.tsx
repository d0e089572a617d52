import { createRootRoute, createRoute, createRouter, redirect, useLocation } from '@tanstack/react-router';
import { screenAt, siteMap } from '../shared/site.ts';
import { useStore } from '../shared/store.ts';
import { judge } from './guard.ts';
import { LazyShell } from './lazy-shell.tsx';
import { PageContent } from './pages/page-content.tsx';
import { hasToken } from './session.store.ts';
import { currentUser, loadUser, sessionExpired } from './session.ts';

/** Asks the guard, loading the user info first where it wants that. */
async function guard({ location }: { location: { pathname: string; href: string } }): Promise<void> {
  for (let attempt = 0; attempt < 2; attempt++) {
    const user = currentUser.get();
    const verdict = judge(
      { path: location.pathname, href: location.href },
      {
        // Under an expired session the page stays where it is; sign-in stands in front of it.
        hasToken: hasToken() || sessionExpired.get(),
        user: user && { role: user.access, bindRequired: user.bindRequired },
      },
    );
    if (verdict.kind === 'open') return;
    if (verdict.kind === 'go') {
      const search = verdict.returnTo ? { redirect: verdict.returnTo } : {};
      throw redirect({ to: verdict.path, search, replace: true });
    }
    // A failure has cleared the token: the second round leads to sign-in.
    await loadUser().catch(() => undefined);
  }
}

/** Public pages stand alone; everything else, known or not, stands in the shell. */
function Frame() {
  const { pathname } = useLocation();
  const user = useStore(currentUser);
  const screen = screenAt(pathname);
  if (screen?.roles === 'public') return <PageContent key={screen.path} screen={screen} />;
  return user && <LazyShell key={user.user_id} user={user} />;
}

/** Search as plain text by name: an order number of digits stays one, and a link stays readable. */
const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));
const stringifySearch = (search: Record<string, unknown>): string => {
  const text = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return text && `?${text}`;
};

export function createConsoleRouter() {
  const root = createRootRoute({ beforeLoad: guard, component: Frame });
  const routes = ['/', ...siteMap().screens.map(({ path }) => path)].map((path) =>
    createRoute({ getParentRoute: () => root, path }),
  );
  return createRouter({
    routeTree: root.addChildren(routes),
    parseSearch,
    stringifySearch,
    defaultPreload: false,
    defaultPendingMs: 200,
    trailingSlash: 'never',
    // The shell itself shows the page for what does not exist.
    defaultNotFoundComponent: () => null,
  });
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>;
