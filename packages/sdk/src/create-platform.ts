import type { PlatformOperations } from './generated/platform.ts';
import { validators } from './generated/validators.ts';
import { bindOperations } from './runtime/bind-operations.ts';
import { type Client, createClient } from './runtime/client.ts';
import type { CallOptions, ClientOptions } from './runtime/client-options.ts';
import {
  type OrderReconciliation,
  type OrderReference,
  type ReconcileOptions,
  reconcileOrder,
} from './runtime/reconcile.ts';
import { createMemorySession } from './runtime/session.ts';
import { createSocket } from './socket/create-socket.ts';
import type { PlatformSocket, SocketOptions } from './socket/socket-types.ts';
import { accepts } from './validation/quick-check.ts';

type Operations = PlatformOperations<CallOptions>;

/**
 * Every operation as `platform.<noun>.<verb>(input, options)`, `call` for a descriptor, and the websocket.
 */
export interface Platform extends Operations, Client {
  /** Order operations and `reconcile`. */
  orders: Operations['orders'] & OrderReconciliation;
  /** Creates a websocket with this client's address, session, clock and hooks; `options` override them. */
  socket(options?: SocketOptions): PlatformSocket;
}

/**
 * Creates a client with every operation, which validates requests and responses.
 *
 * @example
 * const platform = createPlatform({ baseUrl: 'https://platform.example' });
 * await platform.session.login({ userName: 'merchant', password });
 * const { list, total } = await platform.orders.list({ page: 1, orderStatusId: 4 });
 */
export function createPlatform(options: ClientOptions): Platform {
  const session = options.session ?? createMemorySession();
  const client = createClient({ validators, quickCheck: accepts, ...options, session });
  const { baseUrl, clock, random, hooks } = options;
  const socket = (own?: SocketOptions) =>
    createSocket(baseUrl, { session, clock, random, onSessionLost: hooks?.onSessionLost, ...own });
  const operations = bindOperations(client);
  const orders = {
    ...operations.orders,
    reconcile: (reference: OrderReference, own?: ReconcileOptions) =>
      reconcileOrder(client, reference, own, clock, random),
  };
  return { ...operations, ...client, orders, socket };
}
