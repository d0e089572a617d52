import DataLoader from 'dataloader';

export interface BatchingOptions {
  /** Maximum number of calls in one batch. */
  readonly maxAtOnce?: number;
  /** Maximum number of batches in progress. While it is reached, further calls collect for the next batch. */
  readonly lanes?: number;
}

/**
 * Batches concurrent calls into one `run`. A statement for twenty rows costs little more than one for a
 * single row, so batching saves much under load. A single call starts in the same turn of the event loop.
 *
 * `run` returns one result per key, in order, or an `Error` for a key that failed. If it throws, all callers
 * of the batch get the error. Nothing is cached between batches. Do not use inside a transaction: a batch
 * mixes requests of different callers.
 *
 * DataLoader collects the calls; this code only decides when a batch starts.
 */
export function batched<Key, Result>(
  run: (keys: readonly Key[]) => Promise<readonly (Result | Error)[]>,
  { maxAtOnce = 64, lanes = 1 }: BatchingOptions = {},
): (key: Key) => Promise<Result> {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  const start = (dispatch: () => void): void => {
    if (underWay >= lanes) {
      waiting.push(dispatch);
      return;
    }
    underWay += 1;
    dispatch();
  };
  const loader = new DataLoader<Key, Result>(
    async (keys) => {
      try {
        return await run(keys);
      } finally {
        underWay -= 1;
        const next = waiting.shift();
        if (next) start(next);
      }
    },
    {
      cache: false,
      maxBatchSize: maxAtOnce,
      // Wait until calls from other connections in the same turn have arrived.
      batchScheduleFn: (dispatch) => setImmediate(start, dispatch),
    },
  );
  return (key) => loader.load(key);
}
