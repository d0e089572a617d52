import { afterEach, expect, it } from 'vitest';
import { compile } from '../../texts.vite.ts';
import { textFiles } from './text-files.ts';
import { hasTexts, loadTexts, words, wordTable } from './texts.ts';

afterEach(() => {
  delete textFiles['en-US'];
});

it('is compiled with its default language in place and the others in lists of their own', () => {
  const others = { 'zh-TW': ['早先的文字'], 'en-US': ['An earlier text'] };
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
    others,
  );
  expect(code).toContain('title = $words(1, "订单") as const');
  expect(code).toContain('$wordTable(2, { "open": "打开", "close": "关闭 “{{row}}”" })');
  expect(code).toContain("half = { 'zh-CN': '一', 'zh-TW': '一' }");
  expect(code).toContain("made = { 'zh-CN': name, 'zh-TW': '二', 'en-US': 'two' }");
  expect(others).toEqual({
    'zh-TW': ['早先的文字', '訂單', '開啟', '關閉「{{row}}」'],
    'en-US': ['An earlier text', 'Orders', 'Open', 'Close {{row}}'],
  });
});

it('says a text in the default language until the others have come', async () => {
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
