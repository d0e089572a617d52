import type { OperationId } from '@platform/sdk';
import { UiProvider } from '@platform/ui-kit/skin';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { screens } from '../../../../routes.ts';
import { createQueries } from '../../../../shared/query.ts';
import { setSite } from '../../../../shared/site.ts';
import { mockPlatform } from '../../../../shared/testing/mock-platform.ts';
import { PayoutParts, type PayoutPartsProps } from './payout.parts.tsx';

const { fixtures, handlers, use } = mockPlatform();
setSite({ screens });
const orderCode = 'P2026112012000012345678';
const run = fixtures.payScriptRunRow({ orderCode, attempt: 1, gatewayName: 'Gate' });
const instruction = fixtures.instructionRow({
  orderCode,
  attempt: 2,
  resourceName: 'North 07',
  monitorId: 'phone-07',
  state: 'silent',
  lateReport: 'paid',
});

function show(access: PayoutPartsProps['given']['user']['access'], calls: readonly OperationId[]) {
  const asked = vi.fn();
  use(
    handlers.payoutInstructions.list((filters) => {
      asked('instructions', filters.orderCode);
      return { list: [instruction], total: 1, nextCursor: null };
    }),
    handlers.payScriptRuns.list((filters) => {
      asked('runs', filters.orderCode);
      return { list: [run], total: 1 };
    }),
  );
  const given = { user: { access }, mayCall: (id: OperationId) => calls.includes(id) };
  const component = () => <PayoutParts orderCode={orderCode} given={given as PayoutPartsProps['given']} />;
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
  });
  render(
    <UiProvider labels={new Proxy({}, { get: (_target, name) => String(name) }) as never}>
      <QueryClientProvider client={createQueries()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  );
  return asked;
}
const part = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section')!);

it('shows what the device was told, and what it reported too late', async () => {
  show('customerService', ['payoutInstructions.list']);
  const told = await part('付款指令');
  expect(told.getByText('2. North 07 · phone-07')).toBeDefined();
  expect(told.getByText('设备无回报')).toBeDefined();
  expect(told.getByText(/之后回报：已付款/)).toBeDefined();
});

it('shows the calls of the gateway, each with its record', async () => {
  show('superAdmin', ['payScriptRuns.list']);
  const calls = await part('网关调用');
  const link = calls.getByRole('link', { name: /Gate/ });
  expect(link.getAttribute('href')).toBe(`/dynamicPay/dynamicPayRecord?orderCode=${orderCode}&run=${run.id}`);
});

it('asks for nothing that the reader may not see', async () => {
  const asked = show('supplier', ['payoutInstructions.list']);
  await part('付款指令');
  expect(asked.mock.calls).toEqual([['instructions', orderCode]]);
  expect(screen.queryByRole('heading', { name: '网关调用' })).toBeNull();
});
