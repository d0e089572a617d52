import { Slot } from 'radix-ui';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import type { BeforeClose } from '../../headless/dialog/index.ts';
import { useLazyPart } from '../../headless/lazy/index.ts';
import { type OverlayOptions, useOverlay } from '../../headless/overlay/index.ts';
import { cn } from '../theme/class-names.ts';
import type { DialogPanelProps } from './dialog.parts.tsx';
import { lazyComponent, overlayIntent, overlays } from './overlay.lazy.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface DialogState {
  open: boolean;
  wasOpen: boolean;
  change: (open: boolean) => void;
  returnFocus: (event: Event) => void;
}

const DialogContext = createContext<DialogState | null>(null);

function useDialog(): DialogState {
  const dialog = useContext(DialogContext);
  if (!dialog) throw new Error('The parts of a dialog stand inside of <Dialog> or <Sheet>.');
  return dialog;
}

export interface DialogProps extends OverlayOptions {
  /** Asked before the user closes it: a drawer with a form confirms that typed input may be lost. */
  beforeClose?: BeforeClose | undefined;
  children?: ReactNode;
}

export function Dialog({ beforeClose, children, ...options }: DialogProps) {
  const { open, wasOpen, setOpen } = useOverlay(options);
  const returnFocus = useFocusReturn(open);
  const ask = async () => {
    if (await beforeClose?.()) setOpen(false);
  };
  const change = (next: boolean) => (next || !beforeClose ? setOpen(next) : void ask());
  return <DialogContext value={{ open, wasOpen, change, returnFocus }}>{children}</DialogContext>;
}

export interface DialogTriggerProps {
  /** Always the app's own button. */
  asChild: true;
  children: ReactNode;
}

export function DialogTrigger({ children }: DialogTriggerProps) {
  const { open, change } = useDialog();
  return (
    <Slot.Root
      {...overlayIntent}
      aria-haspopup="dialog"
      aria-expanded={open}
      data-state={open ? 'open' : 'closed'}
      onClick={() => change(!open)}
    >
      {children}
    </Slot.Root>
  );
}

export const DialogClose = lazyComponent((parts) => parts.DialogParts.Close);

export type DialogLayerProps = Omit<DialogPanelProps, 'open' | 'onOpenChange'>;

/** Common to dialogs and drawers, once one is open. */
export function DialogLayer(props: DialogLayerProps) {
  const { open, wasOpen, change, returnFocus } = useDialog();
  const parts = useLazyPart(overlays, open);
  if (!parts || !wasOpen) return null;
  return <parts.DialogPanel open={open} onOpenChange={change} onCloseAutoFocus={returnFocus} {...props} />;
}

const widths = {
  sm: 'max-w-sm',
  md: 'max-w-lg',
  lg: 'max-w-2xl',
  xl: 'max-w-4xl',
} as const;

export interface DialogContentProps extends DialogLayerProps {
  size?: keyof typeof widths;
}

/** A bottom sheet on a phone, centred elsewhere. Needs a `DialogTitle` inside. */
export function DialogContent({ size = 'md', className, ...props }: DialogContentProps) {
  return (
    <DialogLayer
      className={cn(
        'inset-x-0 bottom-0 mx-auto max-h-[92dvh] rounded-t-xl border',
        'sm:top-[12vh] sm:bottom-auto sm:max-h-[80dvh] sm:w-[calc(100%-2rem)] sm:rounded-xl',
        'max-sm:animate-slide-in-bottom sm:animate-pop-in data-[state=closed]:animate-pop-out',
        widths[size],
        className,
      )}
      {...props}
    />
  );
}

export function DialogHeader({ className, ...props }: ComponentProps<'header'>) {
  return <header className={cn('grid gap-1 px-5 pt-4 pe-12 pb-3', className)} {...props} />;
}

const Title = lazyComponent((parts) => parts.DialogParts.Title);
const Description = lazyComponent((parts) => parts.DialogParts.Description);

export function DialogTitle({ className, ...props }: ComponentProps<typeof Title>) {
  return <Title className={cn('text-lg font-semibold wrap-anywhere', className)} {...props} />;
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Description>) {
  return <Description className={cn('text-muted-foreground wrap-anywhere', className)} {...props} />;
}

export function DialogBody({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div className={cn('scrollbar-thin min-h-0 flex-1 overflow-y-auto px-5 pb-4', className)} {...props} />
  );
}

export function DialogFooter({ className, ...props }: ComponentProps<'footer'>) {
  return (
    <footer
      data-dialog-footer
      className={cn(
        'flex flex-col-reverse gap-2 rounded-b-xl border-t bg-muted/40 px-5 py-3 sm:flex-row sm:justify-end',
        className,
      )}
      {...props}
    />
  );
}
