/** Rows of a bulk action before it begins: what will be done, and what will not and why. */
export interface BulkPlan<Row> {
  eligible: readonly Row[];
  skipped: readonly { reason: string; rows: readonly Row[] }[];
}

/** A dry run: judges every row by what is on screen of it. The server judges again. */
export function planBulk<Row>(
  rows: readonly Row[],
  refusal: (row: Row) => string | undefined,
): BulkPlan<Row> {
  const eligible: Row[] = [];
  const skipped = new Map<string, Row[]>();
  for (const row of rows) {
    const reason = refusal(row);
    if (reason === undefined) eligible.push(row);
    else skipped.set(reason, [...(skipped.get(reason) ?? []), row]);
  }
  return { eligible, skipped: [...skipped].map(([reason, refused]) => ({ reason, rows: refused })) };
}

export interface BulkResult<Row> {
  row: Row;
  /** Why it failed; null where it was done. */
  problem: string | null;
}

export interface BulkRun<Row> {
  rows: readonly Row[];
  /** Answers what went wrong with a row, null where nothing did. Throws to end the whole run. */
  perform: (row: Row) => Promise<string | null>;
  onResult: (result: BulkResult<Row>) => void;
  signal: AbortSignal;
  /** At most so many begin in a second: others use the platform meanwhile. */
  perSecond: number;
  clock?: BulkClock;
}

export interface BulkClock {
  nowMs: () => number;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** One row after the other. A stop lets the row at work finish, so that each row is known to be done or not. */
export async function runBulk<Row>({
  rows,
  perform,
  onResult,
  signal,
  perSecond,
  clock = browserClock,
}: BulkRun<Row>): Promise<void> {
  const stepMs = 1000 / perSecond;
  for (const row of rows) {
    if (signal.aborted) return;
    const beganMs = clock.nowMs();
    onResult({ row, problem: await perform(row) });
    const restMs = stepMs - (clock.nowMs() - beganMs);
    if (restMs > 0) await clock.wait(restMs, signal);
  }
}

export const browserClock: BulkClock = {
  nowMs: () => performance.now(),
  wait: (ms, signal) =>
    new Promise((done) => {
      const timer = setTimeout(done, ms);
      signal.addEventListener(
        'abort',
        () => {
          clearTimeout(timer);
          done();
        },
        { once: true },
      );
    }),
};

/** Several deliveries of one order are one thing to do: only the first row of a key stays. */
export function once<Row>(keyOf: (row: Row) => string, reason: string): (row: Row) => string | undefined {
  const seen = new Set<string>();
  return (row) => {
    const key = keyOf(row);
    if (seen.has(key)) return reason;
    seen.add(key);
    return undefined;
  };
}
