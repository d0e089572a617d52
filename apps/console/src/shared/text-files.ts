import { defaultLanguage, type Language } from './language.ts';

// A build replaces this module (`texts.vite.ts`). In development and tests every table has all languages.

/** The language of the texts in the code. A build has each file once per language (`languages.vite.ts`). */
export const builtLanguage: Language = defaultLanguage;

/** Loaders for all texts of a language, for switching to it. */
export const textFiles: Partial<Record<Language, () => Promise<{ default: readonly string[] }>>> = {};
