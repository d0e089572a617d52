import { setOverlayParts } from '@platform/ui-kit/skin/overlays/overlay.lazy';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { prepareClient, setClient } from '../shared/client.ts';
import { type ConsoleConfig, websocketAddress } from '../shared/config.ts';
import { setExplorers } from '../shared/explorers.ts';
import { setPlatformZone } from '../shared/format.ts';
import { setLinkIntent } from '../shared/link.tsx';
import { setLogoShown } from '../shared/logo.ts';
import { watchUncaughtErrors } from './errors/error.reporter.ts';
import { startLanguage } from './language.choice.ts';
import { fetchPage } from './pages/page.prefetch.ts';
import type { ConsoleRouter } from './router.tsx';
import { hasToken, setCookieDays } from './session.store.ts';
import { watchOtherWindows } from './session.ts';
import { setSocketUrl } from './socket.url.ts';
import { startClean } from './tabs/unsaved.guard.ts';
import { startTheme } from './theme.ts';

/** Creates the singletons: client, language, theme. Then the router shows the first page. */
export async function start(
  config: ConsoleConfig,
  router: ConsoleRouter,
  element: HTMLElement,
): Promise<void> {
  setPlatformZone(config.timeZone);
  setLogoShown(config.showLogo);
  setExplorers(config.explorers);
  setCookieDays(config.cookieDays);
  setSocketUrl(websocketAddress(config, location));
  startTheme();
  const language = startLanguage(config.defaultLanguage);
  setClient(async () => (await import('./client.make.ts')).makeClient(config));
  setLinkIntent(fetchPage);
  setOverlayParts(() => import('@platform/ui-kit/skin/overlays/overlay.parts'));
  watchUncaughtErrors();
  if (hasToken()) prepareClient().catch(() => undefined);

  watchOtherWindows({
    signedOut: () => router.history.push('/login'),
    otherUser: startClean,
  });

  await language;
  createRoot(element).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
