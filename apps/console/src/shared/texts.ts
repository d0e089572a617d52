import type { Language, Words } from './language.ts';
import { loadPart } from './load-part.ts';
import { builtLanguage, textFiles } from './text-files.ts';

/** Texts of the loaded languages, by the numbers that the build assigned. */
const loaded: Partial<Record<Language, readonly string[]>> = {};

/**
 * A text in a build. It contains the built language; other languages come from `loaded`. Until loaded, the
 * built language is shown.
 */
class BuiltWords implements Words {
  readonly #number: number;
  readonly #text: string;

  constructor(number: number, text: string) {
    this.#number = number;
    this.#text = text;
  }

  #in(language: Language): string {
    return loaded[language]?.[this.#number] ?? this.#text;
  }

  get 'zh-CN'(): string {
    return this.#in('zh-CN');
  }

  get 'zh-TW'(): string {
    return this.#in('zh-TW');
  }

  get 'en-US'(): string {
    return this.#in('en-US');
  }
}

/** A build replaces a text in three languages with this call. */
export const words = (number: number, text: string): Words => new BuiltWords(number, text);

/** A build replaces a table of texts with this call. The texts have consecutive numbers. */
export function wordTable(first: number, table: Readonly<Record<string, string>>): Record<string, Words> {
  return Object.fromEntries(
    Object.entries(table).map(([key, text], index) => [key, words(first + index, text)]),
  );
}

const fileOf = (language: Language) => (language === builtLanguage ? undefined : textFiles[language]);

export const hasTexts = (language: Language): boolean => !fileOf(language) || language in loaded;

/** Loads the texts of a language unless they are in the code. Throws a PageLoadError on failure. */
export async function loadTexts(language: Language): Promise<void> {
  const load = fileOf(language);
  if (!load || loaded[language]) return;
  loaded[language] = (await loadPart(`texts.${language}`, load)).default;
}
