import { expect, it } from 'vitest';
import { currentLanguage, defineMessages, setLanguage, translate } from './messages.ts';

const messages = defineMessages('test.messages', {
  plain: { 'zh-CN': '订单', 'zh-TW': '訂單', 'en-US': 'Order' },
  places: {
    'zh-CN': '{{count}} 笔，最新 {{time}}',
    'zh-TW': '{{count}} 筆，最新 {{time}}',
    'en-US': '{{count}}, the latest {{time}}',
  },
});

it('gives the text of each language', () => {
  expect(translate(messages, 'zh-CN', 'plain')).toBe('订单');
  expect(translate(messages, 'zh-TW', 'plain')).toBe('訂單');
  expect(translate(messages, 'en-US', 'plain')).toBe('Order');
});

it('fills the places, and leaves markup to React', () => {
  const values = { count: 2, time: '<b>12:00</b>' };
  expect(translate(messages, 'en-US', 'places', values)).toBe('2, the latest <b>12:00</b>');
});

it('does not compile without a language, a key or a value', () => {
  // @ts-expect-error a text without English
  defineMessages('test.incomplete', { key: { 'zh-CN': '一', 'zh-TW': '一' } });
  // @ts-expect-error no such text
  translate(messages, 'zh-CN', 'absent');
  // @ts-expect-error the places have no values
  translate(messages, 'zh-CN', 'places');
  // @ts-expect-error one place has no value
  translate(messages, 'zh-CN', 'places', { count: 1 });
  expect.assertions(0);
});

it('tells the document which language it is in', () => {
  setLanguage('zh-TW');
  expect(document.documentElement.lang).toBe('zh-TW');
  expect(currentLanguage()).toBe('zh-TW');
  setLanguage('zh-CN');
});
