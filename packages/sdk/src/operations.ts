export * from './generated/operations.ts';
export type { Operation } from './runtime/operation.ts';
