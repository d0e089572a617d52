import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A receiver for several merchants that acknowledges every callback and counts them. */
export interface CountingReceiver {
  readonly url: string;
  /** Arrival times of each event, by its id. */
  readonly arrivals: ReadonlyMap<string, readonly number[]>;
  close(): Promise<void>;
}

export async function openCountingReceiver(): Promise<CountingReceiver> {
  const arrivals = new Map<string, number[]>();
  const server = createServer((request, response) => {
    const id = String(request.headers['x-callback-id']);
    arrivals.set(id, [...(arrivals.get(id) ?? []), performance.now()]);
    request.resume().on('end', () => response.end('success'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`,
    arrivals,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
