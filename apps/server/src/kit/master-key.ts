import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The 32 bytes that `text` writes in hexadecimal or base64, or undefined. */
export function parseMasterKey(text: string): Uint8Array | undefined {
  const trimmed = text.trim();
  const bytes = /^[0-9a-f]{64}$/i.test(trimmed)
    ? Buffer.from(trimmed, 'hex')
    : Buffer.from(trimmed, 'base64');
  return bytes.length === 32 ? new Uint8Array(bytes) : undefined;
}

/**
 * The key in the data folder, made on first use. Several processes may start at once: a link appears
 * whole or not at all, so all of them end with the same key.
 */
export async function loadOrCreateMasterKey(dataDir: string): Promise<Uint8Array> {
  const path = join(dataDir, 'master.key');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const existing = await readFile(path, 'utf8').catch(() => undefined);
  if (existing === undefined) {
    const draft = `${path}.${randomUUID()}`;
    await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await rm(draft, { force: true });
  }
  const key = parseMasterKey(existing ?? (await readFile(path, 'utf8')));
  if (!key) throw new Error(`${path} does not hold a master key: 64 hexadecimal digits are expected.`);
  return key;
}
