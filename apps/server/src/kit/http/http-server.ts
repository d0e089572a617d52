import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
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
  answerUnreadable(server);
  return server;
}

const unreadable: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
const mostUnreadBytes = 64 * 1_048_576;
const mostUnreadMs = 10_000;

/**
 * Answers a request that Node cannot read. Node itself closes the connection at once, and a client that is
 * still writing then loses the answer. What it still writes is discarded, within limits.
 */
function answerUnreadable(server: Server): void {
  const answering = new WeakSet<Duplex>();
  const refused = new WeakSet<Duplex>();
  server.on('request', ({ socket }, response) => {
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (refused.has(socket)) {
      // The parser reports every further piece.
      if ((socket as Socket).bytesRead > mostUnreadBytes) socket.destroy();
      return;
    }
    if (error.code === 'ECONNRESET' || !socket.writable || answering.has(socket)) {
      socket.destroy();
      return;
    }
    refused.add(socket);
    const status = unreadable[error.code ?? ''] ?? '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    const giveUp = setTimeout(() => socket.destroy(), mostUnreadMs);
    giveUp.unref();
    socket.once('close', () => clearTimeout(giveUp));
  });
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
