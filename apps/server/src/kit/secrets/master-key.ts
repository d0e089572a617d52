import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The 32 bytes of a hexadecimal or base64 text, or undefined. */
export function parseMasterKey(text: string): Uint8Array | undefined {
  const trimmed = text.trim();
  const bytes = /^[0-9a-f]{64}$/i.test(trimmed)
    ? Buffer.from(trimmed, 'hex')
    : Buffer.from(trimmed, 'base64');
  return bytes.length === 32 ? new Uint8Array(bytes) : undefined;
}

const keyPath = (dataDir: string): string => join(dataDir, 'master.key');

/** The key in the data folder, if there is one. */
export async function readMasterKey(dataDir: string): Promise<Uint8Array | undefined> {
  const text = await readFile(keyPath(dataDir), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : checkedKey(text, dataDir);
}

function checkedKey(text: string, dataDir: string): Uint8Array {
  const key = parseMasterKey(text);
  if (!key)
    throw new Error(`${keyPath(dataDir)} does not hold a master key: 64 hexadecimal digits are expected.`);
  return key;
}

/**
 * The key in the data folder, created on first use. Several processes can start at once: a hard link appears
 * completely or not at all, so all of them use the same key.
 */
export async function loadOrCreateMasterKey(dataDir: string): Promise<Uint8Array> {
  const path = keyPath(dataDir);
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
  return checkedKey(existing ?? (await readFile(path, 'utf8')), dataDir);
}
