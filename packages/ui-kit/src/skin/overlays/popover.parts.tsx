import { Popover as Radix } from 'radix-ui';
import { type ComponentProps, useRef } from 'react';
import type { Overlay } from '../../headless/overlay/index.ts';
import { useEscape } from './use-escape.ts';

export interface PopoverPanelProps extends ComponentProps<typeof Radix.Content> {
  overlay: Overlay;
}

/** An open popover: positioned, closed by Escape and by an outside press; it returns the focus. */
export function PopoverPanel({ overlay, onInteractOutside, ...props }: PopoverPanelProps) {
  const leftByPress = useRef(false);
  const { trigger } = overlay;
  useEscape(overlay.open, () => overlay.setOpen(false));
  return (
    <Radix.Root open={overlay.open} onOpenChange={overlay.setOpen}>
      <Radix.Anchor virtualRef={overlay.place as ComponentProps<typeof Radix.Anchor>['virtualRef']} />
      <Radix.Portal>
        <Radix.Content
          id={overlay.contentId}
          sideOffset={4}
          collisionPadding={8}
          onInteractOutside={(event) => {
            onInteractOutside?.(event);
            // The trigger closes it.
            if (event.target instanceof Node && trigger.current?.contains(event.target))
              event.preventDefault();
            else if (!event.defaultPrevented) leftByPress.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!leftByPress.current) trigger.current?.focus({ preventScroll: true });
            leftByPress.current = false;
          }}
          {...props}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
