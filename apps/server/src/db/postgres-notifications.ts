import { setTimeout as delay } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import type { NotificationListener, Notifications } from './connection.ts';

const quoteChannel = (channel: string): string => `"${channel.replaceAll('"', '""')}"`;

/**
 * A notification is not stored, so its commit need not wait for the disk: meanwhile it holds a lock that
 * every other notification queues for.
 */
const notifyStatement = `select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`;

const listenerName = 'platform listener';

const listenersStatement = `
  select pid from pg_stat_activity where application_name = '${listenerName}' and datname = current_database()`;

/** One connection that listens on all channels and reconnects when it breaks. */
export class PostgresNotifications implements Notifications {
  readonly #databaseUrl: string;
  readonly #pool: Pool;
  readonly #listeners = new Map<string, Set<NotificationListener>>();
  readonly #stopped = new AbortController();
  #client: Promise<Client> | undefined;
  #listenerId: number | undefined;

  constructor(databaseUrl: string, pool: Pool) {
    this.#databaseUrl = databaseUrl;
    this.#pool = pool;
  }

  get listenerId(): number | undefined {
    return this.#listenerId;
  }

  async listenerIds(): Promise<readonly number[]> {
    const { rows } = await this.#pool.query<{ pid: number }>({ name: 'listeners', text: listenersStatement });
    return rows.map(({ pid }) => pid);
  }

  async notify(channel: string, payload: string): Promise<void> {
    await this.#pool.query({ name: 'notify', text: notifyStatement, values: [channel, payload] });
  }

  async listen(channel: string, listener: NotificationListener): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    listeners.add(listener);
    this.#listeners.set(channel, listeners);
    this.#client ??= this.#connect();
    const client = await this.#client;
    if (listeners.size === 1) await client.query(`listen ${quoteChannel(channel)}`);
    return async () => {
      listeners.delete(listener);
    };
  }

  async close(): Promise<void> {
    this.#stopped.abort();
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }

  async #connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.#databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      application_name: listenerName,
    });
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.#listeners.get(channel) ?? []) listener.onNotification(payload ?? '');
    });
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    this.#listenerId = rows[0]?.pid;
    let lost = false;
    const onLost = (): void => {
      if (lost || this.#stopped.signal.aborted) return;
      lost = true;
      this.#listenerId = undefined;
      this.#tell((listener) => listener.onLost?.());
      this.#client = this.#reconnect();
    };
    client.on('error', onLost);
    client.on('end', onLost);
    return client;
  }

  async #reconnect(): Promise<Client> {
    for (let waitMs = 100; ; waitMs = Math.min(waitMs * 2, 5_000)) {
      await delay(waitMs, undefined, { signal: this.#stopped.signal });
      try {
        const client = await this.#connect();
        for (const channel of this.#listeners.keys()) await client.query(`listen ${quoteChannel(channel)}`);
        this.#tell((listener) => listener.onGap());
        return client;
      } catch {
        // PostgreSQL is still unavailable: retry with backoff.
      }
    }
  }

  #tell(call: (listener: NotificationListener) => void): void {
    for (const listeners of this.#listeners.values()) for (const listener of listeners) call(listener);
  }
}
