import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { whyPortIsUnusable } from './port.mjs';
import { pinnedNode, serverCommand } from './project.mjs';

it('a server stops cleanly when its parent process is killed', async () => {
  const listen = `require('node:http').createServer().listen(0, function () { console.log(this.address().port); });`;
  const server = ['--import', serverCommand[1], '-e', listen];
  const script = `const { spawn } = require('node:child_process');
    spawn(process.execPath, ${JSON.stringify(server)}, { stdio: 'inherit' });`;
  const starter = spawn(pinnedNode, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(starter.stdout, 'data')) as [Buffer];
  const port = Number(line.toString());
  expect(await whyPortIsUnusable(port)).toBe('EADDRINUSE');
  starter.kill('SIGKILL');
  await expect.poll(() => whyPortIsUnusable(port), { timeout: 30_000 }).toBeUndefined();
});
