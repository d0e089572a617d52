import DataLoader from 'dataloader';

export interface BatchingOptions {
  /** Most calls that one run answers. */
  readonly maxAtOnce?: number;
  /** Runs under way at a time; while so many are, further calls gather for the next. */
  readonly lanes?: number;
}

/**
 * One run for all calls that come together. A statement for twenty rows costs little more than one for a single row, so
 * under load much is saved, while a call that comes alone starts in the same turn of the event loop.
 *
 * `run` answers the keys in their order, an `Error` for one that fails; what it throws, all of its callers get. Nothing
 * is remembered between runs. Not for use inside a transaction: the calls of one run have different callers.
 *
 * DataLoader gathers; what is decided here is only when a run may start.
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
      // What arrived on other connections in the same turn is read before the run starts.
      batchScheduleFn: (dispatch) => setImmediate(start, dispatch),
    },
  );
  return (key) => loader.load(key);
}
