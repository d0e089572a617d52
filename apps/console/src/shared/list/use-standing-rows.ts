import type { Operation } from '@platform/sdk';
import { type HeldRows, useHeldRows } from '@platform/ui-kit/headless/table';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { watchOwnChanges } from '../query.ts';

/** The rows of a list as they stand on screen: they never move under the cursor. */
export interface StandingRows<Row> {
  rows: readonly Row[] | undefined;
  held: HeldRows<Row> | null;
  /** Takes the rows that came by themselves into the list. */
  showWaiting: () => void;
  /** Shows the next answer as it is: for whoever asks for the newest. */
  takeNext: () => void;
}

/**
 * `asked` is what the answer answers: another filter, order or page is shown as it comes. Of a list that grows, what is read
 * below its rows is shown below them.
 */
export function useStandingRows<Row>(
  operation: Operation,
  asked: object,
  answer: Pick<
    UseQueryResult<{ readonly list: readonly Row[] }>,
    'data' | 'isPlaceholderData' | 'dataUpdatedAt' | 'isFetching'
  >,
  rowIdOf: (row: Row) => string,
  grows = false,
): StandingRows<Row> {
  const { data, isPlaceholderData, dataUpdatedAt, isFetching } = answer;
  const key = JSON.stringify(asked);
  const { held, release, takeNext } = useHeldRows<Row>(
    data && !isPlaceholderData ? { key, rows: data.list, version: dataUpdatedAt, grows } : undefined,
    rowIdOf,
  );
  // A page that was hidden runs its effects anew: it shows what came meanwhile, for nobody's cursor is on it yet.
  const shownBefore = useRef(false);
  useEffect(() => {
    if (shownBefore.current) release();
    shownBefore.current = true;
  }, [release]);
  // What was kept of an earlier reading is shown until the one that is on its way has come, and does not outlast it.
  const takeDue = useEffectEvent(() => {
    if (isFetching) takeNext();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is what calls for it.
  useEffect(() => takeDue(), [key]);
  // Whoever adds or changes a row expects to see it; only what comes by itself waits.
  useEffect(() => watchOwnChanges(operation, takeNext), [operation, takeNext]);
  return { rows: held?.rows ?? data?.list, held, showWaiting: release, takeNext };
}
