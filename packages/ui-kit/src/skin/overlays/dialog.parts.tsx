import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react';
import { IconButton } from '../button.tsx';
import { cn } from '../theme/class-names.ts';
import { useUiLabels } from '../ui-provider.tsx';
import { useEscape } from './use-escape.ts';

/** Parts used inside an open dialog or drawer. */
export const DialogParts = { Title: Radix.Title, Description: Radix.Description, Close: Radix.Close };

let veilCount = 0;

/**
 * Our own backdrop: Radix's overlay locks scrolling with an injected style element, which a strict content
 * policy refuses. `base.css` locks the page by `data-scroll-lock` on its root: a rule that looks for the veil
 * searches the whole page again with every change of it.
 */
function ModalVeil() {
  useLayoutEffect(() => {
    const root = document.documentElement;
    veilCount += 1;
    root.dataset.scrollLock = '';
    return () => {
      veilCount -= 1;
      if (veilCount === 0) delete root.dataset.scrollLock;
    };
  }, []);
  return <div aria-hidden className="fixed inset-0 z-50 animate-fade-in bg-overlay" />;
}

export interface DialogPanelProps extends ComponentProps<typeof Radix.Content> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Hides the close button, when a choice is required. */
  hideClose?: boolean;
  children: ReactNode;
}

/** Common to dialog and drawer: the backdrop, the panel and its close button. */
export function DialogPanel({
  open,
  onOpenChange,
  hideClose,
  onEscapeKeyDown,
  className,
  children,
  ...props
}: DialogPanelProps) {
  const labels = useUiLabels();
  useEscape(open, (event) => {
    onEscapeKeyDown?.(event);
    if (!event.defaultPrevented) onOpenChange(false);
  });
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <ModalVeil />
        <Radix.Content
          aria-describedby={undefined}
          data-dialog-panel
          className={cn(
            'fixed z-50 flex w-full flex-col bg-card text-card-foreground shadow-lg outline-none',
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
    </Radix.Root>
  );
}
