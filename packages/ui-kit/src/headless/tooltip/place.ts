export type TooltipSide = 'top' | 'right' | 'bottom' | 'left';
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
}

const gapPx = 6;
const edgePx = 8;
const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/**
 * Where a tooltip stands: beside its element on the wanted side, on the other one where there is no room, and never
 * outside of the window.
 */
export function placeTooltip(
  anchor: Box,
  size: Pick<Box, 'width' | 'height'>,
  viewport: Pick<Box, 'width' | 'height'>,
  { side, align }: Placement,
): { left: number; top: number } {
  const room = {
    top: anchor.top - gapPx - edgePx - size.height,
    bottom: viewport.height - edgePx - (anchor.top + anchor.height + gapPx + size.height),
    left: anchor.left - gapPx - edgePx - size.width,
    right: viewport.width - edgePx - (anchor.left + anchor.width + gapPx + size.width),
  };
  const other = opposite[side];
  const shown = room[side] < 0 && room[other] > room[side] ? other : side;
  const along = (start: number, length: number, own: number) =>
    align === 'start' ? start : align === 'end' ? start + length - own : start + (length - own) / 2;
  const beside = {
    top: { left: along(anchor.left, anchor.width, size.width), top: anchor.top - gapPx - size.height },
    bottom: { left: along(anchor.left, anchor.width, size.width), top: anchor.top + anchor.height + gapPx },
    left: { left: anchor.left - gapPx - size.width, top: along(anchor.top, anchor.height, size.height) },
    right: { left: anchor.left + anchor.width + gapPx, top: along(anchor.top, anchor.height, size.height) },
  }[shown];
  const within = (value: number, length: number, whole: number) =>
    Math.max(edgePx, Math.min(value, whole - edgePx - length));
  return {
    left: Math.round(within(beside.left, size.width, viewport.width)),
    top: Math.round(within(beside.top, size.height, viewport.height)),
  };
}
