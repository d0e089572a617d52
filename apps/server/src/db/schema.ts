/**
 * Every table of the server in one place, for the migration generator. Nothing imports it at run time.
 */

export * from '../domains/access/audit/audit.table.ts';
export * from '../domains/access/error-logs/error-logs.table.ts';
export * from '../domains/access/messages/messages.table.ts';
export * from '../domains/access/saved-views/saved-views.table.ts';
export * from '../domains/access/session/session.table.ts';
export * from '../domains/access/settings/settings.table.ts';
export * from '../domains/access/users/users.table.ts';
export * from '../domains/insight/exports/exports.table.ts';
export * from '../domains/insight/statistics/statistics.table.ts';
export * from '../domains/money/ledger/ledger.table.ts';
export * from '../domains/operations/data-clearing/data-clearing.table.ts';
export * from '../domains/operations/simulator/simulator.table.ts';
export * from '../domains/operations/system-check/system-check.table.ts';
export * from '../domains/orders/allocation/allocation.table.ts';
export * from '../domains/orders/cashier/payer-hints.table.ts';
export * from '../domains/orders/order-callbacks/order-callbacks.table.ts';
export * from '../domains/orders/order-callbacks/resend-jobs.table.ts';
export * from '../domains/orders/orders/batch/batch.table.ts';
export * from '../domains/orders/orders/late-changes.table.ts';
export * from '../domains/orders/orders/orders.table.ts';
export * from '../domains/orders/payout-steps/batch-places.table.ts';
export * from '../domains/orders/resources/resources.table.ts';
export * from '../domains/parties/adjustments/adjustments.table.ts';
export * from '../domains/parties/banks/banks.table.ts';
export * from '../domains/parties/merchants/merchants.table.ts';
export * from '../domains/parties/products/products.table.ts';
export * from '../domains/parties/suppliers/suppliers.table.ts';
export * from '../domains/payouts/gateways/gateways.table.ts';
export * from '../domains/payouts/pay-scripts/pay-scripts.table.ts';
export * from '../domains/payouts/payout-batches/payout-batches.table.ts';
export * from '../domains/payouts/payout-instructions/payout-instructions.table.ts';
export * from '../domains/payouts/payout-proofs/payout-proofs.table.ts';
export * from '../domains/payouts/payout-templates/payout-templates.table.ts';
export * from '../domains/payouts/product-choices/product-choices.table.ts';
export * from '../domains/payouts/script-runs/script-runs.table.ts';
export * from '../domains/receipts/completion-checks/completion-checks.table.ts';
export * from '../domains/receipts/message-templates/message-templates.table.ts';
export * from '../domains/receipts/monitor-devices/monitor-devices.table.ts';
export * from '../domains/receipts/monitor-logs/monitor-logs.table.ts';
export * from '../domains/receipts/monitor-outages/monitor-outages.table.ts';
export * from '../domains/receipts/security-chain/security-chain.table.ts';
export * from '../domains/receipts/statements/statements.table.ts';
export * from '../kit/live/heartbeat-keys.table.ts';
export * from '../kit/operation/idempotency.table.ts';
