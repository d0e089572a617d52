import type { OperationId } from '@platform/sdk';

/**
 * Operations of the contract that this server does not serve yet: they answer 501. Whatever is not listed
 * here must have a handler, or the server does not compile.
 */
export const unimplemented = [
  'orders.createBatch',
  'orders.uploadFlag',
  'orders.profile',
  'orders.statistics',
  'orders.simpleStatistics',
  'statements.ingest',
  'statements.list',
  'statements.matchByHand',
  'statements.ignore',
  'statements.rematch',
  'messageTemplates.list',
  'messageTemplates.add',
  'messageTemplates.update',
  'messageTemplates.delete',
  'messageTemplates.test',
  'monitorDevices.list',
  'monitorDevices.add',
  'monitorDevices.update',
  'monitorDevices.rotateToken',
  'monitorDevices.revoke',
] as const satisfies readonly OperationId[];
