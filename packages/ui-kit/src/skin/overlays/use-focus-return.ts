import { useCallback, useLayoutEffect, useRef } from 'react';

/** The element that opened the dialog. A menu item disappears with its menu, so use the menu's button. */
function findOpener(): HTMLElement | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return null;
  const buttonId = focused.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (buttonId && document.getElementById(buttonId)) || focused;
}

/**
 * Remembers the focused element when `open` becomes true, and returns the focus; also for dialogs opened by
 * code.
 */
export function useFocusReturn(open: boolean): (event: Event) => void {
  const opener = useRef<HTMLElement | null>(null);
  const wasOpen = useRef(false);
  if (open && !wasOpen.current && typeof document !== 'undefined') {
    // Read during render: effects of children that take the focus run before ours.
    opener.current = findOpener();
  }
  useLayoutEffect(() => {
    wasOpen.current = open;
  }, [open]);
  return useCallback((event: Event) => {
    event.preventDefault();
    // Without scrolling: a table would scroll to the unpinned position of a pinned cell.
    if (opener.current?.isConnected) opener.current.focus({ preventScroll: true });
  }, []);
}
