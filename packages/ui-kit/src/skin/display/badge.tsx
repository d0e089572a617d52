import type { ComponentProps } from 'react';
import { cn } from '../theme/class-names.ts';
import { type Tone, toneSurface } from '../theme/tone.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone;
}

/** A word in a small frame. For a state use `StatusBadge`, which adds an icon. */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex h-5 max-w-full items-center gap-1 rounded-sm border px-1.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3 [&_svg]:shrink-0',
        toneSurface[tone],
        className,
      )}
      {...props}
    />
  );
}

/** A count in a pill, for menus and buttons. */
export function CountBadge({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      className={cn(
        'numeric inline-grid h-4 min-w-4 place-items-center rounded-full bg-danger-solid px-1 text-[0.6875rem] leading-none font-semibold text-danger-solid-foreground',
        className,
      )}
      {...props}
    />
  );
}
