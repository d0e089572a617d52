import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { useFieldControl } from './field-context.ts';

/** The box is 16 px; the part that can be hit is 24 px. */
export function Checkbox({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  const control = useFieldControl(props);
  return (
    <Radix.Root
      {...props}
      {...control}
      className={cn(
        'focus-ring peer relative grid size-4 shrink-0 place-items-center rounded-sm border border-input bg-card text-primary-foreground transition-colors after:absolute after:-inset-1 disabled:opacity-50 aria-invalid:border-danger data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=indeterminate]:border-primary data-[state=indeterminate]:bg-primary',
        className,
      )}
    >
      <Radix.Indicator className="group grid place-items-center">
        <Check aria-hidden className="size-3.5 stroke-3 group-data-[state=indeterminate]:hidden" />
        <Minus aria-hidden className="hidden size-3.5 stroke-3 group-data-[state=indeterminate]:block" />
      </Radix.Indicator>
    </Radix.Root>
  );
}
