import type { Input, Operation, OperationId, Output } from '@platform/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from './client.ts';

/** Operations with cursor pagination. */
type PagedId = {
  [Id in OperationId]: Output<Id> extends { list: readonly unknown[]; nextCursor: string | null }
    ? Input<Id> extends { cursor?: string | undefined }
      ? Id
      : never
    : never;
}[OperationId];

export interface CursorPages<Page> {
  /** The pages loaded so far; undefined before the first response. */
  pages: readonly Page[] | undefined;
  error: Error | null;
  /** Time of the last load. */
  dataUpdatedAt: number;
  isFetching: boolean;
  refetch: () => void;
  /** Loads the next page. Missing on the last one. */
  more?: () => void;
  isReadingMore: boolean;
}

/**
 * Loads a list page by page with a cursor. The query key starts with the operation's id, so invalidating the
 * operation reloads all pages.
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
