import { clearErrorLogs } from './domains/access/error-logs/error-logs.clearing.ts';
import { clearMessages } from './domains/access/messages/messages.clearing.ts';
import type { ClearingSubject } from './domains/operations/data-clearing/data-clearing.service.ts';
import { clearCallbacks } from './domains/orders/order-callbacks/callbacks.clearing.ts';
import { clearScriptRuns } from './domains/payouts/script-runs/script-runs.clearing.ts';
import { clearOldMonitorLogs } from './domains/receipts/monitor-logs/monitor-logs.clearing.ts';

/**
 * Everything that the data-clear cycle deletes: logs, messages, ended callbacks with their attempts, and
 * records of pay scripts. The
 * ledger, orders with their history, statement records and the audit trail are never deleted.
 */
export const clearingSubjects: readonly ClearingSubject[] = [
  { name: 'errorLogs', clear: clearErrorLogs },
  { name: 'messages', clear: clearMessages },
  { name: 'monitorLogs', clear: clearOldMonitorLogs },
  { name: 'orderCallbacks', clear: clearCallbacks },
  { name: 'payScriptRuns', clear: clearScriptRuns },
];
