import type { ComponentProps } from 'react';
import { cn } from '../theme/class-names.ts';

export interface ScrollAreaProps extends ComponentProps<'section'> {
  /** Names the region for screen readers; a scrolled region must be reachable by keyboard, hence named. */
  label?: string;
}

/** Native scrolling with a thin bar. No script, so nothing for a strict content policy to refuse. */
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
