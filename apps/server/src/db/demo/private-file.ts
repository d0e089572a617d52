import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes what holds passwords and keys: whole or not at all, and nobody else of the machine may read it. */
export async function writePrivateFile(folder: string, name: string, content: unknown): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  // A draft that a crash left behind keeps the rights that it had.
  await chmod(draft, 0o600);
  await rename(draft, path);
}
