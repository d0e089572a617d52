import type { Language } from '../shared/language.ts';

let url = '';

/** Where the websocket answers, from the configuration. */
export function setSocketUrl(address: string): void {
  url = address;
}

/** A page sets no headers on its websocket: the language of its texts goes into the address. */
export function socketAddress(language: Language): string {
  const address = new URL(url);
  address.searchParams.set('language', language);
  return address.href;
}
