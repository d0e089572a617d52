import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createQueries } from '../../../shared/query.ts';
import type { Role } from '../../../shared/roles.ts';
import { defineScreen } from '../../../shared/screen.ts';
import { setSite } from '../../../shared/site.ts';
import { mockPlatform } from '../../../shared/testing/mock-platform.ts';
import { BotState } from './bots.state.tsx';

// jsdom cannot scroll, but the router scrolls at every navigation.
vi.stubGlobal('scrollTo', vi.fn());

const { handlers, use } = mockPlatform();

beforeAll(() => {
  const settings = defineScreen({
    path: '/systemConfig',
    title: { 'zh-CN': '设置', 'zh-TW': '設定', 'en-US': 'Settings' },
    roles: ['superAdmin'],
    operations: ['system.listSettings'],
    load: async () => () => null,
  });
  setSite({ screens: [settings] });
});

afterEach(cleanup);

const works = {
  bot: 'transfer',
  hasToken: true,
  userName: 'platform_bot',
  readAt: '2026-11-20T12:00:00+08:00',
  lastError: null,
} as const;

function shown(status: Partial<typeof works> | object, role: Role = 'superAdmin') {
  use(
    handlers.botGroups.status(() => [
      { ...works, bot: 'reminder', hasToken: false },
      { ...works, ...status },
    ]),
  );
  const component = () => <BotState bot="transfer" role={role} />;
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={createQueries()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

it('shows the name of a bot that works', async () => {
  shown({});
  await screen.findByText('@platform_bot');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leads to the setting of a missing token, for those who may open it', async () => {
  shown({ hasToken: false });
  const link = await screen.findByRole('link', { name: '填写令牌' });
  expect(link.getAttribute('href')).toBe('/systemConfig?q=TransferBotToken');
});

it('asks others for a super admin', async () => {
  shown({ hasToken: false }, 'admin');
  await screen.findByText(/请超级管理员/);
  expect(screen.queryByRole('link')).toBeNull();
});

it('tells why the chats cannot be read', async () => {
  shown({ lastError: 'Unauthorized' });
  expect((await screen.findByRole('alert')).textContent).toContain('Unauthorized');
});
