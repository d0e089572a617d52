import { useCallback, useState } from 'react';
import { type HeldRows, holdRows } from './held-rows.ts';

export interface HeldList<Row> {
  /** Null before the first answer to what is asked now. */
  held: HeldRows<Row> | null;
  /** Takes the newest answer as it is; where there is none newer, the next one. */
  release: () => void;
}

/** An answer: to what was asked, its rows, and which reading of it this is. */
export interface Answer<Row> {
  key: string;
  rows: readonly Row[];
  version: number;
}

/**
 * Rows that stay where they are while newer answers to the same question arrive by themselves. Another filter, sort or
 * page is another question, and its answer is taken as it comes.
 */
export function useHeldRows<Row>(
  answer: Answer<Row> | undefined,
  keyOf: (row: Row) => string,
): HeldList<Row> {
  const [held, setHeld] = useState<(Answer<Row> & { release: boolean }) | null>(null);
  const isOther = answer !== undefined && held?.key !== answer.key;
  const isAwaited = answer !== undefined && held?.release === true && held.version !== answer.version;
  if (answer && (isOther || isAwaited)) setHeld({ ...answer, release: false });
  const release = useCallback(() => setHeld((now) => now && { ...now, release: true }), []);
  return { held: shownRows(), release };

  function shownRows(): HeldRows<Row> | null {
    if (!answer) return null;
    if (isOther || isAwaited || !held) return { rows: answer.rows, waiting: 0 };
    return holdRows(held.rows, answer.rows, keyOf);
  }
}
