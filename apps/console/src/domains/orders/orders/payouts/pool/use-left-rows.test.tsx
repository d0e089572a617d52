import { payoutStatusIds } from '@platform/sdk/rules';
import { createFixtures } from '@platform/sdk/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createQueries } from '../../../../../shared/query.ts';
import { mockPlatform } from '../../../../../shared/testing/mock-platform.ts';
import type { OrderRow } from '../../orders.labels.ts';
import { poolBulk } from '../payouts.bulk.ts';
import { LeftMark } from './pool.left.mark.tsx';
import { isWaiting } from './pool.left.ts';
import { useLeftRows } from './use-left-rows.ts';

const { fixtures, handlers, use } = mockPlatform();
const payout = (minute: number): OrderRow => ({
  // As parsed by the client: amounts are minor units, unlike in a wire fixture.
  ...(createFixtures().orderRow() as unknown as OrderRow),
  id: `p${minute}`,
  orderCode: `P${minute}`,
  payoutStatus: payoutStatusIds.awaiting,
  createdAt: new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString(),
});
const [first, second, third] = [payout(1), payout(2), payout(3)];

function shownOf(list: readonly OrderRow[], isPlaceholderData = false) {
  const rows = [first, second, third];
  const place = { page: 1, pageSize: 50, sort: { by: 'createdAt', order: 'asc' as const } };
  const state = { rows, standing: { rows }, answer: { data: { list }, isPlaceholderData }, list: { place } };
  return renderHook(() => useLeftRows(state)).result.current;
}

describe('a row of the pool that somebody else claims', () => {
  it('stays where it is, marked, and cannot be selected or claimed', () => {
    const { rows = [], standing } = shownOf([first, third]);
    expect(rows.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3']);
    expect(rows.map(isWaiting)).toEqual([true, false, true]);
    expect(standing.rows).toBe(rows);
    const [claimMany] = poolBulk;
    const refusalOf = claimMany?.refusals({ say: (key: string) => key } as never, '');
    expect(rows.map((row) => refusalOf?.(row))).toEqual([undefined, 'notWaiting', undefined]);
  });

  it('is not marked by the answer to an earlier question, nor when all are still there', () => {
    expect(shownOf([], true).rows?.every(isWaiting)).toBe(true);
    const rows = [first, second, third];
    expect(shownOf(rows).rows).toEqual(rows);
  });
});

describe('the mark', () => {
  const show = (found: readonly Partial<ReturnType<typeof fixtures.orderRow>>[]) => {
    const list = found.map((fields) => fixtures.orderRow({ orderCode: 'P2', orderType: 2, ...fields }));
    use(handlers.orders.list(() => ({ list, total: list.length, nextCursor: null, summary: null })));
    render(
      <QueryClientProvider client={createQueries()}>
        <LeftMark orderCode="P2" />
      </QueryClientProvider>,
    );
  };

  it('names who claimed it, to those who may know', async () => {
    show([{ payoutStatus: payoutStatusIds.preparing, claimedBy: 'clerk' }]);
    expect(await screen.findByText('已被 clerk 认领')).toBeDefined();
  });

  it('says what else became of it', async () => {
    show([{ payoutStatus: payoutStatusIds.cancelled, claimedBy: null }]);
    expect(await screen.findByText('已取消')).toBeDefined();
  });

  it('tells a supplier only that it has left the pool', async () => {
    show([]);
    expect(await screen.findByText('已离开代付池')).toBeDefined();
  });
});
