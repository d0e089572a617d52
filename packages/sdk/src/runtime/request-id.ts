/**
 * Ids to find one call in a log by: a random part that tells clients apart, and a count. They protect nothing.
 *
 * @example '2gosa7pa2gv-1', '2gosa7pa2gv-2', …
 */
export function createRequestIds(random: () => number): () => string {
  const prefix = Math.floor(random() * 2 ** 53)
    .toString(36)
    .padStart(8, '0');
  let count = 0;
  return () => `${prefix}-${++count}`;
}
