import type { Input, Operation, OperationId, Output } from '@platform/sdk';
import {
  ordersSimpleStatistics,
  ordersStatistics,
  ordersStatusCounts,
  usersTotalBalance,
} from '@platform/sdk/operations';
import { permissions } from '@platform/sdk/permissions';
import { useQueries } from '@tanstack/react-query';
import { call } from '../../shared/client.ts';
import { platformText, platformZone } from '../../shared/format.ts';
import { addDays } from '../../shared/list/time.range.ts';
import { type ReadOptions, useOperation } from '../../shared/query.ts';
import type { Role } from '../../shared/roles.ts';
import { useHome } from './home.context.ts';
import type { Place, StatusCounts } from './home.figures.ts';

/** Figures of past days rarely change: only a late payment changes them. */
const pastDaysMs = 15 * 60_000;

export const mayCall = (role: Role, operation: OperationId): boolean =>
  permissions[operation].roles[role] !== undefined;

/** Keeps the previous data on screen until the next response, so that the layout does not shift. */
export const refreshOptions = (everyMs: number | false): ReadOptions => ({
  everyMs,
  staleMs: 20_000,
  keepPrevious: true,
});
const useRhythm = (): ReadOptions => refreshOptions(useHome().everyMs);

/** Loads all suppliers in one response, because the home page counts and ranks them. */
export const suppliersPage: Input<'suppliers.list'> = { page: 1, pageSize: 200 };

/** Sent only for suppliers; other roles have no team. */
export const partOf = (isProxy: boolean | undefined) => (isProxy === undefined ? {} : { isProxy });

/** Today, yesterday, and yesterday until the current time of day. */
export function useDays() {
  return useOperation(ordersSimpleStatistics, partOf(useHome().isProxy), useRhythm());
}

/** Yesterday and today by hour, in one response. The server returns hours for up to two days. */
export function useHours() {
  const { today, yesterday, isProxy } = useHome();
  return useOperation(
    ordersStatistics,
    { startTime: yesterday.from, endTime: today.to, orderType: 1, ...partOf(isProxy) },
    useRhythm(),
  );
}

/** Today by product, supplier and, for roles that may see merchants, merchant. */
export function useToday(isProxy: boolean | undefined) {
  const { today, user } = useHome();
  const role: Role = user.access;
  const groupByMerchant = permissions['orders.statistics'].roles[role] === 'all';
  return useOperation(
    ordersStatistics,
    { startTime: today.from, endTime: today.to, orderType: 1, groupByMerchant, ...partOf(isProxy) },
    useRhythm(),
  );
}

export interface DayHours {
  date: string;
  steps: Output<'orders.statistics'>['byTime'];
}

/** The last days by hour. Requested two days at a time, because the server returns longer ranges by day. */
export function useLastDays(days: number): { data: DayHours[] | undefined; error: Error | null } {
  const { today, isProxy } = useHome();
  const last = today.from.slice(0, 10);
  const pairs = Array.from({ length: Math.ceil(days / 2) }, (_, pair) => ({
    first: addDays(last, -2 * pair - 1),
    last: addDays(last, -2 * pair),
  }));
  const rhythm = useRhythm();
  return useQueries({
    queries: pairs.map(({ first, last: end }, index) => {
      const input: Input<'orders.statistics'> = {
        startTime: `${first} 00:00:00`,
        endTime: `${end} 23:59:59`,
        orderType: 1,
        ...partOf(isProxy),
      };
      return {
        queryKey: [ordersStatistics.id, input],
        queryFn: ({ signal }: { signal: AbortSignal }) => call(ordersStatistics, input, { signal }),
        staleTime: index === 0 ? (rhythm.staleMs ?? 0) : pastDaysMs,
        refetchInterval: index === 0 ? (rhythm.everyMs ?? false) : pastDaysMs,
      };
    }),
    combine: (answers) => ({
      data: answers.every(({ data }) => data !== undefined)
        ? pairs
            .flatMap(({ first, last: end }, index) =>
              [end, first].map((date) => ({ date, steps: answers[index]?.data?.byTime ?? [] })),
            )
            .slice(0, days)
            .reverse()
        : undefined,
      error: answers.find(({ error }) => error)?.error ?? null,
    }),
  });
}

export const shownStatuses = [1, 2, 4, 5, 3, 10] as const;
export type ShownStatus = (typeof shownStatuses)[number];

/** The number of today's orders in each status. */
export function useStatusCounts(): { counts: StatusCounts; pending: boolean; error: Error | null } {
  const { today, isProxy } = useHome();
  const { data, isPending, error } = useOperation(
    ordersStatusCounts,
    {
      ...partOf(isProxy),
      orderType: 1,
      startTime: today.from,
      endTime: today.to,
      timeField: 'createdAt',
      isTest: false,
    },
    useRhythm(),
  );
  const known = new Map(data?.counts.map(({ orderStatusId, count }) => [orderStatusId, count]));
  return {
    counts: Object.fromEntries(shownStatuses.map((status) => [status, known.get(status) ?? null])),
    pending: isPending,
    error,
  };
}

export function useBalances() {
  return useOperation(usersTotalBalance, {}, useRhythm());
}

/** A query with the home page's refresh interval. Not sent if the role may not call the operation. */
export function useHomeRead<Id extends OperationId>(operation: Operation<Id>, input: Input<Id>) {
  const { user } = useHome();
  return useOperation(operation, input, { ...useRhythm(), enabled: mayCall(user.access, operation.id) });
}

const places = new Map<string, Place>();
const placesAtMost = 2_000;

/**
 * Date and hour of a time in the platform's time zone. Cached, because the cards look up the same hours
 * again.
 */
export function placeOf(at: string): Place {
  const key = `${platformZone()} ${at}`;
  const known = places.get(key);
  if (known) return known;
  const text = platformText(at);
  const place = { date: text.slice(0, 10), hour: Number(text.slice(11, 13)) };
  if (places.size >= placesAtMost) places.clear();
  places.set(key, place);
  return place;
}
