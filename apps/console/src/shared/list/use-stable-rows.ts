import type { Operation } from '@platform/sdk';
import { type PinnedRows, usePinnedRows } from '@platform/ui-kit/headless/table';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { watchOwnChanges } from '../query.ts';

/** The rows on screen. New rows are held back, so that rows do not move under the cursor. */
export interface StableRows<Row> {
  rows: readonly Row[] | undefined;
  pinned: PinnedRows<Row> | null;
  /** Shows the new rows that are held back. */
  showWaiting: () => void;
  /** Shows the next response unchanged: for a refresh by the user. */
  takeNext: () => void;
}

/**
 * `asked` identifies the question: a new filter, order or page shows its response unchanged. If the list
 * grows by loading more, the additional rows are appended.
 */
export function useStableRows<Row>(
  operation: Operation,
  asked: object,
  answer: Pick<
    UseQueryResult<{ readonly list: readonly Row[] }>,
    'data' | 'isPlaceholderData' | 'dataUpdatedAt' | 'isFetching'
  >,
  rowIdOf: (row: Row) => string,
  grows = false,
): StableRows<Row> {
  const { data, isPlaceholderData, dataUpdatedAt, isFetching } = answer;
  const key = JSON.stringify(asked);
  const { pinned, release, takeNext } = usePinnedRows<Row>(
    data && !isPlaceholderData ? { key, rows: data.list, version: dataUpdatedAt, grows } : undefined,
    rowIdOf,
  );
  // A page that was hidden runs its effects again. It then shows the new rows at once, because the user has
  // not started reading.
  const shownBefore = useRef(false);
  useEffect(() => {
    if (shownBefore.current) release();
    shownBefore.current = true;
  }, [release]);
  // Cached rows are shown only until the running request responds.
  const takePending = useEffectEvent(() => {
    if (isFetching) takeNext();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: run only when the question changes.
  useEffect(() => takePending(), [key]);
  // A user who adds or changes a row expects to see it. Only rows that arrive by themselves are held back.
  useEffect(() => watchOwnChanges(operation, takeNext), [operation, takeNext]);
  return { rows: pinned?.rows ?? data?.list, pinned, showWaiting: release, takeNext };
}
