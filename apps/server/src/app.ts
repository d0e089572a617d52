import type { Operation, OperationId } from '@platform/sdk';
import * as operationModule from '@platform/sdk/operations';
import { Hono } from 'hono';
import { binderPorts } from './binder-ports.ts';
import { clearingSubjects } from './clearing-subjects.ts';
import type { Store } from './db/connection.ts';
import { auditHandlers } from './domains/access/audit/audit.handlers.ts';
import { AuditService } from './domains/access/audit/audit.service.ts';
import { authenticatorHandlers } from './domains/access/authenticator/authenticator.handlers.ts';
import { errorLogsHandlers } from './domains/access/error-logs/error-logs.handlers.ts';
import { ipRulesHandlers } from './domains/access/ip-rules/ip-rules.handlers.ts';
import { messagesHandlers } from './domains/access/messages/messages.handlers.ts';
import { savedViewsHandlers } from './domains/access/saved-views/saved-views.handlers.ts';
import { ownPasswordHandlers } from './domains/access/session/own-password.handlers.ts';
import type { PasswordHasher } from './domains/access/session/password.ts';
import { sessionHandlers } from './domains/access/session/session.handlers.ts';
import { settingsHandlers } from './domains/access/settings/settings.handlers.ts';
import { SettingsService } from './domains/access/settings/settings.service.ts';
import { usersHandlers } from './domains/access/users/users.handlers.ts';
import { exportsHandlers } from './domains/insight/exports/exports.handlers.ts';
import { fundRecordsHandlers } from './domains/insight/fund-records/fund-records.handlers.ts';
import { reconciliationHandlers } from './domains/insight/reconciliation/reconciliation.handlers.ts';
import { searchHandlers } from './domains/insight/search/search.handlers.ts';
import { merchantFiguresOf } from './domains/insight/statistics/merchant-figures.ts';
import { statisticsHandlers } from './domains/insight/statistics/statistics.handlers.ts';
import { supplierFiguresOf } from './domains/insight/statistics/supplier-figures.ts';
import { todoHandlers } from './domains/insight/todo/todo.handlers.ts';
import { ledgerHandlers } from './domains/money/ledger/ledger.handlers.ts';
import { botsHandlers } from './domains/operations/bots/bots.handlers.ts';
import { type OpenTelegram, publicTelegram, telegramAt } from './domains/operations/bots/telegram.client.ts';
import { dataClearingHandlers } from './domains/operations/data-clearing/data-clearing.handlers.ts';
import { entityViewHandlers } from './domains/operations/entity-view/entity-view.handlers.ts';
import { simulatorHandlers } from './domains/operations/simulator/simulator.handlers.ts';
import { systemHealthHandlers } from './domains/operations/system-health/system-health.handlers.ts';
import { allocationHandlers } from './domains/orders/allocation/allocation.handlers.ts';
import { blackListHandlers } from './domains/orders/black-list/black-list.handlers.ts';
import { cashierHandlers } from './domains/orders/cashier/cashier.handlers.ts';
import { frozenIpsHandlers } from './domains/orders/frozen-ips/frozen-ips.handlers.ts';
import { AddressPolicy } from './domains/orders/order-callbacks/address-policy.ts';
import { createHttpSender, type SendCallback } from './domains/orders/order-callbacks/http-sender.ts';
import { createLocalSender, type LocalReceivers } from './domains/orders/order-callbacks/local-receivers.ts';
import { orderCallbacksHandlers } from './domains/orders/order-callbacks/order-callbacks.handlers.ts';
import { createPublicRequester } from './domains/orders/order-callbacks/public-request.service.ts';
import { orderBatchHandlers } from './domains/orders/orders/batch/batch.handlers.ts';
import { orderDossierHandlers } from './domains/orders/orders/order-dossier.handlers.ts';
import { ordersHandlers } from './domains/orders/orders/orders.handlers.ts';
import { productAccounts } from './domains/orders/resources/product-accounts.ts';
import { resourcesHandlers } from './domains/orders/resources/resources.handlers.ts';
import { adjustmentsHandlers } from './domains/parties/adjustments/adjustments.handlers.ts';
import { adminHandlers, adminPreparations } from './domains/parties/admin/admin.handlers.ts';
import { banksHandlers } from './domains/parties/banks/banks.handlers.ts';
import { customerPreparations } from './domains/parties/customers/customers.service.ts';
import { merchantsHandlers } from './domains/parties/merchants/merchants.handlers.ts';
import { merchantOfUser } from './domains/parties/merchants/merchants.service.ts';
import { productsHandlers } from './domains/parties/products/products.handlers.ts';
import { suppliersHandlers } from './domains/parties/suppliers/suppliers.handlers.ts';
import { mountGatewayNotices } from './domains/payouts/gateways/gateway-notices.route.ts';
import { payGatewaysHandlers } from './domains/payouts/gateways/gateways.handlers.ts';
import { checkGatewayOfAccount, collectionRefusals } from './domains/payouts/gateways/gateways.service.ts';
import type { GatewayParts } from './domains/payouts/gateways/gateways.types.ts';
import { orderActionsHandlers } from './domains/payouts/order-actions/order-actions.handlers.ts';
import { payScriptsHandlers } from './domains/payouts/pay-scripts/pay-scripts.handlers.ts';
import { checkChoiceScript } from './domains/payouts/pay-scripts/pay-scripts.service.ts';
import { payoutBatchesHandlers } from './domains/payouts/payout-batches/payout-batches.handlers.ts';
import { payoutInstructionsHandlers } from './domains/payouts/payout-instructions/payout-instructions.handlers.ts';
import { payoutProofsHandlers } from './domains/payouts/payout-proofs/payout-proofs.handlers.ts';
import { payoutTemplatesHandlers } from './domains/payouts/payout-templates/payout-templates.handlers.ts';
import { payoutClaimsHandlers } from './domains/payouts/payouts/payout-claims.handlers.ts';
import { payoutsHandlers } from './domains/payouts/payouts/payouts.handlers.ts';
import { payScriptRunsHandlers } from './domains/payouts/script-runs/script-runs.handlers.ts';
import { messageTemplatesHandlers } from './domains/receipts/message-templates/message-templates.handlers.ts';
import { checkDevice } from './domains/receipts/monitor-devices/device-check.ts';
import { monitorDevicesHandlers } from './domains/receipts/monitor-devices/monitor-devices.handlers.ts';
import { monitorLogsHandlers } from './domains/receipts/monitor-logs/monitor-logs.handlers.ts';
import { monitorScriptsHandlers } from './domains/receipts/monitor-scripts/monitor-scripts.handlers.ts';
import { securityChainHandlers } from './domains/receipts/security-chain/security-chain.handlers.ts';
import { splitMatchesHandlers } from './domains/receipts/split-matches/split-matches.handlers.ts';
import { statementsHandlers } from './domains/receipts/statements/statements.handlers.ts';
import { ipAnalysisHandlers } from './domains/risk/ip-analysis/ip-analysis.handlers.ts';
import { orderAnalysisHandlers } from './domains/risk/order-analysis/order-analysis.handlers.ts';
import { dossierSources } from './dossier-sources.ts';
import { entityTables } from './entity-tables.ts';
import { exportSources } from './export-sources.ts';
import type { Clock } from './kit/clock.ts';
import { AddressSet } from './kit/http/client-address.ts';
import { CorsPolicy } from './kit/http/cors.ts';
import { RequestFault } from './kit/http/envelope.ts';
import { respond, type ServerBindings } from './kit/http/respond.ts';
import type { Fanout } from './kit/live/fanout.ts';
import { LongPolls } from './kit/live/long-polls.ts';
import type { Log } from './kit/log/log.ts';
import type { OnCall } from './kit/metrics/call-metrics.ts';
import { bindOperations, type Handlers } from './kit/operation/bind.ts';
import type { BinderDependencies } from './kit/operation/ports.ts';
import { Sandbox } from './kit/sandbox/sandbox.ts';
import type { SecretBox } from './kit/secrets/secret-box.ts';
import { partyDirectory } from './party-directory.ts';
import { recentCallers } from './recent-callers.ts';
import { unimplemented } from './unimplemented.ts';

