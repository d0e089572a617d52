import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TypedAhead } from './typed-ahead.tsx';

const shortcut = vi.fn();
const onCancel = vi.fn();
const into = { current: '' };
beforeEach(() => {
  into.current = '';
  window.addEventListener('keydown', shortcut);
});
afterEach(() => {
  window.removeEventListener('keydown', shortcut);
  vi.clearAllMocks();
});

const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key });
};

it('keeps what is typed, and runs no shortcut of the page', () => {
  render(<TypedAhead into={into} onCancel={onCancel} />);
  press('C', '2', 'x', 'Backspace', '0');
  expect(into.current).toBe('C20');
  expect(shortcut).not.toHaveBeenCalled();
});

it('is cancelled by Escape alone', () => {
  render(<TypedAhead into={into} onCancel={onCancel} />);
  press('C');
  expect(onCancel).not.toHaveBeenCalled();
  press('Escape');
  expect(onCancel).toHaveBeenCalledOnce();
  expect(shortcut).not.toHaveBeenCalled();
});

it('leaves keys that type nothing to the page', () => {
  render(<TypedAhead into={into} onCancel={onCancel} />);
  press('Tab');
  fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true });
  expect(into.current).toBe('');
  expect(shortcut).toHaveBeenCalledTimes(2);
});

it('listens no more once the search is there', () => {
  render(<TypedAhead into={into} onCancel={onCancel} />).unmount();
  press('C');
  expect(into.current).toBe('');
  expect(shortcut).toHaveBeenCalledOnce();
});
