import type { ComponentProps } from 'react';
import { cn } from '../theme/class-names.ts';

/** Placeholder for content that loads. Decorative: set `aria-busy` on its container. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('h-4 animate-pulse rounded-sm bg-muted', className)} {...props} />;
}
