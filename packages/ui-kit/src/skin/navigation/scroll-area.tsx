import type { ComponentProps } from 'react';
import { cn } from '../theme/class-names.ts';

export interface ScrollAreaProps extends ComponentProps<'section'> {
  /** Accessible name of the region; a scrollable region must be reachable by keyboard and so needs a name. */
  label?: string;
}

/**
 * Native scrolling with a thin scrollbar. No script or injected style, so it works under a strict content
 * policy.
 */
export function ScrollArea({ label, className, ...props }: ScrollAreaProps) {
  return (
    <section
      aria-label={label}
      tabIndex={label ? 0 : undefined}
      className={cn('scrollbar-thin focus-ring-inset min-h-0 overflow-auto overscroll-contain', className)}
      {...props}
    />
  );
}
