import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type LazyPart, lazyPart, onFirstUse, onIntent, useLazyPart } from './index.ts';

function Shown({ late, wanted }: { late: LazyPart<string>; wanted: boolean }) {
  return <output>{useLazyPart(late, wanted) ?? 'nothing yet'}</output>;
}

it('is loaded once for any number of users, and not before the first', async () => {
  const fetchPart = vi.fn(async () => 'here');
  const late = lazyPart(fetchPart);
  render(<Shown late={late} wanted={false} />);
  expect(fetchPart).not.toHaveBeenCalled();

  const intent = onIntent(late);
  intent.onPointerEnter();
  intent.onFocus();
  await late.load();
  expect(fetchPart).toHaveBeenCalledOnce();
  expect(await screen.findByText('here')).toBeDefined();
});

it('is requested until it has loaded, while it is needed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const fetchPart = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  fetchPart.mockResolvedValue('here');
  render(<Shown late={lazyPart(fetchPart)} wanted />);
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1_000);
    expect(fetchPart).toHaveBeenCalledTimes(2);
  });
  vi.useRealTimers();
  await waitFor(() => expect(screen.getByText('here')).toBeDefined());
});

it('is loaded at the first key or press anywhere, and not again', async () => {
  const fetchPart = vi.fn(async () => 'here');
  const stop = onFirstUse(lazyPart(fetchPart));
  fireEvent.pointerMove(document.body);
  expect(fetchPart).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.pointerDown(document.body);
  expect(fetchPart).toHaveBeenCalledOnce();
  stop();
});

it('is not loaded by events after it was released', () => {
  const fetchPart = vi.fn(async () => 'here');
  onFirstUse(lazyPart(fetchPart))();
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(fetchPart).not.toHaveBeenCalled();
});
