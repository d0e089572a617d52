// Exports that higher wings may use. Everything else under domains/receipts/ is internal.
export { recordHeartbeat } from './monitor-devices/monitor-devices.service.ts';
export { monitorDevices } from './monitor-devices/monitor-devices.table.ts';
export { monitorOutages } from './monitor-outages/monitor-outages.table.ts';
export { countBrokenChains, openBreaks } from './security-chain/security-chain.service.ts';
export { securityChecks, securityLeaks, securityNodes } from './security-chain/security-chain.table.ts';
export { splitMatches, splitMatchOrders, splitMatchRecords } from './split-matches/split-matches.table.ts';
export { takeGatewayPayment } from './statements/gateway-payments.service.ts';
export { afterFirstOfTwo } from './statements/statements.processing.ts';
export { eventsOf, readMatchingRules } from './statements/statements.service.ts';
export { type StatementState, statements } from './statements/statements.table.ts';
export { supplementOrder } from './supplements/supplements.service.ts';
