import { auditRecordsExport } from './domains/access/audit/audit.export.ts';
import { errorLogsExport } from './domains/access/error-logs/error-logs.export.ts';
import { ipRulesExport } from './domains/access/ip-rules/ip-rules.export.ts';
import { sessionsExport } from './domains/access/session/session.export.ts';
import type { ExportSources } from './domains/insight/exports/exports.service.ts';
import { fundRecordsExport } from './domains/insight/fund-records/fund-records.export.ts';
import { partyStatementExport } from './domains/insight/fund-records/party-statement.export.ts';
import { reconciliationExport } from './domains/insight/reconciliation/reconciliation.export.ts';
import {
  breakdownExport,
  profileExport,
  statisticsExport,
} from './domains/insight/statistics/statistics.export.ts';
import { botRefusalsExport } from './domains/operations/bots/bot-refusals.export.ts';
import { dataClearingsExport } from './domains/operations/data-clearing/data-clearing.export.ts';
import { blackListExport } from './domains/orders/black-list/black-list.export.ts';
import { frozenIpsExport } from './domains/orders/frozen-ips/frozen-ips.export.ts';
import { callbackAttemptsExport } from './domains/orders/order-callbacks/callback-attempts.export.ts';
import { orderCallbacksExport } from './domains/orders/order-callbacks/order-callbacks.export.ts';
import { ordersExport } from './domains/orders/orders/orders.export.ts';
import { resourcesExport } from './domains/orders/resources/resources.export.ts';
import { adjustmentsExport } from './domains/parties/adjustments/adjustments.export.ts';
import { adminUsersExport } from './domains/parties/admin/admin.export.ts';
import { proxiesExport } from './domains/parties/admin/proxies.export.ts';
import { banksExport } from './domains/parties/banks/banks.export.ts';
import { merchantsExport } from './domains/parties/merchants/merchants.export.ts';
import { agreementsExport } from './domains/parties/products/agreements.export.ts';
import { productsExport } from './domains/parties/products/products.export.ts';
import { suppliersExport } from './domains/parties/suppliers/suppliers.export.ts';
import { payGatewaysExport } from './domains/payouts/gateways/gateways.export.ts';
import { payScriptsExport } from './domains/payouts/pay-scripts/pay-scripts.export.ts';
import { payoutBatchesExport } from './domains/payouts/payout-batches/payout-batches.export.ts';
import { payoutTemplatesExport } from './domains/payouts/payout-templates/payout-templates.export.ts';
import { payScriptRunsExport } from './domains/payouts/script-runs/script-runs.export.ts';
import { messageTemplatesExport } from './domains/receipts/message-templates/message-templates.export.ts';
import { monitorDevicesExport } from './domains/receipts/monitor-devices/monitor-devices.export.ts';
import { monitorLogsExport } from './domains/receipts/monitor-logs/monitor-logs.export.ts';
import { monitorScriptsExport } from './domains/receipts/monitor-scripts/monitor-scripts.export.ts';
import {
  securityChainsExport,
  securityLeaksExport,
  securityPatchesExport,
} from './domains/receipts/security-chain/security-chain.export.ts';
import { securityNodesExport } from './domains/receipts/security-chain/security-nodes.export.ts';
import { statementsExport } from './domains/receipts/statements/statements.export.ts';
import { ipAnalysisExport } from './domains/risk/ip-analysis/ip-analysis.export.ts';
import { orderFindingsExport } from './domains/risk/order-analysis/order-findings.export.ts';

/**
 * Every list that can be exported, as its domain describes it. A list added here must be added to the
 * contract too.
 */
export const exportSources: ExportSources = new Map(
  [
    ordersExport,
    orderCallbacksExport,
    callbackAttemptsExport,
    adminUsersExport,
    statementsExport,
    fundRecordsExport,
    partyStatementExport,
    monitorLogsExport,
    merchantsExport,
    suppliersExport,
    resourcesExport,
    adjustmentsExport,
    errorLogsExport,
    sessionsExport,
    statisticsExport,
    breakdownExport,
    profileExport,
    dataClearingsExport,
    auditRecordsExport,
    reconciliationExport,
    proxiesExport,
    agreementsExport,
    productsExport,
    banksExport,
    frozenIpsExport,
    blackListExport,
    ipRulesExport,
    ipAnalysisExport,
    orderFindingsExport,
    botRefusalsExport,
    payoutBatchesExport,
    payoutTemplatesExport,
    messageTemplatesExport,
    monitorDevicesExport,
    monitorScriptsExport,
    payGatewaysExport,
    payScriptsExport,
    payScriptRunsExport,
    securityChainsExport,
    securityLeaksExport,
    securityPatchesExport,
    securityNodesExport,
  ].map((source) => [source.operation, source]),
);
