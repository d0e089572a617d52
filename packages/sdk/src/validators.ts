export * from './generated/validators.ts';
export type { OpenEnum } from './validation/open-enum.ts';
export { accepts, acceptsExactly } from './validation/quick-check.ts';
