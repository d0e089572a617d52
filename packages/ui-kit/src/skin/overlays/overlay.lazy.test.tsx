import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testLabels } from '../../testing/render-ui.tsx';

/** The parts before the first interaction; the test decides when they are loaded. */
async function coldSkin() {
  vi.resetModules();
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  const { setOverlayParts } = await import('./overlay.lazy.tsx');
  setOverlayParts(async () => {
    await arrival;
    return import('./overlay.parts.tsx');
  });
  const menus = await import('./dropdown-menu.tsx');
  const selects = await import('../fields/select.tsx');
  const { UiProvider } = await import('../ui-provider.tsx');
  return { ...menus, ...selects, UiProvider, arrive };
}

let skin: Awaited<ReturnType<typeof coldSkin>>;
beforeEach(async () => {
  skin = await coldSkin();
});
afterEach(() => {
  vi.resetModules();
});

function renderMenu() {
  const { DropdownMenu, DropdownMenuTrigger, DropdownMenuContent, DropdownMenuItem } = skin;
  const onSelect = vi.fn();
  render(
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <button type="button">Actions</button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={onSelect}>Copy</DropdownMenuItem>
        <DropdownMenuItem>Share</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  );
  return { onSelect, button: screen.getByRole('button', { name: 'Actions' }), user: userEvent.setup() };
}

it('opens by a press that came before its code', async () => {
  const { button, user, onSelect } = renderMenu();
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.queryByRole('menu')).toBeNull();
  skin.arrive();
  await user.click(await screen.findByRole('menuitem', { name: 'Copy' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

it.each(['{Enter}', ' ', '{ArrowDown}'])(
  'opens by the key %j that came before its code, on its first item',
  async (key) => {
    const { button, user } = renderMenu();
    await user.tab();
    await user.keyboard(key);
    skin.arrive();
    const first = await screen.findByRole('menuitem', { name: 'Copy' });
    await vi.waitFor(() => expect(document.activeElement).toBe(first));
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
  },
);

it('returns the focus without scrolling, because a button of a pinned cell is already visible', async () => {
  const { button, user } = renderMenu();
  skin.arrive();
  const focus = vi.spyOn(button, 'focus');
  await user.click(button);
  await screen.findByRole('menuitem', { name: 'Copy' });
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

it('stays closed when it was pressed twice while loading', async () => {
  const { button, user } = renderMenu();
  await user.click(button);
  await user.click(button);
  skin.arrive();
  await vi.waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'));
  expect(screen.queryByRole('menu')).toBeNull();
});

it('stays closed when it was cancelled by Escape while loading, and stops that key', async () => {
  const { button, user } = renderMenu();
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(heard).not.toHaveBeenCalled();
  skin.arrive();
  await user.keyboard('{Escape}');
  document.removeEventListener('keydown', heard);
  expect(heard).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});

it('a select accepts keys as soon as it shows its options', async () => {
  const { Select, UiProvider } = skin;
  const onValueChange = vi.fn();
  const options = ['INR', 'USDT'].map((value) => ({ value, label: value }));
  render(
    <UiProvider labels={testLabels}>
      <Select label="Currency" options={options} value="INR" onValueChange={onValueChange} />
    </UiProvider>,
  );
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  skin.arrive();
  await screen.findByRole('option', { name: 'USDT' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onValueChange).toHaveBeenCalledWith('USDT');
});
