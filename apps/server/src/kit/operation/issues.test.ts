import { expect, test } from 'vitest';
import { failureAnswer, RequestFault } from '../http/envelope.ts';
import { parseJsonBody } from '../http/read-body.ts';
import type { Language } from './context.ts';

const refusal = (): unknown => {
  try {
    return parseJsonBody(new TextEncoder().encode('{"amount": 1'));
  } catch (error) {
    return error;
  }
};
const issuesIn = (error: unknown, language: Language) =>
  (JSON.parse(failureAnswer(error, language).body) as { data: { issues: object[] } }).data.issues;

test.each([
  ['zh-CN', '请求内容不是有效的 JSON（第 1 行第 13 列）'],
  ['zh-TW', '請求內容不是有效的 JSON（第 1 行第 13 欄）'],
  ['en-US', 'The body is not valid JSON at line 1, column 13.'],
] as const)('messages of the platform’s own checks are translated into %s', (language, message) => {
  expect(issuesIn(refusal(), language)).toEqual([{ path: '', code: 'json', message }]);
});

test('a validator message in the caller’s language is not changed', () => {
  const issues = [{ path: 'amount', code: 'too_big', message: '數值過大' }];
  expect(issuesIn(new RequestFault('validationFailed', { issues }), 'en-US')).toEqual(issues);
});
