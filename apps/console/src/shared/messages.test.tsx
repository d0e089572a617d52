import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Language, Words } from './language.ts';
import { listMessages } from './list/list.messages.ts';
import { singularForms } from './messages.singular.ts';
import {
  currentLanguage,
  defineMessages,
  type Messages,
  messageForms,
  setLanguage,
  translate,
  useText,
} from './messages.ts';

const messages = defineMessages('test.messages', {
  plain: { 'zh-CN': '订单', 'zh-TW': '訂單', 'en-US': 'Order' },
  places: {
    'zh-CN': '{{count}} 笔，最新 {{time}}',
    'zh-TW': '{{count}} 筆，最新 {{time}}',
    'en-US': '{{count}}, the latest {{time}}',
  },
});

function Count({ of: count }: { of: number }) {
  return <p>{useText(listMessages)('count', { count })}</p>;
}

it('gives the text of each language', () => {
  expect(translate(messages, 'zh-CN', 'plain')).toBe('订单');
  expect(translate(messages, 'zh-TW', 'plain')).toBe('訂單');
  expect(translate(messages, 'en-US', 'plain')).toBe('Order');
});

it('fills the placeholders, and leaves markup to React', () => {
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

it('sets the language of the document', () => {
  void setLanguage('zh-TW');
  expect(document.documentElement.lang).toBe('zh-TW');
  expect(currentLanguage()).toBe('zh-TW');
  void setLanguage('zh-CN');
});

describe('a text with a singular form', () => {
  const tables = import.meta.glob<Record<string, unknown>>('../**/*.{messages,labels}.ts', { eager: true });
  const isMessages = (value: unknown): value is Messages<Record<string, Words>> =>
    typeof value === 'object' && value !== null && 'namespace' in value && 'table' in value;
  const texts = new Map<string, Words>(
    Object.values(tables)
      .flatMap((module) => Object.values(module).filter(isMessages))
      .flatMap(({ namespace, table }) =>
        Object.entries(table).map(([key, words]) => [`${namespace}.${key}`, words] as const),
      ),
  );
  const placesOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted();

  it.each(Object.entries(singularForms))('%s: its placeholders are those of the table', (name, one) => {
    const text = texts.get(name)?.['en-US'] ?? 'no such text';
    expect(placesOf(one)).toEqual(placesOf(text));
    expect(one).not.toBe(text);
  });

  it('exists wherever a count stands before a plural', () => {
    const plural = /\{\{count\}\} (?:[a-z]+ ){0,2}[a-z]{2,}s\b/;
    const without = [...texts]
      .filter(([name, words]) => plural.test(words['en-US']) && !Object.hasOwn(singularForms, name))
      .map(([name]) => name);
    expect(without).toEqual([]);
  });

  it('is selected by the count, as a number or as digits, in English only', () => {
    const say = (language: Language, count: number | string) =>
      translate(listMessages, language, 'count', { count });
    expect([0, 1, 2].map((count) => say('en-US', count))).toEqual(['0 orders', '1 order', '2 orders']);
    expect(['1', '1,001'].map((count) => say('en-US', count))).toEqual(['1 order', '1,001 orders']);
    expect(say('zh-CN', 1)).toBe('共 1 笔');
  });

  it('shows the plural form until the singular forms are loaded, and then updates', async () => {
    const { promise, resolve } = Promise.withResolvers<NonNullable<ReturnType<typeof messageForms.get>>>();
    vi.spyOn(messageForms, 'get').mockReturnValue(null);
    vi.spyOn(messageForms, 'load').mockReturnValue(promise);
    await setLanguage('en-US');
    render(<Count of={1} />);
    expect(screen.getByText('1 orders')).toBeDefined();
    vi.restoreAllMocks();
    await act(async () => resolve(await messageForms.load()));
    expect(screen.getByText('1 order')).toBeDefined();
  });
});
