import type { Output } from '@platform/sdk';
import type { Tone } from '@platform/ui-kit/skin';
import { csvLine, csvText } from '../../../../shared/list/bulk/csv.ts';
import type { Translate } from '../../../../shared/messages.ts';
import type { resultMessages } from './result.messages.ts';

export type Judgement = Output<'payoutBatches.judge'>;
export type JudgedLine = Judgement['lines'][number];
type Say = Translate<typeof resultMessages.table>;

/** What confirming does with a line. */
export type LineGroup = 'applies' | 'settled' | 'doubt';

/** A verdict of a newer server is in doubt: only what is known is applied. */
export function groupOf({ verdict }: Pick<JudgedLine, 'verdict'>): LineGroup {
  if (verdict === 'paid' || verdict === 'failed') return 'applies';
  return verdict === 'already' ? 'settled' : 'doubt';
}

export const linesOf = (lines: readonly JudgedLine[], group: LineGroup): readonly JudgedLine[] =>
  lines.filter((line) => groupOf(line) === group);

export const countOf = (lines: readonly JudgedLine[], verdict: JudgedLine['verdict']): number =>
  lines.filter((line) => line.verdict === verdict).length;

const verdicts = [
  'paid',
  'failed',
  'already',
  'contradicts',
  'amountDiffers',
  'amountUnreadable',
  'notInBatch',
  'twice',
  'unknownWord',
  'undecided',
  'referenceInvalid',
  'referenceTwice',
  'referenceConsumed',
  'missing',
] as const;

export function verdictWord({ verdict, otherOrderCode }: JudgedLine, say: Say): string {
  if (verdict === 'referenceConsumed' && otherOrderCode !== null)
    return say('referenceConsumedBy', { order: otherOrderCode });
  const known = verdicts.find((each) => each === verdict);
  return known ? say(known) : verdict;
}

const tones = { applies: 'success', settled: 'neutral', doubt: 'warning' } as const satisfies Record<
  LineGroup,
  Tone
>;
const dangers: ReadonlySet<string> = new Set(['contradicts', 'amountDiffers', 'referenceConsumed', 'twice']);

export function verdictTone(line: Pick<JudgedLine, 'verdict'>): Tone {
  if (line.verdict === 'failed') return 'danger';
  return dangers.has(line.verdict) ? 'danger' : tones[groupOf(line)];
}

/** The lines in doubt as a CSV file, each with its payout and what is doubtful. */
export function doubtText(
  lines: readonly JudgedLine[],
  say: Say,
  moneyOf: (amountMinor: number) => string,
): string {
  const text = (value: string | number | null) => (value === null ? '' : String(value));
  return csvText([
    csvLine([
      say('line'),
      say('verdict'),
      say('order'),
      say('amount'),
      `${say('inFile')}: ${say('order')}`,
      say('status'),
      say('reference'),
      `${say('inFile')}: ${say('amount')}`,
      say('reason'),
    ]),
    ...linesOf(lines, 'doubt').map((line) =>
      csvLine([
        text(line.line),
        verdictWord(line, say),
        text(line.orderCode),
        line.amountMinor === null ? '' : moneyOf(line.amountMinor),
        text(line.key),
        text(line.word),
        text(line.utr),
        text(line.amountText),
        text(line.reason),
      ]),
    ),
  ]);
}
