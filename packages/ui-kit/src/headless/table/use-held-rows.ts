import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type HeldRows, holdRows } from './held-rows.ts';

export interface HeldList<Row> {
  /** Null before the first answer to what is asked now. */
  held: HeldRows<Row> | null;
  /** Takes the newest answer as it is; where there is none newer, the next one. */
  release: () => void;
  /** Takes the next answer as it is, whatever waits now: for whoever has changed something and looks for it. */
  takeNext: () => void;
}

/** An answer: to what was asked, its rows, and which reading of it this is. */
export interface Answer<Row> {
  key: string;
  rows: readonly Row[];
  version: number;
}

/** `takeAfter` is the reading of the answer after which the next one is shown whole. */
type HeldAnswer<Row> = Answer<Row> & { takeAfter: number | undefined };

/**
 * Rows that stay where they are while newer answers to the same question arrive by themselves. Another filter, sort or
 * page is another question, and its answer is taken as it comes.
 */
export function useHeldRows<Row>(
  answer: Answer<Row> | undefined,
  keyOf: (row: Row) => string,
): HeldList<Row> {
  const [held, setHeld] = useState<HeldAnswer<Row> | null>(null);
  const newest = answer?.version;
  const isOther = answer !== undefined && held?.key !== answer.key;
  const isAwaited = answer !== undefined && held?.takeAfter !== undefined && held.takeAfter !== newest;
  if (answer && (isOther || isAwaited)) setHeld({ ...answer, takeAfter: undefined });
  const release = useCallback(() => setHeld((now) => now && { ...now, takeAfter: now.version }), []);
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  const takeNext = useCallback(
    () => setHeld((now) => now && { ...now, takeAfter: latest.current ?? now.version }),
    [],
  );
  return { held: shownRows(), release, takeNext };

  function shownRows(): HeldRows<Row> | null {
    if (!answer) return null;
    if (isOther || isAwaited || !held) return { rows: answer.rows, waiting: 0 };
    return holdRows(held.rows, answer.rows, keyOf);
  }
}
