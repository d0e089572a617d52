import type { ComponentProps } from 'react';
import { cn } from '../theme/class-names.ts';

export function Kbd({ className, ...props }: ComponentProps<'kbd'>) {
  return (
    <kbd
      className={cn(
        'inline-grid h-5 min-w-5 place-items-center rounded-sm border bg-muted px-1 font-sans text-xs text-muted-foreground',
        className,
      )}
      {...props}
    />
  );
}
