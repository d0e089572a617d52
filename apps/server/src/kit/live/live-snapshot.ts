import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/connection.ts';
import { type Fanout, type FanoutEvent, settleWithinMs } from './fanout.ts';
import { ruleVersions } from './rule-versions.table.ts';

export interface SnapshotRows<T> {
  read(db: Queryable): Promise<T>;
  /** Another number after every change of the rows. If there is one, an expired copy of it need not be read again. */
  version?(db: Queryable): Promise<number>;
}

interface Held<T> {
  readonly value: T;
  readonly version: number | undefined;
  readonly askedAtMs: number;
}

/**
 * Rows that rarely change and are read by many requests, kept in memory until any process changes one. A changing call
 * ends when every process has dropped its copy (`Fanout.settled`), so a later request never reads old rows: a process
 * without notifications reads from the database each time, and the copy of a hanging one has expired by the time the
 * call stops waiting for it.
 */
export class LiveSnapshot<T> {
  readonly #rows: SnapshotRows<T>;
  readonly #clockMs: () => number;
  #held: Held<T> | undefined;
  #generation = 0;
  #hearsOfChanges = true;

  constructor(
    fanout: Fanout,
    isChange: (event: FanoutEvent) => boolean,
    rows: SnapshotRows<T>,
    clockMs: () => number = () => performance.now(),
  ) {
    this.#rows = rows;
    this.#clockMs = clockMs;
    fanout.subscribe({
      onEvent: (event) => {
        if (isChange(event)) this.forget();
      },
      onLost: () => {
        this.#hearsOfChanges = false;
        this.forget();
      },
      onGap: () => {
        this.#hearsOfChanges = true;
        this.forget();
      },
    });
  }

  /** The rows. Inside a transaction a miss is read through its handle. */
  async get(db: Queryable): Promise<T> {
    const held = this.#held;
    return held && (await this.#isCurrent(held, db)) ? held.value : this.read(db);
  }

  async #isCurrent(held: Held<T>, db: Queryable): Promise<boolean> {
    const generation = this.#generation;
    const askedAtMs = this.#clockMs();
    if (askedAtMs - held.askedAtMs < settleWithinMs) return true;
    if (held.version === undefined || held.version !== (await this.#rows.version?.(db))) return false;
    // A change that was heard of meanwhile has dropped the copy.
    if (generation !== this.#generation) return false;
    this.#held = { ...held, askedAtMs };
    return true;
  }

  forget(): void {
    this.#held = undefined;
    this.#generation += 1;
  }

  /** Reads the rows in any case. */
  async read(db: Queryable): Promise<T> {
    const generation = this.#generation;
    const askedAtMs = this.#clockMs();
    // Before the rows: they may be newer than their version, and are then read once more.
    const version = await this.#rows.version?.(db);
    const value = await this.#rows.read(db);
    // Not kept when a row changed during the read, because the value may be outdated.
    if (generation === this.#generation && this.#hearsOfChanges) this.#held = { value, version, askedAtMs };
    return value;
  }
}

/** Rules that operators keep in a table and that many requests check. */
export interface RuleSource<T> {
  /** Names the source in the event `rules.changed` and in `rule_versions`. */
  readonly name: string;
  read(db: Queryable): Promise<T>;
  /** What holds while no rule is kept. */
  readonly none: T;
}

async function versionOf(db: Queryable, source: string): Promise<number> {
  const { name, version } = ruleVersions;
  const [row] = await db.select({ version }).from(ruleVersions).where(eq(name, source));
  return row?.version ?? 0;
}

/** Publish it after a change of the rules of a source. */
export const rulesChanged = ({ name }: Pick<RuleSource<unknown>, 'name'>): FanoutEvent => ({
  topic: 'rules',
  type: 'rules.changed',
  id: name,
});

/** A snapshot of each source, made when it is first asked for. */
export class RuleSnapshots {
  readonly #fanout: Fanout;
  readonly #clockMs: () => number;
  readonly #snapshots = new Map<string, LiveSnapshot<unknown>>();

  constructor(fanout: Fanout, clockMs?: () => number) {
    this.#fanout = fanout;
    this.#clockMs = clockMs ?? (() => performance.now());
  }

  get<T>(db: Queryable, source: RuleSource<T>): Promise<T> {
    const { name } = source;
    const snapshot =
      this.#snapshots.get(name) ??
      new LiveSnapshot<unknown>(
        this.#fanout,
        ({ topic, id }) => topic === 'rules' && id === name,
        { read: (handle) => source.read(handle), version: (handle) => versionOf(handle, name) },
        this.#clockMs,
      );
    this.#snapshots.set(name, snapshot);
    return snapshot.get(db) as Promise<T>;
  }
}
