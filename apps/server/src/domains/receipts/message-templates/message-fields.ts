import { type Currency, parseMoney } from '@platform/sdk';
import type { MoneyDirection } from './message-templates.table.ts';

// Characters that show nothing, or turn the direction of a line: they hide what a text says from whoever reads it.
const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A text as it is read: one way of writing a character (full-width digits among them), and nothing unseen. */
export const cleanText = (text: string): string => text.normalize('NFKC').replace(unseen, '');

/** Minor units; null where the text is no amount of the currency. Never rounded. */
export function textAmount(text: string, currency: Currency): number | null {
  const parsed = parseMoney(text.replace(/[^0-9]+$/, ''), currency);
  return parsed.ok ? parsed.amountMinor : null;
}

/** A bank's reference, in capital letters as banks write it; null where it is none. */
export function referenceOf(text: string): string | null {
  const reference = text.trim().toUpperCase();
  return /^[A-Z0-9]{6,40}$/.test(reference) ? reference : null;
}

/** Last characters of an account number, without what masks the rest. */
export function tailOf(text: string): string | null {
  const [tail] = /[0-9A-Za-z]{2,20}$/.exec(text.trim()) ?? [];
  return tail ?? null;
}

export function shortText(text: string, longest: number): string | null {
  const short = text.replace(/\s+/g, ' ').trim().slice(0, longest);
  return short === '' ? null : short;
}

const words: readonly (readonly [MoneyDirection, RegExp])[] = [
  ['out', /debit|withdraw|sent|paid|spent|^dr$|支出|付款|转出|扣/i],
  ['in', /credit|deposit|receiv|added|^cr$|收入|收款|到账|入账|存入|转入/i],
];

/** What a word says of the money; undefined where it says nothing. */
export const directionOf = (word: string): MoneyDirection | undefined =>
  words.find(([, pattern]) => pattern.test(word.trim()))?.[0];
