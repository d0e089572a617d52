import { Tooltip as Radix } from 'radix-ui';
import type { OverflowHintControl } from '../headless/table/index.ts';

/** One tooltip for all cells, laid over the cell it speaks of. Screen readers have the whole text anyway. */
export function CellHint({ hint, hintProps }: Pick<OverflowHintControl, 'hint' | 'hintProps'>) {
  if (!hint) return null;
  const { left, top, width, height } = hint.rect;
  return (
    <Radix.Provider>
      <Radix.Root open>
        <Radix.Trigger asChild>
          <span aria-hidden className="pointer-events-none fixed" style={{ left, top, width, height }} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            aria-hidden
            side="bottom"
            align="start"
            sideOffset={2}
            collisionPadding={8}
            className="z-60 max-w-md animate-fade-in rounded-md bg-inverse px-2.5 py-1.5 text-xs text-inverse-foreground shadow-md wrap-anywhere whitespace-pre-wrap"
            {...hintProps}
          >
            {hint.text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
