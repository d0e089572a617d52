import { sessionSetLanguage } from '@platform/sdk/operations';
import { call } from '../shared/client.ts';
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
  // What the account has pinned is known here from the last time; sign-in brings what it is now.
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
export function adoptAccountLanguage(user: { account: string; pinnedLanguage: string | null }): void {
  account = user.account;
  writeStored('account', account);
  const pin = isLanguage(user.pinnedLanguage) ? user.pinnedLanguage : null;
  keepPin(pin);
  if (pin) setLanguage(pin);
}

function keepPin(language: Language | null): void {
  pinned.set(language);
  writeStored(pinKey(), language);
}

/** A choice in the language menu: takes effect at once and is stored; a pin follows it. */
export function pickLanguage(language: Language): void {
  setLanguage(language);
  writeStored('language', language);
  // A pin that cannot be kept on the server stays as it was; the choice itself has taken effect.
  if (pinned.get()) pinLanguage(language).catch(() => undefined);
}

/**
 * "Always use this language", for this account wherever it signs in; null lets the browser's language decide again.
 * Shown at once, and taken back where the server does not keep it.
 */
export async function pinLanguage(language: Language | null): Promise<void> {
  if (account === null) return;
  const before = pinned.get();
  keepPin(language);
  try {
    await call(sessionSetLanguage, language === null ? {} : { language });
  } catch (error) {
    keepPin(before);
    throw error;
  }
}

export function usePinnedLanguage(): Language | null {
  return useStore(pinned);
}
