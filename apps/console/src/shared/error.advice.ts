import { errorCatalogue } from '@platform/sdk/errors';
import type { Language } from './language.ts';

/** What the catalogue says to do about a code. A text with places to fill is left out: only the server knows the values. */
export function adviceFor(codeName: keyof typeof errorCatalogue, language: Language): string | null {
  const text = errorCatalogue[codeName].action?.[language];
  return text && !text.includes('{') ? text : null;
}
