/**
 * Cookies for the session token and the language of the next start. `SameSite=Strict` prevents cross-site
 * requests from sending them.
 */
export function readCookie(name: string): string | null {
  const prefix = `${name}=`;
  const pair = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  return pair ? decodeURIComponent(pair.slice(prefix.length)) : null;
}

/**
 * With https, uses the `__Host-` prefix: the browser then rejects a cookie set by another host or over plain
 * http.
 */
export const hostCookieName = (name: string, { protocol }: { protocol: string } = location): string =>
  protocol === 'https:' ? `__Host-${name}` : name;

export function writeCookie(name: string, value: string | null, days: number): void {
  const life = value === null ? 0 : Math.round(days * 24 * 60 * 60);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http, which local networks use.
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${life}; SameSite=Strict${secure}`;
}
