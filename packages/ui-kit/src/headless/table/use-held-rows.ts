import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type HeldRows, holdRows, rowsBelow } from './held-rows.ts';

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
  /** More of the list is read below what is shown, and shown there as it comes. */
  grows?: boolean;
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
  const below =
    answer?.grows && held && !isOther && !isAwaited ? rowsBelow(held.rows, answer.rows, keyOf) : [];
  if (answer && (isOther || isAwaited)) setHeld({ ...answer, takeAfter: undefined });
  else if (held && below.length > 0) setHeld({ ...held, rows: [...held.rows, ...below] });
  const release = useCallback(() => setHeld((now) => now && { ...now, takeAfter: now.version }), []);
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  const takeNext = useCallback(
    () => setHeld((now) => now && { ...now, takeAfter: latest.current ?? now.version }),
    [],
  );
  // The same rows in every render until another answer comes: a table works on them anew only then.
  const kept = isOther || isAwaited ? undefined : held?.rows;
  const fresh = answer?.rows;
  const shown = useMemo(() => {
    if (!fresh) return null;
    return kept ? holdRows(kept, fresh, keyOf) : { rows: fresh, waiting: 0 };
  }, [kept, fresh, keyOf]);
  return { held: shown, release, takeNext };
}
