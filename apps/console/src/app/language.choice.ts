import { sessionSetLanguage } from '@platform/sdk/operations';
import { call } from '../shared/client.ts';
import { writeCookie } from '../shared/cookie.ts';
import { chooseLanguage, defaultLanguage, isLanguage, type Language } from '../shared/language.ts';
import { currentLanguage, fetchLanguage, setLanguage } from '../shared/messages.ts';
import { createSerialQueue } from '../shared/serial-queue.ts';
import { readStored, writeStored } from '../shared/storage.ts';
import { createStore, useStore } from '../shared/store.ts';

const keptDays = 365;

/**
 * The account whose pinned language applies. Before sign-in: the last account that signed in on this browser.
 */
let account = readStored('account');
const pinned = createStore<Language | null>(null);
/** The pin stored on the server, as far as known. */
let pinThere: Language | null = null;
const inTurn = createSerialQueue();

const read = (key: string): Language | null => {
  const value = readStored(key);
  return isLanguage(value) ? value : null;
};
const pinKey = (): string => `language.pin.${account ?? ''}`;

/** The account's pin as stored in this browser. Sign-in updates it. */
const keptPin = (): Language | null => (account === null ? null : read(pinKey()));

/** The configured language, used when nothing else decides. */
let fallback: Language = defaultLanguage;

const decide = (): Language =>
  chooseLanguage({
    pinned: keptPin(),
    browser: navigator.languages[0] ?? navigator.language,
    stored: read('language'),
    fallback,
  });

/** Stores the language of the next start in a cookie. The server reads it to name that language's files. */
const keepNext = (): void => writeCookie('platform_language', decide(), keptDays);

/**
 * Prefetches the texts of the first page before the configuration is loaded. The configuration rarely changes
 * the language.
 */
export function fetchLikelyLanguage(): void {
  // The next request for the texts reports the failure.
  fetchLanguage(decide()).catch(() => undefined);
}

/** If the texts of the chosen language cannot be loaded, the console starts in the language of its files. */
export async function startLanguage(configured: Language): Promise<void> {
  fallback = configured;
  pinned.set(keptPin());
  keepNext();
  await setLanguage(decide()).catch(() => undefined);
}

/**
 * Applies the language pinned to the account. Without a pin the current language stays, because the user may
 * have just chosen it.
 */
export function adoptAccountLanguage(user: { account: string; pinnedLanguage: string | null }): void {
  account = user.account;
  writeStored('account', account);
  const pin = isLanguage(user.pinnedLanguage) ? user.pinnedLanguage : null;
  pinThere = pin;
  keepPin(pin);
  // The current language stays. The next page tries again.
  if (pin) setLanguage(pin).catch(() => undefined);
}

function keepPin(language: Language | null): void {
  pinned.set(language);
  writeStored(pinKey(), language);
  keepNext();
}

/**
 * Handles a choice in the language menu: applies and stores it when its texts are loaded, and updates the
 * pin. If the texts cannot be loaded, it throws PageLoadError and changes nothing.
 */
export async function pickLanguage(language: Language): Promise<void> {
  await setLanguage(language);
  // The user chose another language while these texts were loading.
  if (currentLanguage() !== language) return;
  writeStored('language', language);
  keepNext();
  // If the server cannot store the pin, the old pin stays. The choice itself has already been applied.
  if (pinned.get()) pinLanguage(language).catch(() => undefined);
}

/**
 * Sets "Always use this language" for this account on every device; null: use the browser's language.
 * Optimistic: shown at once, reverted if the server rejects it.
 */
export async function pinLanguage(language: Language | null): Promise<void> {
  if (account === null) return;
  keepPin(language);
  await inTurn(async () => {
    try {
      await call(sessionSetLanguage, language === null ? {} : { language });
      pinThere = language;
    } catch (error) {
      // A later choice must not be reverted.
      if (pinned.get() === language) keepPin(pinThere);
      throw error;
    }
  });
}

export function usePinnedLanguage(): Language | null {
  return useStore(pinned);
}
