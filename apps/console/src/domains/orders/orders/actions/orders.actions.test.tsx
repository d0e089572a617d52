import { createFixtures } from '@platform/sdk/testing';
import { DialogsProvider, Toaster, toast, UiProvider } from '@platform/ui-kit/skin';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueries } from '../../../../shared/query.ts';
import { mockPlatform } from '../../../../shared/testing/mock-platform.ts';
import type { OrderGiven } from '../list/orders.parts.ts';
import type { OrderRow } from '../orders.labels.ts';
import { OrderActions } from './orders.actions.tsx';

const { asked, handlers, use } = mockPlatform();
const row: OrderRow = {
  // As parsed by the client: amounts are minor units, unlike in a wire fixture.
  ...(createFixtures().orderRow() as unknown as OrderRow),
  orderCode: 'C2026112012000012345678',
  orderType: 1,
  status: 4,
  payoutStatus: null,
  currency: 'INR',
};
const given = {
  user: { access: 'admin' },
  mayCall: () => true,
  options: { merchants: [], suppliers: [], accounts: [], products: [], currency: 'INR' },
} as unknown as OrderGiven;

const actionsOf = (order: OrderRow, of: OrderGiven = given) => (
  <OrderActions order={order} context={{ withinGrace: false, canTimeoutSupplement: true }} given={of} />
);

function show(content: ReactNode) {
  const labels = new Proxy({}, { get: (_target, name) => String(name) }) as never;
  render(
    <QueryClientProvider client={createQueries()}>
      <UiProvider labels={labels}>
        <DialogsProvider>{content}</DialogsProvider>
        <Toaster />
      </UiProvider>
    </QueryClientProvider>,
  );
}
afterEach(() => toast.dismiss());
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('reports that a callback was re-sent', async () => {
  use(handlers.orders.callback(() => row));
  show(actionsOf(row));
  press('重发回调');
  expect(await screen.findByText('订单 C2026112012000012345678 的回调即将重发')).toBeDefined();
});

it('shows the platform’s refusal at the field of the form', async () => {
  const issues = [{ path: 'utr', code: 'invalid_format', message: '须为 12 位数字' }];
  use(
    handlers.orders.supplement(() =>
      Response.json({ code: 1101, msg: '参数有误', data: { issues } }, { status: 400 }),
    ),
  );
  show(actionsOf({ ...row, status: 2 }));
  press('补单');
  const field = await screen.findByRole('textbox', { name: /UTR/ });
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '补单' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(dialog.getByText('须为 12 位数字')).toBeDefined();
});

it('offers no action that the status forbids', () => {
  show(actionsOf({ ...row, status: 3 }));
  expect(screen.getByRole('button', { name: '冲正' }).getAttribute('aria-disabled')).toBe('true');
  press('冲正');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('reverses an order only with its amount typed again and a reason', async () => {
  const sent = vi.fn();
  use(
    handlers.orders.reverse((input) => {
      sent(input);
      return { ...row, status: 3 as const };
    }),
  );
  show(actionsOf(row));
  press('冲正');
  const dialog = await screen.findByRole('dialog');
  const confirm = () => {
    const button = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === '冲正');
    if (button) fireEvent.click(button);
  };
  confirm();
  expect((await screen.findAllByText('金额不一致')).length).toBeGreaterThan(0);
  expect(asked).toEqual([]);
  const amount = /再次输入金额 ([\d,.]+)/.exec(dialog.textContent ?? '')?.[1] ?? '';
  fireEvent.change(screen.getByLabelText(/^再次输入金额/), { target: { value: amount } });
  fireEvent.change(screen.getByLabelText(/^原因/), { target: { value: ' 银行退回 ' } });
  confirm();
  expect(await screen.findByText('订单 C2026112012000012345678 已冲正')).toBeDefined();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ orderCode: row.orderCode, reason: '银行退回' });
});

it('asks for a hash for chain orders, and for a bank reference for others', async () => {
  const sent = vi.fn();
  use(
    handlers.orders.supplement((input) => {
      sent(input);
      return row;
    }),
  );
  const hash = `0x${'7C1f'.repeat(16)}`;
  show(actionsOf({ ...row, status: 2, currency: 'USDT' }));
  press('补单');
  const dialog = await screen.findByRole('dialog');
  const confirm = () => {
    const button = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === '补单');
    if (button) fireEvent.click(button);
  };
  const field = () => screen.getByLabelText('交易哈希（TXID）');
  fireEvent.change(field(), { target: { value: '432100012345' } });
  confirm();
  expect((await screen.findAllByText('交易哈希为 64 位十六进制字符，可带 0x')).length).toBeGreaterThan(0);
  expect(asked).toEqual([]);
  fireEvent.change(field(), { target: { value: ` ${hash} ` } });
  confirm();
  expect(await screen.findByText('订单 C2026112012000012345678 已补单')).toBeDefined();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    orderCode: row.orderCode,
    isOffsetReplenishmentOrder: false,
    utr: hash,
  });
});

it('frees an account as an offset only when staff say so', async () => {
  const sent = vi.fn();
  use(
    handlers.orders.freeResource((input) => {
      sent(input);
      return row;
    }),
  );
  const allocated = { ...row, status: 2, supplierId: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02' } as const;
  const confirm = async () => {
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: '释放账户' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  show(actionsOf(allocated, { ...given, scope: 'all' }));
  press('释放账户');
  fireEvent.click(await screen.findByRole('switch', { name: '冲抵：仅结算供应商一侧' }));
  await confirm();
  press('释放账户');
  expect(await screen.findByRole('switch', { checked: false })).toBeDefined();
  await confirm();
  const { orderCode } = row;
  expect(sent.mock.calls).toEqual([
    [{ orderCode, isOffsetReplenishmentOrder: true }],
    [{ orderCode, isOffsetReplenishmentOrder: false }],
  ]);
});

it('offers no offset to suppliers', async () => {
  show(actionsOf({ ...row, status: 2 }, { ...given, scope: 'supplierTree' }));
  press('释放账户');
  await screen.findByRole('dialog');
  expect(screen.queryByRole('switch')).toBeNull();
});
