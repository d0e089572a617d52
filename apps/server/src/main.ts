import { ConfigError, readConfig } from './config.ts';
import { FolderLockedError } from './db/folder-lock.ts';
import { OtherHistoryError } from './db/migration-history.ts';
import { createLog, type Log } from './kit/log/log.ts';
import { type RunningServer, StartupError, startServer } from './server.ts';

/** An error that the operator can fix is printed as its message only; any other with its stack. */
function fail(error: unknown): never {
  const isPlain = [ConfigError, StartupError, FolderLockedError, OtherHistoryError].some(
    (kind) => error instanceof kind,
  );
  process.stderr.write(
    `${error instanceof Error ? (isPlain ? error.message : error.stack) : String(error)}\n`,
  );
  process.exit(1);
}

/**
 * Installed before the start completes: a server that is told to stop while starting finishes its start and
 * then stops.
 */
function stopOnSignals(starting: Promise<RunningServer>, log: Log): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    // A second signal exits at once.
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    await (await starting).stop();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, (name) => void stop(name).catch(fail));
}

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'uncaught exception');
    process.exit(1);
  });
  const starting = startServer(config, log, {
    // Only a launcher that opened a channel receives this. A closed channel is not an error.
    onProgress: (detail) => process.connected && process.send?.({ progress: detail }, () => undefined),
  });
  stopOnSignals(starting, log);
  const server = await starting;
  log.info(
    {
      port: server.port,
      host: config.host,
      store: config.databaseUrl ? 'postgres' : 'embedded',
      demo: config.demo,
    },
    'listening',
  );
} catch (error) {
  fail(error);
}
