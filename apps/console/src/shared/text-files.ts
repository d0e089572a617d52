import { defaultLanguage, type Language } from './language.ts';

// A build writes this module anew (`texts.vite.ts`). In development and in tests every table holds all languages.

/** The language that the texts in the code are in: a build's files are there once for each (`languages.vite.ts`). */
export const builtLanguage: Language = defaultLanguage;

/** All texts of a language, for who changes to it. */
export const textFiles: Partial<Record<Language, () => Promise<{ default: readonly string[] }>>> = {};
