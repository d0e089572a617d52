export { type Box, type Placement, placeTooltip, type TooltipAlign, type TooltipSide } from './place.ts';
export { type TooltipControl, useTooltip } from './use-tooltip.ts';
