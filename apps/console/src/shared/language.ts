/** The languages of the console. Every text exists in all of them. */
export const languages = ['zh-CN', 'zh-TW', 'en-US'] as const;
export type Language = (typeof languages)[number];
/** Built into the code. The other languages are loaded when used. */
export const defaultLanguage = 'zh-CN' satisfies Language;
export type Words = Readonly<Record<Language, string>>;

/** Each language's own name, so that users can find theirs in any language. */
export const languageNames: Record<Language, string> = {
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  'en-US': 'English',
};

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

export interface LanguageSources {
  /** "Always use this language", stored with the account. */
  pinned: Language | null;
  /** The browser's preferred language, e.g. `en-US`. */
  browser: string | undefined;
  /** The last choice in this browser's language menu. */
  stored: Language | null;
  fallback: Language;
}

/**
 * Chooses the start language. A pinned language has priority. Next comes a browser language of Chinese
 * (China) or English (US), then the stored choice.
 */
export function chooseLanguage({ pinned, browser, stored, fallback }: LanguageSources): Language {
  if (pinned) return pinned;
  const asked = browser?.toLowerCase();
  if (asked === 'zh-cn') return 'zh-CN';
  if (asked === 'en-us') return 'en-US';
  return stored ?? fallback;
}
