/** The rows of a bulk action before it starts: those to process, and those to skip with the reason. */
export interface BulkPlan<Row> {
  eligible: readonly Row[];
  skipped: readonly { reason: string; rows: readonly Row[] }[];
}

/** Dry run: checks every row by its data on screen. The server checks again. */
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
  /** Why it failed; null if it succeeded. */
  problem: string | null;
}

export interface BulkRun<Row> {
  rows: readonly Row[];
  /** Processes a row. Returns the reason of a failure, or null. Throws to end the run. */
  perform: (row: Row) => Promise<string | null>;
  onResult: (result: BulkResult<Row>) => void;
  signal: AbortSignal;
  /** Maximum number of rows started per second, so that the run does not slow down other users. */
  perSecond: number;
  clock?: BulkClock;
}

export interface BulkClock {
  nowMs: () => number;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Processes the rows one after the other. On abort the current row is finished, so that the result of each
 * row is known.
 */
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

/** Skips repeated keys: several deliveries of one order need only one action, so the first row is used. */
export function once<Row>(keyOf: (row: Row) => string, reason: string): (row: Row) => string | undefined {
  const seen = new Set<string>();
  return (row) => {
    const key = keyOf(row);
    if (seen.has(key)) return reason;
    seen.add(key);
    return undefined;
  };
}
