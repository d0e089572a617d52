import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridLines } from './grid-lines.ts';
import { lineLayout, linesInView, linesWith, type ViewOptions } from './line-layout.ts';
import type { LinesShown } from './lines-shown.ts';
import { headerHeightPx } from './table-layout.ts';
import { useDetailHeights } from './use-detail-heights.ts';

export interface LineWindowOptions<Row> {
  scroller: RefObject<HTMLElement | null>;
  lines: GridLines<Row>;
  /** Of a row. */
  rowPx: number;
  /** From this number of lines only those in view are rendered. */
  fromCount: number;
  /** Height of the scroller, as far as known before it is mounted; the header covers its top. */
  scrollerPx: number;
  /** The focused line: it stays rendered outside the view. */
  keepIndex: number;
}

type View = Omit<ViewOptions, 'count'>;

/** Assumed height when nothing can be measured: a hidden kept-alive page, a test without layout. */
const unmeasuredPx = 800;

/**
 * The lines in view and their positions. The first render has only those in view; the overscan follows in the
 * next frame. When other lines come into view they are rendered in the frame of the scroll event.
 */
export function useLineWindow<Row>(options: LineWindowOptions<Row>): LinesShown {
  const { scroller, lines, rowPx, fromCount, scrollerPx, keepIndex } = options;
  const isVirtual = lines.count >= fromCount;
  const [view, setView] = useState<View>(() => ({
    topPx: 0,
    heightPx: (scrollerPx || unmeasuredPx) - headerHeightPx,
    backward: false,
    exact: true,
  }));
  const details = useDetailHeights(scroller, lines);
  const { detailPxOf } = details;
  const layout = useMemo(
    () => lineLayout({ count: lines.count, rowPx, details: lines.details, detailPxOf }),
    [lines, rowPx, detailPxOf],
  );
  const windowOf = (of: View) => linesInView(layout, { ...of, count: lines.count });
  const { first, last } = windowOf(view);
  const indexes = useMemo(
    () =>
      isVirtual
        ? linesWith(keepIndex, { first, last }, lines.count)
        : linesWith(-1, { first: 0, last: lines.count - 1 }, lines.count),
    [isVirtual, keepIndex, first, last, lines.count],
  );

  const latest = useRef({ view, windowOf });
  latest.current = { view, windowOf };
  /** Renders only when other lines come into view. */
  const look = useCallback((change: Partial<View>) => {
    const { view: before, windowOf: shown } = latest.current;
    const next = { ...before, ...change, exact: false };
    const now = shown(before);
    const then = shown(next);
    if (now.first === then.first && now.last === then.last) latest.current.view = next;
    else setView(next);
  }, []);

  useEffect(() => {
    const element = scroller.current;
    if (!isVirtual || !element) return;
    const onScroll = () => {
      const { topPx, backward } = latest.current.view;
      const { scrollTop } = element;
      const wentBack = scrollTop === topPx ? backward : scrollTop < topPx;
      flushSync(() => look({ topPx: scrollTop, backward: wentBack }));
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [isVirtual, scroller, look]);
  useEffect(() => {
    const element = scroller.current;
    if (!isVirtual || !element || typeof ResizeObserver === 'undefined') return;
    // A hidden page has no height: keep the previous value.
    const observer = new ResizeObserver(() => {
      const { clientHeight, scrollTop } = element;
      if (clientHeight > 0) look({ heightPx: clientHeight - headerHeightPx, topPx: scrollTop });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isVirtual, scroller, look]);
  useEffect(() => {
    if (!isVirtual) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => look({}));
    });
    return () => cancelAnimationFrame(frame);
  }, [isVirtual, look]);

  return {
    isVirtual,
    indexes,
    topPxOf: (index) => (isVirtual ? layout.topPxOf(index) : null),
    totalPx: isVirtual ? layout.totalPx : null,
    measure: details.measure,
  };
}
