import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { CopyableText } from '../display/copyable-text.tsx';
import { toast } from './toast.tsx';

afterEach(() => act(() => toast.dismiss()));

const forever = { durationMs: Number.POSITIVE_INFINITY };

it('shows a message with its action and its close button', async () => {
  const onSelect = vi.fn();
  const onClose = vi.fn();
  const { user } = renderUi(<p>Page</p>);
  // Before its effects run, the toast region does not handle presses.
  act(() => {
    toast.info('New order', {
      ...forever,
      description: 'at 00:12:33',
      action: { label: 'Look', onSelect },
      onClose,
    });
  });
  expect(await screen.findByText('at 00:12:33')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Look' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('at 00:12:33')).toBeNull());
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('with the same id is replaced, not duplicated', async () => {
  renderUi(<p>Page</p>);
  toast.info('1 new order', { ...forever, id: 'orders' });
  await screen.findByText('1 new order');
  toast.info('2 new orders', { ...forever, id: 'orders' });
  await screen.findByText('2 new orders');
  expect(screen.queryByText('1 new order')).toBeNull();
});

it('returns the focus when the last one is closed by keyboard', async () => {
  const { user } = renderUi(<button type="button">Page</button>);
  screen.getByRole('button', { name: 'Page' }).focus();
  toast.info('First', forever);
  toast.info('Second', forever);
  await screen.findByText('Second');
  await user.keyboard('{Tab}{Escape}');
  await waitFor(() => expect(screen.queryAllByText(/^(First|Second)$/)).toHaveLength(1));
  expect(document.activeElement?.textContent).not.toBe('Page');
  await user.keyboard('{Tab}{Escape}');
  await waitFor(() => expect(screen.queryAllByText(/^(First|Second)$/)).toHaveLength(0));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Page'));
});

it('can be dismissed by code', async () => {
  renderUi(<p>Page</p>);
  const id = toast.warning('Slow connection', forever);
  await screen.findByText('Slow connection');
  toast.dismiss(id);
  await waitFor(() => expect(screen.queryByText('Slow connection')).toBeNull());
});

it('an id is copied by a click, with a confirmation', async () => {
  const { user } = renderUi(<CopyableText text="P20261121100004" />);
  await user.click(screen.getByRole('button', { name: 'Copy P20261121100004' }));
  expect(await navigator.clipboard.readText()).toBe('P20261121100004');
  expect(await screen.findByText('Copied')).toBeDefined();
});

it('a refused copy is reported', async () => {
  const { user } = renderUi(<CopyableText text="P1" />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy P1' }));
  expect(await screen.findByText('Could not copy')).toBeDefined();
});

it('a part without its texts throws an error that names the missing ones', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<CopyableText text="P1" />)).toThrow(/UiProvider/);
});
