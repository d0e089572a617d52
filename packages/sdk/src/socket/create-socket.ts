import { Socket } from './socket.ts';
import type { PlatformSocket, SocketOptions } from './socket-types.ts';

const socketPath = '/v1.0/ws';

/**
 * Creates the platform's websocket, with heartbeat, reconnection and topic subscriptions.
 *
 * @example
 * const socket = createSocket('https://platform.example', { session });
 * socket.subscribe('orders', (event) => console.log(event.orderCode));
 */
export function createSocket(baseUrl: string, options: SocketOptions = {}): PlatformSocket {
  return new Socket(options.url ?? socketUrl(baseUrl), options);
}

/**
 * Converts `https://host/base` to `wss://host/base/v1.0/ws`; an empty or relative base means the page's host.
 */
export function socketUrl(baseUrl: string): string {
  const page = (globalThis as { location?: { href: string } }).location?.href;
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}${socketPath}`, page);
  url.protocol = url.protocol === 'http:' || url.protocol === 'ws:' ? 'ws:' : 'wss:';
  return url.href;
}
