import type { Input, Operation, OperationId, Output } from '@platform/sdk';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { call } from './client.ts';
import { queryKey } from './query.ts';

/** Reads an operation with several inputs at once, such as the rows below each open row of a tree. */
export function useOperations<Id extends OperationId>(
  operation: Operation<Id>,
  inputs: readonly Input<Id>[],
): readonly UseQueryResult<Output<Id>, Error>[] {
  return useQueries({
    queries: inputs.map((input) => ({
      queryKey: queryKey(operation, input),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(operation, input, { signal }),
      staleTime: 10_000,
    })),
  });
}
