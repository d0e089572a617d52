import { expiryMessages } from './expiry.messages.ts';
import type { Language } from './language.ts';
import { translate } from './messages.ts';

const hourMs = 3_600_000;
const lengths = {
  hour: hourMs,
  day: 24 * hourMs,
  week: 7 * 24 * hourMs,
  month: 30 * 24 * hourMs,
  quarter: 90 * 24 * hourMs,
  never: null,
} as const;

/** How long a rule holds from now on. */
export type Expiry = keyof typeof lengths;

export const isExpiry = (text: string): text is Expiry => Object.hasOwn(lengths, text);

/** The end of a rule that begins now; null for one without an end. */
export function expiresAtOf(expiry: Expiry, nowMs: number): string | null {
  const length = lengths[expiry];
  return length === null ? null : new Date(nowMs + length).toISOString();
}

export const expiryOptions = (language: Language) =>
  (Object.keys(lengths) as Expiry[]).map((value) => ({
    value,
    label: translate(expiryMessages, language, value),
  }));
