import type { OperationId } from '@platform/sdk';

/**
 * Operations of the contract that this server does not serve yet: they answer 501. All others must have a
 * handler, or the server does not compile.
 */
export const unimplemented = [] as const satisfies readonly OperationId[];
