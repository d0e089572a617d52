import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names.ts';
import {
  menuContentStyle,
  menuDangerStyle,
  menuIndicatorStyle,
  menuItemStyle,
  menuLabelStyle,
  menuSeparatorStyle,
} from './menu-style.ts';

/** Not modal: a modal menu locks scrolling with an injected style element, which a strict content policy refuses. */
export function DropdownMenu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />;
}

export const DropdownMenuTrigger = Radix.Trigger;
export const DropdownMenuGroup = Radix.Group;
export const DropdownMenuRadioGroup = Radix.RadioGroup;

export function DropdownMenuContent({
  className,
  align = 'end',
  ...props
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align={align}
        sideOffset={4}
        collisionPadding={8}
        className={cn(menuContentStyle, className)}
        {...props}
      />
    </Radix.Portal>
  );
}

export interface DropdownMenuItemProps extends ComponentProps<typeof Radix.Item> {
  tone?: 'neutral' | 'danger';
  /** Why it cannot be chosen now. The item stays reachable and says so below its name. */
  disabledReason?: ReactNode;
  shortcut?: ReactNode;
}

export function DropdownMenuItem({
  tone = 'neutral',
  disabledReason,
  shortcut,
  className,
  onSelect,
  children,
  asChild,
  ...props
}: DropdownMenuItemProps) {
  const refused = Boolean(disabledReason);
  return (
    <Radix.Item
      asChild={asChild}
      aria-disabled={refused || undefined}
      className={cn(menuItemStyle, tone === 'danger' && !refused && menuDangerStyle, className)}
      onSelect={(event) => (refused ? event.preventDefault() : onSelect?.(event))}
      {...props}
    >
      {asChild || (!refused && !shortcut) ? (
        children
      ) : (
        <>
          <span className="grid min-w-0 flex-1">
            <span className="flex items-center gap-2 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted-foreground">
              {children}
            </span>
            {refused && <span className="text-xs whitespace-normal">{disabledReason}</span>}
          </span>
          {shortcut && <span className="ms-auto ps-4 text-xs text-muted-foreground">{shortcut}</span>}
        </>
      )}
    </Radix.Item>
  );
}

export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem className={cn(menuItemStyle, className)} {...props}>
      {children}
      <Radix.ItemIndicator className={menuIndicatorStyle}>
        <Check aria-hidden className="size-4" />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}

export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cn(menuItemStyle, className)} {...props}>
      {children}
      <Radix.ItemIndicator className={menuIndicatorStyle}>
        <Check aria-hidden className="size-4" />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn(menuLabelStyle, className)} {...props} />;
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator className={cn(menuSeparatorStyle, className)} {...props} />;
}
