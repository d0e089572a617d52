import type { Output } from '@platform/sdk';
import { ordersStatusCounts } from '@platform/sdk/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOperation } from '../../../../shared/query.ts';
import type { OrderQuery } from './orders.parts.ts';

const countedMs = 60_000;

export interface StatusCounts {
  of: Readonly<Record<number, number>>;
  /** False: there are at least so many. */
  exact: boolean;
}

/**
 * How many orders of the filter each status has; undefined while it is not known. Kept apart from the list's own answers,
 * so that every new order does not count everything again.
 */
export function useStatusCounts(filters: OrderQuery): StatusCounts | undefined {
  const { orderStatusId: _any, notInOrderStatusIds: _out, ...rest } = filters;
  const { withSummary: _sums, ...asked } = rest;
  const { data } = useOperation(ordersStatusCounts, asked, { staleMs: countedMs, keepPrevious: true });
  return data && countsOf(data);
}

const countsOf = ({ counts, exact }: Output<'orders.statusCounts'>): StatusCounts => ({
  of: Object.fromEntries(counts.map(({ orderStatusId, count }) => [orderStatusId, count])),
  exact,
});

/** Counts again, for whoever asks for the newest. */
export function useRecount(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void queries.invalidateQueries({ queryKey: [ordersStatusCounts.id] }), [queries]);
}
