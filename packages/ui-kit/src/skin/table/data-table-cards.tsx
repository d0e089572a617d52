import { useEffect, useRef } from 'react';
import { lazyPart, useLazyPart } from '../../headless/lazy/index.ts';
import { useLazyLines } from '../../headless/table/index.ts';
import { CardList } from './data-table-card-list.tsx';
import { CardSort } from './data-table-card-sort.tsx';
import { SkeletonCards } from './data-table-states.tsx';
import type { DataTableProps } from './data-table-types.ts';

/**
 * From this number only cards in view are rendered, which needs a scroller of fixed height. Shorter lists
 * scroll with the page, and cards out of view are not laid out.
 */
const virtualFromCards = 250;
/** More than a tall phone shows. */
const seenFirst = 4;

const virtualCards = lazyPart(async () => (await import('./data-table-virtual-cards.tsx')).VirtualCards);

/** The rows as cards, for a narrow screen. */
export function DataCards<Row extends object>(props: DataTableProps<Row> & { availablePx: number }) {
  const { model, labels, loading = false, firstRowIndex } = props;
  const { count } = model.rows;
  const scroller = useRef<HTMLDivElement>(null);
  const isLong = count >= virtualFromCards;
  const VirtualCards = useLazyPart(virtualCards, isLong);
  const drawn = useLazyLines(isLong ? seenFirst : count, seenFirst);
  const readFrom = useRef(firstRowIndex);
  useEffect(() => {
    if (readFrom.current === firstRowIndex) return;
    readFrom.current = firstRowIndex;
    // The pager is below the cards, and another page is read from its first card on.
    scroller.current?.scrollTo({ top: 0 });
    scroller.current?.scrollIntoView({ block: 'start' });
  }, [firstRowIndex]);

  return (
    <>
      <CardSort model={model} labels={labels} />
      <div ref={scroller} className="scrollbar-thin min-h-0 flex-1 overflow-y-auto p-2">
        {loading && count === 0 && <SkeletonCards count={4} />}
        {isLong && VirtualCards ? (
          <VirtualCards table={props} scroller={scroller} availablePx={props.availablePx} />
        ) : (
          <CardList
            table={props}
            indexes={Array.from({ length: Math.min(drawn, count) }, (_, index) => index)}
            places={null}
          />
        )}
      </div>
    </>
  );
}
