/** The session's token, and the language of the next start. `SameSite=Strict` keeps other sites from riding on a cookie. */
export function readCookie(name: string): string | null {
  const prefix = `${name}=`;
  const pair = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  return pair ? decodeURIComponent(pair.slice(prefix.length)) : null;
}

/** Behind https the browser itself sees to it that no other host, and no plain page, has set a cookie of this name. */
export const hostCookieName = (name: string, { protocol }: { protocol: string } = location): string =>
  protocol === 'https:' ? `__Host-${name}` : name;

export function writeCookie(name: string, value: string | null, days: number): void {
  const life = value === null ? 0 : Math.round(days * 24 * 60 * 60);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http, where consoles of local networks run.
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${life}; SameSite=Strict${secure}`;
}
