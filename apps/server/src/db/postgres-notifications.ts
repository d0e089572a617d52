import { setTimeout as delay } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import type { NotificationListener, Notifications } from './connection.ts';

const quoteChannel = (channel: string): string => `"${channel.replaceAll('"', '""')}"`;

/**
 * Nothing is kept of a notification, so its commit waits for no disk: it holds a lock meanwhile that every other one
 * queues for.
 */
const notifyStatement = `select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`;

/** One connection that listens for all channels and comes back by itself when it breaks. */
export class PostgresNotifications implements Notifications {
  readonly #databaseUrl: string;
  readonly #pool: Pool;
  readonly #listeners = new Map<string, Set<NotificationListener>>();
  readonly #stopped = new AbortController();
  #client: Promise<Client> | undefined;

  constructor(databaseUrl: string, pool: Pool) {
    this.#databaseUrl = databaseUrl;
    this.#pool = pool;
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
      application_name: 'platform listener',
    });
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.#listeners.get(channel) ?? []) listener.onNotification(payload ?? '');
    });
    await client.connect();
    let lost = false;
    const onLost = (): void => {
      if (lost || this.#stopped.signal.aborted) return;
      lost = true;
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
        for (const listeners of this.#listeners.values()) {
          for (const listener of listeners) listener.onGap();
        }
        return client;
      } catch {
        // PostgreSQL is still away: try again, a little later each time.
      }
    }
  }
}
