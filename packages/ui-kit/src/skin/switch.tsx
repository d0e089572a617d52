import { Switch as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { useFieldControl } from './field-context.ts';

export function Switch({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  const control = useFieldControl(props);
  return (
    <Radix.Root
      {...props}
      {...control}
      className={cn(
        'focus-ring relative inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-input bg-input transition-colors after:absolute after:-inset-1 disabled:opacity-50 data-[state=checked]:border-primary data-[state=checked]:bg-primary',
        className,
      )}
    >
      <Radix.Thumb className="block size-4 translate-x-px rounded-full bg-card shadow-xs transition-transform data-[state=checked]:translate-x-[17px] rtl:-translate-x-px rtl:data-[state=checked]:-translate-x-[17px]" />
    </Radix.Root>
  );
}
