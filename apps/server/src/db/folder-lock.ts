import { readFileSync } from 'node:fs';
import { link, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

interface LockHolder {
  readonly pid: number;
  /**
   * Distinguishes this process from a later one with the same id; empty if the system does not provide it.
   */
  readonly processStart: string;
  /** Distinguishes this boot of the machine from earlier ones. */
  readonly bootId: string;
  readonly since: string;
}

export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';

  constructor(folder: string, holder: LockHolder) {
    super(
      `The data folder ${folder} is in use by process ${holder.pid} since ${holder.since}. ` +
        'The embedded store allows one process at a time: stop that one, or give this one another folder ' +
        'with DATA_DIR, or let both share a PostgreSQL with DATABASE_URL.',
    );
  }
}

const readOrEmpty = (path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
};

/** Field 22 of /proc/<pid>/stat. The command before it may contain spaces and brackets. */
const processStartOf = (pid: number): string => {
  const line = readOrEmpty(`/proc/${pid}/stat`);
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
};

const currentBootId = (): string => readOrEmpty('/proc/sys/kernel/random/boot_id');

function isAlive(holder: LockHolder): boolean {
  if (holder.bootId !== currentBootId()) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    const denied = error instanceof Error && 'code' in error && error.code === 'EPERM';
    if (!denied) return false;
  }
  return holder.processStart === processStartOf(holder.pid);
}

function parseHolder(text: string): LockHolder | undefined {
  try {
    const value: LockHolder = JSON.parse(text);
    return typeof value.pid === 'number' ? value : undefined;
  } catch {
    return undefined;
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/**
 * Locks the folder for this process and returns the function that unlocks it. If the holder died without
 * unlocking (kill -9, power loss), this is detected at once and its lock is taken over.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'store.lock');
  const draftPath = join(folder, `store.lock.${process.pid}.${Math.random().toString(36).slice(2)}`);
  const self: LockHolder = {
    pid: process.pid,
    processStart: processStartOf(process.pid),
    bootId: currentBootId(),
    since: new Date().toISOString(),
  };
  const text = `${JSON.stringify(self)}\n`;
  const draft = await open(draftPath, 'wx', 0o600);
  await draft.writeFile(text);
  await draft.close();

  try {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      try {
        // A hard link appears with its complete content or not at all, so no process reads a half-written
        // lock.
        await link(draftPath, path);
        return async () => {
          if (readOrEmpty(path) === text.trim()) await rm(path, { force: true });
        };
      } catch (error) {
        if (!isCode(error, 'EEXIST')) throw error;
      }
      const heldText = await readFile(path, 'utf8').catch(() => '');
      const holder = parseHolder(heldText);
      if (holder && isAlive(holder)) throw new FolderLockedError(folder, holder);
      if (heldText !== '') await discardDeadLock(path, heldText);
    }
    throw new Error(`Could not take the lock of ${folder}: other processes keep taking it.`);
  } finally {
    await rm(draftPath, { force: true });
  }
}

/**
 * Removes the lock of a dead holder. Only one process at a time may do this: otherwise a second one could
 * remove the lock that the first has just taken.
 */
async function discardDeadLock(path: string, deadText: string): Promise<void> {
  const guardPath = `${path}.takeover`;
  try {
    const guard = await open(guardPath, 'wx');
    await guard.close();
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    const age =
      Date.now() -
      (await stat(guardPath).then(
        (found) => found.mtimeMs,
        () => Date.now(),
      ));
    if (age > 2000) await rm(guardPath, { force: true });
    await delay(50);
    return;
  }
  try {
    if ((await readFile(path, 'utf8').catch(() => '')) === deadText) {
      await rename(path, `${path}.dead`);
      await rm(`${path}.dead`, { force: true });
    }
  } finally {
    await rm(guardPath, { force: true });
  }
}
