import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react';
import type { BeforeClose } from '../headless/dialog/index.ts';
import { IconButton } from './button.tsx';
import { cn } from './class-names.ts';
import { useUiLabels } from './ui-provider.tsx';
import { useFocusReturn } from './use-focus-return.ts';

const OpenContext = createContext(false);

/** Whether the dialog around is open; for parts that need to know before they are mounted. */
export function useDialogOpen(): boolean {
  return useContext(OpenContext);
}

export interface DialogProps extends ComponentProps<typeof Radix.Root> {
  /** Asked before it closes by the user's hand; a drawer with a form asks whether what was typed may be lost. */
  beforeClose?: BeforeClose | undefined;
}

export function Dialog({ open, defaultOpen = false, onOpenChange, beforeClose, ...props }: DialogProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const ask = async (next: boolean) => {
    if (await beforeClose?.()) change(next);
  };
  return (
    <OpenContext value={isOpen}>
      <Radix.Root
        open={isOpen}
        onOpenChange={(next) => (next || !beforeClose ? change(next) : void ask(next))}
        {...props}
      />
    </OpenContext>
  );
}

export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

/**
 * The veil is our own element: Radix's overlay locks scrolling through an injected style element,
 * which a strict content policy refuses. `base.css` locks the page by `data-scroll-lock`.
 */
export function ModalVeil() {
  return <div data-scroll-lock="" aria-hidden className="fixed inset-0 z-50 animate-fade-in bg-overlay" />;
}

const widths = {
  sm: 'max-w-sm',
  md: 'max-w-lg',
  lg: 'max-w-2xl',
  xl: 'max-w-4xl',
} as const;

export interface DialogContentProps extends ComponentProps<typeof Radix.Content> {
  size?: keyof typeof widths;
  /** Hides the close cross, when a choice has to be made. */
  hideClose?: boolean;
  children: ReactNode;
}

/** A sheet from below on a phone, centred elsewhere. Needs a `DialogTitle` inside. */
export function DialogContent({
  size = 'md',
  hideClose = false,
  className,
  children,
  ...props
}: DialogContentProps) {
  const labels = useUiLabels();
  const returnFocus = useFocusReturn(useDialogOpen());
  return (
    <Radix.Portal>
      <ModalVeil />
      <Radix.Content
        aria-describedby={undefined}
        onCloseAutoFocus={returnFocus}
        className={cn(
          'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full flex-col rounded-t-xl border bg-card text-card-foreground shadow-lg outline-none',
          'sm:top-[12vh] sm:bottom-auto sm:max-h-[80dvh] sm:w-[calc(100%-2rem)] sm:rounded-xl',
          'max-sm:animate-slide-in-bottom sm:animate-pop-in data-[state=closed]:animate-pop-out',
          widths[size],
          className,
        )}
        {...props}
      >
        {children}
        {!hideClose && (
          <Radix.Close asChild>
            <IconButton label={labels.close} size="icon-sm" className="absolute top-3 end-3">
              <X aria-hidden />
            </IconButton>
          </Radix.Close>
        )}
      </Radix.Content>
    </Radix.Portal>
  );
}

export function DialogHeader({ className, ...props }: ComponentProps<'header'>) {
  return <header className={cn('grid gap-1 px-5 pt-4 pe-12 pb-3', className)} {...props} />;
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title className={cn('text-lg font-semibold wrap-anywhere', className)} {...props} />;
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description className={cn('text-muted-foreground wrap-anywhere', className)} {...props} />;
}

export function DialogBody({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div className={cn('scrollbar-thin min-h-0 flex-1 overflow-y-auto px-5 pb-4', className)} {...props} />
  );
}

export function DialogFooter({ className, ...props }: ComponentProps<'footer'>) {
  return (
    <footer
      className={cn(
        'flex flex-col-reverse gap-2 rounded-b-xl border-t bg-muted/40 px-5 py-3 sm:flex-row sm:justify-end',
        className,
      )}
      {...props}
    />
  );
}
