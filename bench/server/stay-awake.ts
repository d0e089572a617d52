/**
 * Keeps this process from sleeping until the returned function is called. Whoever writes to a process that sleeps pays
 * for waking it: a server that is asked as fast as it answers would pay that with every answer, and one that is faster
 * than its asker with none.
 */
export function stayAwake(): () => void {
  let isOver = false;
  const turn = (): void => {
    if (!isOver) setImmediate(turn);
  };
  turn();
  return () => {
    isOver = true;
  };
}
