import type { Operation, OperationId } from '@platform/sdk';
import * as operationModule from '@platform/sdk/operations';
import { Hono } from 'hono';
import { binderPorts } from './binder-ports.ts';
import type { Store } from './db/connection.ts';
import { adjustmentsHandlers } from './domains/adjustments/adjustments.handlers.ts';
import { adminHandlers, adminPreparations } from './domains/admin/admin.handlers.ts';
import { allocationHandlers } from './domains/allocation/allocation.handlers.ts';
import { AuditService } from './domains/audit/audit.service.ts';
import { authenticatorHandlers } from './domains/authenticator/authenticator.handlers.ts';
import { cashierHandlers } from './domains/cashier/cashier.handlers.ts';
import { customerPreparations } from './domains/customers/customers.service.ts';
import { dataClearingHandlers } from './domains/data-clearing/data-clearing.handlers.ts';
import { errorLogsHandlers } from './domains/error-logs/error-logs.handlers.ts';
import { exportsHandlers } from './domains/exports/exports.handlers.ts';
import { fundRecordsHandlers } from './domains/fund-records/fund-records.handlers.ts';
import { merchantsHandlers } from './domains/merchants/merchants.handlers.ts';
import { merchantOfUser } from './domains/merchants/merchants.service.ts';
import { messageTemplatesHandlers } from './domains/message-templates/message-templates.handlers.ts';
import { messagesHandlers } from './domains/messages/messages.handlers.ts';
import { monitorDevicesHandlers } from './domains/monitor-devices/monitor-devices.handlers.ts';
import { monitorLogsHandlers } from './domains/monitor-logs/monitor-logs.handlers.ts';
import { AddressPolicy } from './domains/order-callbacks/address-policy.ts';
import { createHttpSender, type SendCallback } from './domains/order-callbacks/http-sender.ts';
import { createLocalSender, type LocalReceivers } from './domains/order-callbacks/local-receivers.ts';
import { orderCallbacksHandlers } from './domains/order-callbacks/order-callbacks.handlers.ts';
import { orderBatchHandlers } from './domains/orders/batch/batch.handlers.ts';
import { orderActionsHandlers } from './domains/orders/order-actions.handlers.ts';
import { orderDossierHandlers } from './domains/orders/order-dossier.handlers.ts';
import { ordersHandlers } from './domains/orders/orders.handlers.ts';
import { payoutClaimsHandlers } from './domains/payouts/payout-claims.handlers.ts';
import { payoutsHandlers } from './domains/payouts/payouts.handlers.ts';
import { productsHandlers } from './domains/products/products.handlers.ts';
import { resourcesHandlers } from './domains/resources/resources.handlers.ts';
import { savedViewsHandlers } from './domains/saved-views/saved-views.handlers.ts';
import { searchHandlers } from './domains/search/search.handlers.ts';
import { securityChainHandlers } from './domains/security-chain/security-chain.handlers.ts';
import { ownPasswordHandlers } from './domains/session/own-password.handlers.ts';
import type { PasswordHasher } from './domains/session/password.ts';
import { sessionHandlers } from './domains/session/session.handlers.ts';
import { settingsHandlers } from './domains/settings/settings.handlers.ts';
import { SettingsService } from './domains/settings/settings.service.ts';
import { simulatorHandlers } from './domains/simulator/simulator.handlers.ts';
import { statementsHandlers } from './domains/statements/statements.handlers.ts';
import { statisticsHandlers } from './domains/statistics/statistics.handlers.ts';
import { suppliersHandlers } from './domains/suppliers/suppliers.handlers.ts';
import { systemHealthHandlers } from './domains/system-health/system-health.handlers.ts';
import { todoHandlers } from './domains/todo/todo.handlers.ts';
import { usersHandlers } from './domains/users/users.handlers.ts';
import { dossierSources } from './dossier-sources.ts';
import { exportSources } from './export-sources.ts';
import { bindOperations, type Handlers } from './kit/bind.ts';
import { AddressSet } from './kit/client-address.ts';
import type { Clock } from './kit/clock.ts';
import { CorsPolicy } from './kit/cors.ts';
import { RequestFault } from './kit/envelope.ts';
import type { Fanout } from './kit/fanout.ts';
import type { Log } from './kit/log.ts';
import type { BinderDependencies } from './kit/ports.ts';
import { respond, type ServerBindings } from './kit/respond.ts';
import type { SecretBox } from './kit/secret-box.ts';
import { partyDirectory } from './party-directory.ts';
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
  /** Consoles that are served from other hosts. */
  readonly consoleOrigins?: readonly string[];
  /** Addresses and networks that callbacks are sent to although they are not public. */
  readonly callbackNetworks?: readonly string[];
  /** Receivers of callbacks in this process: those of the demo's merchants. */
  readonly localReceivers?: LocalReceivers;
  /** A simulator may attach: the demo's server, never another. */
  readonly simulation?: boolean;
}

