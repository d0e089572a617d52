import { Label as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../theme/class-names.ts';

export function Label({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root className={cn('font-medium text-foreground', className)} {...props} />;
}
