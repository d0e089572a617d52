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
import { useEscape } from './use-escape.ts';

export const MenuGroup = Radix.Group;
export const MenuRadioGroup = Radix.RadioGroup;

export interface MenuPanelProps extends ComponentProps<typeof Radix.Content> {
  menu: Overlay;
}

/**
 * The open menu of a button or element. Not modal: a modal menu locks scrolling with an injected style
 * element, which a strict content policy refuses.
 */
export function MenuPanel({ menu, className, onInteractOutside, ...props }: MenuPanelProps) {
  const leftByPress = useRef(false);
  useEscape(menu.open, () => menu.setOpen(false));
  const enter = (event: Event) => {
    if (!menu.byKeys.current) return;
    // The key was pressed before the menu's code was loaded, so the menu did not see it.
    event.preventDefault();
    if (event.currentTarget instanceof Element) {
      event.currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
    }
  };
  const giveFocusBack = (event: Event) => {
    // After an outside press the focus is already there; a context menu returns it to the previous element.
    if (leftByPress.current || menu.trigger.current) event.preventDefault();
    // Without scrolling: a table would scroll to the unpinned position of a pinned cell.
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
  /** Why the item is not available. It stays focusable and shows this below its name. */
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
