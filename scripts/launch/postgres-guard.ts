// Owns one temporary PostgreSQL. Stops it and removes its folder when the channel to the parent process
// closes, however the parent ended (also by kill -9).
import { spawn } from 'node:child_process';
import { openSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface GuardOrder {
  postgres: string;
  args: string[];
  folder: string;
  owner?: { uid: number; gid: number };
}

process.once('message', (order: GuardOrder) => {
  const log = openSync(join(order.folder, 'postgres.log'), 'a');
  const server = spawn(order.postgres, order.args, {
    cwd: order.folder,
    stdio: ['ignore', log, log],
    ...order.owner,
  });
  const end = (): never => {
    rmSync(order.folder, { recursive: true, force: true });
    process.exit();
  };
  server.once('exit', () => {
    if (process.connected) process.send?.('stopped');
    else end();
  });
  process.once('disconnect', () => {
    // Immediate shutdown: the data is thrown away, nothing needs to be written.
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGQUIT');
    else end();
  });
});

// Ctrl-C is for the parent process; this one ends when the channel closes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
