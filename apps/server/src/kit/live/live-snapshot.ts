import type { Queryable } from '../../db/connection.ts';
import { type Fanout, type FanoutEvent, settleWithinMs } from './fanout.ts';

/**
 * Rows that rarely change and are read by many requests, kept in memory until any process changes one. A changing call
 * ends when every process has dropped its copy (`Fanout.settled`), so a later request never reads old rows: a process
 * without notifications reads from the database each time, and the copy of a hanging one has expired by the time the
 * call stops waiting for it.
 */
export class LiveSnapshot<T> {
  readonly #readRows: (db: Queryable) => Promise<T>;
  readonly #clockMs: () => number;
  #held: { readonly value: T; readonly askedAtMs: number } | undefined;
  #generation = 0;
  #hearsOfChanges = true;

  constructor(
    fanout: Fanout,
    isChange: (event: FanoutEvent) => boolean,
    readRows: (db: Queryable) => Promise<T>,
    clockMs: () => number = () => performance.now(),
  ) {
    this.#readRows = readRows;
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
    return held && this.#clockMs() - held.askedAtMs < settleWithinMs ? held.value : this.read(db);
  }

  forget(): void {
    this.#held = undefined;
    this.#generation += 1;
  }

  /** Reads the rows in any case. */
  async read(db: Queryable): Promise<T> {
    const generation = this.#generation;
    const askedAtMs = this.#clockMs();
    const value = await this.#readRows(db);
    // Not kept when a row changed during the read, because the value may be outdated.
    if (generation === this.#generation && this.#hearsOfChanges) this.#held = { value, askedAtMs };
    return value;
  }
}

/** Rules that operators keep in a table and that many requests check. */
export interface RuleSource<T> {
  /** Names the source in the event `rules.changed`. */
  readonly name: string;
  read(db: Queryable): Promise<T>;
  /** What holds while no rule is kept. */
  readonly none: T;
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
        (handle) => source.read(handle),
        this.#clockMs,
      );
    this.#snapshots.set(name, snapshot);
    return snapshot.get(db) as Promise<T>;
  }
}
