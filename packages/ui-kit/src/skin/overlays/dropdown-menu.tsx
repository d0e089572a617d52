import { Slot } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import {
  menuTriggerProps,
  type Overlay,
  type OverlayOptions,
  useOverlay,
} from '../../headless/overlay/index.ts';
import type { MenuItemProps, MenuPanelProps } from './menu.parts.tsx';
import { lazyComponent, overlayIntent, useOverlayParts } from './overlay.lazy.tsx';

const MenuContext = createContext<Overlay | null>(null);

function useMenu(): Overlay {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('The parts of a menu stand inside of <DropdownMenu>.');
  return menu;
}

export interface DropdownMenuProps extends OverlayOptions {
  children: ReactNode;
}

/** While closed it is only a button and a context, so a table can have hundreds. */
export function DropdownMenu({ children, ...options }: DropdownMenuProps) {
  return <MenuContext value={useOverlay(options)}>{children}</MenuContext>;
}

export interface DropdownMenuTriggerProps {
  /** Always the app's own button. */
  asChild: true;
  children: ReactNode;
}

export function DropdownMenuTrigger({ children }: DropdownMenuTriggerProps) {
  const menu = useMenu();
  const { trigger, place } = menu;
  const stand = useCallback(
    (element: HTMLElement | null) => {
      trigger.current = element;
      place.current = element;
    },
    [trigger, place],
  );
  const { onPointerDown, ...props } = menuTriggerProps(menu);
  return (
    <Slot.Root
      ref={stand}
      {...overlayIntent}
      {...props}
      onPointerDown={(event) => {
        overlayIntent.onPointerDown();
        onPointerDown(event);
      }}
    >
      {children}
    </Slot.Root>
  );
}

export function DropdownMenuContent({ align = 'end', ...props }: Omit<MenuPanelProps, 'menu'>) {
  const menu = useMenu();
  const parts = useOverlayParts(menu);
  if (!parts || !menu.wasOpen) return null;
  return (
    <parts.MenuPanel menu={menu} aria-labelledby={menu.triggerId} align={align} sideOffset={4} {...props} />
  );
}

export type DropdownMenuItemProps = MenuItemProps;
export const DropdownMenuGroup = lazyComponent((parts) => parts.MenuGroup);
export const DropdownMenuRadioGroup = lazyComponent((parts) => parts.MenuRadioGroup);
export const DropdownMenuItem = lazyComponent((parts) => parts.MenuItem);
export const DropdownMenuCheckboxItem = lazyComponent((parts) => parts.MenuCheckboxItem);
export const DropdownMenuRadioItem = lazyComponent((parts) => parts.MenuRadioItem);
export const DropdownMenuLabel = lazyComponent((parts) => parts.MenuLabel);
export const DropdownMenuSeparator = lazyComponent((parts) => parts.MenuSeparator);
