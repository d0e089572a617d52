import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { readsToLeft } from '../../headless/direction/index.ts';
import { placeTooltip, type TooltipAlign, type TooltipSide } from '../../headless/tooltip/index.ts';
import { cn } from '../theme/class-names.ts';

interface TooltipLayerProps extends Omit<ComponentProps<'div'>, 'ref' | 'onPointerDown'> {
  /** The described element, which is also the anchor. */
  anchor: Element;
  side: TooltipSide;
  align: TooltipAlign;
}

/** The box beside an element, above everything else. The caller decides when it is shown. */
export function TooltipLayer({ anchor, side, align, className, ...props }: TooltipLayerProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    const { width, height } = box.current.getBoundingClientRect();
    const viewport = { width: window.innerWidth, height: window.innerHeight };
    const placement = { side, align, toLeft: readsToLeft(anchor) };
    const at = placeTooltip(anchor.getBoundingClientRect(), { width, height }, viewport, placement);
    box.current.style.translate = `${at.left}px ${at.top}px`;
  });
  return createPortal(
    <div
      ref={box}
      {...props}
      // A press on the tooltip must not count as outside the dialog.
      onPointerDown={(event) => event.stopPropagation()}
      className={cn(
        // Screen coordinates start at the left in both text directions.
        'pointer-events-auto fixed top-0 left-0 z-60 w-max max-w-80 animate-fade-in rounded-md bg-inverse px-2.5 py-1.5 text-xs text-inverse-foreground shadow-md wrap-anywhere',
        className,
      )}
    />,
    document.body,
  );
}
