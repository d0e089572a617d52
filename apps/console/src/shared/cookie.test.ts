import { describe, expect, it } from 'vitest';
import { hostCookieName, readCookie, writeCookie } from './cookie.ts';

describe('the cookie', () => {
  it('is limited to this host on an https page', () => {
    expect(hostCookieName('token', { protocol: 'https:' })).toBe('__Host-token');
    expect(hostCookieName('token', { protocol: 'http:' })).toBe('token');
  });

  it('returns the written value, and nothing after it is cleared', () => {
    writeCookie('token', 'a b;c', 1);
    expect(readCookie('token')).toBe('a b;c');
    writeCookie('token', null, 1);
    expect(readCookie('token') || null).toBeNull();
  });
});
