import { productsOptions, usersOptions } from '@platform/sdk/operations';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createQueries, useOperation, useRefresh } from './query.ts';
import { mockPlatform } from './testing/mock-platform.ts';

const { asked, handlers, use } = mockPlatform();
const products = '/v1.0/product/getOptions';
const users = '/v1.0/user/getUserOptions';
const longMs = 300_000;

function start() {
  use(
    handlers.products.options(() => []),
    handlers.users.options(() => []),
  );
  const queries = createQueries();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const show = (operation: typeof productsOptions | typeof usersOptions) =>
    renderHook(() => useOperation(operation, {}, { staleMs: longMs }), { wrapper });
  return { show, change: renderHook(() => useRefresh(), { wrapper }).result };
}

describe('after a change by this user', () => {
  it('what was shown before is read anew when it is shown again, however fresh it is', async () => {
    const { show, change } = start();
    const before = show(productsOptions);
    await waitFor(() => expect(before.result.current.data).toEqual([]));
    before.unmount();
    act(() => change.current(usersOptions));
    expect(asked).toEqual([products]);
    show(productsOptions);
    await waitFor(() => expect(asked).toEqual([products, products]));
  });

  it('what is shown is read anew where the change names it, and only there', async () => {
    const { show, change } = start();
    const [named, other] = [show(usersOptions), show(productsOptions)];
    await waitFor(() =>
      expect([named, other].map(({ result }) => result.current.isSuccess)).toEqual([true, true]),
    );
    act(() => change.current(usersOptions));
    await waitFor(() => expect(asked.filter((path) => path === users)).toHaveLength(2));
    expect(asked.filter((path) => path === products)).toHaveLength(1);
  });

  it('what nobody changed stays as it is', async () => {
    const { show } = start();
    const before = show(productsOptions);
    await waitFor(() => expect(before.result.current.data).toEqual([]));
    before.unmount();
    const again = show(productsOptions);
    expect(again.result.current.data).toEqual([]);
    expect(asked).toEqual([products]);
  });
});
