import { expect, test } from 'vitest';
import { parseLanguage } from './language.ts';

test.each([
  [undefined, 'zh-CN'],
  ['', 'zh-CN'],
  ['en', 'en-US'],
  ['en-GB', 'en-US'],
  ['zh', 'zh-CN'],
  ['zh-CN', 'zh-CN'],
  ['zh-Hans-SG', 'zh-CN'],
  ['zh-TW', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['fr, de', 'zh-CN'],
  ['fr, en;q=0.5', 'en-US'],
  ['zh-CN;q=0.1, en;q=0.9', 'en-US'],
  [`${'x'.repeat(10_000)}, en`, 'zh-CN'],
])('%s is %s', (header, language) => {
  expect(parseLanguage(header)).toBe(language);
});
