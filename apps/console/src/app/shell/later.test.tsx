import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Later } from './later.tsx';

afterEach(() => vi.unstubAllGlobals());

it('shows its content when the browser is idle, not before', () => {
  const asked: IdleRequestCallback[] = [];
  vi.stubGlobal('requestIdleCallback', (tell: IdleRequestCallback) => asked.push(tell));
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  const { unmount } = render(<Later>late</Later>);
  expect(screen.queryByText('late')).toBeNull();
  act(() => asked[0]?.({ didTimeout: false, timeRemaining: () => 10 }));
  expect(screen.getByText('late')).toBeDefined();
  unmount();
});

it('cancels its idle request when it is removed', () => {
  const cancel = vi.fn();
  vi.stubGlobal('requestIdleCallback', () => 7);
  vi.stubGlobal('cancelIdleCallback', cancel);
  render(<Later>late</Later>).unmount();
  expect(cancel).toHaveBeenCalledWith(7);
});

it('shows its content in the next task in a browser without idle callbacks', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  render(<Later>late</Later>);
  expect(await screen.findByText('late')).toBeDefined();
});
