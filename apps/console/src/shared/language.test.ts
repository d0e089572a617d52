import { expect, it } from 'vitest';
import { chooseLanguage, type LanguageSources } from './language.ts';

const choose = (given: Partial<LanguageSources>) =>
  chooseLanguage({ pinned: null, browser: 'de-DE', stored: null, fallback: 'zh-CN', ...given });

it('is zh-CN by default', () => {
  expect(choose({})).toBe('zh-CN');
  expect(choose({ browser: undefined })).toBe('zh-CN');
});
it('prefers a browser in Chinese (China) or English (US) to the stored choice', () => {
  expect(choose({ browser: 'en-US', stored: 'zh-TW' })).toBe('en-US');
  expect(choose({ browser: 'zh-CN', stored: 'en-US' })).toBe('zh-CN');
  expect(choose({ browser: 'ZH-cn', stored: 'en-US' })).toBe('zh-CN');
});
it.each(['zh-TW', 'zh', 'en', 'en-GB', 'fr-FR'])('keeps the stored choice in a browser of %s', (browser) => {
  expect(choose({ browser, stored: 'en-US' })).toBe('en-US');
  expect(choose({ browser })).toBe('zh-CN');
});
it('prefers a pinned language to both', () => {
  expect(choose({ pinned: 'zh-TW', browser: 'en-US', stored: 'zh-CN' })).toBe('zh-TW');
});
