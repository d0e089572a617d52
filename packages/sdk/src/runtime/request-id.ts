/**
 * Creates ids to find one call in a log: a random part for the client, and a counter. They are not secret.
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
