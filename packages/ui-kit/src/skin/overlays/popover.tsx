import { Slot } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { type Overlay, type OverlayOptions, useOverlay } from '../../headless/overlay/index.ts';
import { cn } from '../theme/class-names.ts';
import { overlayIntent, useOverlayParts } from './overlay.lazy.tsx';
import type { PopoverPanelProps } from './popover.parts.tsx';

const PopoverContext = createContext<Overlay | null>(null);

function usePopover(): Overlay {
  const popover = useContext(PopoverContext);
  if (!popover) throw new Error('The parts of a popover stand inside of <Popover>.');
  return popover;
}

export interface PopoverProps extends OverlayOptions {
  children: ReactNode;
}

export function Popover({ children, ...options }: PopoverProps) {
  return <PopoverContext value={useOverlay(options)}>{children}</PopoverContext>;
}

export interface PopoverTriggerProps {
  /** Always the app's own button. */
  asChild: true;
  children: ReactNode;
}

export function PopoverTrigger({ children }: PopoverTriggerProps) {
  const { open, toggle, contentId, trigger, place } = usePopover();
  const stand = useCallback(
    (element: HTMLElement | null) => {
      trigger.current = element;
      place.current = element;
    },
    [trigger, place],
  );
  return (
    <Slot.Root
      ref={stand}
      {...overlayIntent}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? contentId : undefined}
      data-state={open ? 'open' : 'closed'}
      onClick={toggle}
    >
      {children}
    </Slot.Root>
  );
}

export type PopoverLayerProps = Omit<PopoverPanelProps, 'overlay'>;

/** A popover without the default styles. */
export function PopoverLayer(props: PopoverLayerProps) {
  const popover = usePopover();
  const parts = useOverlayParts(popover);
  if (!parts || !popover.wasOpen) return null;
  return <parts.PopoverPanel overlay={popover} align="start" {...props} />;
}

export interface PopoverContentProps extends PopoverLayerProps {
  /** The popover's name for screen readers. */
  label: string;
}

export function PopoverContent({ label, className, ...props }: PopoverContentProps) {
  return (
    <PopoverLayer
      aria-label={label}
      className={cn(
        'z-50 max-h-(--radix-popover-content-available-height) w-72 max-w-[calc(100vw-1rem)] scrollbar-thin overflow-auto rounded-lg border bg-popover p-3 text-popover-foreground shadow-md outline-none data-[state=open]:animate-pop-in data-[state=closed]:animate-pop-out',
        className,
      )}
      {...props}
    />
  );
}
