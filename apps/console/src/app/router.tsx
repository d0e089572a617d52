import {
  createRootRoute,
  createRoute,
  createRouter,
  type ParsedLocation,
  redirect,
  useLocation,
} from '@tanstack/react-router';
import { screenAt, siteMap } from '../shared/site.ts';
import { useStore } from '../shared/store.ts';
import { judge } from './guard.ts';
import { LazyShell } from './lazy-shell.tsx';
import { PageContent } from './pages/page-content.tsx';
import { hasToken } from './session.store.ts';
import { currentUser, loadUser, sessionExpired } from './session.ts';

/** Runs the guard. Loads the user info first if the guard requires it. */
async function guard({ location }: { location: ParsedLocation }): Promise<void> {
  for (let attempt = 0; attempt < 2; attempt++) {
    const user = currentUser.get();
    const verdict = judge(
      { path: location.pathname, href: location.href },
      {
        // When the session expires, the page stays open behind the sign-in dialog.
        hasToken: hasToken() || sessionExpired.get(),
        user: user && { role: user.access, bindRequired: user.bindRequired },
      },
    );
    if (verdict.kind === 'open') return;
    if (verdict.kind === 'go') {
      const search = verdict.returnTo ? { redirect: verdict.returnTo } : {};
      const asked = verdict.keepSearch ? location.search : {};
      throw redirect({ to: verdict.path, search: { ...asked, ...search }, replace: true });
    }
    // A failure clears the token, so the next round redirects to sign-in.
    await loadUser().catch(() => undefined);
  }
}

/** Public pages render without the shell; all other paths, including unknown ones, render in it. */
function Frame() {
  const { pathname } = useLocation();
  const user = useStore(currentUser);
  const screen = screenAt(pathname);
  if (screen?.roles === 'public') return <PageContent key={screen.path} screen={screen} />;
  return user && <LazyShell key={user.user_id} user={user} />;
}

/** Keeps search parameters as plain strings: an order number stays text, and links stay readable. */
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
    // The shell renders the not-found page.
    defaultNotFoundComponent: () => null,
  });
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>;
