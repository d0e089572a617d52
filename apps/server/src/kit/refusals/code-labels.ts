import type { Texts } from '@platform/sdk/errors';
import type { Language } from '../operation/context.ts';
import type { ErrorParams } from './business-error.ts';

/** The label of each code of one kind. */
export type Words = Readonly<Record<string, Texts>>;

/** Key of the label for a missing value. */
export const absent = 'absent';

/** The placeholders of a message that hold codes, with the labels of the codes. */
export type Vocabularies = Readonly<Record<string, Words>>;

/** Replaces codes in params by their labels. A code without a label stays. */
export function withLabels(
  params: ErrorParams,
  vocabularies: Vocabularies | undefined,
  language: Language,
): ErrorParams {
  if (!vocabularies) return params;
  return Object.fromEntries(
    Object.entries(params).map(([param, value]) => [param, labelOf(vocabularies[param], value, language)]),
  );
}

/** Text after the code, such as an engine's remark, is kept after the label. */
function labelOf(
  words: Words | undefined,
  value: ErrorParams[string],
  language: Language,
): ErrorParams[string] {
  if (words && value === null) return words[absent]?.[language] ?? value;
  if (!words || typeof value !== 'string') return value;
  const [code = '', ...remark] = Object.hasOwn(words, value) ? [value] : value.split(' ');
  const label = Object.hasOwn(words, code) ? words[code]?.[language] : undefined;
  return label === undefined ? value : [label, ...remark].join(' ');
}
