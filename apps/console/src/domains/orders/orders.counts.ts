import type { Input } from '@platform/sdk';
import { ordersList } from '@platform/sdk/operations';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../shared/client.ts';
import type { OrderQuery, StatusId } from './orders.parts.ts';

const countedMs = 60_000;
const countKey = 'orders.list.count';

/** Counting every status of more rows than this would cost more than it tells. */
const countedRows = 200_000;

/**
 * How many orders of the filter each status has; null where it is not known. Kept apart from the list's own answers, so
 * that every new order does not count everything again.
 */
export function useStatusCounts(
  filters: OrderQuery,
  statuses: readonly StatusId[],
  /** Of the filter; null while it is not known. */
  total: number | null,
): Readonly<Record<number, number | null>> {
  const { orderStatusId: _any, notInOrderStatusIds: _out, ...rest } = filters;
  return useQueries({
    queries: statuses.map((status) => {
      const input: Input<'orders.list'> = { ...rest, orderStatusId: status, pageSize: 1 };
      return {
        queryKey: [countKey, input],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await call(ordersList, input, { signal })).total,
        staleTime: countedMs,
        enabled: total !== null && total <= countedRows,
      };
    }),
    combine: (results) =>
      Object.fromEntries(statuses.map((status, index) => [status, results[index]?.data ?? null])),
  });
}

/** Counts again, for whoever asks for the newest. */
export function useRecount(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void queries.invalidateQueries({ queryKey: [countKey] }), [queries]);
}