export interface AppOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly fanout: Fanout;
  readonly secrets: SecretBox;
  readonly hasher: PasswordHasher;
  readonly timeZone: string;
  readonly responseValidation: BinderDependencies['responseValidation'];
  readonly trustedProxies?: readonly string[];
  /** Origins of consoles on other hosts. */
  readonly consoleOrigins?: readonly string[];
  /** Non-public addresses and networks that callbacks may be sent to. */
  readonly callbackNetworks?: readonly string[];
  /** In-process receivers of callbacks: those of the demo's merchants. */
  readonly localReceivers?: LocalReceivers;
  /** Called after each answered call, for the metrics. */
  readonly onCall?: OnCall;
  /** Whether a simulator may attach. Only the demo's server allows it. */
  readonly simulation?: boolean;
  /** Opens a bot at Telegram by its token. */
  readonly openTelegram?: OpenTelegram;
}

/** The platform as a fetch handler, with the parts that run beside the requests. */
export interface App {
  readonly hono: Hono<ServerBindings>;
  readonly dependencies: BinderDependencies;
  readonly settings: SettingsService;
  readonly audit: AuditService;
  /** The handlers of all calls. Exports call those of the lists. */
  readonly handlers: Partial<Handlers>;
  /** Addresses that callbacks may be sent to. */
  readonly callbackAddresses: AddressPolicy;
  readonly sendCallback: SendCallback;
  /** What sending by gateways needs. Its sandbox starts workers only when a script runs. */
  readonly gateways: GatewayParts;
  readonly openTelegram: OpenTelegram;
}

