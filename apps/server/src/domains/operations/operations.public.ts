// What higher wings may use of this one. Anything else under domains/operations/ is internal to the wing.
export { systemChecks } from './system-check/system-check.table.ts';
