import { useCallback } from 'react';
import { defaultLanguage, type Language, type Words } from './language.ts';
import { loadPart } from './load-part.ts';
import type { SayInForm } from './message.forms.ts';
import { createStore, useStore } from './store.ts';
import { hasTexts, loadTexts } from './texts.ts';

const shown = createStore<Language>(defaultLanguage);
/** What was asked for last: a language that comes late does not take the place of one chosen meanwhile. */
let wanted: Language = defaultLanguage;
/** English says "1 row" and "2 rows", Chinese has one form: the library that knows comes with English. */
let sayInForm: SayInForm | null = null;

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

export const currentLanguage = (): Language => shown.get();

const isReady = (language: Language): boolean =>
  hasTexts(language) && (language !== 'en-US' || sayInForm !== null);

/** Brings what a language needs, so that a later `setLanguage` takes effect at once. */
export async function fetchLanguage(language: Language): Promise<void> {
  const forms = language === 'en-US' ? loadPart('message.forms', () => import('./message.forms.ts')) : null;
  await loadTexts(language);
  sayInForm = (await forms)?.sayInForm ?? sayInForm;
}

/**
 * Changes the language of everything on screen, and of `<html lang>`: at once where the language is here, else when it has
 * come. Where it does not come the language stays as it is, and the promise says so (PageLoadError).
 */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  if (!isReady(language)) await fetchLanguage(language);
  if (wanted !== language) return;
  shown.set(language);
  document.documentElement.lang = language;
}

export function useLanguage(): Language {
  return useStore(shown);
}

/** Picks the current language of a single text, e.g. a screen's title. */
export function useWords(): (words: Words) => string {
  const language = useLanguage();
  return useCallback((words) => words[language], [language]);
}

/** The texts of one part of the console in the current language. */
export function useText<Table extends Record<string, Words>>(messages: Messages<Table>): Translate<Table> {
  const language = useLanguage();
  return useCallback((key, ...values) => translate(messages, language, key, ...values), [messages, language]);
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
  if (language === 'en-US' && sayInForm && 'count' in given)
    return sayInForm(`${messages.namespace}.${key}`, text, given);
  return fillIn(text, given);
}

/** A text with values in its `{{places}}`. React escapes what it renders. */
const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
