import type { Input, Operation, OperationId, Output } from '@platform/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from './client.ts';

/** Operations that answer a page of rows and where the next one begins. */
type PagedId = {
  [Id in OperationId]: Output<Id> extends { list: readonly unknown[]; nextCursor: string | null }
    ? Input<Id> extends { cursor?: string | undefined }
      ? Id
      : never
    : never;
}[OperationId];

export interface CursorPages<Page> {
  /** Those that were read so far; undefined before the first one is there. */
  pages: readonly Page[] | undefined;
  error: Error | null;
  /** When they were read last. */
  dataUpdatedAt: number;
  isFetching: boolean;
  refetch: () => void;
  /** Reads one page more; absent on the last one. */
  more?: () => void;
  isReadingMore: boolean;
}

/**
 * Reads a list page by page, each beside the last. Kept under the operation's id as every reading is, so that whoever marks
 * it as stale has all its pages read again.
 */
export function useCursorPages<Id extends PagedId>(
  operation: Operation<Id>,
  input: Omit<Input<Id>, 'cursor'>,
): CursorPages<Output<Id>> {
  const query = useInfiniteQuery({
    queryKey: [operation.id, 'pages', input],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call(operation, { ...input, ...(pageParam !== null && { cursor: pageParam }) } as Input<Id>, {
        signal,
      }),
    getNextPageParam: (last: Output<Id>) => (last as { nextCursor: string | null }).nextCursor,
    staleTime: 10_000,
  });
  const { data, error, dataUpdatedAt, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    query;
  return {
    pages: data?.pages,
    error,
    dataUpdatedAt,
    isFetching,
    refetch: () => void refetch(),
    ...(hasNextPage && { more: () => void fetchNextPage() }),
    isReadingMore: isFetchingNextPage,
  };
}
