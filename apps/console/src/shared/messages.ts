import i18next, { type i18n } from 'i18next';
import { useCallback, useSyncExternalStore } from 'react';
import { type Language, languages, type Words } from './language.ts';

/** One instance of the library that the project has chosen for its texts; they join it as they are needed. */
const instance: i18n = i18next.createInstance();
await instance.init({
  lng: 'zh-CN',
  fallbackLng: 'zh-CN',
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  // React escapes what it renders; escaping twice would show entities.
  interpolation: { escapeValue: false },
});

// i18next's own types describe resources declared beforehand; ours are typed by each table of messages instead.
const lookUp: (key: string, options: Record<string, string | number>) => string = instance.t;

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

const joined = new WeakSet<object>();

/** A table joins the library when one of its texts is first filled in; most texts are never more than read. */
function join({ namespace, table }: Messages<Record<string, Words>>): void {
  if (joined.has(table)) return;
  joined.add(table);
  for (const language of languages) {
    const texts = Object.fromEntries(Object.entries(table).map(([key, words]) => [key, words[language]]));
    instance.addResourceBundle(language, namespace, texts);
  }
}

export function currentLanguage(): Language {
  return languages.find((language) => language === instance.language) ?? 'zh-CN';
}

/** Changes the language of everything on screen at once, and of `<html lang>`. */
export function setLanguage(language: Language): void {
  // Every text is in memory already, so this settles without waiting for anything.
  void instance.changeLanguage(language);
  document.documentElement.lang = language;
}

function subscribe(changed: () => void): () => void {
  instance.on('languageChanged', changed);
  return () => instance.off('languageChanged', changed);
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
  const [given] = values;
  // A list says a thousand plain texts at once: those are looked up and nothing else.
  if (given === undefined) return messages.table[key]?.[language] ?? key;
  join(messages);
  return lookUp(key, { ns: messages.namespace, lng: language, ...given });
}
