import { Slot } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import {
  placeTooltip,
  type TooltipAlign,
  type TooltipControl,
  type TooltipSide,
  useTooltip,
} from '../headless/tooltip/index.ts';
import { cn } from './class-names.ts';

export interface TooltipProps {
  /** Nothing to say: the child is rendered alone. */
  content: ReactNode;
  /** One element that takes a ref and can be focused. */
  children: ReactNode;
  side?: TooltipSide | undefined;
  align?: TooltipAlign | undefined;
  className?: string;
}

export function Tooltip({ content, children, ...props }: TooltipProps) {
  if (content === undefined || content === null || content === '') return children;
  return (
    <Described content={content} {...props}>
      {children}
    </Described>
  );
}

function Described({ content, children, side = 'top', align = 'center', className }: TooltipProps) {
  const tooltip = useTooltip();
  return (
    <>
      <Slot.Root {...tooltip.trigger}>{children}</Slot.Root>
      {tooltip.anchor && (
        <Layer tooltip={tooltip} anchor={tooltip.anchor} {...{ side, align, className }}>
          {content}
        </Layer>
      )}
    </>
  );
}

interface LayerProps {
  tooltip: TooltipControl;
  anchor: HTMLElement;
  side: TooltipSide;
  align: TooltipAlign;
  className: string | undefined;
  children: ReactNode;
}

function Layer({ tooltip, anchor, side, align, className, children }: LayerProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    const { width, height } = box.current.getBoundingClientRect();
    const viewport = { width: window.innerWidth, height: window.innerHeight };
    const at = placeTooltip(anchor.getBoundingClientRect(), { width, height }, viewport, { side, align });
    box.current.style.translate = `${at.left}px ${at.top}px`;
  });
  return createPortal(
    <div
      ref={box}
      id={tooltip.id}
      role="tooltip"
      {...tooltip.content}
      // A press on it is none outside of the dialog that it is about.
      onPointerDown={(event) => event.stopPropagation()}
      className={cn(
        'pointer-events-auto fixed top-0 left-0 z-60 w-max max-w-80 animate-fade-in rounded-md bg-inverse px-2.5 py-1.5 text-xs text-inverse-foreground shadow-md wrap-anywhere',
        className,
      )}
    >
      {children}
    </div>,
    document.body,
  );
}