/** The platform as a fetch handler, with the parts that live beside the requests. */
export interface App {
  readonly hono: Hono<ServerBindings>;
  readonly dependencies: BinderDependencies;
  readonly settings: SettingsService;
  readonly audit: AuditService;
  /** What the calls are answered by; exports ask the lists' own. */
  readonly handlers: Partial<Handlers>;
  /** Where callbacks may go. */
  readonly callbackAddresses: AddressPolicy;
  readonly sendCallback: SendCallback;
}

type Implemented = Exclude<OperationId, (typeof unimplemented)[number]>;

/**
 * Sign-in hashes passwords, which is slow on purpose: no transaction is held meanwhile. An order is created by one
 * statement, which is a transaction of its own. An uploaded file is read and judged before one begins.
 */
const ownTransaction: ReadonlySet<OperationId> = new Set([
  'session.login',
  'session.loginSecondLevel',
  'session.setPayPassword',
  'session.changePassword',
  'orders.create',
  'statements.ingest',
  'orders.createBatch',
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
    cors: new CorsPolicy(options.consoleOrigins ?? []),
    trustedProxies: new AddressSet(options.trustedProxies ?? []),
    ports: binderPorts({ store, secrets, fanout, settings, audit }),
  };

  // Whoever adds an operation to the contract and writes no handler for it is told so here, by the compiler.
  const handlers: Pick<Handlers, Implemented> = {
    ...sessionHandlers({
      hasher: options.hasher,
      timeZone: options.timeZone,
      mchIdOf: async (db, userId) => (await merchantOfUser(db, userId))?.mchId,
    }),
    ...ownPasswordHandlers(options.hasher),
    ...authenticatorHandlers,
    ...usersHandlers(partyDirectory),
    ...adminHandlers,
    ...ordersHandlers,
    ...orderBatchHandlers,
    ...cashierHandlers,
    ...orderActionsHandlers,
    ...orderDossierHandlers(dossierSources),
    ...orderCallbacksHandlers(callbackAddresses),
    ...statisticsHandlers,
    ...fundRecordsHandlers,
    ...payoutClaimsHandlers,
    ...payoutsHandlers,
    ...resourcesHandlers,
    ...allocationHandlers,
    ...productsHandlers,
    ...merchantsHandlers,
    ...suppliersHandlers,
    ...adjustmentsHandlers,
    ...messagesHandlers,
    ...searchHandlers({ supplierTree: dependencies.ports.supplierTree }),
    ...messageTemplatesHandlers,
    ...savedViewsHandlers,
    ...monitorDevicesHandlers,
    ...statementsHandlers,
    ...monitorLogsHandlers,
    ...securityChainHandlers,
    ...dataClearingHandlers,
    ...errorLogsHandlers,
    ...exportsHandlers(exportSources, allOperations),
    ...settingsHandlers(settings),
    ...systemHealthHandlers({ store, verifyNewest: (count) => audit.verifyNewest(count) }),
    ...todoHandlers,
    ...simulatorHandlers(options.simulation ?? false),
  };

  const hashPassword = (password: string) => options.hasher.hash(password);
  const hono = new Hono<ServerBindings>();
  // Registered first: a browser asks before it calls from another host.
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
  hono.notFound((c) =>
    respond(c, dependencies, undefined, async () => {
      throw new RequestFault('notFound');
    }),
  );
  return { hono, dependencies, settings, audit, handlers, callbackAddresses, sendCallback };
}
