import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { socketConstants } from '@platform/sdk/wire';
import { createApp } from './app.ts';
import { mountCashier } from './cashier-pages.ts';
import type { Config } from './config.ts';
import { mountConsole } from './console-pages.ts';
import { openStore } from './db/connection.ts';
import { removeDemoBots } from './db/demo/demo-bots.ts';
import { demoShops } from './db/demo/demo-shops.ts';
import { seedDemo } from './db/demo/seed-demo.ts';
import { writeSimulatorFile } from './db/demo/simulator-file.ts';
import { mountDocs } from './docs-pages.ts';
import { PasswordHasher } from './domains/access/session/password.ts';
import { publicTelegram, telegramAt } from './domains/operations/bots/telegram.client.ts';
import type { LocalReceivers } from './domains/orders/order-callbacks/local-receivers.ts';
import { mountHealth } from './health.ts';
import { systemClock } from './kit/clock.ts';
import { AssetFiles } from './kit/http/asset-files.ts';
import { AddressSet } from './kit/http/client-address.ts';
import { createHttpServer } from './kit/http/http-server.ts';
import { RequestGauge } from './kit/http/request-gauge.ts';
import { requestListener } from './kit/http/request-listener.ts';
import { BackgroundJobs } from './kit/jobs/background-jobs.ts';
import { LocalFanout } from './kit/live/fanout.ts';
import type { Hub } from './kit/live/hub.ts';
import { PostgresFanout } from './kit/live/postgres-fanout.ts';
import type { Log } from './kit/log/log.ts';
import { loadOrCreateMasterKey } from './kit/secrets/master-key.ts';
import { SecretBox } from './kit/secrets/secret-box.ts';
import { createMetrics, mountMetrics } from './metrics.ts';
import { openHub } from './open-hub.ts';
import { startBotJobs } from './start-bot-jobs.ts';
import { startJobs } from './start-jobs.ts';

export interface RunningServer {
  readonly port: number;
  /** Accepts nothing new, finishes requests in progress, closes the other connections and the store. */
  stop(): Promise<void>;
}

/** A problem that prevents the start and that the operator can fix. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

const drainMs = 10_000;
const idleCheckMs = 50;

export interface StartOptions {
  /** Progress messages while the server is starting. */
  readonly onProgress?: (detail: string) => void;
}

export async function startServer(
  config: Config,
  log: Log,
  { onProgress }: StartOptions = {},
): Promise<RunningServer> {
  const masterKey = config.masterKey ?? (await loadOrCreateMasterKey(config.dataDir));
  const secrets = new SecretBox(masterKey);
  const store = await openStore({
    dataDir: config.dataDir,
    poolSize: config.databasePoolSize,
    ...(config.databaseUrl === undefined ? {} : { databaseUrl: config.databaseUrl }),
  });
  try {
    const hasher = new PasswordHasher();
    let hub: Hub | undefined;
    let localReceivers: LocalReceivers | undefined;
    let telegramApi = config.telegramApi ?? publicTelegram;
    if (config.demo) {
      const { timeZone, dataDir, demoOrders } = config;
      const counted = demoOrders === undefined ? {} : { orderCount: demoOrders };
      const outcome = await seedDemo({
        store,
        secrets,
        hasher,
        clock: systemClock,
        timeZone,
        dataDir,
        ...counted,
        onProgress: (done, total) => onProgress?.(`demo data: ${done} of ${total} orders`),
      });
      log.info({ outcome }, 'demo data');
      if (outcome !== 'notEmpty') localReceivers = demoShops({ store, secrets, clock: systemClock });
      // Do not simulate on a store with other than demo data.
      if (config.simulation && outcome !== 'notEmpty') {
        const playsTelegram = config.telegramApi === undefined;
        const files = { store, secrets, clock: systemClock, dataDir };
        telegramApi = (await writeSimulatorFile({ ...files, playsTelegram })) ?? telegramApi;
      } else if (outcome !== 'notEmpty') {
        await store.transaction((tx) => removeDemoBots(tx, secrets, systemClock.now()));
      }
    }
    const onFanoutError = (error: unknown): void => log.warn({ error }, 'an event could not be forwarded');
    const fanout = store.notifications
      ? await PostgresFanout.open(store.notifications, onFanoutError)
      : new LocalFanout(onFanoutError);
    const metrics = createMetrics({
      store,
      now: () => systemClock.now(),
      // Both open later: the app already counts its calls.
      websockets: () => hub?.connectionCount ?? 0,
      longPolls: () => app.dependencies.longPolls.asleep,
    });
    const app = createApp({
      store,
      clock: systemClock,
      log,
      fanout,
      secrets,
      hasher,
      timeZone: config.timeZone,
      responseValidation: 'warn',
      trustedProxies: config.trustedProxies,
      consoleOrigins: config.consoleOrigins,
      callbackNetworks: config.callbackNetworks,
      simulation: config.simulation,
      openTelegram: telegramAt(telegramApi),
      onCall: metrics.onCall,
      ...(localReceivers ? { localReceivers } : {}),
    });

    await app.settings.sealHeld(store);

    let stopping = false;
    const { trustedProxies } = app.dependencies;
    mountHealth(app.hono, { pingStore: () => store.ping(), isStopping: () => stopping });
    mountMetrics(app.hono, metrics, { allowed: new AddressSet(config.metricsAllow), trustedProxies });
    const files = await AssetFiles.open(config.consoleDist);
    if (files.isEmpty)
      log.warn({ folder: config.consoleDist }, 'no built console found: serving the API only');
    mountDocs(app.hono, { files: await AssetFiles.open(config.docsDist), trustedProxies });
    await mountCashier(app.hono, app);
    mountConsole(app.hono, {
      files,
      timeZone: config.timeZone,
      trustedProxies,
      explorers: config.chainExplorers,
      // The pages also load while the store is unavailable, and show that.
      showLogo: () => app.settings.get(store.db, 'ShowLogo').catch(() => true),
    });

    const sockets = openHub(app, config.consoleOrigins);
    hub = sockets;
    const server = createHttpServer(requestListener(app.hono), trustedProxies);
    const gauge = new RequestGauge();
    gauge.watch(server, () => app.dependencies.longPolls.asleep);
    server.on('upgrade', (request, socket: Socket, head) => {
      if (request.url?.split('?')[0] === socketConstants.path) sockets.handleUpgrade(request, socket, head);
      else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    });
    const jobs = new BackgroundJobs(log);
    startJobs(jobs, app, gauge);
    startBotJobs(jobs, app);
    const port = await listen(server, config);

    const stop = async (): Promise<void> => {
      stopping = true;
      // Otherwise the drain waits for their deadlines.
      app.dependencies.longPolls.close();
      const drained = drain(server);
      await sockets.close();
      metrics.close();
      await drained;
      await jobs.stop();
      await app.audit.seal();
      await fanout.close();
      await store.close();
    };
    let stopped: Promise<void> | undefined;
    return { port, stop: () => (stopped ??= stop()) };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        const text = `Port ${port} on ${host} is taken by another program. Stop it, or set PORT to a free one.`;
        reject(new StartupError(text));
      } else if (error.code === 'EACCES') {
        reject(
          new StartupError(`Port ${port} needs more rights than this user has. Set PORT to one above 1023.`),
        );
      } else reject(error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Waits for requests in progress, up to a limit. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A keep-alive connection becomes idle only after its request is done.
  const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  const force = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(idle);
  clearTimeout(force);
}
