import { describe, expect, it } from 'vitest';
import { hostCookieName, readCookie, writeCookie } from './cookie.ts';

describe('the cookie', () => {
  it('belongs to this host alone where the page came over https', () => {
    expect(hostCookieName('token', { protocol: 'https:' })).toBe('__Host-token');
    expect(hostCookieName('token', { protocol: 'http:' })).toBe('token');
  });

  it('gives back what was written, and nothing once it is cleared', () => {
    writeCookie('token', 'a b;c', 1);
    expect(readCookie('token')).toBe('a b;c');
    writeCookie('token', null, 1);
    expect(readCookie('token') || null).toBeNull();
  });
});
