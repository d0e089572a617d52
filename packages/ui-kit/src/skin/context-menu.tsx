import { ContextMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names.ts';
import {
  menuContentStyle,
  menuDangerStyle,
  menuItemStyle,
  menuLabelStyle,
  menuSeparatorStyle,
} from './menu-style.ts';

/** Not modal, for the same reason as the drop-down menu. */
export function ContextMenu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />;
}

export const ContextMenuTrigger = Radix.Trigger;

export function ContextMenuContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content collisionPadding={8} className={cn(menuContentStyle, className)} {...props} />
    </Radix.Portal>
  );
}

export interface ContextMenuItemProps extends ComponentProps<typeof Radix.Item> {
  tone?: 'neutral' | 'danger';
  shortcut?: ReactNode;
}

export function ContextMenuItem({
  tone = 'neutral',
  shortcut,
  className,
  children,
  ...props
}: ContextMenuItemProps) {
  return (
    <Radix.Item className={cn(menuItemStyle, tone === 'danger' && menuDangerStyle, className)} {...props}>
      {children}
      {shortcut && <span className="ms-auto ps-4 text-xs text-muted-foreground">{shortcut}</span>}
    </Radix.Item>
  );
}

export function ContextMenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn(menuLabelStyle, className)} {...props} />;
}

export function ContextMenuSeparator({ className, ...props }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator className={cn(menuSeparatorStyle, className)} {...props} />;
}
