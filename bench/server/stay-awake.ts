/**
 * Keeps this process awake until the returned function is called. Writing to a sleeping process costs the
 * writer CPU time. A server as fast as its client would pay that with every answer, a faster one never.
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
