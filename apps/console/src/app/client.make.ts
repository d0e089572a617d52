import { type Client, createClient } from '@platform/sdk';
import type { ConsoleConfig } from '../shared/config.ts';
import { currentLanguage } from '../shared/messages.ts';
import { takePrefetched } from '../shared/prefetch.ts';
import { askSecondLevel } from './second-level/second-level.prompt.ts';
import { browserSession } from './session.store.ts';
import { expire } from './session.ts';

/**
 * The one connection to the platform. In a module of its own: nobody waits for its code to see the sign-in page. Without the
 * SDK's validators, which weigh as much as a page: the server refuses a wrong request with the same errors.
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
