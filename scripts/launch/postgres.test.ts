import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { startPostgres } from './postgres.ts';
import { pinnedNode } from './project.mjs';

const module = fileURLToPath(new URL('./postgres.ts', import.meta.url));
const folders = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('platform-postgres-'));

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const connected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return connected;
}

describe('a temporary PostgreSQL', { timeout: 60_000 }, () => {
  it('answers on its own port until it is stopped, and leaves no folder', async () => {
    const before = folders();
    const postgres = await startPostgres({ durable: false });
    expect(postgres.url).toBe(`postgres://postgres@127.0.0.1:${postgres.port}/postgres`);
    expect(await answers(postgres.port)).toBe(true);
    await postgres.stop();
    expect(await answers(postgres.port)).toBe(false);
    expect(folders().filter((name) => !before.includes(name))).toEqual([]);
  });

  it('stops even when its user process is killed', async () => {
    const script = `const { startPostgres } = await import(${JSON.stringify(module)});
      const { port } = await startPostgres({ durable: false });
      console.log(port);
      setInterval(() => {}, 1000);`;
    const user = spawn(pinnedNode, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(user.stdout, 'data')) as [Buffer];
    const port = Number(line.toString());
    expect(await answers(port)).toBe(true);
    user.kill('SIGKILL');
    await expect.poll(() => answers(port), { timeout: 10_000 }).toBe(false);
  });
});
