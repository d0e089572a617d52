import { useCallback, useSyncExternalStore } from 'react';
import type { Language, Words } from './language.ts';

let shown: Language = 'zh-CN';
const readers = new Set<() => void>();
const place = /\{\{(\w+)\}\}/g;

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

export function currentLanguage(): Language {
  return shown;
}

/** Changes the language of everything on screen at once, and of `<html lang>`. */
export function setLanguage(next: Language): void {
  shown = next;
  document.documentElement.lang = next;
  for (const changed of readers) changed();
}

function subscribe(changed: () => void): () => void {
  readers.add(changed);
  return () => void readers.delete(changed);
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
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
  const filled: Readonly<Record<string, string | number>> = values[0] ?? {};
  const words: Words | undefined = messages.table[key];
  // A name that a newer server knows and these words do not is shown as it is.
  if (!words) return key;
  return words[language].replace(place, (whole, name: string) => String(filled[name] ?? whole));
}
