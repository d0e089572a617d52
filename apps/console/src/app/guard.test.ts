import { describe, expect, it } from 'vitest';
import { screens } from '../routes.ts';
import type { Role } from '../shared/roles.ts';
import { setSite } from '../shared/site.ts';
import { judge, type Standing, safeReturnPath } from './guard.ts';

setSite({ screens });

const nobody: Standing = { hasToken: false, user: null };
const unknown: Standing = { hasToken: true, user: null };
const as = (role: Role, bindRequired = false): Standing => ({ hasToken: true, user: { role, bindRequired } });
const to = (href: string) => ({ path: href.split('?')[0] ?? href, href });

describe('without a token', () => {
  it.each(['/login', '/googleVerify'])('opens %s', (path) => {
    expect(judge(to(path), nobody)).toEqual({ kind: 'open' });
  });
  it.each(['/order/list?page=2', '/no/such/page'])('sends %s to sign-in, to return there', (path) => {
    expect(judge(to(path), nobody)).toEqual({ kind: 'go', path: '/login', returnTo: path });
  });
  it.each(['/', '/home', '/error_401'])('sends %s to sign-in without a return path', (path) => {
    expect(judge(to(path), nobody)).toEqual({ kind: 'go', path: '/login' });
  });
});

describe('the documented group of account routes', () => {
  it.each([nobody, unknown, as('admin')])('is left out of the address', (standing) => {
    expect(judge(to('/qrCode/uSDTFloating/list?page=2'), standing)).toEqual({
      kind: 'go',
      path: '/uSDTFloating/list',
      keepSearch: true,
    });
  });
  it('is no page itself', () => {
    expect(judge(to('/qrCode'), as('admin'))).toEqual({ kind: 'open' });
  });
});

describe('with a token', () => {
  it.each(['/', '/login', '/home', '/order/list'])('loads the user info before deciding on %s', (path) => {
    expect(judge(to(path), unknown)).toEqual({ kind: 'loadUser' });
  });
  it.each(['/', '/login'])('sends %s to home', (path) => {
    expect(judge(to(path), as('admin'))).toEqual({ kind: 'go', path: '/home' });
  });
  it('opens home for every role', () => {
    expect(judge(to('/home'), as('technicalSupport'))).toEqual({ kind: 'open' });
  });
  it('opens the not-found page for an unknown path', () => {
    expect(judge(to('/no/such/page'), as('admin'))).toEqual({ kind: 'open' });
  });
});

describe('a session that must bind an authenticator', () => {
  it('reaches only the binding page', () => {
    expect(judge(to('/googleVerify'), as('supplier', true))).toEqual({ kind: 'open' });
    expect(judge(to('/home'), as('supplier', true))).toEqual({ kind: 'go', path: '/googleVerify' });
    expect(judge(to('/order/list/supplier'), as('supplier', true))).toEqual({
      kind: 'go',
      path: '/googleVerify',
      returnTo: '/order/list/supplier',
    });
  });
});

describe('the return path', () => {
  it('accepts only paths of the console', () => {
    expect(safeReturnPath('/order/list?page=2')).toBe('/order/list?page=2');
    expect(safeReturnPath(undefined)).toBe('/home');
    for (const foreign of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      expect(safeReturnPath(foreign)).toBe('/home');
    }
  });
  it.each(['/login?redirect=/login', '/googleVerify', '/error_401', '/error_404/', '/error_500?from=x#top'])(
    'opens home instead of %s',
    (path) => expect(safeReturnPath(path)).toBe('/home'),
  );
});
