import { type Client, createClient } from '@platform/sdk';
import type { ConsoleConfig } from '../shared/config.ts';
import { currentLanguage } from '../shared/messages.ts';
import { takePrefetched } from '../shared/prefetch.ts';
import { askSecondLevel } from './second-level/second-level.prompt.ts';
import { browserSession } from './session.store.ts';
import { expire } from './session.ts';

/**
 * The only client of the platform API. In its own module, so that the sign-in page renders without waiting
 * for it. Without the SDK's validators, which are as large as a page: the server returns the same errors.
 */
export function makeClient({ apiBase, merchantBase, timeZone }: ConsoleConfig): Client {
  return createClient({
    baseUrl: apiBase,
    merchantBaseUrl: merchantBase || apiBase,
    session: browserSession,
    language: currentLanguage,
    timeZone,
    credentials: 'include',
    fetch: takePrefetched,
    hooks: { onSessionLost: expire, onSecondLevel: askSecondLevel },
  });
}
