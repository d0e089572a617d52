import { chooseLanguage, isLanguage, type Language } from '../shared/language.ts';
import { setLanguage } from '../shared/messages.ts';
import { readStored, writeStored } from '../shared/storage.ts';
import { createStore, useStore } from '../shared/store.ts';

/** The account whose pin applies; before sign-in the last one that signed in on this browser. */
let account = readStored('account');
let fallback: Language = 'zh-CN';
const pinned = createStore<Language | null>(null);

const read = (key: string): Language | null => {
  const value = readStored(key);
  return isLanguage(value) ? value : null;
};
const pinKey = (): string => `language.pin.${account ?? ''}`;

function decide(): void {
  pinned.set(account === null ? null : read(pinKey()));
  setLanguage(
    chooseLanguage({
      pinned: pinned.get(),
      browser: navigator.languages[0] ?? navigator.language,
      stored: read('language'),
      fallback,
    }),
  );
}

export function startLanguage(defaultLanguage: Language): void {
  fallback = defaultLanguage;
  decide();
}

/** Takes over the language that an account has pinned. Without a pin what is on screen stays: it was just chosen. */
export function adoptAccountLanguage(name: string): void {
  account = name;
  writeStored('account', name);
  const pin = read(pinKey());
  pinned.set(pin);
  if (pin) setLanguage(pin);
}

/** A choice in the language menu: takes effect at once and is stored; a pin follows it. */
export function pickLanguage(language: Language): void {
  setLanguage(language);
  writeStored('language', language);
  if (pinned.get()) pinLanguage(language);
}

/** "Always use this language", for this account; null lets the browser's language decide again. */
export function pinLanguage(language: Language | null): void {
  if (account === null) return;
  pinned.set(language);
  writeStored(pinKey(), language);
}

export function usePinnedLanguage(): Language | null {
  return useStore(pinned);
}
