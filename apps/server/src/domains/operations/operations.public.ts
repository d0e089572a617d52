// The exports for higher wings. Everything else under domains/operations/ is internal to the wing.
export { systemChecks } from './system-check/system-check.table.ts';
