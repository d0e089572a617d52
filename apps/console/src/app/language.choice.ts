import { sessionSetLanguage } from '@platform/sdk/operations';
import { call } from '../shared/client.ts';
import { writeCookie } from '../shared/cookie.ts';
import { chooseLanguage, defaultLanguage, isLanguage, type Language } from '../shared/language.ts';
import { currentLanguage, fetchLanguage, setLanguage } from '../shared/messages.ts';
import { createSerialQueue } from '../shared/serial-queue.ts';
import { readStored, writeStored } from '../shared/storage.ts';
import { createStore, useStore } from '../shared/store.ts';

const keptDays = 365;

/** The account whose pin applies; before sign-in the last one that signed in on this browser. */
let account = readStored('account');
const pinned = createStore<Language | null>(null);
/** What the server has, as far as it is known here. */
let pinThere: Language | null = null;
const inTurn = createSerialQueue();

const read = (key: string): Language | null => {
  const value = readStored(key);
  return isLanguage(value) ? value : null;
};
const pinKey = (): string => `language.pin.${account ?? ''}`;

/** What the account has pinned is known here from the last time; sign-in brings what it is now. */
const keptPin = (): Language | null => (account === null ? null : read(pinKey()));

/** Where nothing else decides, as the console is set up. */
let fallback: Language = defaultLanguage;

const decide = (): Language =>
  chooseLanguage({
    pinned: keptPin(),
    browser: navigator.languages[0] ?? navigator.language,
    stored: read('language'),
    fallback,
  });

/** Tells the server which language's files the next start will want: it names them with the page. */
const keepNext = (): void => writeCookie('platform_language', decide(), keptDays);

/** Asks for the texts of the first page before it is known how the console is set up: that rarely changes the language. */
export function fetchLikelyLanguage(): void {
  // Who needs them hears of a failure when he asks again.
  fetchLanguage(decide()).catch(() => undefined);
}

/** The console begins in the language of its files where the texts of the chosen one do not come: it can be read. */
export async function startLanguage(configured: Language): Promise<void> {
  fallback = configured;
  pinned.set(keptPin());
  keepNext();
  await setLanguage(decide()).catch(() => undefined);
}

/** Takes over the language that an account has pinned. Without a pin what is on screen stays: it was just chosen. */
export function adoptAccountLanguage(user: { account: string; pinnedLanguage: string | null }): void {
  account = user.account;
  writeStored('account', account);
  const pin = isLanguage(user.pinnedLanguage) ? user.pinnedLanguage : null;
  pinThere = pin;
  keepPin(pin);
  // What is on screen can be read; the next page asks again.
  if (pin) setLanguage(pin).catch(() => undefined);
}

function keepPin(language: Language | null): void {
  pinned.set(language);
  writeStored(pinKey(), language);
  keepNext();
}

/**
 * A choice in the language menu: takes effect as soon as its texts are here and is stored; a pin follows it. Without its
 * texts (PageLoadError) nothing changes.
 */
export async function pickLanguage(language: Language): Promise<void> {
  await setLanguage(language);
  // Another was chosen while the texts of this one were on their way.
  if (currentLanguage() !== language) return;
  writeStored('language', language);
  keepNext();
  // A pin that cannot be kept on the server stays as it was; the choice itself has taken effect.
  if (pinned.get()) pinLanguage(language).catch(() => undefined);
}

/**
 * "Always use this language", for this account wherever it signs in; null lets the browser's language decide again.
 * Shown at once, and taken back where the server does not keep it.
 */
export async function pinLanguage(language: Language | null): Promise<void> {
  if (account === null) return;
  keepPin(language);
  await inTurn(async () => {
    try {
      await call(sessionSetLanguage, language === null ? {} : { language });
      pinThere = language;
    } catch (error) {
      // What was chosen meanwhile speaks for itself.
      if (pinned.get() === language) keepPin(pinThere);
      throw error;
    }
  });
}

export function usePinnedLanguage(): Language | null {
  return useStore(pinned);
}
