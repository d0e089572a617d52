import { readFileSync } from 'node:fs';
import { validators } from '@platform/sdk/validators';
import { expect, test } from 'vitest';
import { failureAnswer, RequestFault } from '../http/envelope.ts';
import { parseJsonBody } from '../http/read-body.ts';
import type { Language } from './context.ts';
import { formatText } from './format-texts.ts';
import { issuesOf } from './issues.ts';

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

test.each([
  ['zh-CN', '不是有效的编号（UUID）'],
  ['zh-TW', '不是有效的編號（UUID）'],
  ['en-US', 'Not a valid ID (UUID).'],
] as const)('a malformed id is refused in %s', (language, message) => {
  const found = validators['orders.list'].request.safeParse({ supplierId: 'abc' });
  const issues = issuesOf(found.error?.issues ?? []);
  expect(issuesIn(new RequestFault('validationFailed', { issues }), language)).toMatchObject([
    { path: 'supplierId', message },
  ]);
});

test('every message of a format has its texts', () => {
  const source = new URL('../../../../../packages/sdk/src/validation/formats.ts', import.meta.url);
  const messages = [...readFileSync(source, 'utf8').matchAll(/'(not an? [^']+)'/g)].map(
    ([, message = '']) => message,
  );
  expect(messages.length).toBeGreaterThan(5);
  expect(messages.filter((message) => formatText(message) === undefined)).toEqual([]);
});
