import { orderRules, otherReason, payoutRules, rejectReasons } from '@platform/sdk/rules';
import { describe, expect, it } from 'vitest';
import { languages } from './language.ts';
import { translate } from './messages.ts';
import {
  fieldReasonMessages,
  orderReasonMessages,
  payoutReasonMessages,
  rejectReasonMessages,
} from './reasons.messages.ts';

interface Rule {
  readonly from: Readonly<Record<string, unknown>>;
}

/** Every reason that a table of the rules holds, as a cell or as the condition of one. */
function reasonsIn(rules: Readonly<Record<string, Rule>>): string[] {
  const cells = Object.values(rules).flatMap(({ from }) => Object.values(from));
  return cells.flatMap((cell) => {
    if (typeof cell === 'string') return [cell];
    const { when } = cell as { when?: { otherwise: string } };
    return when ? [when.otherwise] : [];
  });
}

describe('texts of reasons', () => {
  it('exist for every reason of the rules', () => {
    expect(Object.keys(orderReasonMessages.table)).toEqual(expect.arrayContaining(reasonsIn(orderRules)));
    expect(Object.keys(payoutReasonMessages.table)).toEqual(expect.arrayContaining(reasonsIn(payoutRules)));
    expect(Object.keys(rejectReasonMessages.table)).toEqual([...rejectReasons, otherReason]);
  });

  it.each([
    ['fields', fieldReasonMessages.table],
    ['orders', orderReasonMessages.table],
    ['payouts', payoutReasonMessages.table],
    ['rejections', rejectReasonMessages.table],
  ])('of %s differ from each other in every language', (_what, table) => {
    for (const language of languages) {
      const texts = Object.values(table).map((words) => words[language]);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('are found by their code', () => {
    expect(translate(payoutReasonMessages, 'en-US', 'claimNotOwned')).toBe('You have not claimed this order');
    expect(translate(fieldReasonMessages, 'zh-CN', 'startAfterEnd')).toBe('开始时间不能晚于结束时间');
  });
});
