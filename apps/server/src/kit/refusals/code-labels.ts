import type { Texts } from '@platform/sdk/errors';
import type { Language } from '../operation/context.ts';
import type { ErrorParams } from './business-error.ts';

/** What each code of one kind is called. */
export type Words = Readonly<Record<string, Texts>>;

/** Stands for what a place does not hold. */
export const absent = 'absent';

/** Of a text's places those that hold codes, and the words of each. */
export type Vocabularies = Readonly<Record<string, Words>>;

/** What a text's places hold, codes by their words; a code without one stays as it is. */
export function inWords(
  params: ErrorParams,
  vocabularies: Vocabularies | undefined,
  language: Language,
): ErrorParams {
  if (!vocabularies) return params;
  return Object.fromEntries(
    Object.entries(params).map(([param, value]) => [param, sayCode(vocabularies[param], value, language)]),
  );
}

/** What a code is followed by, such as the remark of an engine, stays behind its words. */
function sayCode(
  words: Words | undefined,
  value: ErrorParams[string],
  language: Language,
): ErrorParams[string] {
  if (words && value === null) return words[absent]?.[language] ?? value;
  if (!words || typeof value !== 'string') return value;
  const [code = '', ...remark] = Object.hasOwn(words, value) ? [value] : value.split(' ');
  const said = Object.hasOwn(words, code) ? words[code]?.[language] : undefined;
  return said === undefined ? value : [said, ...remark].join(' ');
}
