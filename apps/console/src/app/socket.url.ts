import type { Language } from '../shared/language.ts';

let url = '';

/** Sets the address of the websocket, from the configuration. */
export function setSocketUrl(address: string): void {
  url = address;
}

/** A browser cannot set headers on a websocket, so the language is a parameter of the address. */
export function socketAddress(language: Language): string {
  const address = new URL(url);
  address.searchParams.set('language', language);
  return address.href;
}
