/**
 * Runs tasks one at a time, in the order they were added. Concurrent requests may overtake each other, and
 * the later of two changes must win. A failed task does not stop the queue.
 *
 * @example const inTurn = createSerialQueue(); await inTurn(() => call(simulatorSet, plan));
 */
export function createSerialQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
