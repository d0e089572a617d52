import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { AddressSet } from './client-address.ts';

export interface ConnectionLimits {
  /** Time for the headers of a request to arrive. */
  readonly headersTimeoutMs: number;
  /** Connections of one address that have not finished the headers of their first request. */
  readonly halfOpenPerAddress: number;
}

const defaultLimits: ConnectionLimits = { headersTimeoutMs: 15_000, halfOpenPerAddress: 256 };
const requestTimeoutMs = 60_000;
/** Longer than the keep-alive of proxies in front, which would otherwise write to a connection just closed. */
const keepAliveTimeoutMs = 75_000;
/** Node looks for expired connections only this often. */
const checkEveryMs = 1_000;

/**
 * Creates Node's HTTP server with bounds on half-open connections: headers that do not arrive in time close
 * the connection, and an address that opens too many such connections gets no more. The connections of
 * trusted proxies are not counted, because they belong to many clients.
 */
export function createHttpServer(
  listener: RequestListener,
  trustedProxies: AddressSet,
  limits: Partial<ConnectionLimits> = {},
): Server {
  const { headersTimeoutMs, halfOpenPerAddress } = { ...defaultLimits, ...limits };
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: keepAliveTimeoutMs,
      connectionsCheckingInterval: Math.min(checkEveryMs, headersTimeoutMs),
    },
    listener,
  );
  boundHalfOpen(server, trustedProxies, halfOpenPerAddress);
  return server;
}

function boundHalfOpen(server: Server, trustedProxies: AddressSet, halfOpenPerAddress: number): void {
  const counts = new Map<string, number>();
  const halfOpen = new WeakMap<Socket, string>();
  const settle = (socket: Socket): void => {
    const address = halfOpen.get(socket);
    if (address === undefined) return;
    halfOpen.delete(socket);
    const left = (counts.get(address) ?? 1) - 1;
    if (left > 0) counts.set(address, left);
    else counts.delete(address);
  };
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (trustedProxies.has(address)) return;
    const count = (counts.get(address) ?? 0) + 1;
    if (count > halfOpenPerAddress) {
      socket.destroy();
      return;
    }
    counts.set(address, count);
    halfOpen.set(socket, address);
    socket.once('close', () => settle(socket));
  });
  server.on('request', ({ socket }) => settle(socket));
  server.on('upgrade', ({ socket }) => settle(socket as Socket));
}
