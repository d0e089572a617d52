import { BusinessError, ValidationError } from '@platform/sdk';
import { describe, expect, it } from 'vitest';
import { problemsBeside } from './error.fields.ts';
import { errorText } from './error.text.ts';

const refused = new ValidationError({
  operation: 'orders.reject',
  requestId: 'r-1',
  direction: 'request',
  foundBy: 'server',
  issues: [
    { path: 'rejectReason', code: 'too_small', message: '至少 1 个字符' },
    { path: 'rejectReason', code: 'invalid_format', message: '不能只有空格' },
    { path: 'mchOrderNo', code: 'required', message: '必填' },
  ],
});

describe('field errors of a request', () => {
  it('use the titles of the screen, never the field names of the call', () => {
    const titles = { rejectReason: '拒绝原因' };
    expect(errorText(refused, 'zh-CN', titles)).toEqual({
      what: '填写的内容有误',
      advice: '拒绝原因：至少 1 个字符; 拒绝原因：不能只有空格; 必填',
      requestId: 'r-1',
    });
    for (const language of ['zh-CN', 'zh-TW', 'en-US'] as const) {
      expect(errorText(refused, language).advice).not.toMatch(/rejectReason|mchOrderNo/);
    }
  });

  it('are shown at the form’s fields, one per field', () => {
    expect(problemsBeside(refused, ['rejectReason', 'utr'])).toEqual({ rejectReason: '至少 1 个字符' });
    expect(problemsBeside(refused, ['utr'])).toBeUndefined();
  });

  it('are empty for any other refusal', () => {
    const facts = {
      operation: 'orders.reject',
      requestId: 'r-1',
      code: 2016,
      codeName: 'utrConsumed',
    } as const;
    expect(problemsBeside(new BusinessError({ ...facts, reason: '已使用' }), ['utr'])).toBeUndefined();
  });
});
