import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { menuGroups, screens } from '../../routes.ts';
import { createQueries } from '../../shared/query.ts';
import type { Role } from '../../shared/roles.ts';
import { setSite } from '../../shared/site.ts';
import { mockPlatform } from '../../shared/testing/mock-platform.ts';
import { currentUser } from '../../shared/user.ts';
import { MessageReader } from './messages.reader.tsx';

const { fixtures, handlers, use } = mockPlatform();
setSite({ screens, menuGroups });
afterEach(() => currentUser.set(null));

const unwatched = () => undefined;

/** The reader with a message that names a page, as the role's user sees it. */
async function read(link: string | null, role: Role) {
  currentUser.set({ ...fixtures.sessionInfo(), access: role });
  use(handlers.messages.content(() => ({ ...fixtures.messageContent(), content: 'What happened', link })));
  const rootRoute = createRootRoute({
    component: () => (
      <MessageReader id={fixtures.messageContent().msg_id} onClose={unwatched} onMoved={unwatched} />
    ),
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={createQueries()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByText('What happened');
  return screen.queryByRole('link')?.getAttribute('href') ?? null;
}

it.each<[link: string, role: Role]>([
  ['/order/list?orderCode=C1', 'admin'],
  ['/order/list/supplier?orderCode=C1', 'supplier'],
  ['/message_page#newest', 'technicalSupport'],
])('offers %s to %s', async (link, role) => {
  expect(await read(link, role)).toBe(link);
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
  expect(await read(link, role)).toBeNull();
});
