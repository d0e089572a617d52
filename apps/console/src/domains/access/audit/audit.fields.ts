import type { Language } from '../../../shared/language.ts';
import type { Table } from '../../../shared/list/list.types.ts';
import { type Messages, translate } from '../../../shared/messages.ts';
import { auditFieldMessages } from './audit.fields.messages.ts';
import { auditMessages } from './audit.messages.ts';

type Plain = (messages: Messages<Table>, language: Language, key: string) => string;
const known = new Set(Object.keys(auditFieldMessages.table));
const amountEnd = 'Minor';

/**
 * The field of a change in words: `Orders 1 · Order no.`; undefined if a part of it has none. Recorded amounts are in
 * minor units, and their currency may be missing, so the field says the unit.
 */
export function fieldWord(
  path: readonly string[],
  objectType: string,
  language: Language,
): string | undefined {
  const words: string[] = [];
  for (const name of path) {
    const last = words.at(-1);
    if (last !== undefined && /^\d+$/.test(name)) words[words.length - 1] = `${last} ${Number(name) + 1}`;
    else {
      const word = wordOf(name, objectType, language);
      if (word === undefined) return undefined;
      words.push(word);
    }
  }
  return words.length === 0 ? undefined : words.join(' · ');
}

function wordOf(name: string, objectType: string, language: Language): string | undefined {
  const isAmount = name.endsWith(amountEnd);
  const field = isAmount ? name.slice(0, -amountEnd.length) : name;
  const key = [`${objectType}_${field}`, field].find((each) => known.has(each));
  if (key === undefined) return undefined;
  const word = (translate as Plain)(auditFieldMessages, language, key);
  return isAmount ? translate(auditMessages, language, 'inMinorUnits', { field: word }) : word;
}
