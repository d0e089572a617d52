import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Where the simulator plays what the demo's server calls. */
export const simulatorHost = '127.0.0.1';

/** @param wanted taken if it is free, so that an address stays the same over restarts */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer();
  try {
    server.listen(wanted, simulatorHost);
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
