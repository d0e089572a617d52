import type { Language } from './language.ts';

/**
 * The languages whose texts a build has put into files of their own (`texts.vite.ts` writes this module anew). None in
 * development and in tests: there every table holds all of them.
 */
export const textFiles: Partial<Record<Language, () => Promise<{ default: readonly string[] }>>> = {};
