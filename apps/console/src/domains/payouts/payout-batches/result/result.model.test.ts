import { describe, expect, it } from 'vitest';
import type { Translate } from '../../../../shared/messages.ts';
import type { resultMessages } from './result.messages.ts';
import {
  countOf,
  doubtText,
  groupOf,
  type JudgedLine,
  linesOf,
  verdictTone,
  verdictWord,
} from './result.model.ts';

/** Says the key, and the order that a text names. */
const say = ((key: string, values?: { order: string }) =>
  values ? `${key} ${values.order}` : key) as Translate<typeof resultMessages.table>;

const line = (verdict: JudgedLine['verdict'], more: Partial<JudgedLine> = {}): JudgedLine => ({
  line: 2,
  verdict,
  key: 'P1',
  word: 'SUCCESS',
  utr: null,
  amountText: null,
  reason: null,
  row: 1,
  orderCode: 'P1',
  amountMinor: 250_000 as JudgedLine['amountMinor'],
  userName: null,
  state: 'paying',
  otherOrderCode: null,
  ...more,
});

describe('a judged line', () => {
  it('is applied only if it is paid or failed; all else stays as it is', () => {
    expect(groupOf(line('paid'))).toBe('applies');
    expect(groupOf(line('failed'))).toBe('applies');
    expect(groupOf(line('already'))).toBe('settled');
    const doubtful = [
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
    for (const verdict of doubtful) expect(groupOf(line(verdict)), verdict).toBe('doubt');
  });

  it('of a verdict that is not known is in doubt, and shown by its code', () => {
    const later = line('paidTomorrow' as JudgedLine['verdict']);
    expect(groupOf(later)).toBe('doubt');
    expect(verdictWord(later, say)).toBe('paidTomorrow');
  });

  it('names the payout that has its reference, if the reader may see it', () => {
    expect(verdictWord(line('referenceConsumed', { otherOrderCode: 'P9' }), say)).toBe(
      'referenceConsumedBy P9',
    );
    expect(verdictWord(line('referenceConsumed'), say)).toBe('referenceConsumed');
  });

  it('looks like a danger if money may be wrong', () => {
    expect(verdictTone(line('amountDiffers'))).toBe('danger');
    expect(verdictTone(line('undecided'))).toBe('warning');
    expect(verdictTone(line('paid'))).toBe('success');
  });
});

describe('the lines of a file', () => {
  const lines = [
    line('paid'),
    line('twice', { line: 3 }),
    line('missing', { line: null, key: null, word: null }),
  ];

  it('are counted by verdict and group', () => {
    expect(countOf(lines, 'paid')).toBe(1);
    expect(linesOf(lines, 'doubt').map(({ line: at }) => at)).toEqual([3, null]);
  });

  it('in doubt are downloaded with their reason, safe for spreadsheets', () => {
    const text = doubtText(
      [...lines, line('unknownWord', { word: '=cmd()' })],
      say,
      (minor) => `${minor / 100}`,
    );
    const [, ...rows] = text.trimEnd().split('\r\n');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toBe('3,twice,P1,2500,P1,SUCCESS,,,');
    expect(rows[1]).toBe(',missing,P1,2500,,,,,');
    expect(rows[2]).toContain("'=cmd()");
  });
});
