import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '../../db/connection.ts';
import { openEmbeddedStore } from '../../db/embedded-store.ts';
import { type DemoAccounts, demoOf, type ServerProcess, startServerProcess } from '../server-process.ts';
import { openTestStore, type TestStore, testStoreKind } from '../test-store.ts';
import { type Lapses, letTimePass } from './lapses.ts';

export interface ServerProcessesOptions {
  /** More environment of the servers. */
  readonly env?: Readonly<Record<string, string>>;
  /** Called on the embedded store while its process is dead, because nobody else can open it. */
  readonly whileDown?: (store: Store) => Promise<void>;
}

interface Place {
  readonly dataDir: string;
  server: ServerProcess;
  startedAt: Date;
}

const pollMs = 200;
const leaseJobsMs = 6_000;
const masterKey = '5a'.repeat(32);

/**
 * The server's processes, which are killed and started again on the same port: two on PostgreSQL; one on the embedded
 * store, which belongs to one process.
 */
export class ServerProcesses {
  readonly #places: Place[];
  readonly #database: TestStore | undefined;
  readonly #complaints: string[] = [];
  readonly #options: ServerProcessesOptions;
  /** Leases that end as soon as the data can be reached. */
  readonly #lapses: Lapses = { orderCodes: new Set(), gatewaysToo: false };
  #killing: Promise<void> = Promise.resolve();
  kills = 0;

  private constructor(places: Place[], database: TestStore | undefined, options: ServerProcessesOptions) {
    this.#places = places;
    this.#options = options;
    this.#database = database;
  }

  static async open(options: ServerProcessesOptions = {}): Promise<ServerProcesses> {
    const database = testStoreKind === 'postgres' ? await openTestStore() : undefined;
    const places: Place[] = [];
    // One after the other: the first fills the empty store.
    for (let number = 0; number < (database ? 2 : 1); number += 1) {
      const dataDir = await mkdtemp(join(tmpdir(), 'platform-never-twice-'));
      const server = await start(dataDir, database, options);
      places.push({ dataDir, server, startedAt: new Date() });
    }
    return new ServerProcesses(places, database, options);
  }

  get demo(): DemoAccounts {
    const [first] = this.#places;
    if (!first) throw new Error('There is no server.');
    return demoOf(first);
  }

  get urls(): readonly string[] {
    return this.#places.map(({ server }) => server.url);
  }

  /** What the servers have logged as errors. */
  get errors(): readonly string[] {
    return [...this.#complaints, ...this.#places.flatMap(({ server }) => server.complaints)].filter((line) =>
      line.includes('"level":"error"'),
    );
  }

  /** Kills one process and starts it again. */
  killOne(which: number): Promise<void> {
    this.#killing = this.#kill(which);
    return this.#killing;
  }

  async #kill(which: number): Promise<void> {
    const place = this.#places[which % this.#places.length];
    if (!place) return;
    this.#complaints.push(...place.server.complaints);
    await place.server.kill();
    this.kills += 1;
    if (!this.#database)
      await this.withStore(async (store) => {
        await this.#lapse(store);
        await this.#options.whileDown?.(store);
      });
    // What began before this moment and is not recorded as ended, no process does any more.
    place.startedAt = new Date();
    place.server = await start(place.dataDir, this.#database, this.#options, place.server.port);
    if (this.#database) await this.#lapse(this.#database.store);
  }

  /**
   * Ends the leases of the payout's claim and of its instruction, as if a quarter of an hour had passed. Called by a clerk
   * or device that plays dead, which waits until they have ended.
   */
  async lapse(orderCode: string, isOver: () => boolean): Promise<void> {
    const { orderCodes } = this.#lapses;
    orderCodes.add(orderCode);
    if (this.#database) await this.#lapse(this.#database.store);
    while (orderCodes.has(orderCode) && !isOver()) await wait(pollMs);
    // Until the jobs that end leases have run.
    for (let waited = 0; waited < leaseJobsMs && !isOver(); waited += pollMs) await wait(pollMs);
  }

  async lapseGateways(): Promise<void> {
    this.#lapses.gatewaysToo = true;
    if (this.#database) await this.#lapse(this.#database.store);
  }

  /** Opens the data; on the embedded store while no server runs. */
  async withStore(look: (store: Store) => Promise<void>): Promise<void> {
    if (this.#database) return look(this.#database.store);
    const [place] = this.#places;
    if (!place) throw new Error('There is no server.');
    const store = await openEmbeddedStore({ dataDir: place.dataDir });
    await look(store).finally(() => store.close());
  }

  async stop(): Promise<void> {
    // One that is being started must not be left behind by a test that has failed.
    await this.#killing.catch(() => undefined);
    for (const { server } of this.#places) await server.stop();
  }

  async close(): Promise<void> {
    await this.stop();
    await this.#database?.close();
    for (const { dataDir } of this.#places) await rm(dataDir, { recursive: true });
  }

  #lapse(store: Store): Promise<void> {
    const deadBefore = new Date(Math.min(...this.#places.map(({ startedAt }) => startedAt.getTime())));
    return letTimePass(store, this.#lapses, this.#database ? deadBefore : new Date());
  }
}

const start = (
  dataDir: string,
  database: TestStore | undefined,
  { env }: ServerProcessesOptions,
  port = 0,
): Promise<ServerProcess> =>
  startServerProcess(
    { dataDir, databaseUrl: database?.databaseUrl },
    { PLATFORM_MASTER_KEY: masterKey, PORT: String(port), ...env },
  );
