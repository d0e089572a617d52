/** Relative to the text direction: in right-to-left text `start` is on the right. */
export type TooltipSide = 'top' | 'bottom' | 'start' | 'end';
export type TooltipAlign = 'start' | 'center' | 'end';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Placement {
  readonly side: TooltipSide;
  readonly align: TooltipAlign;
  /** Right-to-left text. */
  readonly toLeft?: boolean;
}

const gapPx = 6;
const edgePx = 8;
const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/**
 * Position of a tooltip: beside its element on the wanted side, on the opposite side when there is no room,
 * and always inside the window.
 */
export function placeTooltip(
  anchor: Box,
  size: Pick<Box, 'width' | 'height'>,
  viewport: Pick<Box, 'width' | 'height'>,
  { side, align, toLeft = false }: Placement,
): { left: number; top: number } {
  const wanted =
    side === 'top' || side === 'bottom' ? side : (side === 'start') === toLeft ? 'right' : 'left';
  const room = {
    top: anchor.top - gapPx - edgePx - size.height,
    bottom: viewport.height - edgePx - (anchor.top + anchor.height + gapPx + size.height),
    left: anchor.left - gapPx - edgePx - size.width,
    right: viewport.width - edgePx - (anchor.left + anchor.width + gapPx + size.width),
  };
  const other = opposite[wanted];
  const shown = room[wanted] < 0 && room[other] > room[wanted] ? other : wanted;
  const along = (start: number, length: number, own: number, backward: boolean) => {
    if (align === 'center') return start + (length - own) / 2;
    return (align === 'start') === backward ? start + length - own : start;
  };
  const left = along(anchor.left, anchor.width, size.width, toLeft);
  const top = along(anchor.top, anchor.height, size.height, false);
  const beside = {
    top: { left, top: anchor.top - gapPx - size.height },
    bottom: { left, top: anchor.top + anchor.height + gapPx },
    left: { left: anchor.left - gapPx - size.width, top },
    right: { left: anchor.left + anchor.width + gapPx, top },
  }[shown];
  const within = (value: number, length: number, whole: number) =>
    Math.max(edgePx, Math.min(value, whole - edgePx - length));
  return {
    left: Math.round(within(beside.left, size.width, viewport.width)),
    top: Math.round(within(beside.top, size.height, viewport.height)),
  };
}
