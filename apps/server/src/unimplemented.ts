import type { OperationId } from '@platform/sdk';

/**
 * Operations of the contract that this server does not serve yet: they answer 501. Whatever is not listed
 * here must have a handler, or the server does not compile.
 */
export const unimplemented = [
  'orders.createBatch',
  'orders.uploadFlag',
  'orders.profile',
  'orders.callback',
  'orders.statistics',
  'orders.simpleStatistics',
  'orders.dossier',
  'monitorLogs.clear',
  'monitorLogs.list',
  'orderCallbacks.listDetails',
  'orderCallbacks.list',
  'orderCallbacks.delete',
] as const satisfies readonly OperationId[];
