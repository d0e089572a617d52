import { businessError, delayed } from '@platform/sdk/testing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Language } from '../shared/language.ts';
import { currentLanguage } from '../shared/messages.ts';
import { mockPlatform } from '../shared/testing/mock-platform.ts';
import { textFiles } from '../shared/text-files.ts';
import { adoptAccountLanguage, pickLanguage, pinLanguage, usePinnedLanguage } from './language.choice.ts';

const { handlers, use } = mockPlatform();

/** A fake platform that delays each call, the first one longest, and rejects one language. */
function keeps(waitsMs: readonly number[], refused?: Language) {
  const account: { pin: string | null } = { pin: null };
  let calls = 0;
  use(
    handlers.session.setLanguage(async ({ language }) => {
      await delayed(waitsMs[calls++] ?? 0, undefined);
      if (language !== undefined && language === refused) return businessError('forbidden');
      account.pin = language ?? null;
      return {};
    }),
  );
  return account;
}

const shownPin = () => renderHook(usePinnedLanguage).result.current;
beforeEach(() => act(() => adoptAccountLanguage({ account: 'merchant', pinnedLanguage: null })));
afterEach(() => {
  delete textFiles['zh-TW'];
  localStorage.clear();
});

it('keeps the last of several pins, even if the first request takes longest', async () => {
  const account = keeps([40, 0, 0]);
  const pinned = [pinLanguage('zh-TW'), pinLanguage(null), pinLanguage('en-US')];
  expect(shownPin()).toBe('en-US');
  await act(() => Promise.all(pinned));
  expect([account.pin, shownPin()]).toEqual(['en-US', 'en-US']);
});

it('returns to the account’s language when the last pin is refused', async () => {
  const account = keeps([20], 'en-US');
  await act(async () => {
    const [kept, refused] = [pinLanguage('zh-TW'), pinLanguage('en-US')];
    await kept;
    await expect(refused).rejects.toThrow();
  });
  expect([account.pin, shownPin()]).toEqual(['zh-TW', 'zh-TW']);
});

it('keeps a later pin when an earlier one was refused', async () => {
  const account = keeps([20], 'zh-TW');
  await act(async () => {
    const [refused, kept] = [pinLanguage('zh-TW'), pinLanguage('en-US')];
    await expect(refused).rejects.toThrow();
    await kept;
  });
  expect([account.pin, shownPin()]).toEqual(['en-US', 'en-US']);
});

it('stores no language that a later choice replaced while its texts were loading', async () => {
  const texts = Promise.withResolvers<{ default: readonly string[] }>();
  textFiles['zh-TW'] = () => texts.promise;
  const late = pickLanguage('zh-TW');
  await act(() => pickLanguage('en-US'));
  texts.resolve({ default: [] });
  await late;
  expect(currentLanguage()).toBe('en-US');
  expect(localStorage.getItem('platform.language')).toBe('en-US');
});
