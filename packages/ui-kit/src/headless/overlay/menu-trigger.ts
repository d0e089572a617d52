import type { KeyboardEvent, PointerEvent } from 'react';
import type { Overlay } from './use-overlay.ts';

const openingKeys = ['Enter', ' ', 'ArrowDown'];

export interface MenuTriggerProps {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'data-state': 'open' | 'closed';
  onPointerDown: (event: PointerEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A button that opens a menu: on pointer down instead of click, and by Enter, Space and arrow down. */
export function menuTriggerProps(menu: Overlay): MenuTriggerProps {
  return {
    id: menu.triggerId,
    'aria-haspopup': 'menu',
    'aria-expanded': menu.open,
    'aria-controls': menu.open ? menu.contentId : undefined,
    'data-state': menu.open ? 'open' : 'closed',
    onPointerDown: (event) => {
      if (event.button !== 0 || event.ctrlKey) return;
      menu.byKeys.current = false;
      // The menu takes the focus; at the end of the press the browser would move it back to the button.
      if (!menu.open) event.preventDefault();
      menu.toggle();
    },
    onKeyDown: (event) => {
      if (!openingKeys.includes(event.key)) return;
      event.preventDefault();
      menu.byKeys.current = true;
      if (event.key === 'ArrowDown') menu.setOpen(true);
      else menu.toggle();
    },
  };
}
