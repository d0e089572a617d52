import { errorLogsClearing } from './domains/access/error-logs/error-logs.clearing.ts';
import { messagesClearing } from './domains/access/messages/messages.clearing.ts';
import { botMessagesClearing } from './domains/operations/bots/bots.clearing.ts';
import type { ClearingSubject } from './domains/operations/data-clearing/data-clearing.service.ts';
import { blackListHitsClearing } from './domains/orders/black-list/black-list.clearing.ts';
import { callbacksClearing } from './domains/orders/order-callbacks/callbacks.clearing.ts';
import { scriptRunsClearing } from './domains/payouts/script-runs/script-runs.clearing.ts';
import { monitorLogsClearing } from './domains/receipts/monitor-logs/monitor-logs.clearing.ts';
import { orderFindingsClearing } from './domains/risk/order-analysis/order-analysis.clearing.ts';

/**
 * Everything that the data-clear cycle deletes: logs, messages of users and bots, ended callbacks with their attempts,
 * handled findings of the order analysis, and records of pay scripts. The ledger, orders with their history, statement records and the audit trail are never deleted.
 */
export const clearingSubjects: readonly ClearingSubject[] = [
  { name: 'blackListHits', ...blackListHitsClearing },
  { name: 'botMessages', ...botMessagesClearing },
  { name: 'errorLogs', ...errorLogsClearing },
  { name: 'messages', ...messagesClearing },
  { name: 'monitorLogs', ...monitorLogsClearing },
  { name: 'orderCallbacks', ...callbacksClearing },
  { name: 'orderFindings', ...orderFindingsClearing },
  { name: 'payScriptRuns', ...scriptRunsClearing },
];
