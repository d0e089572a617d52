import { Slot } from 'radix-ui';
import { createContext, type ReactNode, useContext } from 'react';
import {
  type Overlay,
  type OverlayOptions,
  useContextTrigger,
  useOverlay,
} from '../../headless/overlay/index.ts';
import type { MenuItemProps, MenuPanelProps } from './menu.parts.tsx';
import { lazyComponent, overlayIntent, useOverlayParts } from './overlay.lazy.tsx';

const MenuContext = createContext<Overlay | null>(null);

function useMenu(): Overlay {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('The parts of a context menu stand inside of <ContextMenu>.');
  return menu;
}

export interface ContextMenuProps extends OverlayOptions {
  children: ReactNode;
}

export function ContextMenu({ children, ...options }: ContextMenuProps) {
  return <MenuContext value={useOverlay(options)}>{children}</MenuContext>;
}

export interface ContextMenuTriggerProps {
  /** Always the app's own element. */
  asChild: true;
  children: ReactNode;
}

export function ContextMenuTrigger({ children }: ContextMenuTriggerProps) {
  const menu = useMenu();
  const { onPointerDown, ...props } = useContextTrigger(menu);
  return (
    <Slot.Root
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

export function ContextMenuContent(props: Omit<MenuPanelProps, 'menu'>) {
  const menu = useMenu();
  const parts = useOverlayParts(menu);
  if (!parts || !menu.wasOpen) return null;
  return <parts.MenuPanel menu={menu} side="right" sideOffset={2} align="start" {...props} />;
}

export type ContextMenuItemProps = MenuItemProps;
export const ContextMenuItem = lazyComponent((parts) => parts.MenuItem);
export const ContextMenuLabel = lazyComponent((parts) => parts.MenuLabel);
export const ContextMenuSeparator = lazyComponent((parts) => parts.MenuSeparator);
