import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file with passwords and keys, atomically and readable only by its owner. */
export async function writePrivateFile(folder: string, name: string, content: unknown): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  // A draft left by a crash keeps its old file mode.
  await chmod(draft, 0o600);
  await rename(draft, path);
}
