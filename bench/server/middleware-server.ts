import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { ordersStatuses } from '@platform/sdk/operations';
import { Hono } from 'hono';
import { openStore } from '../../apps/server/src/db/connection.ts';
import { ordersHandlers } from '../../apps/server/src/domains/orders/orders/orders.handlers.ts';
import { systemClock } from '../../apps/server/src/kit/clock.ts';
import { AddressSet } from '../../apps/server/src/kit/http/client-address.ts';
import { CorsPolicy } from '../../apps/server/src/kit/http/cors.ts';
import type { ServerBindings } from '../../apps/server/src/kit/http/respond.ts';
import { LocalFanout } from '../../apps/server/src/kit/live/fanout.ts';
import { LongPolls } from '../../apps/server/src/kit/live/long-polls.ts';
import { createLog } from '../../apps/server/src/kit/log/log.ts';
import { bindOperations } from '../../apps/server/src/kit/operation/bind.ts';
import type { BinderPorts } from '../../apps/server/src/kit/operation/ports.ts';
import { SecretBox } from '../../apps/server/src/kit/secrets/secret-box.ts';

const notAsked = async (): Promise<never> => {
  throw new Error('This call asks the database for nothing.');
};

/** Everything in an operation except the database: the session lookup answers at once. */
const ports: BinderPorts = {
  authenticateSession: async () => ({
    actor: { kind: 'user', userId: 'u', account: 'admin', role: 'admin', sessionId: 's' },
    bindRequired: false,
  }),
  checkSecondLevel: notAsked,
  authenticateMerchant: notAsked,
  authenticateDevice: notAsked,
  checkMayModify: notAsked,
  checkMayMoveMoney: notAsked,
  supplierTree: notAsked,
  writeAudit: notAsked,
  settingsReader: () => ({ get: notAsked, rules: notAsked }),
};

const log = createLog('info');
const fanout = new LocalFanout(() => {});
const hono = new Hono<ServerBindings>();
bindOperations(
  hono,
  {
    operations: [ordersStatuses],
    handlers: ordersHandlers,
    unimplemented: [],
    ownTransaction: new Set(),
    neverReplayed: new Set(),
    preparations: {},
  },
  {
    log,
    ports,
    clock: systemClock,
    store: await openStore({ memory: true }),
    fanout,
    longPolls: new LongPolls(fanout),
    secrets: new SecretBox(new Uint8Array(32)),
    cors: new CorsPolicy([]),
    trustedProxies: new AddressSet([]),
    timeZone: 'Asia/Shanghai',
    responseValidation: 'warn',
  },
);

const answer = await hono.request(ordersStatuses.path, { headers: { token: 'x' } });
const body = Buffer.from(await answer.arrayBuffer());
const headers = { 'content-type': 'application/json', 'content-length': body.byteLength };
const bare: RequestListener = (_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
};

const listener =
  process.argv[2] === 'full' ? getRequestListener((request, env) => hono.fetch(request, env)) : bare;
const server = createServer(listener);
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
// Sent between two loads: CPU time that this process has used so far.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1_000_000);
});
