import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type PinnedRows, pinRows, rowsBelow } from './pinned-rows.ts';

export interface PinnedList<Row> {
  /** Null before the first answer to the current query. */
  pinned: PinnedRows<Row> | null;
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
type PinnedAnswer<Row> = Answer<Row> & { takeAfter: number | undefined };

/**
 * Keeps rows in place while newer answers to the same query arrive. A different filter, sort or page is a new
 * query, whose answer is shown at once.
 */
export function usePinnedRows<Row>(
  answer: Answer<Row> | undefined,
  keyOf: (row: Row) => string,
): PinnedList<Row> {
  const [pinned, setPinned] = useState<PinnedAnswer<Row> | null>(null);
  const newest = answer?.version;
  const isOther = answer !== undefined && pinned?.key !== answer.key;
  const isAwaited = answer !== undefined && pinned?.takeAfter !== undefined && pinned.takeAfter !== newest;
  const below =
    answer?.grows && pinned && !isOther && !isAwaited ? rowsBelow(pinned.rows, answer.rows, keyOf) : [];
  if (answer && (isOther || isAwaited)) setPinned({ ...answer, takeAfter: undefined });
  else if (pinned && below.length > 0) setPinned({ ...pinned, rows: [...pinned.rows, ...below] });
  const release = useCallback(() => setPinned((now) => now && { ...now, takeAfter: now.version }), []);
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  const takeNext = useCallback(
    () => setPinned((now) => now && { ...now, takeAfter: latest.current ?? now.version }),
    [],
  );
  // Keep the array identity until another answer arrives: a new array makes the table recompute.
  const kept = isOther || isAwaited ? undefined : pinned?.rows;
  const fresh = answer?.rows;
  const shown = useMemo(() => {
    if (!fresh) return null;
    return kept ? pinRows(kept, fresh, keyOf) : { rows: fresh, waiting: 0 };
  }, [kept, fresh, keyOf]);
  return { pinned: shown, release, takeNext };
}
