import { Slot } from 'radix-ui';
import type { ReactNode } from 'react';
import { type TooltipAlign, type TooltipSide, useTooltip } from '../../headless/tooltip/index.ts';
import { TooltipLayer } from './tooltip-layer.tsx';

export interface TooltipProps {
  /** When empty, only the child is rendered. */
  content: ReactNode;
  /** One focusable element that takes a ref. */
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
        <TooltipLayer
          id={tooltip.id}
          role="tooltip"
          anchor={tooltip.anchor}
          side={side}
          align={align}
          className={className}
          {...tooltip.content}
        >
          {content}
        </TooltipLayer>
      )}
    </>
  );
}
