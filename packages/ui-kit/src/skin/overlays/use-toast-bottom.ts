import { type RefObject, useLayoutEffect, useState } from 'react';

interface OpenDialog {
  topPx: number;
  heightPx: number;
  /** 0 without a footer. */
  footerHeightPx: number;
}

/**
 * How far from the bottom of a narrow screen the toasts stand while a dialog is open: over the dialog if there is room
 * for them, otherwise over its footer. So they cover neither its title nor its buttons.
 */
export function toastBottom(
  screenHeightPx: number,
  toastsHeightPx: number,
  { topPx, heightPx, footerHeightPx }: OpenDialog,
): number {
  const clearPx = topPx >= toastsHeightPx ? topPx : topPx + heightPx - footerHeightPx;
  return Math.max(0, screenHeightPx - clearPx);
}

/** `toastBottom` for the topmost dialog; undefined without one, and on a wide screen. */
export function useToastBottom(region: RefObject<HTMLElement | null>, isShown: boolean): number | undefined {
  const [bottomPx, setBottomPx] = useState<number>();
  useLayoutEffect(() => {
    // jsdom has no media queries. 40rem is the width of `sm`.
    if (!isShown || !globalThis.matchMedia?.('(width < 40rem)').matches) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const dialog = openDialog();
      setBottomPx(
        dialog ? toastBottom(window.innerHeight, region.current?.offsetHeight ?? 0, dialog) : undefined,
      );
    };
    const measureSoon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    // Dialogs open, close and get their footer late, and toasts are added, while others are shown.
    const changes = new MutationObserver(measureSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', measureSoon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener('resize', measureSoon);
    };
  }, [region, isShown]);
  return bottomPx;
}

function openDialog(): OpenDialog | undefined {
  const dialog = [...document.querySelectorAll<HTMLElement>('[data-dialog-panel][data-state=open]')].at(-1);
  // Offsets are those of the layout: a box would be that of a moment of the opening animation.
  return (
    dialog && {
      topPx: dialog.offsetTop,
      heightPx: dialog.offsetHeight,
      footerHeightPx: dialog.querySelector<HTMLElement>('[data-dialog-footer]')?.offsetHeight ?? 0,
    }
  );
}
