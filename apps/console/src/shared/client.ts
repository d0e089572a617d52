import type { CallOptions, Client, Input, Operation, OperationId, Output } from '@platform/sdk';

let load: (() => Promise<Client>) | null = null;
let loading: Promise<Client> | null = null;

/** Sets how the platform client is created. Call once, at start. */
export function setClient(make: () => Promise<Client>): void {
  load = make;
  loading = null;
}

/** Loads the client's code in advance, e.g. while the user types the password. */
export function prepareClient(): Promise<Client> {
  if (!load) throw new Error('The client is set by start.tsx before anything is shown.');
  loading ??= load().catch((error: unknown) => {
    // The next call tries again.
    loading = null;
    throw error;
  });
  return loading;
}

/** Performs one operation. To read data for the screen, use `useOperation` (query.ts). */
export async function call<Id extends OperationId>(
  operation: Operation<Id>,
  input: Input<Id>,
  options: CallOptions = {},
): Promise<Output<Id>> {
  const client = await prepareClient();
  // The client's type makes an empty input optional. A generic operation always passes it, so cast.
  const callAny: (operation: Operation<Id>, input: Input<Id>, options: CallOptions) => Promise<Output<Id>> =
    client.call as never;
  return callAny(operation, input, options);
}
