import type { CallOptions, Client, Input, Operation, OperationId, Output } from '@platform/sdk';

let load: (() => Promise<Client>) | null = null;
let loading: Promise<Client> | null = null;

/** Says how the one connection to the platform is made; the app does so once, at start. */
export function setClient(make: () => Promise<Client>): void {
  load = make;
  loading = null;
}

/** Fetches the client's code before it is needed, e.g. while a person types his password. */
export function prepareClient(): Promise<Client> {
  if (!load) throw new Error('The client is set by start.tsx before anything is shown.');
  loading ??= load().catch((error: unknown) => {
    // The next call tries again.
    loading = null;
    throw error;
  });
  return loading;
}

/**
 * Performs one operation. Pages read through `useOperation` (query.ts); this is for everything else.
 */
export async function call<Id extends OperationId>(
  operation: Operation<Id>,
  input: Input<Id>,
  options: CallOptions = {},
): Promise<Output<Id>> {
  const client = await prepareClient();
  // The client lets an empty input be left out; said for every operation at once, it is always there.
  const callAny: (operation: Operation<Id>, input: Input<Id>, options: CallOptions) => Promise<Output<Id>> =
    client.call as never;
  return callAny(operation, input, options);
}
