import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Terminal } from './terminal.ts';

/** What a sign-in leaves for the next command. The second-level token is not kept: it is asked for when needed. */
export interface StoredSession {
  readonly baseUrl: string;
  readonly account: string;
  readonly token: string;
  /** Zone in which request times are written. */
  readonly timeZone: string;
}

/** One session a platform, in a file that its owner alone may read. */
export class SessionFile {
  readonly path: string;
  readonly #folder: string;
  readonly #platform: NodeJS.Platform;

  constructor({ env, platform }: Pick<Terminal, 'env' | 'platform'>, baseUrl: string) {
    this.#platform = platform;
    this.#folder = join(configFolder(env, platform), 'platform', 'sessions');
    this.path = join(this.#folder, `${encodeURIComponent(baseUrl)}.json`);
  }

  async read(): Promise<StoredSession | undefined> {
    const text = await readFile(this.path, 'utf8').catch((error: unknown) => {
      if (Object(error).code === 'ENOENT') return undefined;
      throw error;
    });
    return text === undefined ? undefined : asSession(text);
  }

  /** Whether others than its owner may read it, because somebody has changed it since. */
  async isOpenToOthers(): Promise<boolean> {
    if (this.#platform === 'win32') return false;
    const found = await stat(this.path).catch(() => undefined);
    return found !== undefined && (found.mode & 0o077) !== 0;
  }

  async closeToOthers(): Promise<void> {
    await chmod(this.path, 0o600);
  }

  /** Written beside and put in place: a command that reads meanwhile sees the old one or the new one, whole. */
  async write(session: StoredSession): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const draft = `${this.path}.${randomBytes(4).toString('hex')}`;
    // Closed to others from its first moment, not after it was written.
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(`${JSON.stringify(session, null, 2)}\n`);
      await file.close();
      await rename(draft, this.path);
    } catch (error) {
      await file.close().catch(() => undefined);
      await rm(draft, { force: true });
      throw error;
    }
  }

  async remove(): Promise<void> {
    await rm(this.path, { force: true });
  }

  /** Not one that somebody has signed in for since. */
  async removeIfOf(token: string): Promise<void> {
    if ((await this.read())?.token === token) await this.remove();
  }
}

function configFolder(env: Terminal['env'], platform: NodeJS.Platform): string {
  if (env.XDG_CONFIG_HOME) return env.XDG_CONFIG_HOME;
  if (platform === 'win32' && env.APPDATA) return env.APPDATA;
  return join(env.HOME || homedir(), '.config');
}

/** A file that is not whole counts as none: the next sign-in replaces it. */
function asSession(text: string): StoredSession | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { baseUrl, account, token, timeZone }: Record<string, unknown> = Object(value);
  return [baseUrl, account, token, timeZone].every((field) => typeof field === 'string' && field !== '')
    ? { baseUrl: String(baseUrl), account: String(account), token: String(token), timeZone: String(timeZone) }
    : undefined;
}
