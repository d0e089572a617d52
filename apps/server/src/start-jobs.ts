import { type App, allOperations } from './app.ts';
import { clearingSubjects } from './clearing-subjects.ts';
import type { Queryable } from './db/connection.ts';
import { IpRuleExpiry } from './domains/access/ip-rules/ip-rules.jobs.ts';
import { forgetRemovedMessages } from './domains/access/messages/messages.service.ts';
import { forgetEndedSessions } from './domains/access/session/session.service.ts';
import { forgetOldDelays } from './domains/access/session/sign-in-delay.service.ts';
import { deleteExpiredExports } from './domains/insight/exports/exports.service.ts';
import { ExportWorker } from './domains/insight/exports/exports.worker.ts';
import { sumUpDays } from './domains/insight/reconciliation/reconciliation.folding.ts';
import { sumUpOrders } from './domains/insight/statistics/statistics.folding.ts';
import { clearOldData } from './domains/operations/data-clearing/data-clearing.service.ts';
import { checkSystem, systemCheckEveryMs } from './domains/operations/system-check/system-check.jobs.ts';
import { allocateCreatedOrders, expireOrders } from './domains/orders/allocation/allocation.jobs.ts';
import { DeliveryWorker } from './domains/orders/order-callbacks/delivery-worker.ts';
import { resendNext } from './domains/orders/order-callbacks/resend-jobs.jobs.ts';
import { CollectionWorker } from './domains/payouts/collection-gateways/collection-worker.ts';
import { GatewayWorker } from './domains/payouts/gateways/gateway-worker.ts';
import { collectionRefusals } from './domains/payouts/gateways/gateways.service.ts';
import { endSilentInstructions } from './domains/payouts/payout-instructions/payout-instructions.leases.ts';
import { assignPayouts } from './domains/payouts/payouts/payouts.assignment.ts';
import { expireClaims } from './domains/payouts/payouts/payouts.leases.ts';
import { ChoiceWorker } from './domains/payouts/product-choices/choice-worker.ts';
import { checkCompletedOrders } from './domains/receipts/completion-checks/completion-checks.jobs.ts';
import { rematchNext } from './domains/receipts/message-templates/rematches.jobs.ts';
import { watchDevices } from './domains/receipts/monitor-outages/monitor-outages.jobs.ts';
import { checkForLeaks } from './domains/receipts/security-chain/leaks.jobs.ts';
import { resolveNext } from './domains/receipts/statements/resolutions.jobs.ts';
import { readWaitingStatements } from './domains/receipts/statements/statements.service.ts';
import { tellSevereFindings } from './domains/risk/order-analysis/order-analysis.notices.ts';
import { analyseInTurn } from './domains/risk/order-analysis/order-analysis.pacing.ts';
import { exportSources } from './export-sources.ts';
import type { RequestGauge } from './kit/http/request-gauge.ts';
import type { BackgroundJobs } from './kit/jobs/background-jobs.ts';
import type { FanoutEvent } from './kit/live/fanout.ts';
import { forgetOldHeartbeatKeys } from './kit/live/heartbeat-keys.ts';
import { forgetOldIdempotencyKeys } from './kit/operation/idempotency.ts';
import { Sandbox } from './kit/sandbox/sandbox.ts';
import { heartbeatKeysKeptMs } from './open-hub.ts';

const secondMs = 1_000;
const hourMs = 3_600_000;
/** Jobs that run scripts work for seconds on what they find, so they need not look after each step of each order. */
const scriptRestMs = 50;

