import { afterEach, expect, it } from 'vitest';
import { inLanguage } from '../../languages.vite.ts';
import { compile, createTextLists } from '../../texts.vite.ts';
import type { Language } from './language.ts';
import { textFiles } from './text-files.ts';
import { hasTexts, loadTexts, words, wordTable } from './texts.ts';

afterEach(() => {
  delete textFiles['en-US'];
});

it('is compiled to a numbered text, stored in a file for each language', () => {
  const lists = { 'zh-CN': ['早先的文字'], 'zh-TW': ['早先的文字'], 'en-US': ['An earlier text'] };
  const code = compile(
    'orders.messages.ts',
    `const plain = 1;
     export const title = { 'zh-CN': '订单', 'zh-TW': '訂單', 'en-US': 'Orders' } as const;
     export const table = defineMessages('orders', {
       open: { 'zh-CN': '打开', 'zh-TW': '開啟', 'en-US': 'Open' },
       close: { 'zh-CN': '关闭 “{{row}}”', 'zh-TW': '關閉「{{row}}」', 'en-US': 'Close {{row}}' },
     });
     export const half = { 'zh-CN': '一', 'zh-TW': '一' };
     export const made = { 'zh-CN': name, 'zh-TW': '二', 'en-US': 'two' };`,
    lists,
  );
  expect(code).toContain("half = { 'zh-CN': '一', 'zh-TW': '一' }");
  expect(code).toContain("made = { 'zh-CN': name, 'zh-TW': '二', 'en-US': 'two' }");
  expect(lists).toEqual({
    'zh-CN': ['早先的文字', '订单', '打开', '关闭 “{{row}}”'],
    'zh-TW': ['早先的文字', '訂單', '開啟', '關閉「{{row}}」'],
    'en-US': ['An earlier text', 'Orders', 'Open', 'Close {{row}}'],
  });
  const built = code.replace(' as const', '');
  const inOne = (language: Language) => inLanguage(built, language, lists, new Set());
  expect(inOne('zh-CN')).toContain('title = $words(1, "订单");');
  expect(inOne('zh-CN')).toContain('$wordTable(2, { "open": "打开", "close": "关闭 “{{row}}”" })');
  expect(inOne('zh-TW')).toContain('$wordTable(2, { "open": "開啟", "close": "關閉「{{row}}」" })');
  expect(inOne('en-US')).toContain('title = $words(1, "Orders");');
  expect(inOne('en-US')).not.toMatch(/订单|訂單|打开/);
});

it('links a file of one language to those of the same language', () => {
  const code =
    'load(() => import(`./list-A1.js`), [`assets/list-A1.js`, "assets/list.css", `assets/${name}.js`]);';
  const inOne = (language: Language) =>
    inLanguage(code, language, createTextLists(), new Set(['assets/list-A1.js']));
  expect(inOne('zh-CN')).toContain(
    'import(`./list-A1.js`), ["assets/list-A1.js", "assets/list.css", `assets/${name}.js`]',
  );
  expect(inOne('en-US')).toContain(
    'import(`./list-A1.js`), ["assets/en-US/list-A1.js", "assets/list.css", `assets/${name}.js`]',
  );
});

it('shows a text in the language of its file until another is loaded', async () => {
  const title = words(0, '订单');
  const { open } = wordTable(1, { open: '打开' });
  textFiles['en-US'] = async () => ({ default: ['Orders', 'Open'] });
  expect(hasTexts('zh-CN')).toBe(true);
  expect(hasTexts('en-US')).toBe(false);
  expect([title['zh-CN'], title['en-US'], open?.['en-US']]).toEqual(['订单', '订单', '打开']);
  await loadTexts('en-US');
  expect(hasTexts('en-US')).toBe(true);
  expect([title['zh-CN'], title['en-US'], open?.['en-US']]).toEqual(['订单', 'Orders', 'Open']);
});
