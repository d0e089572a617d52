import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { ordersStatuses } from '@platform/sdk/operations';
import { type Contender, interleave } from '../stats.ts';
import { type Row, ratioRow } from '../table.ts';
import { runLoad } from './http-load.ts';
import { stayAwake } from './stay-awake.ts';

const request = Buffer.from(
  `GET ${ordersStatuses.path} HTTP/1.1\r\nhost: 127.0.0.1\r\ntoken: ${'x'.repeat(22)}\r\n\r\n`,
);

/**
 * An operation with token, role, scope, validation, envelope and log, compared with a server that answers the
 * same bytes. Measured in the server's CPU time: at full load one thread uses it at clock speed, and other
 * programs do not lengthen it. The client does not sleep, so that neither server pays for waking it.
 */
export async function benchMiddleware(): Promise<Row[]> {
  const servers = ['full', 'bare'].map((kind) => {
    // The log is written but not read.
    const child = fork(new URL('./middleware-server.ts', import.meta.url), [kind], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return { kind, child, opening: numberFrom(child) };
  });
  const sleep = stayAwake();
  try {
    const contenders: Contender[] = [];
    for (const { kind, child, opening } of servers) {
      const port = await opening;
      const load = { port, connections: 8, durationMs: 1_500, next: () => request, accept: '"code":200' };
      const cpuSeconds = (): Promise<number> => {
        child.send('cpu');
        return numberFrom(child);
      };
      const measure = async (): Promise<number> => {
        const before = await cpuSeconds();
        const { latenciesMs, refused } = await runLoad(load);
        if (refused > 0) throw new Error(`${refused} requests were refused.`);
        return latenciesMs.length / ((await cpuSeconds()) - before);
      };
      contenders.push({ name: kind, measure });
    }
    const results = await interleave(7, contenders);
    const of = (kind: string): number => results.get(kind) ?? Number.NaN;
    const reference = { name: 'bare node:http', value: of('bare') };
    return [ratioRow('the middleware stack, per CPU second', of('full'), reference, '/s', { atLeast: 0.4 })];
  } finally {
    sleep();
    for (const { child } of servers) child.kill();
  }
}

async function numberFrom(child: ChildProcess): Promise<number> {
  const [value] = await once(child, 'message');
  return Number(value);
}
