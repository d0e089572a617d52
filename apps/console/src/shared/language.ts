/** The three languages of the console; one text in all of them. */
export const languages = ['zh-CN', 'zh-TW', 'en-US'] as const;
export type Language = (typeof languages)[number];
/** Its texts are in the code; the others come where somebody reads them. */
export const defaultLanguage = 'zh-CN' satisfies Language;
export type Words = Readonly<Record<Language, string>>;

/** Each language by its own name: a reader who opened the wrong one must still find his. */
export const languageNames: Record<Language, string> = {
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  'en-US': 'English',
};

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

export interface LanguageSources {
  /** "Always use this language", chosen by the account. */
  pinned: Language | null;
  /** What the browser asks for first, e.g. `en-US`. */
  browser: string | undefined;
  /** The last choice made in the language menu of this browser. */
  stored: Language | null;
  fallback: Language;
}

/**
 * Which language to start in. A browser in Chinese (China) or English (US) goes before the stored choice;
 * a pinned language goes before both.
 */
export function chooseLanguage({ pinned, browser, stored, fallback }: LanguageSources): Language {
  if (pinned) return pinned;
  const asked = browser?.toLowerCase();
  if (asked === 'zh-cn') return 'zh-CN';
  if (asked === 'en-us') return 'en-US';
  return stored ?? fallback;
}
