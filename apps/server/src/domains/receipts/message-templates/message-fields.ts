import { type Currency, parseMoney } from '@platform/sdk';
import type { MoneyDirection } from './message-templates.table.ts';

// Invisible characters and direction marks: they make a text look different from its content.
const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Normalizes a text: NFKC (which also converts full-width digits), without invisible characters. */
export const cleanText = (text: string): string => text.normalize('NFKC').replace(unseen, '');

/** Minor units, never rounded; null if the text is not an amount of the currency. */
export function textAmount(text: string, currency: Currency): number | null {
  const parsed = parseMoney(text.replace(/[^0-9]+$/, ''), currency);
  return parsed.ok ? parsed.amountMinor : null;
}

/** A bank reference in upper case; null if the text is not a reference. */
export function referenceOf(text: string): string | null {
  const reference = text.trim().toUpperCase();
  return /^[A-Z0-9]{6,40}$/.test(reference) ? reference : null;
}

/** Last characters of an account number, without the mask characters. */
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

/** The direction of the money that a word means; undefined for other words. */
export const directionOf = (word: string): MoneyDirection | undefined =>
  words.find(([, pattern]) => pattern.test(word.trim()))?.[0];
