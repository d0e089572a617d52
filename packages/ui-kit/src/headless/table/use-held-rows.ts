import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type HeldRows, holdRows, rowsBelow } from './held-rows.ts';

export interface HeldList<Row> {
  /** Null before the first answer to the current query. */
  held: HeldRows<Row> | null;
  /** Shows the newest answer; if there is none newer, the next one. */
  release: () => void;
  /** Shows the next answer in full even if rows are waiting: for a user who looks for their own change. */
  takeNext: () => void;
}

/** An answer: its query, its rows, and its sequence number. */
export interface Answer<Row> {
  key: string;
  rows: readonly Row[];
  version: number;
  /** Further pages are appended below the shown rows. */
  grows?: boolean;
}

/** `takeAfter`: the sequence number after which the next answer is shown in full. */
type HeldAnswer<Row> = Answer<Row> & { takeAfter: number | undefined };

/**
 * Keeps rows in place while newer answers to the same query arrive. A different filter, sort or page is a new
 * query, whose answer is shown at once.
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
  // Keep the array identity until another answer arrives: a new array makes the table recompute.
  const kept = isOther || isAwaited ? undefined : held?.rows;
  const fresh = answer?.rows;
  const shown = useMemo(() => {
    if (!fresh) return null;
    return kept ? holdRows(kept, fresh, keyOf) : { rows: fresh, waiting: 0 };
  }, [kept, fresh, keyOf]);
  return { held: shown, release, takeNext };
}
