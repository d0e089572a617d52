export * from './generated/query-rules.ts';
export type { ValueRule } from './validation/value-rules.ts';
