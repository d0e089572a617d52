import type { Currency } from '@platform/sdk';
import { RE2JS, RE2JSSyntaxException } from 're2js';
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

/** The part of a pattern that is refused, by the positions of its characters. */
export interface PatternProblem {
  readonly field: 'senderPattern' | 'pattern';
  readonly start: number;
  readonly end: number;
}

export type Compilation =
  | { readonly compiled: CompiledPattern }
  | { readonly refusal: TemplateRefusal; readonly detail: string; readonly problemAt?: PatternProblem };

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
  const parts: RE2JS[] = [];
  for (const [field, expression, flags] of [
    ['senderPattern', senderPattern, RE2JS.CASE_INSENSITIVE],
    ['pattern', pattern, RE2JS.CASE_INSENSITIVE | RE2JS.DOTALL],
  ] as const) {
    try {
      parts.push(RE2JS.compile(expression, flags));
    } catch (error) {
      const detail = error instanceof Error ? error.message : '';
      return { refusal: 'patternInvalid', detail, ...placeOf(field, expression, refusedPart(error)) };
    }
  }
  const [sender, text] = parts;
  if (!sender || !text) throw new Error('A pattern was neither compiled nor refused.');
  if (Math.max(sender.programSize(), text.programSize()) > largestProgram) {
    return { refusal: 'patternTooLarge', detail: `More than ${largestProgram} instructions.` };
  }
  const groups = new Set(Object.keys(text.namedGroups()));
  const unknown = [...groups].filter((name) => !knownGroups.has(name));
  if (unknown.length > 0) {
    const detail = `Unknown: ${unknown.join(', ')}.`;
    return { refusal: 'groupsInvalid', detail, ...placeOf('pattern', pattern, `<${unknown[0]}>`) };
  }
  if (!groups.has('amount')) return { refusal: 'groupsInvalid', detail: 'There is no group amount.' };
  return { compiled: { sender, text, groups } };
}

const refusedPart = (error: unknown): string | undefined =>
  error instanceof RE2JSSyntaxException && typeof error.input === 'string' ? error.input : undefined;

/** The engine names the refused part, not its place. A part that occurs twice, or that is all, has none. */
function placeOf(
  field: PatternProblem['field'],
  expression: string,
  part: string | undefined,
): { problemAt?: PatternProblem } {
  if (!part || part === expression) return {};
  const start = expression.indexOf(part);
  if (start < 0 || expression.indexOf(part, start + 1) >= 0) return {};
  return { problemAt: { field, start, end: start + part.length } };
}

/** The part of a message that patterns see. */
export const readableText = (body: string): string => cleanText(body).slice(0, longestText);

export interface GroupPlace {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Where the named groups of a pattern are in `readableText`, in the order of the text; none if it does not match. */
export function groupPlaces({ sender, text, groups }: CompiledPattern, message: Message): GroupPlace[] {
  if (!sender.matches(message.sender.trim())) return [];
  const matcher = text.matcher(readableText(message.body));
  if (!matcher.find()) return [];
  return [...groups]
    .map((name) => ({ name, start: matcher.start(name), end: matcher.end(name) }))
    .filter(({ start, end }) => start >= 0 && end > start)
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Whether a template is about the messages of a sender. */
export function isOfSender(pattern: Pick<Pattern, 'senderPattern' | 'pattern'>, sender: string): boolean {
  const compilation = compilePattern(pattern);
  return 'compiled' in compilation && compilation.compiled.sender.matches(sender.trim());
}

/** Reads a text with a pattern; undefined if the pattern does not match. */
export function readWith(
  { sender, text, groups }: CompiledPattern,
  { currency, direction }: Pick<Pattern, 'currency' | 'direction'>,
  message: Message,
): ParsedMessage | 'amountUnreadable' | undefined {
  if (!sender.matches(message.sender.trim())) return undefined;
  const matcher = text.matcher(readableText(message.body));
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