type Implemented = Exclude<OperationId, (typeof unimplemented)[number]>;

/**
 * Operations that must not hold a transaction during slow work: sign-in hashes passwords; an order is created
 * by one statement, its own transaction; an uploaded file is read and validated before the transaction. Payouts of a
 * batch are decided one by one, so that no account stays locked while hundreds are booked.
 */
const ownTransaction: ReadonlySet<OperationId> = new Set([
  'session.login',
  'session.loginSecondLevel',
  'session.setPayPassword',
  'session.changePassword',
  'orders.create',
  'statements.ingest',
  'orders.createBatch',
  'orderCallbacks.test',
  'payGateways.test',
  'payScriptRuns.queryAgain',
  'payScripts.add',
  'payScripts.addVersion',
  'payScripts.goLive',
  'payoutBatches.judge',
  'payoutBatches.confirm',
  'payoutBatches.handle',
]);

/** Answers with a token or a secret are never stored. */
const neverReplayed: ReadonlySet<OperationId> = new Set([
  ...ownTransaction,
  'authenticator.bind',
  'authenticator.bindForProfile',
  'merchants.signingKey',
  'merchants.add',
  'merchants.rotateKey',
  'monitorDevices.add',
  'monitorDevices.rotateToken',
  'botGroups.add',
  'botGroups.newCode',
]);

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'id' in value && 'path' in value;

export const allOperations: readonly Operation[] = Object.values(operationModule).filter(isOperation);

