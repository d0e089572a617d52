import { lazyPart, onFirstUse } from '@platform/ui-kit/headless/lazy';
import { useCallback } from 'react';
import type { Language, Words } from './language.ts';
import { loadPart } from './load-part.ts';
import { createStore, useStore } from './store.ts';
import { builtLanguage } from './text-files.ts';
import { hasTexts, loadTexts } from './texts.ts';

/** An object of its own whenever everything is to be said anew. */
const shown = createStore<{ readonly language: Language }>({ language: builtLanguage });
/** What was asked for last: a language that comes late does not take the place of one chosen meanwhile. */
let wanted: Language = builtLanguage;

/**
 * English says "1 row" and "2 rows", Chinese has one form. The library that knows comes to readers of English at their
 * first press or key, and with the first number that asks for it: hardly a page shows one when it stands.
 */
export const messageForms = lazyPart(() =>
  loadPart('message.forms', async () => (await import('./message.forms.ts')).sayInForm),
);

/** Names of the `{{…}}` places in a text. */
type Places<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Places<Rest>
  : never;

export interface Messages<Table extends Record<string, Words>> {
  readonly namespace: string;
  readonly table: Table;
}

type Values<Text extends Words> = [Places<Text['zh-CN']>] extends [never]
  ? []
  : [values: Record<Places<Text['zh-CN']>, string | number>];

/** Gives the text of a key; a text with `{{places}}` asks for their values. */
export type Translate<Table extends Record<string, Words>> = <Key extends keyof Table & string>(
  key: Key,
  ...values: Values<Table[Key]>
) => string;

/**
 * The words of one part of the console, three languages side by side. A missing language does not compile.
 *
 * @example export const signInMessages = defineMessages('signIn', { title: { 'zh-CN': '登录', 'zh-TW': '登入', 'en-US': 'Sign in' } });
 */
export function defineMessages<const Table extends Record<string, Words>>(
  namespace: string,
  table: Table,
): Messages<Table> {
  return { namespace, table };
}

export const currentLanguage = (): Language => shown.get().language;

/** Brings the texts of a language, so that a later `setLanguage` takes effect at once. */
export const fetchLanguage = loadTexts;

/**
 * Changes the language of everything on screen, and of `<html lang>`: at once where the language is here, else when it has
 * come. Where it does not come the language stays as it is, and the promise says so (PageLoadError).
 */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  if (!hasTexts(language)) await fetchLanguage(language);
  if (wanted !== language) return;
  if (language === 'en-US') onFirstUse(messageForms);
  if (currentLanguage() !== language) shown.set({ language });
  document.documentElement.lang = language;
}

export function useLanguage(): Language {
  return useStore(shown).language;
}

/** Picks the current language of a single text, e.g. a screen's title. */
export function useWords(): (words: Words) => string {
  const language = useLanguage();
  return useCallback((words) => words[language], [language]);
}

/** The texts of one part of the console in the current language. */
export function useText<Table extends Record<string, Words>>(messages: Messages<Table>): Translate<Table> {
  const now = useStore(shown);
  return useCallback((key, ...values) => translate(messages, now.language, key, ...values), [messages, now]);
}

/** The same outside React. */
export function translate<Table extends Record<string, Words>, Key extends keyof Table & string>(
  messages: Messages<Table>,
  language: Language,
  key: Key,
  ...values: Values<Table[Key]>
): string {
  const [given] = values;
  const text = messages.table[key]?.[language] ?? key;
  // A list says a thousand plain texts at once: those are looked up and nothing else.
  if (given === undefined) return text;
  if (language === 'en-US' && 'count' in given && isOne(given.count)) {
    const sayInForm = messageForms.get();
    if (sayInForm) return sayInForm(`${messages.namespace}.${key}`, text, given);
    sayAnewInForm();
  }
  return fillIn(text, given);
}

/** The one number that English has another form for, as such or written already. */
const isOne = (count: unknown): boolean => count === 1 || count === '1';

let sayingAnew = false;
/** Until the library is here a text stands as the table has it; where it does not come the next one asks again. */
function sayAnewInForm(): void {
  if (sayingAnew) return;
  sayingAnew = true;
  messageForms.load().then(
    () => shown.set({ ...shown.get() }),
    () => {
      sayingAnew = false;
    },
  );
}

/** A text with values in its `{{places}}`. React escapes what it renders. */
const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
