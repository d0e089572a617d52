import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { screens } from '../../../routes.ts';
import { createQueries } from '../../../shared/query.ts';
import type { Role } from '../../../shared/roles.ts';
import { setSite } from '../../../shared/site.ts';
import { mockPlatform } from '../../../shared/testing/mock-platform.ts';
import { unreadMessages } from '../../../shared/unread.ts';
import { currentUser } from '../../../shared/user.ts';
import { MessageReader } from './messages.reader.tsx';

const { fixtures, handlers, use } = mockPlatform();
setSite({ screens });
afterEach(() => currentUser.set(null));

const unwatched = () => undefined;

/** The reader with a message that names a page, as the role's user sees it. */
async function read(link: string | null, role: Role, onMoved: () => void = unwatched) {
  const { unmount } = show(link, role, onMoved);
  await screen.findByText('What happened');
  return { href: screen.queryByRole('link')?.getAttribute('href') ?? null, unmount };
}

function show(link: string | null, role: Role, onMoved: () => void) {
  currentUser.set({ ...fixtures.sessionInfo(), access: role });
  use(handlers.messages.content(() => ({ ...fixtures.messageContent(), content: 'What happened', link })));
  const rootRoute = createRootRoute({
    component: () => (
      <MessageReader id={fixtures.messageContent().msg_id} onClose={unwatched} onMoved={onMoved} />
    ),
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  return render(
    <QueryClientProvider client={createQueries()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

it.each<[link: string, role: Role]>([
  ['/order/list?orderCode=C1', 'admin'],
  ['/order/list/supplier?orderCode=C1', 'supplier'],
  ['/message_page#newest', 'technicalSupport'],
])('offers %s to %s', async (link, role) => {
  expect((await read(link, role)).href).toBe(link);
});

it.each<[link: string | null, role: Role, why: string]>([
  [null, 'admin', 'it names no page'],
  ['/order/list?orderCode=C1', 'supplier', 'the role may not open it'],
  ['/no/such/page?orderCode=C1', 'superAdmin', 'this console has no such page'],
  ['//evil.example', 'admin', 'it is another host'],
  ['//evil.example/order/list', 'admin', 'it is another host'],
  ['/\\evil.example', 'admin', 'it is another host'],
  ['https://evil.example/order/list', 'admin', 'it is another host'],
  ['javascript:alert(1)', 'admin', 'it is no page'],
])('does not offer %s to %s: %s', async (link, role) => {
  expect((await read(link, role)).href).toBeNull();
});

it.each([
  ['tells that its message has left the list', false],
  ['tells nothing once it is gone: whoever has gone elsewhere meanwhile stays there', true],
])('%s', async (_what, leaves) => {
  let answer = (): void => {};
  const asked = vi.fn();
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const moved = vi.fn();
  const { unmount } = await read(null, 'admin', moved);
  const forget = vi.spyOn(unreadMessages, 'set');
  use(
    handlers.messages.markRead(async () => {
      asked();
      await answered;
      return { msg_id: fixtures.messageContent().msg_id, state: 'read', unreadCount: 0 };
    }),
  );
  screen.getByRole('button', { name: '标为已读' }).click();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  if (leaves) unmount();
  answer();
  await vi.waitFor(() => expect(forget).toHaveBeenCalled());
  expect(moved).toHaveBeenCalledTimes(leaves ? 0 : 1);
  forget.mockRestore();
});
