import { Popover as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

export const Popover = Radix.Root;
export const PopoverTrigger = Radix.Trigger;
export const PopoverAnchor = Radix.Anchor;
export const PopoverClose = Radix.Close;

export interface PopoverContentProps extends ComponentProps<typeof Radix.Content> {
  /** The popover's name for screen readers. */
  label: string;
}

export function PopoverContent({
  label,
  className,
  align = 'start',
  sideOffset = 4,
  ...props
}: PopoverContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        aria-label={label}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          'z-50 max-h-(--radix-popover-content-available-height) w-72 max-w-[calc(100vw-1rem)] scrollbar-thin overflow-auto rounded-lg border bg-popover p-3 text-popover-foreground shadow-md outline-none data-[state=open]:animate-pop-in data-[state=closed]:animate-pop-out',
          className,
        )}
        {...props}
      />
    </Radix.Portal>
  );
}
