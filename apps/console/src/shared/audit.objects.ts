import type { OperationId } from '@platform/sdk';
import { type LinkFilter, listLink } from './list.links.ts';
import type { Role } from './roles.ts';

/**
 * Kinds of objects in the audit trail, by the list of their rows. Where the id of a row is not the id in the trail,
 * its drawer names that one (`RowHead.auditId`).
 */
const objectTypes: Readonly<Partial<Record<OperationId, string>>> = {
  'admin.listUsers': 'user',
  'adjustments.list': 'adjustment',
  'banks.list': 'bank',
  'ipRules.list': 'ipRule',
  'merchants.list': 'merchant',
  'messageTemplates.list': 'messageTemplate',
  'monitorDevices.list': 'monitorDevice',
  'monitorScripts.list': 'monitorScript',
  'orderAnalysisRules.list': 'orderAnalysisRule',
  'orderFindings.list': 'orderFinding',
  'orders.list': 'order',
  'payGateways.list': 'payGateway',
  'payScriptRuns.list': 'payScriptRun',
  'payScripts.list': 'payScript',
  'payoutBatches.list': 'payoutBatch',
  'payoutTemplates.list': 'payoutTemplate',
  'products.list': 'product',
  'reconciliation.days': 'reconciliationDay',
  'resources.list': 'resource',
  'securityNodes.accounts': 'securityChain',
  'securityNodes.leaks': 'securityLeak',
  'session.list': 'session',
  'statements.list': 'statement',
  'suppliers.list': 'supplier',
  'system.listSettings': 'setting',
  'userProducts.list': 'agreement',
};

/** The list with the objects of a kind. */
export const listOfObject = (type: string): OperationId | undefined =>
  Object.entries(objectTypes).find(([, each]) => each === type)?.[0] as OperationId | undefined;

/** The audit records of one object, for a role that may read them. */
export function historyLink(
  operation: OperationId | undefined,
  objectId: string | undefined,
  role: Role,
): string | undefined {
  const objectType = operation && objectTypes[operation];
  if (!objectType || !objectId) return undefined;
  const filter: LinkFilter = { objectType, objectId };
  return listLink('auditRecords.list', role, filter);
}
