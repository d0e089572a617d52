import type { Output } from '@platform/sdk';
import { ordersStatusCounts } from '@platform/sdk/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOperation } from '../../../../shared/query.ts';
import type { OrderQuery } from './orders.parts.ts';

const countedMs = 60_000;

export interface StatusCounts {
  of: Readonly<Record<number, number>>;
  /** By payout status; empty unless payouts alone are listed. */
  ofPayouts: Readonly<Record<number, number>>;
  /** False: the count is a lower bound. */
  exact: boolean;
}

/**
 * Number of filtered orders per status; undefined while unknown. Kept apart from the list query, so that a
 * new order does not recount everything.
 */
export function useStatusCounts(filters: OrderQuery): StatusCounts | undefined {
  const { orderStatusId: _any, payoutStatus: _anyPayout, notInOrderStatusIds: _out, ...rest } = filters;
  const { withSummary: _sums, ...asked } = rest;
  const { data } = useOperation(ordersStatusCounts, asked, {
    staleMs: countedMs,
    everyMs: countedMs,
    keepPrevious: true,
  });
  return data && countsOf(data);
}

const countsOf = ({ counts, payoutCounts, exact }: Output<'orders.statusCounts'>): StatusCounts => ({
  of: Object.fromEntries(counts.map(({ orderStatusId, count }) => [orderStatusId, count])),
  ofPayouts: Object.fromEntries(payoutCounts.map(({ payoutStatusId, count }) => [payoutStatusId, count])),
  exact,
});

/** Refetches the counts. */
export function useRecount(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void queries.invalidateQueries({ queryKey: [ordersStatusCounts.id] }), [queries]);
}
