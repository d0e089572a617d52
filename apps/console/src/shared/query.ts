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

/** What somebody has changed here last, by the calls that read it. */
const ownChanges = createStore<readonly OperationId[]>([]);

/** Reads are kept under the operation's id and its parameters; nothing else names a query. */
function queryKey<Id extends OperationId>(operation: Operation<Id>, input?: Input<Id>): QueryKey {
  return input === undefined ? [operation.id] : [operation.id, input];
}

export interface ReadOptions {
  /** False: not yet (a parameter is missing). */
  enabled?: boolean;
  /** How long an answer counts as fresh; a hidden tab that is shown again refetches what is stale. */
  staleMs?: number;
  /** Reads again this often while the page is visible. */
  everyMs?: number | false;
  /** Goes on reading while the browser window is in the background. */
  inBackground?: boolean;
  /** Shows the last answer while the next page or filter loads. */
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
 * What is kept of an operation's answers, for a change that answers the same: its answer is what a read would say now,
 * and a read under way, which may be older, is dropped.
 */
export function useKept<Id extends OperationId>(
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
 * Marks every kept answer of the operations as stale, after what came by itself; what is on screen is fetched again,
 * and lists keep their rows standing.
 */
export function useReread(): (...operations: readonly Operation[]) => void {
  const queries = useQueryClient();
  return useCallback(
    (...operations) => {
      for (const { id } of operations) void queries.invalidateQueries({ queryKey: [id] });
    },
    [queries],
  );
}

/** The same after a change that was made here: whoever made it is shown it. */
export function useRefresh(): (...operations: readonly Operation[]) => void {
  const reread = useReread();
  return useCallback(
    (...operations) => {
      ownChanges.set(operations.map(({ id }) => id));
      reread(...operations);
    },
    [reread],
  );
}

/** Tells of changes that were made here, and not of those that come by themselves: whoever made one looks for it. */
export function watchOwnChanges({ id }: Operation, tell: () => void): () => void {
  return ownChanges.subscribe(() => {
    if (ownChanges.get().includes(id)) tell();
  });
}

export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The SDK repeats what failed for a passing reason; repeating the repetition would only delay the message.
        retry: false,
        refetchOnWindowFocus: true,
        gcTime: 5 * 60_000,
      },
      mutations: { retry: false },
    },
  });
}

/** Whether an error says that the session is gone; the sign-in dialog speaks for it, the page stays silent. */
export function isSessionError(error: unknown): boolean {
  return BusinessError.is(error, 'sessionExpired');
}
