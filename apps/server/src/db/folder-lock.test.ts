import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderLockedError, lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const modulePath = fileURLToPath(new URL('./folder-lock.ts', import.meta.url));

/** Another process that takes and holds the lock. */
async function holdElsewhere() {
  const script = `import { lockFolder } from ${JSON.stringify(modulePath)};
    await lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('a second holder is refused, with the first one’s process and the remedy', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError);
  await expect(lockFolder(folder)).rejects.toThrow(
    new RegExp(`process ${process.pid} .*DATA_DIR.*DATABASE_URL`),
  );
  await release();
  await (await lockFolder(folder))();
  expect(await readdir(folder)).toEqual([]);
});

test('another process is refused while the holder lives, and takes over at once after it was killed', async () => {
  const holder = await holdElsewhere();
  await expect(lockFolder(folder)).rejects.toThrow(`process ${holder.pid}`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await (await lockFolder(folder))();
});

test('of many concurrent takeovers, one succeeds', async () => {
  const holder = await holdElsewhere();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
});
