// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `exports.columns`. */
export const exportsColumnsRules = /* @__PURE__ */ (() => ({
  operation: r.oneOf('orders.list', 'orderCallbacks.list', 'orderCallbacks.listDetails', 'admin.listUsers', 'statements.list', 'fundRecords.list', 'fundRecords.statement', 'monitorLogs.list', 'merchants.list', 'suppliers.list', 'resources.list', 'adjustments.list', 'errorLogs.list', 'session.list', 'userProducts.list', 'products.list', 'banks.list', 'frozenIps.list', 'ipRules.list', 'payerIps.list', 'blackList.list', 'orderFindings.list', 'botRefusals.list', 'admin.listSupplierProxies', 'monitorDevices.list', 'monitorScripts.list', 'messageTemplates.list', 'securityNodes.accounts', 'securityNodes.list', 'securityNodes.leaks', 'securityPatches.list', 'payGateways.list', 'payScripts.list', 'payScriptRuns.list', 'dataClearings.list', 'auditRecords.list', 'reconciliation.days', 'payoutBatches.list', 'payoutTemplates.list', 'orders.statistics', 'orders.profile', 'orders.breakdown'),
  orderType: r.oneOf(1, 2),
}))();
