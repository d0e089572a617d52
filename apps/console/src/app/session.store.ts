import type { SessionName, SessionStore } from '@platform/sdk';
import { hostCookieName, readCookie, writeCookie } from '../shared/cookie.ts';
import { readStored, writeStored } from '../shared/storage.ts';

const cookieName = hostCookieName('platform_token');

let token2: string | null = null;
let cookieDays = 1;

/** Sets the lifetime of the cookie, in days. */
export function setCookieDays(days: number): void {
  cookieDays = days;
}

/**
 * Stores the session in this browser. The token is in a cookie, which outlives the window. The second-level
 * token is in memory only, so closing the window ends it. The websocket's heartbeat key is in local storage.
 */
export const browserSession = {
  get(name: SessionName): string | null {
    if (name === 'token') return readCookie(cookieName) || null;
    if (name === 'token2') return token2;
    return readStored('heartbeatKey');
  },
  set(name: SessionName, value: string | null): void {
    if (name === 'token') writeCookie(cookieName, value, cookieDays);
    else if (name === 'token2') token2 = value;
    else writeStored('heartbeatKey', value);
  },
} satisfies SessionStore;

export function hasToken(): boolean {
  return browserSession.get('token') !== null;
}
