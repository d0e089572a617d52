import { payoutStatusIds } from '@platform/sdk/rules';
import { createFixtures } from '@platform/sdk/testing';
import { DialogsProvider, Toaster, toast, UiProvider } from '@platform/ui-kit/skin';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueries } from '../../../../shared/query.ts';
import { mockPlatform } from '../../../../shared/testing/mock-platform.ts';
import type { OrderGiven } from '../list/orders.parts.ts';
import type { OrderRow } from '../orders.labels.ts';
import { PayoutActions } from './payouts.actions.tsx';

const { fixtures, handlers, use } = mockPlatform();
const account = '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01';
const payout: OrderRow = {
  // As parsed by the client: amounts are minor units, unlike in a wire fixture.
  ...(createFixtures().orderRow() as unknown as OrderRow),
  orderCode: 'P2026112012000012345678',
  orderType: 2,
  payoutStatus: payoutStatusIds.awaiting,
  productId: 1034,
  currency: 'INR',
  claimedBy: null,
  claimExpiresAt: null,
};
const given = {
  user: { access: 'admin', account: 'clerk' },
  mayCall: () => true,
  options: { merchants: [], suppliers: [], accounts: [], products: [], currency: 'INR' },
} as unknown as OrderGiven;

function show() {
  const labels = new Proxy({}, { get: (_target, name) => String(name) }) as never;
  render(
    <QueryClientProvider client={createQueries()}>
      <UiProvider labels={labels}>
        <DialogsProvider>
          <PayoutActions order={payout} given={given} />
        </DialogsProvider>
        <Toaster />
      </UiProvider>
    </QueryClientProvider>,
  );
}
afterEach(() => toast.dismiss());

/** Opens the form, and chooses the only account of a gateway. */
async function chooseAccount(wanted = vi.fn()) {
  const gate = fixtures.resourceRow({ id: account, kind: 'gateway', name: 'Gate 01', gatewayName: 'Gate' });
  use(
    handlers.resources.list((filters) => {
      wanted(filters);
      return { list: [gate], total: 1, nextCursor: null, summary: null };
    }),
  );
  show();
  fireEvent.click(screen.getByRole('button', { name: '经网关付款' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(wanted).toHaveBeenCalled());
  fireEvent.click(within(dialog).getByRole('button', { name: /网关账户/ }));
  fireEvent.click(await screen.findByRole('option', { name: /Gate 01/ }));
  return {
    send: () => fireEvent.click(within(dialog).getByRole('button', { name: '经网关付款' })),
    field: within(dialog).getByRole('button', { name: /网关账户/ }),
  };
}

it('sends a payout by an enabled account of a gateway for its product', async () => {
  const wanted = vi.fn();
  const sent = vi.fn();
  use(
    handlers.payGateways.send((request) => {
      sent(request);
      return fixtures.orderRow();
    }),
  );
  const { send } = await chooseAccount(wanted);
  expect(wanted.mock.calls[0]?.[0]).toMatchObject({ kind: 'gateway', productId: 1034, state: 0 });
  send();
  expect(await screen.findByText('P2026112012000012345678 已交给网关')).toBeDefined();
  expect(sent.mock.calls).toEqual([[{ orderCode: 'P2026112012000012345678', resourceId: account }]]);
});

it('shows at the account why its gateway does not take the payout', async () => {
  use(handlers.payGateways.send(() => Response.json({ code: 2217, msg: '网关已停用', data: null })));
  const { send, field } = await chooseAccount();
  send();
  await waitFor(() => expect(field.hasAttribute('data-invalid')).toBe(true));
  expect(screen.getAllByText(/网关已停用/).length).toBeGreaterThan(0);
});
