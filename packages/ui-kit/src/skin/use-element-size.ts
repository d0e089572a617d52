import { type RefObject, useLayoutEffect, useState } from 'react';

export interface ElementSize {
  widthPx: number;
  /** When the width was measured. */
  heightPx: number;
}

/** The element's inner size whenever its width changes; `null` until it is measured, 0 where nothing can measure. */
export function useElementSize(element: RefObject<HTMLElement | null>): ElementSize | null {
  const [size, setSize] = useState<ElementSize | null>(null);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => {
      const { clientWidth: widthPx, clientHeight: heightPx } = target;
      setSize((known) => (known?.widthPx === widthPx ? known : { widthPx, heightPx }));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