export function createApp(options: AppOptions): App {
  const { store, secrets, fanout } = options;
  const settings = new SettingsService(secrets, fanout);
  const audit = new AuditService(store, secrets);
  const { localReceivers } = options;
  const callbackAddresses = new AddressPolicy(options.callbackNetworks ?? [], localReceivers?.knowsHost);
  const sendCallback = createLocalSender(localReceivers, createHttpSender(callbackAddresses));
  const dependencies: BinderDependencies = {
    ...options,
    longPolls: new LongPolls(fanout),
    cors: new CorsPolicy(options.consoleOrigins ?? []),
    trustedProxies: new AddressSet(options.trustedProxies ?? []),
    ports: binderPorts({ store, secrets, fanout, settings, audit }),
  };

  const gateways: GatewayParts = {
    ...options,
    settings: settings.reader(store.db),
    publish: (events) => fanout.publish(events),
    sandbox: new Sandbox(),
    send: createPublicRequester(callbackAddresses),
  };
  // Scripts that are tried are not proven, so they cannot disturb those that pay.
  const trials = new Sandbox({ workers: 1 });

  // The type makes the compiler report an operation of the contract that has no handler.
  const handlers: Pick<Handlers, Implemented> = {
    ...sessionHandlers({
      hasher: options.hasher,
      timeZone: options.timeZone,
      mchIdOf: async (db, userId) => (await merchantOfUser(db, userId))?.mchId,
    }),
    ...ownPasswordHandlers(options.hasher),
    ...authenticatorHandlers,
    ...usersHandlers(partyDirectory),
    ...adminHandlers(supplierFiguresOf),
    ...ordersHandlers,
    ...orderBatchHandlers,
    ...cashierHandlers,
    ...blackListHandlers,
    ...frozenIpsHandlers,
    ...ipAnalysisHandlers,
    ...orderAnalysisHandlers,
    ...orderActionsHandlers,
    ...orderDossierHandlers(dossierSources),
    ...orderCallbacksHandlers(callbackAddresses, sendCallback),
    ...statisticsHandlers,
    ...fundRecordsHandlers,
    ...ledgerHandlers,
    ...payoutBatchesHandlers,
    ...payoutTemplatesHandlers,
    ...payoutClaimsHandlers,
    ...payoutsHandlers,
    ...payGatewaysHandlers(callbackAddresses, () => gateways),
    ...payScriptsHandlers(trials),
    ...payScriptRunsHandlers,
    ...resourcesHandlers(checkDevice, checkGatewayOfAccount),
    ...allocationHandlers(collectionRefusals),
    ...productsHandlers(productAccounts, checkChoiceScript),
    ...banksHandlers,
    ...merchantsHandlers(merchantFiguresOf),
    ...suppliersHandlers(supplierFiguresOf),
    ...adjustmentsHandlers,
    ...messagesHandlers,
    ...ipRulesHandlers(recentCallers),
    ...searchHandlers({ supplierTree: dependencies.ports.supplierTree }),
    ...messageTemplatesHandlers,
    ...savedViewsHandlers,
    ...monitorDevicesHandlers,
    ...statementsHandlers,
    ...splitMatchesHandlers,
    ...monitorLogsHandlers,
    ...monitorScriptsHandlers,
    ...payoutInstructionsHandlers,
    ...payoutProofsHandlers,
    ...securityChainHandlers,
    ...dataClearingHandlers(clearingSubjects),
    ...reconciliationHandlers,
    ...auditHandlers(audit),
    ...entityViewHandlers(entityTables, (tx, records) => audit.write(tx, records)),
    ...botsHandlers,
    ...errorLogsHandlers,
    ...exportsHandlers(exportSources, allOperations),
    ...settingsHandlers(settings),
    ...systemHealthHandlers({ store, verifyNewest: (count) => audit.verifyNewest(count) }),
    ...todoHandlers,
    ...simulatorHandlers(options.simulation ?? false),
  };

  const hashPassword = (password: string) => options.hasher.hash(password);
  const hono = new Hono<ServerBindings>();
  // Registered first, because a browser sends a preflight request before it calls another host.
  hono.options('*', (c) => {
    const headers = dependencies.cors.preflightHeaders(c.req.header('origin'));
    return new Response(null, { status: headers ? 204 : 403, headers });
  });
  bindOperations(
    hono,
    {
      operations: allOperations,
      handlers,
      unimplemented,
      preparations: { ...adminPreparations(hashPassword), ...customerPreparations(hashPassword) },
      ownTransaction,
      neverReplayed,
    },
    dependencies,
  );
  mountGatewayNotices(hono, dependencies, () => gateways);
  hono.notFound((c) =>
    respond(c, dependencies, undefined, async () => {
      throw new RequestFault('notFound');
    }),
  );
  const openTelegram = options.openTelegram ?? telegramAt(publicTelegram);
  return {
    hono,
    dependencies,
    settings,
    audit,
    handlers,
    callbackAddresses,
    sendCallback,
    gateways,
    openTelegram,
  };
}
