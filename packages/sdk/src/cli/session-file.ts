import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Terminal } from './terminal.ts';

/**
 * The session stored for later commands. The second-level token is not stored; it is obtained when needed.
 */
export interface StoredSession {
  readonly baseUrl: string;
  readonly account: string;
  readonly token: string;
  /** Time zone of request times. */
  readonly timeZone: string;
}

/** One session per platform, in a file that only its owner may read. */
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

  /** Whether other users may read the file, because its mode was changed. */
  async isOpenToOthers(): Promise<boolean> {
    if (this.#platform === 'win32') return false;
    const found = await stat(this.path).catch(() => undefined);
    return found !== undefined && (found.mode & 0o077) !== 0;
  }

  async closeToOthers(): Promise<void> {
    await chmod(this.path, 0o600);
  }

  /**
   * Writes a temporary file and renames it, so that a concurrent command reads the old or the new session
   * completely.
   */
  async write(session: StoredSession): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const draft = `${this.path}.${randomBytes(4).toString('hex')}`;
    // Created with mode 600, so that no other user can read it at any time.
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

  /** A newer sign-in's session is kept. */
  async removeIfOf(token: string): Promise<void> {
    if ((await this.read())?.token === token) await this.remove();
  }
}

function configFolder(env: Terminal['env'], platform: NodeJS.Platform): string {
  if (env.XDG_CONFIG_HOME) return env.XDG_CONFIG_HOME;
  if (platform === 'win32' && env.APPDATA) return env.APPDATA;
  return join(env.HOME || homedir(), '.config');
}

/** Parses the file. An incomplete file counts as no session; the next sign-in replaces it. */
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
