import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ColumnWindowOptions, columnsInView, columnsWith } from './column-window.ts';

export interface VirtualColumnsOptions extends ColumnWindowOptions {
  scroller: RefObject<HTMLElement | null>;
  /** Of the scroller; 0 while it is not known. */
  availablePx: number;
  /** The focused column: it stays rendered outside the view. */
  keepIndex: number;
  /** From this number only columns in view are rendered. */
  fromCount: number;
}

/** Overscan: columns rendered on each side of the view. */
const beyond = 2;

/** Assumed width when nothing can be measured: a test without layout. */
const unmeasuredPx = 1280;

/** Indexes of the columns to render: the pinned ones and those in view. `null`: all. */
export function useVirtualColumns(options: VirtualColumnsOptions): readonly number[] | null {
  const { scroller, availablePx, keepIndex, fromCount } = options;
  const isVirtual = options.widthsPx.length >= fromCount;
  const [startPx, setStartPx] = useState(0);
  const windowAt = (atPx: number) =>
    columnsInView(options, { startPx: atPx, widthPx: availablePx || unmeasuredPx }, beyond);

  const latest = useRef({ startPx, windowAt });
  latest.current = { startPx, windowAt };
  useEffect(() => {
    const element = scroller.current;
    if (!isVirtual || !element) return;
    const onScroll = () => {
      // From the start of the line, which is the right edge in right-to-left text.
      const nowPx = Math.abs(element.scrollLeft);
      const before = latest.current.windowAt(latest.current.startPx);
      const now = latest.current.windowAt(nowPx);
      if (before.first !== now.first || before.last !== now.last) flushSync(() => setStartPx(nowPx));
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [isVirtual, scroller]);

  return isVirtual ? columnsWith(keepIndex, options, windowAt(startPx)) : null;
}
