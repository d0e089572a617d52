import type { Language, Words } from './language.ts';
import { loadPart } from './load-part.ts';
import { builtLanguage, textFiles } from './text-files.ts';

/** What came of the languages that are not in the code, by the numbers that the build has given to the texts. */
const loaded: Partial<Record<Language, readonly string[]>> = {};

/** A text of a build: one language is here, the others where they came; until then it is said in the one that is. */
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

/** What a build writes for a text in three languages. */
export const words = (number: number, text: string): Words => new BuiltWords(number, text);

/** What a build writes for a table of them: their numbers follow each other. */
export function wordTable(first: number, table: Readonly<Record<string, string>>): Record<string, Words> {
  return Object.fromEntries(
    Object.entries(table).map(([key, text], index) => [key, words(first + index, text)]),
  );
}

const fileOf = (language: Language) => (language === builtLanguage ? undefined : textFiles[language]);

export const hasTexts = (language: Language): boolean => !fileOf(language) || language in loaded;

/** Brings the texts of a language where they are not in the code; a PageLoadError where they do not come. */
export async function loadTexts(language: Language): Promise<void> {
  const load = fileOf(language);
  if (!load || loaded[language]) return;
  loaded[language] = (await loadPart(`texts.${language}`, load)).default;
}
