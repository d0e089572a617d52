import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, screen as page, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppLink, setLinkIntent } from './link.tsx';

// jsdom cannot scroll, but the router scrolls at every navigation.
vi.stubGlobal('scrollTo', vi.fn());
const prepare = vi.fn();
beforeEach(() => {
  prepare.mockClear();
  setLinkIntent(prepare);
});
afterEach(cleanup);

async function link() {
  const history = createMemoryHistory();
  const component = () => <AppLink href="/order/list?page=2">Orders</AppLink>;
  const router = createRouter({ routeTree: createRootRoute({ component }), history });
  render(<RouterProvider router={router} />);
  return { history, element: await page.findByRole('link', { name: 'Orders' }) };
}

it('prefetches its page when the pointer or the focus is on it, not before', async () => {
  const { element } = await link();
  expect(prepare).not.toHaveBeenCalled();
  fireEvent.pointerEnter(element);
  expect(prepare).toHaveBeenLastCalledWith('/order/list');
  fireEvent.focus(element);
  expect(prepare).toHaveBeenCalledTimes(2);
});

it('navigates on a plain click, and leaves other clicks to the browser', async () => {
  const { element, history } = await link();
  const leave = (event: Event) => event.preventDefault();
  document.addEventListener('click', leave);
  fireEvent.click(element, { ctrlKey: true });
  document.removeEventListener('click', leave);
  expect(history.location.href).toBe('/');
  fireEvent.click(element);
  expect(history.location.href).toBe('/order/list?page=2');
});
