import { defaultLanguage, type Language, type Words } from './language.ts';
import { loadPart } from './load-part.ts';
import { textFiles } from './text-files.ts';

/** What came of the languages that are not in the code, by the numbers that the build has given to the texts. */
const loaded: Partial<Record<Language, readonly string[]>> = {};

/** A text of a build: the default language here, the others where they came; until then the default says it. */
class BuiltWords implements Words {
  readonly 'zh-CN': string;
  readonly #number: number;

  constructor(number: number, text: string) {
    this.#number = number;
    this[defaultLanguage] = text;
  }

  get 'zh-TW'(): string {
    return loaded['zh-TW']?.[this.#number] ?? this[defaultLanguage];
  }

  get 'en-US'(): string {
    return loaded['en-US']?.[this.#number] ?? this[defaultLanguage];
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

export const hasTexts = (language: Language): boolean => !textFiles[language] || language in loaded;

/** Brings the texts of a language where they are not in the code; a PageLoadError where they do not come. */
export async function loadTexts(language: Language): Promise<void> {
  const load = textFiles[language];
  if (!load || loaded[language]) return;
  loaded[language] = (await loadPart(`texts.${language}`, load)).default;
}
