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
  'orders.supplement',
  'orders.reselect',
  'orders.reject',
  'orders.freeResource',
  'orders.callback',
  'orders.reverse',
  'orders.statistics',
  'orders.simpleStatistics',
  'orders.allocationInfo',
  'orders.dossier',
  'orders.updateMark',
  'orders.unlock',
  'payoutClaims.claim',
  'payoutClaims.cancel',
  'monitorLogs.clear',
  'monitorLogs.list',
  'orderCallbacks.listDetails',
  'orderCallbacks.list',
  'orderCallbacks.delete',
  'system.resetResourcePool',
  'system.fixResources',
] as const satisfies readonly OperationId[];
