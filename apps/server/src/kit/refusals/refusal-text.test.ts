import { orderStatusIds, payoutStatusIds } from '@platform/sdk/rules';
import { describe, expect, it } from 'vitest';
import { refusalText } from './refusal-text.ts';

describe('a refusal', () => {
  it('names the status of an order by its label, not its code', () => {
    const said = (language: 'zh-CN' | 'zh-TW' | 'en-US') =>
      refusalText('orderTransitionRefused', { status: 'timedOut' }, language);
    expect([said('zh-CN'), said('zh-TW'), said('en-US')]).toEqual([
      '订单当前状态为“已超时”，不能执行此操作',
      '訂單目前狀態為「已逾時」，無法執行此操作',
      'The order is now “Timed out”, which does not allow this action',
    ]);
  });

  it('has a label for every status of collections and payouts', () => {
    for (const status of [...Object.keys(orderStatusIds), ...Object.keys(payoutStatusIds)])
      expect(refusalText('orderTransitionRefused', { status }, 'zh-CN')).not.toMatch(/[a-z]/i);
  });

  it('keeps the remark that an engine adds to its code', () => {
    const reason = 'patternInvalid missing closing )';
    expect(refusalText('templateInvalid', { reason }, 'zh-CN')).toBe(
      '消息模板无效：表达式不符合 RE2 语法（patternInvalid） missing closing )',
    );
  });

  it('names an order that the reader may not see without its code', () => {
    const params = { utr: '432100000001', orderCode: null };
    expect(refusalText('utrConsumed', params, 'en-US')).toBe(
      'The UTR 432100000001 was already used for the order of another party',
    );
    expect(refusalText('statementAlreadyMatched', { orderCode: null }, 'zh-CN')).toMatch(/（属于其他方）$/);
    expect(refusalText('statementAlreadyMatched', { orderCode: 'C1' }, 'en-US')).toMatch(/ C1$/);
  });

  it('says in the reader’s language what differs in a sample of a script', () => {
    const params = { sample: 'A payout', field: 'verdict', actual: 'unknown', expected: 'accepted' };
    const said = (language: 'zh-CN' | 'zh-TW' | 'en-US', failure: string | null) =>
      refusalText('scriptTestFailed', { ...params, failure }, language);
    expect(said('zh-CN', null)).toBe('脚本的样例“A payout”未通过：结果为“结果未定”，预期为“已受理”');
    expect(said('zh-TW', 'timedOut')).toBe(
      '腳本的範例「A payout」未通過：結果為「結果未定」，預期為「已受理」（執行逾時）',
    );
    expect(said('en-US', 'threw TypeError: x')).toBe(
      'The sample “A payout” failed. Verdict: “Unknown”, expected: “Accepted” (Script threw an error) TypeError: x',
    );
  });

  it.each([
    ['noEntryPoint send, query', '脚本无效：未导出任何入口函数 send, query'],
    ['sourceTooLarge', '脚本无效：源代码超过 256 KiB'],
    ['notText', '脚本无效：文件为空，或不是 UTF-8 文本'],
    ['threw SyntaxError: expecting ;', '脚本无效：脚本抛出错误 SyntaxError: expecting ;'],
  ])('says in the reader’s language why a source is no script: %s', (reason, said) => {
    expect(refusalText('scriptInvalid', { reason }, 'zh-CN')).toBe(said);
  });

  it('translates no reference of a sample that reads like a verdict', () => {
    const params = { sample: 'S', field: 'reference', actual: null, expected: 'accepted', failure: null };
    expect(refusalText('scriptTestFailed', params, 'en-US')).toBe(
      'The sample “S” failed. Gateway reference: “nothing”, expected: “accepted”',
    );
  });

  it('shows a code without a label unchanged', () => {
    expect(refusalText('orderTransitionRefused', { status: 99 }, 'en-US')).toContain('“99”');
    expect(refusalText('templateInvalid', { reason: 'constructor of it' }, 'en-US')).toMatch(
      /: constructor of it$/,
    );
    expect(refusalText('orderNotFound', { orderCode: 'timedOut' }, 'en-US')).toContain('timedOut');
  });
});
