import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received callback. */
export interface ReceivedCallback {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How a receiver answers a callback; `hang` accepts it and never answers. */
export type ReceiverManner =
  | 'hang'
  | { readonly status: number; readonly body?: string; readonly headers?: Readonly<Record<string, string>> };

/** A merchant's receiver on this machine. */
export interface CallbackReceiver {
  readonly url: string;
  readonly port: number;
  readonly received: readonly ReceivedCallback[];
  /** Sets how the next callbacks are answered. */
  behave(manner: ReceiverManner): void;
  /** Resolves when this many callbacks have arrived. */
  until(count: number): Promise<void>;
  close(): Promise<void>;
}

export const acknowledging: ReceiverManner = { status: 200, body: 'success' };

export async function openCallbackReceiver(port = 0): Promise<CallbackReceiver> {
  const received: ReceivedCallback[] = [];
  const waiting = new Set<() => void>();
  let manner = acknowledging;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
      for (const check of waiting) check();
      if (manner === 'hang') return;
      response.writeHead(manner.status, { 'content-type': 'text/plain', ...manner.headers });
      response.end(manner.body ?? '');
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}/callback`,
    port: taken,
    received,
    behave: (next) => {
      manner = next;
    },
    until: (count) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (received.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
