import type { OverflowHintControl } from '../../headless/table/index.ts';
import { TooltipLayer } from '../overlays/tooltip-layer.tsx';

/** One tooltip for all cells, below the hovered or focused one. Screen readers read the full text anyway. */
export function CellHint({ hint, hintProps }: Pick<OverflowHintControl, 'hint' | 'hintProps'>) {
  if (!hint) return null;
  return (
    <TooltipLayer
      aria-hidden
      anchor={hint.cell}
      side="bottom"
      align="start"
      className="max-w-md whitespace-pre-wrap"
      {...hintProps}
    >
      {hint.text}
    </TooltipLayer>
  );
}
