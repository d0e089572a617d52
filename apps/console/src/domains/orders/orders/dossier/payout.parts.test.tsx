import type { OperationId } from '@platform/sdk';
import { UiProvider } from '@platform/ui-kit/skin';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { screens } from '../../../../routes.ts';
import { createQueries } from '../../../../shared/query.ts';
import { setSite } from '../../../../shared/site.ts';
import { mockPlatform } from '../../../../shared/testing/mock-platform.ts';
import type { OrderGiven } from '../list/orders.parts.ts';
import { OrderHistory } from './orders.dossier.tsx';
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

type Given = PayoutPartsProps['given'];
const payoutParts = (given: Given) => <PayoutParts orderCode={orderCode} inPool={false} given={given} />;

function show(
  access: Given['user']['access'],
  calls: readonly OperationId[],
  shown: (given: Given) => ReactNode = payoutParts,
) {
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
  const component = () => shown(given as Given);
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

it('asks for nothing of a payout in the pool that a supplier may not see', async () => {
  const asked = show('supplier', ['payoutInstructions.list'], (given) => (
    <>
      <PayoutParts orderCode={orderCode} inPool given={given} />
      <p>done</p>
    </>
  ));
  await screen.findByText('done');
  expect(asked).not.toHaveBeenCalled();
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

it('shows the calls about a collection to those who may see them, and nothing of payouts', async () => {
  const dossier = fixtures.orderDossier();
  use(handlers.orders.dossier(() => ({ ...dossier, order: { ...dossier.order, payoutStatus: null } })));
  const history = (given: Given) => <OrderHistory orderCode={orderCode} given={given as OrderGiven} />;
  const asked = show('superAdmin', ['payScriptRuns.list', 'payoutInstructions.list'], history);
  const calls = await part('网关调用');
  expect(calls.getByRole('link', { name: /Gate/ })).toBeDefined();
  expect(asked.mock.calls).toEqual([['runs', orderCode]]);
});
