import { BusinessError, type Input, type Operation, type OperationId, type Output } from '@platform/sdk';
import {
  keepPreviousData,
  QueryClient,
  type QueryKey,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from './client.ts';
import { createStore } from './store.ts';

/** The operations whose data this window changed last. */
const ownChanges = createStore<readonly OperationId[]>([]);

/** Queries are keyed by operation id and parameters. */
export function queryKey<Id extends OperationId>(operation: Operation<Id>, input?: Input<Id>): QueryKey {
  return input === undefined ? [operation.id] : [operation.id, input];
}

export interface ReadOptions {
  /** False: do not run yet (a parameter is missing). */
  enabled?: boolean;
  /** How long a response counts as fresh. Stale data is refetched when a hidden tab is shown again. */
  staleMs?: number;
  /** Refetch interval while the page is visible. */
  everyMs?: number | false;
  /** Also refetch while the browser window is in the background. */
  inBackground?: boolean;
  /** Keep the last response on screen while the next page or filter loads. */
  keepPrevious?: boolean;
}

/**
 * Reads an operation for the screen.
 *
 * @example const orders = useOperation(ordersList, { page: 1, pageSize: 50 });
 */
export function useOperation<Id extends OperationId>(
  operation: Operation<Id>,
  input: Input<Id>,
  {
    enabled = true,
    staleMs = 10_000,
    everyMs = false,
    inBackground = false,
    keepPrevious = false,
  }: ReadOptions = {},
): UseQueryResult<Output<Id>, Error> {
  return useQuery<Output<Id>, Error>({
    queryKey: queryKey(operation, input),
    queryFn: ({ signal }) => call(operation, input, { signal }),
    enabled,
    staleTime: staleMs,
    refetchInterval: everyMs,
    refetchIntervalInBackground: inBackground,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}

/**
 * Access to the cached response of an operation, for a change that returns the same data. The change's
 * response replaces the cached one, and a running read is cancelled, because it may be older.
 */
export function useCachedResponse<Id extends OperationId>(
  operation: Operation<Id>,
  input: Input<Id>,
): { get: () => Output<Id> | undefined; set: (answer: Output<Id>) => Promise<void> } {
  const queries = useQueryClient();
  const key = queryKey(operation, input);
  return {
    get: () => queries.getQueryData(key),
    set: async (answer) => {
      await queries.cancelQueries({ queryKey: key });
      queries.setQueryData(key, answer);
    },
  };
}

/**
 * Invalidates the cached responses of operations after a change from outside. Visible data is refetched;
 * lists hold back new rows.
 */
export function useInvalidate(): (...operations: readonly Operation[]) => void {
  const queries = useQueryClient();
  return useCallback(
    (...operations) => {
      for (const { id } of operations) void queries.invalidateQueries({ queryKey: [id] });
    },
    [queries],
  );
}

/**
 * The same after a change by this user: lists show new rows at once. A change may show anywhere, in counts, choices and
 * other lists, so what is not on the screen now is refetched when it is shown again.
 */
export function useRefresh(): (...operations: readonly Operation[]) => void {
  const queries = useQueryClient();
  const reread = useInvalidate();
  return useCallback(
    (...operations) => {
      ownChanges.set(operations.map(({ id }) => id));
      reread(...operations);
      void queries.invalidateQueries({ type: 'inactive', refetchType: 'none' });
    },
    [queries, reread],
  );
}

/**
 * Notifies about changes made in this window, not about changes from outside, because the user looks for the
 * result.
 */
export function watchOwnChanges({ id }: Operation, tell: () => void): () => void {
  return ownChanges.subscribe(() => {
    if (ownChanges.get().includes(id)) tell();
  });
}

export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The SDK already retries temporary failures. Retrying again would only delay the error message.
        retry: false,
        refetchOnWindowFocus: true,
        gcTime: 5 * 60_000,
      },
      mutations: { retry: false },
    },
  });
}

/**
 * Whether the error means that the session is gone. The sign-in dialog handles it, so the page shows no
 * error.
 */
export function isSessionError(error: unknown): boolean {
  return BusinessError.is(error, 'sessionExpired');
}
