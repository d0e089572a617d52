import { expect, it } from 'vitest';
import { browserStorage, memoryStorage } from './index.ts';

it.each([
  ['memory', () => memoryStorage()],
  ['browser', () => browserStorage(() => localStorage)],
])('%s storage keeps, replaces and removes', (_name, make) => {
  const storage = make();
  expect(storage.get('key')).toBeNull();
  storage.set('key', 'one');
  storage.set('key', 'two');
  expect(storage.get('key')).toBe('two');
  storage.remove('key');
  expect(storage.get('key')).toBeNull();
});

it('works without a storage that refuses access', () => {
  const storage = browserStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  storage.set('key', 'value');
  storage.remove('key');
  expect(storage.get('key')).toBeNull();
});
