import { expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

it('shows toasts in order, each with its own id', () => {
  const store = createToastStore<string>();
  const ids = [store.show('one'), store.show('two')];
  expect(new Set(ids).size).toBe(2);
  expect(store.snapshot().map((record) => record.content)).toEqual(['one', 'two']);
});

it('replaces a toast of the same id in place, as a new version', () => {
  const store = createToastStore<string>();
  store.show('1 new order', { id: 'orders', durationMs: Number.POSITIVE_INFINITY });
  store.show('other');
  store.show('2 new orders', { id: 'orders', durationMs: Number.POSITIVE_INFINITY });
  expect(store.snapshot().map(({ content, version }) => [content, version])).toEqual([
    ['2 new orders', 2],
    ['other', 1],
  ]);
});

it('closes first and removes after the closing animation', () => {
  const store = createToastStore<string>();
  const id = store.show('one');
  store.show('two');
  store.dismiss(id);
  expect(store.snapshot().map((record) => record.open)).toEqual([false, true]);
  store.remove(id);
  expect(store.snapshot().map((record) => record.content)).toEqual(['two']);
  store.dismiss();
  expect(store.snapshot().every((record) => !record.open)).toBe(true);
});

it('notifies its listeners until they unsubscribe', () => {
  const store = createToastStore<string>();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.show('one');
  leave();
  store.show('two');
  expect(listener).toHaveBeenCalledTimes(1);
});
