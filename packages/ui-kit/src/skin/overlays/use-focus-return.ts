import { useCallback, useLayoutEffect, useRef } from 'react';

/** What opened the dialog. An item of a menu goes away with its menu: the menu's button stands for it. */
function findOpener(): HTMLElement | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return null;
  const buttonId = focused.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (buttonId && document.getElementById(buttonId)) || focused;
}

/** Remembers what had the focus when `open` became true, and gives it back; also for dialogs opened by code. */
export function useFocusReturn(open: boolean): (event: Event) => void {
  const opener = useRef<HTMLElement | null>(null);
  const wasOpen = useRef(false);
  if (open && !wasOpen.current && typeof document !== 'undefined') {
    // Read while rendering: effects of children that take the focus run before ours.
    opener.current = findOpener();
  }
  useLayoutEffect(() => {
    wasOpen.current = open;
  }, [open]);
  return useCallback((event: Event) => {
    event.preventDefault();
    // Nothing moves: a table would scroll to where the opener's pinned cell stood without pinning.
    if (opener.current?.isConnected) opener.current.focus({ preventScroll: true });
  }, []);
}
