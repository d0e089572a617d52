import { adjustmentsExport } from './domains/adjustments/adjustments.export.ts';
import { adminUsersExport } from './domains/admin/admin.export.ts';
import { errorLogsExport } from './domains/error-logs/error-logs.export.ts';
import type { ExportSources } from './domains/exports/exports.service.ts';
import { fundRecordsExport } from './domains/fund-records/fund-records.export.ts';
import { merchantsExport } from './domains/merchants/merchants.export.ts';
import { monitorLogsExport } from './domains/monitor-logs/monitor-logs.export.ts';
import { callbackAttemptsExport } from './domains/order-callbacks/callback-attempts.export.ts';
import { orderCallbacksExport } from './domains/order-callbacks/order-callbacks.export.ts';
import { ordersExport } from './domains/orders/orders.export.ts';
import { resourcesExport } from './domains/resources/resources.export.ts';
import { sessionsExport } from './domains/session/session.export.ts';
import { statementsExport } from './domains/statements/statements.export.ts';
import { suppliersExport } from './domains/suppliers/suppliers.export.ts';

/** Every list that can be exported, each described by its own domain. A list that is added here is added to the contract too. */
export const exportSources: ExportSources = new Map(
  [
    ordersExport,
    orderCallbacksExport,
    callbackAttemptsExport,
    adminUsersExport,
    statementsExport,
    fundRecordsExport,
    monitorLogsExport,
    merchantsExport,
    suppliersExport,
    resourcesExport,
    adjustmentsExport,
    errorLogsExport,
    sessionsExport,
  ].map((source) => [source.operation, source]),
);
