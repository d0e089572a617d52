/**
 * Does one thing at a time, in the order of the asking: two requests under way may overtake each other, and of two changes
 * of the same thing the later one is to stand. What fails holds up nothing that comes after it.
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
