import type { ClearingSubject } from './domains/data-clearing/data-clearing.service.ts';
import { clearErrorLogs } from './domains/error-logs/error-logs.clearing.ts';
import { clearMessages } from './domains/messages/messages.clearing.ts';
import { clearOldMonitorLogs } from './domains/monitor-logs/monitor-logs.clearing.ts';
import { clearCallbacks } from './domains/order-callbacks/callbacks.clearing.ts';

/**
 * Everything that the data-clear cycle clears: logs, messages, and callbacks that ended, with their attempts. Ledger,
 * orders with their timelines, statement records and the audit trail are kept for ever.
 */
export const clearingSubjects: readonly ClearingSubject[] = [
  { name: 'errorLogs', clear: clearErrorLogs },
  { name: 'messages', clear: clearMessages },
  { name: 'monitorLogs', clear: clearOldMonitorLogs },
  { name: 'orderCallbacks', clear: clearCallbacks },
];
