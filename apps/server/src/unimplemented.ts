import type { OperationId } from '@platform/sdk';

/**
 * Operations of the contract that this server does not serve yet: they answer 501. Whatever is not listed
 * here must have a handler, or the server does not compile.
 */
export const unimplemented = [
  'users.totalBalance',
  'resources.detail',
  'resources.staticInfo',
  'resources.enable',
  'orders.createBatch',
  'orders.uploadFlag',
  'orders.profile',
  'orders.reselect',
  'orders.freeResource',
  'orders.callback',
  'orders.statistics',
  'orders.simpleStatistics',
  'orders.allocationInfo',
  'orders.dossier',
  'monitorLogs.clear',
  'monitorLogs.list',
  'orderCallbacks.listDetails',
  'orderCallbacks.list',
  'orderCallbacks.delete',
  'system.resetResourcePool',
  'system.fixResources',
] as const satisfies readonly OperationId[];
