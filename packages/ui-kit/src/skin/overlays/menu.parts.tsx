import { Check } from 'lucide-react';
import { Menu as Radix } from 'radix-ui/internal';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import type { Overlay } from '../../headless/overlay/index.ts';
import { cn } from '../theme/class-names.ts';
import {
  menuContentStyle,
  menuDangerStyle,
  menuIndicatorStyle,
  menuItemStyle,
  menuLabelStyle,
  menuSeparatorStyle,
} from './menu-style.ts';

export const MenuGroup = Radix.Group;
export const MenuRadioGroup = Radix.RadioGroup;

export interface MenuPanelProps extends ComponentProps<typeof Radix.Content> {
  menu: Overlay;
}

/**
 * The opened menu, of a button or of an element. Not modal: a modal menu locks scrolling with an injected style element,
 * which a strict content policy refuses.
 */
export function MenuPanel({ menu, className, onInteractOutside, ...props }: MenuPanelProps) {
  const leftByPress = useRef(false);
  const enter = (event: Event) => {
    if (!menu.byKeys.current) return;
    // The key was pressed before the menu's code was here, so that the menu itself knows nothing of it.
    event.preventDefault();
    if (event.currentTarget instanceof Element) {
      event.currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
    }
  };
  const giveFocusBack = (event: Event) => {
    // Who pressed elsewhere is there already; an element's own menu gives it back to what had it before.
    if (leftByPress.current || menu.trigger.current) event.preventDefault();
    // It is in sight, it was pressed: a table would scroll to where its pinned cell stood without pinning.
    if (!leftByPress.current) menu.trigger.current?.focus({ preventScroll: true });
    leftByPress.current = false;
  };
  return (
    <Radix.Root modal={false} open={menu.open} onOpenChange={menu.setOpen}>
      <Radix.Anchor virtualRef={menu.place as ComponentProps<typeof Radix.Anchor>['virtualRef']} />
      <Radix.Portal>
        <Radix.Content
          id={menu.contentId}
          collisionPadding={8}
          className={cn(menuContentStyle, className)}
          onEntryFocus={enter}
          onCloseAutoFocus={giveFocusBack}
          onInteractOutside={(event) => {
            leftByPress.current = true;
            onInteractOutside?.(event);
          }}
          {...props}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  tone?: 'neutral' | 'danger';
  /** Why it cannot be chosen now. The item stays reachable and says so below its name. */
  disabledReason?: ReactNode;
  shortcut?: ReactNode;
}

export function MenuItem({
  tone = 'neutral',
  disabledReason,
  shortcut,
  className,
  onSelect,
  children,
  asChild,
  ...props
}: MenuItemProps) {
  const refused = Boolean(disabledReason);
  return (
    <Radix.Item
      asChild={asChild}
      {...(refused && { 'aria-disabled': true })}
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

export function MenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem className={cn(menuItemStyle, className)} {...props}>
      {children}
      <Chosen />
    </Radix.CheckboxItem>
  );
}

export function MenuRadioItem({ className, children, ...props }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cn(menuItemStyle, className)} {...props}>
      {children}
      <Chosen />
    </Radix.RadioItem>
  );
}

function Chosen() {
  return (
    <Radix.ItemIndicator className={menuIndicatorStyle}>
      <Check aria-hidden className="size-4" />
    </Radix.ItemIndicator>
  );
}

export function MenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn(menuLabelStyle, className)} {...props} />;
}

export function MenuSeparator({ className, ...props }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator className={cn(menuSeparatorStyle, className)} {...props} />;
}
