import { cleanText } from './message-fields.ts';
import { compilePattern, longestText, type Message, type Pattern } from './template-engine.ts';

/** Named groups of a template. */
export const partFields = [
  'amount',
  'utr',
  'balance',
  'payerName',
  'remark',
  'accountTail',
  'time',
  'direction',
] as const;

export type PartField = (typeof partFields)[number];

/** Where a field is in a text, in UTF-16 units. */
export interface MessagePart {
  readonly field: PartField;
  readonly start: number;
  readonly end: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * For every position of the clean text, the position of the raw text that it came from. Each visible character is
 * cleaned by itself; undefined if the characters together give another text, so that no part is marked wrongly.
 */
function rawPositions(raw: string): readonly number[] | undefined {
  const positions: number[] = [];
  let clean = '';
  for (const { segment, index } of graphemes.segment(raw)) {
    const cleaned = cleanText(segment);
    // A segment that keeps its length keeps its positions.
    for (let place = 0; place < cleaned.length; place += 1)
      positions.push(index + (cleaned.length === segment.length ? place : 0));
    clean += cleaned;
  }
  positions.push(raw.length);
  return clean === cleanText(raw) ? positions : undefined;
}

/** Finds the parts of a text that a template reads; empty if it does not read the text. */
export function locateParts(
  template: Pick<Pattern, 'senderPattern' | 'pattern'>,
  { sender, body }: Message,
): (MessagePart & { readonly text: string })[] {
  const compilation = compilePattern(template);
  if ('refusal' in compilation) return [];
  const { compiled } = compilation;
  if (!compiled.sender.matches(sender.trim())) return [];
  const clean = cleanText(body).slice(0, longestText);
  const matcher = compiled.text.matcher(clean);
  const positions = rawPositions(body);
  if (!positions || !matcher.find()) return [];
  const found = partFields.flatMap((field) => {
    const start = compiled.groups.has(field) ? matcher.start(field) : -1;
    const end = start < 0 ? -1 : matcher.end(field);
    if (end <= start) return [];
    const last = positions[end - 1] ?? 0;
    // Up to the next visible character: a part may end within one that cleaning has shortened.
    const next = positions.find((position) => position > last) ?? body.length;
    return { field, start: positions[start] ?? 0, end: next, text: clean.slice(start, end) };
  });
  return withoutOverlap(found);
}

/** By position. Of parts that overlap, the first one is kept. */
function withoutOverlap<Part extends MessagePart>(parts: readonly Part[]): Part[] {
  const kept: Part[] = [];
  for (const part of parts.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (part.start >= (kept.at(-1)?.end ?? 0)) kept.push(part);
  return kept;
}
