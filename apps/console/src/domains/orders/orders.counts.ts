import { ordersList } from '@platform/sdk/operations';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../shared/client.ts';
import type { StatusId } from './orders.filters.ts';
import type { OrderQuery } from './orders.query.ts';

const countedMs = 60_000;
const countKey = 'orders.list.count';

export interface StatusCounts {
  /** By status; null where it is not known. */
  counts: Readonly<Record<number, number | null>>;
  recount: () => void;
}

/**
 * How many orders of the filter each status has. Kept apart from the list's own answers, so that every new order does
 * not count everything again.
 */
export function useStatusCounts(
  filters: OrderQuery,
  statuses: readonly StatusId[],
  enabled: boolean,
): StatusCounts {
  const queries = useQueryClient();
  const { orderStatusId: _any, notInOrderStatusIds: _out, ...rest } = filters;
  const counts = useQueries({
    queries: statuses.map((status) => {
      const input: OrderQuery = { ...rest, orderStatusId: status, pageSize: 1 };
      return {
        queryKey: [countKey, input],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await call(ordersList, input, { signal })).total,
        staleTime: countedMs,
        enabled,
      };
    }),
    combine: (results) =>
      Object.fromEntries(statuses.map((status, index) => [status, results[index]?.data ?? null])),
  });
  const recount = useCallback(() => void queries.invalidateQueries({ queryKey: [countKey] }), [queries]);
  return { counts, recount };
}
