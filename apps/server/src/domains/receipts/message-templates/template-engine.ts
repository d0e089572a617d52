import type { Currency } from '@platform/sdk';
import { RE2JS } from 're2js';
import { cleanText, directionOf, referenceOf, shortText, tailOf, textAmount } from './message-fields.ts';
import type { MoneyDirection } from './message-templates.table.ts';
import type { ParsedMessage, TemplateRefusal } from './message-templates.types.ts';

/** The part of a template that reads a text. */
export interface Pattern {
  readonly senderPattern: string;
  readonly pattern: string;
  readonly currency: Currency;
  readonly direction: MoneyDirection;
}

export interface Message {
  readonly sender: string;
  readonly body: string;
}

interface CompiledPattern {
  readonly sender: RE2JS;
  readonly text: RE2JS;
  readonly groups: ReadonlySet<string>;
}

export type Compilation =
  | { readonly compiled: CompiledPattern }
  | { readonly refusal: TemplateRefusal; readonly detail: string };

const knownGroups: ReadonlySet<string> = new Set([
  'amount',
  'utr',
  'balance',
  'payerName',
  'remark',
  'accountTail',
  'time',
  'direction',
]);

/**
 * Matching time grows with text length times compiled pattern size, so both are limited. The longest real
 * messages have half of `longestText`; the largest real patterns have two thirds of `largestProgram`.
 */
const largestProgram = 250;
export const longestText = 1_000;
const keptPatterns = 500;

/**
 * Cache, because compiling costs more than reading. A value depends only on its key, so it is never stale. A
 * full cache is emptied.
 */
const compilations = new Map<string, Compilation>();

export function compilePattern({
  senderPattern,
  pattern,
}: Pick<Pattern, 'senderPattern' | 'pattern'>): Compilation {
  const key = JSON.stringify([senderPattern, pattern]);
  const known = compilations.get(key);
  if (known) return known;
  const compilation = compile(senderPattern, pattern);
  if (compilations.size >= keptPatterns) compilations.clear();
  compilations.set(key, compilation);
  return compilation;
}

function compile(senderPattern: string, pattern: string): Compilation {
  let sender: RE2JS;
  let text: RE2JS;
  try {
    sender = RE2JS.compile(senderPattern, RE2JS.CASE_INSENSITIVE);
    text = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE | RE2JS.DOTALL);
  } catch (error) {
    return { refusal: 'patternInvalid', detail: error instanceof Error ? error.message : '' };
  }
  if (Math.max(sender.programSize(), text.programSize()) > largestProgram) {
    return { refusal: 'patternTooLarge', detail: `More than ${largestProgram} instructions.` };
  }
  const groups = new Set(Object.keys(text.namedGroups()));
  const unknown = [...groups].filter((name) => !knownGroups.has(name));
  if (unknown.length > 0) return { refusal: 'groupsInvalid', detail: `Unknown: ${unknown.join(', ')}.` };
  if (!groups.has('amount')) return { refusal: 'groupsInvalid', detail: 'There is no group amount.' };
  return { compiled: { sender, text, groups } };
}

/** Reads a text with a pattern; undefined if the pattern does not match. */
export function readWith(
  { sender, text, groups }: CompiledPattern,
  { currency, direction }: Pick<Pattern, 'currency' | 'direction'>,
  message: Message,
): ParsedMessage | 'amountUnreadable' | undefined {
  if (!sender.matches(message.sender.trim())) return undefined;
  const matcher = text.matcher(cleanText(message.body).slice(0, longestText));
  if (!matcher.find()) return undefined;
  const field = (name: string): string => (groups.has(name) ? (matcher.group(name) ?? '') : '');
  const amountMinor = textAmount(field('amount'), currency);
  // Zero or a negative amount is not a receipt.
  if (amountMinor === null || amountMinor <= 0) return 'amountUnreadable';
  return {
    direction: directionOf(field('direction')) ?? direction,
    currency,
    amountMinor,
    utr: referenceOf(field('utr')),
    balanceMinor: textAmount(field('balance'), currency),
    payerName: shortText(field('payerName'), 128),
    remark: shortText(field('remark'), 128),
    accountTail: tailOf(field('accountTail')),
    timeText: shortText(field('time'), 64),
  };
}
