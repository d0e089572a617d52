/**
 * Every table of the server in one place, for the migration generator. Nothing imports it at run time.
 */

export * from '../domains/adjustments/adjustments.table.ts';
export * from '../domains/allocation/allocation.table.ts';
export * from '../domains/audit/audit.table.ts';
export * from '../domains/cashier/payer-hints.table.ts';
export * from '../domains/completion-checks/completion-checks.table.ts';
export * from '../domains/data-clearing/data-clearing.table.ts';
export * from '../domains/error-logs/error-logs.table.ts';
export * from '../domains/exports/exports.table.ts';
export * from '../domains/ledger/ledger.table.ts';
export * from '../domains/merchants/merchants.table.ts';
export * from '../domains/message-templates/message-templates.table.ts';
export * from '../domains/messages/messages.table.ts';
export * from '../domains/monitor-devices/monitor-devices.table.ts';
export * from '../domains/monitor-logs/monitor-logs.table.ts';
export * from '../domains/monitor-outages/monitor-outages.table.ts';
export * from '../domains/order-callbacks/order-callbacks.table.ts';
export * from '../domains/order-callbacks/resend-jobs.table.ts';
export * from '../domains/orders/batch/batch.table.ts';
export * from '../domains/orders/late-changes.table.ts';
export * from '../domains/orders/orders.table.ts';
export * from '../domains/products/products.table.ts';
export * from '../domains/resources/resources.table.ts';
export * from '../domains/saved-views/saved-views.table.ts';
export * from '../domains/security-chain/security-chain.table.ts';
export * from '../domains/session/session.table.ts';
export * from '../domains/settings/settings.table.ts';
export * from '../domains/simulator/simulator.table.ts';
export * from '../domains/statements/statements.table.ts';
export * from '../domains/statistics/statistics.table.ts';
export * from '../domains/suppliers/suppliers.table.ts';
export * from '../domains/system-check/system-check.table.ts';
export * from '../domains/users/users.table.ts';
export * from '../kit/heartbeat-keys.table.ts';
export * from '../kit/idempotency.table.ts';
