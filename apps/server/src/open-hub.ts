import type { App } from './app.ts';
import { allowedNetworks } from './domains/access/ip-rules/ip-rules.service.ts';
import { newMessageEvents } from './domains/access/messages/messages.service.ts';
import { sessionPolicy } from './domains/access/session/session.policy.ts';
import { markSeen } from './domains/access/session/session.service.ts';
import { exportEvents } from './domains/insight/exports/exports.service.ts';
import { deadCallbackEvents } from './domains/orders/order-callbacks/dead-letters.ts';
import {
  orderCreatedEvents,
  orderUpdatedEvents,
  payoutCreatedEvents,
  payoutUpdatedEvents,
} from './domains/orders/orders/orders.events.ts';
import { accountUpdatedEvents } from './domains/orders/resources/resources.events.ts';
import { payoutBatchEvents } from './domains/payouts/payout-batches/payout-batches.events.ts';
import { deviceUpdatedEvents } from './domains/receipts/monitor-devices/monitor-devices.events.ts';
import {
  statementCreatedEvents,
  statementUpdatedEvents,
} from './domains/receipts/statements/statements.events.ts';
import { findingEvents } from './domains/risk/order-analysis/order-analysis.events.ts';
import { clientAddress } from './kit/http/client-address.ts';
import { requestIdOf } from './kit/http/request-facts.ts';
import { forgoFirstKey, rotateHeartbeatKey } from './kit/live/heartbeat-keys.ts';
import { defaultHubLimits, Hub, type HubLimits } from './kit/live/hub.ts';
import type { EventLoaders } from './kit/live/hub-events.ts';
import type { Scope, UserActor } from './kit/operation/context.ts';
import { BusinessError } from './kit/refusals/business-error.ts';

/** The websocket hub of this process, connected to the sessions and to the rows of the events. */
export function openHub(
  { dependencies }: App,
  consoleOrigins: readonly string[],
  changedLimits: Partial<HubLimits> = {},
): Hub {
  const limits = { ...defaultHubLimits, ...changedLimits };
  const { store, clock, fanout, log, ports, trustedProxies } = dependencies;
  const { db } = store;

  const loaders: EventLoaders = {
    'order.created': (ids) => orderCreatedEvents(db, ids),
    'order.updated': (ids) => orderUpdatedEvents(db, ids),
    'payout.created': (ids) => payoutCreatedEvents(db, ids),
    'payout.updated': (ids) => payoutUpdatedEvents(db, ids),
    'payoutBatch.updated': (ids) => payoutBatchEvents(db, ids),
    'statement.created': (ids) => statementCreatedEvents(db, ids),
    'statement.updated': (ids) => statementUpdatedEvents(db, ids),
    'callback.dead': (ids) => deadCallbackEvents(db, ids),
    'message.created': (ids) => newMessageEvents(db, ids),
    'account.updated': (ids) => accountUpdatedEvents(db, ids),
    'device.updated': (ids) => deviceUpdatedEvents(db, ids),
    'finding.updated': (ids) => findingEvents(db, ids),
    'export.updated': (ids) => exportEvents(db, ids),
  };

  const silentAfterMs = limits.heartbeatIntervalMs * limits.missedHeartbeats;
  return new Hub({
    fanout,
    clock,
    log,
    loaders,
    limits,
    allowedOrigins: consoleOrigins,
    addressOf: ({ socket, headers }) => {
      const forwardedFor = headers['x-forwarded-for'];
      const hops = Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor;
      return clientAddress(socket.remoteAddress ?? '', hops, trustedProxies);
    },
    identify: async (token, connectionFacts) => {
      const facts = { requestId: requestIdOf(undefined), receivedAt: clock.now(), ...connectionFacts };
      const { actor, bindRequired } = await ports.authenticateSession(token, facts);
      if (bindRequired) throw new BusinessError('authenticatorNotBound');
      return { token, actor, scope: await scopeOfConnection(actor, ports.supplierTree) };
    },
    rotateKey: async ({ actor }, key) => {
      const now = clock.now();
      const next = await rotateHeartbeatKey(db, { sessionId: actor.sessionId, key, now, silentAfterMs });
      if (next === undefined) throw new BusinessError('heartbeatKeyInvalid');
      await markSeen(db, actor.sessionId, now);
      return next;
    },
    changesAccess: ({ type, id }) => type === 'rules.changed' && id === allowedNetworks.name,
    forgoFirstKey: (given) => forgoFirstKey(db, { ...given, now: clock.now(), silentAfterMs }),
  });
}

/** After this time a session has ended, so its keys are useless. */
export const heartbeatKeysKeptMs = sessionPolicy.absoluteMs;

/**
 * The events that a connection may receive: merchants and suppliers get their own, all other roles get all.
 */
async function scopeOfConnection(
  actor: UserActor,
  supplierTree: (actor: UserActor) => Promise<readonly string[]>,
): Promise<Scope> {
  if (actor.role === 'merchant') {
    return actor.merchantId ? { kind: 'merchant', merchantId: actor.merchantId } : { kind: 'none' };
  }
  if (actor.role === 'supplier') {
    const { supplierId } = actor;
    return supplierId
      ? { kind: 'suppliers', supplierId, supplierIds: await supplierTree(actor) }
      : { kind: 'none' };
  }
  return { kind: 'all' };
}