/** Starts the background jobs. Every process runs them; a job skips work that another process is doing. */
export function startJobs(
  jobs: BackgroundJobs,
  { audit, dependencies, settings, handlers, callbackAddresses, sendCallback, gateways }: App,
  requests: RequestGauge,
): void {
  const { store, clock, fanout } = dependencies;
  const { db } = store;
  jobs.start({ name: 'seal audit records', everyMs: secondMs, run: () => audit.seal() });
  // Another process may have changed a setting while this process could not be notified.
  if (store.notifications)
    jobs.start({ name: 'read settings again', everyMs: secondMs, run: () => settings.refresh(db) });
  const allocation = {
    store,
    clock,
    log: dependencies.log,
    settings: settings.reader(db),
    settingsReader: (handle: Queryable) => settings.reader(handle),
    publish: (events: readonly FanoutEvent[]) => fanout.publish(events),
    yieldToRequests: (workedMs: number) => requests.yieldToRequests(workedMs),
    isBusy: () => requests.isBusy,
    gatewayRefusals: collectionRefusals,
  };
  const allocateNow = jobs.start({
    name: 'allocate orders',
    everyMs: secondMs,
    run: async () => {
      if (await allocateCreatedOrders(allocation)) allocateNow();
    },
  });
  const choices = new ChoiceWorker({ ...allocation, sandbox: new Sandbox({ workers: 1 }) });
  const chooseNow = jobs.start({
    name: 'allocate orders of dynamic products',
    everyMs: secondMs,
    restMs: scriptRestMs,
    run: () => choices.turn(),
  });
  choices.onFreed(chooseNow);
  jobs.waitFor(() => choices.stop());
  // An order is allocated right after its commit. The jobs that run every second find the orders of a
  // process that has died.
  fanout.subscribe({
    onEvent: ({ type }) => {
      if (type !== 'order.created') return;
      allocateNow();
      chooseNow();
    },
  });
  jobs.start({
    name: 'sum up orders',
    everyMs: 10 * secondMs,
    run: () =>
      sumUpOrders({ store, timeZone: dependencies.timeZone, yieldToRequests: allocation.yieldToRequests }),
  });
  jobs.start({
    name: 'sum up days of accounts',
    everyMs: 10 * secondMs,
    run: () =>
      sumUpDays({ store, timeZone: dependencies.timeZone, yieldToRequests: allocation.yieldToRequests }),
  });
  jobs.start({ name: 'expire orders', everyMs: secondMs, run: () => expireOrders(allocation) });
  const deliveries = new DeliveryWorker({
    ...allocation,
    secrets: dependencies.secrets,
    send: sendCallback,
  });
  const deliverNow = jobs.start({
    name: 'deliver callbacks',
    everyMs: secondMs,
    run: () => deliveries.turn(),
  });
  deliveries.onFreed(deliverNow);
  jobs.waitFor(() => deliveries.idle());
  jobs.start({
    name: 'send callbacks again by filter',
    everyMs: secondMs,
    run: () => resendNext({ ...allocation, policy: callbackAddresses }),
  });
  // Any change of an order can queue a callback.
  fanout.subscribe({
    onEvent: ({ type, withoutCallback }) => {
      if (withoutCallback) return;
      if (type === 'order.updated' || type === 'payout.updated') deliverNow();
    },
  });
  const exports = new ExportWorker({
    ...allocation,
    handlers,
    secrets: dependencies.secrets,
    timeZone: dependencies.timeZone,
    sources: exportSources,
    operations: allOperations,
    writeAudit: (tx, records) => audit.write(tx, records),
  });
  const exportNow = jobs.start({ name: 'export lists', everyMs: secondMs, run: () => exports.turn() });
  exports.onFreed(exportNow);
  jobs.waitFor(() => exports.stop());
  fanout.subscribe({
    onEvent: ({ type }) => {
      if (type === 'export.updated') exportNow();
    },
  });
  const checkNow = jobs.start({
    name: 'check the system',
    everyMs: systemCheckEveryMs,
    run: () => checkSystem(allocation),
  });
  checkNow();
  jobs.start({
    name: 'look at completed orders once more',
    everyMs: 10 * secondMs,
    run: () => checkCompletedOrders(allocation),
  });
  jobs.start({
    name: 'analyse orders',
    everyMs: 60 * secondMs,
    run: async () => {
      await analyseInTurn(allocation);
      await tellSevereFindings(allocation);
    },
  });
  const ipRuleExpiry = new IpRuleExpiry(allocation);
  jobs.start({ name: 'end sessions of expired IP rules', everyMs: secondMs, run: () => ipRuleExpiry.turn() });
  jobs.start({ name: 'look for leaks', everyMs: 5 * secondMs, run: () => checkForLeaks(allocation) });
  const watching = { ...allocation, listeningSince: clock.now() };
  jobs.start({ name: 'watch monitor devices', everyMs: 5 * secondMs, run: () => watchDevices(watching) });
  jobs.start({
    name: 'read statements that were left behind',
    everyMs: 5 * secondMs,
    run: () => readWaitingStatements(allocation),
  });
  const rematchNow = jobs.start({
    name: 'read unparsed messages again',
    everyMs: secondMs,
    run: async () => {
      if (await rematchNext(allocation)) rematchNow();
    },
  });
  const resolveNow = jobs.start({
    name: 'resolve many statements',
    everyMs: secondMs,
    run: async () => {
      const writeAudit = audit.write.bind(audit);
      const { secrets, timeZone } = dependencies;
      if (await resolveNext({ ...allocation, secrets, timeZone, writeAudit })) resolveNow();
    },
  });
  const assignNow = jobs.start({
    name: 'assign payouts',
    everyMs: 5 * secondMs,
    run: () => assignPayouts(allocation),
  });
  fanout.subscribe({
    onEvent: ({ type }) => {
      if (type === 'payout.created') assignNow();
    },
  });
  const gatewayWorker = new GatewayWorker(gateways);
  const sendByGatewaysNow = jobs.start({
    name: 'send payouts by gateways',
    everyMs: secondMs,
    restMs: scriptRestMs,
    run: () => gatewayWorker.turn(),
  });
  gatewayWorker.onFreed(sendByGatewaysNow);
  jobs.waitFor(() => gatewayWorker.stop());
  fanout.subscribe({
    onEvent: ({ type }) => {
      if (type === 'payout.updated') sendByGatewaysNow();
    },
  });
  // A sandbox of its own: payers wait for their links, whatever the scripts of payouts do.
  const collectionWorker = new CollectionWorker({ ...gateways, sandbox: new Sandbox() });
  const collectByGatewaysNow = jobs.start({
    name: 'collect by gateways',
    everyMs: secondMs,
    restMs: scriptRestMs,
    run: () => collectionWorker.turn(),
  });
  collectionWorker.onFreed(collectByGatewaysNow);
  jobs.waitFor(() => collectionWorker.stop());
  fanout.subscribe({
    onEvent: ({ type }) => {
      if (type === 'order.updated') collectByGatewaysNow();
    },
  });
  jobs.start({
    name: 'put payouts back whose claim ran out',
    everyMs: 5 * secondMs,
    run: () => expireClaims(store, clock.now(), (events) => fanout.publish(events)),
  });
  jobs.start({
    name: 'end instructions whose device fell silent',
    everyMs: 5 * secondMs,
    run: () => endSilentInstructions({ store, clock, publish: (events) => fanout.publish(events) }),
  });
  const clearNow = jobs.start({
    name: 'clear old data',
    everyMs: hourMs,
    run: () =>
      clearOldData({
        ...allocation,
        subjects: clearingSubjects,
        writeAudit: (tx, records) => audit.write(tx, records),
      }),
  });
  fanout.subscribe({
    onEvent: ({ topic, id }) => {
      if (topic === 'settings' && id === 'DataClearCycle') clearNow();
    },
  });
  jobs.start({
    name: 'forget what is over',
    everyMs: hourMs,
    run: async () => {
      const now = clock.now();
      await forgetOldIdempotencyKeys(db, now);
      await forgetOldDelays(db, now);
      await forgetEndedSessions(db, now);
      await forgetRemovedMessages(db, now);
      await deleteExpiredExports(db, now);
      await forgetOldHeartbeatKeys(db, new Date(now.getTime() - heartbeatKeysKeptMs));
    },
  });
}
