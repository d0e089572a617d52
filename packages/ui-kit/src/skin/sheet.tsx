import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { cn } from './class-names.ts';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogFooter,
  DialogTrigger,
  ModalVeil,
  useDialogOpen,
} from './dialog.tsx';
import { useUiLabels } from './ui-provider.tsx';
import { useFocusReturn } from './use-focus-return.ts';

/** A drawer from the side: details of a row, the menu on a phone, "more filters". */
export const Sheet = Dialog;
export const SheetTrigger = DialogTrigger;
export const SheetClose = DialogClose;
export const SheetBody = DialogBody;
export const SheetFooter = DialogFooter;

const sides = {
  right:
    'end-0 border-s data-[state=open]:animate-slide-in-right data-[state=closed]:animate-slide-out-right rtl:data-[state=open]:animate-slide-in-left rtl:data-[state=closed]:animate-slide-out-left',
  left: 'start-0 border-e data-[state=open]:animate-slide-in-left data-[state=closed]:animate-slide-out-left rtl:data-[state=open]:animate-slide-in-right rtl:data-[state=closed]:animate-slide-out-right',
} as const;

const widths = { sm: 'sm:max-w-xs', md: 'sm:max-w-lg', lg: 'sm:max-w-2xl' } as const;

export interface SheetContentProps extends ComponentProps<typeof Radix.Content> {
  side?: keyof typeof sides;
  size?: keyof typeof widths;
  hideClose?: boolean;
  children: ReactNode;
}

export function SheetContent({
  side = 'right',
  size = 'md',
  hideClose = false,
  className,
  children,
  ...props
}: SheetContentProps) {
  const labels = useUiLabels();
  const returnFocus = useFocusReturn(useDialogOpen());
  return (
    <Radix.Portal>
      <ModalVeil />
      <Radix.Content
        aria-describedby={undefined}
        onCloseAutoFocus={returnFocus}
        className={cn(
          'fixed inset-y-0 z-50 flex w-full flex-col bg-card text-card-foreground shadow-lg outline-none',
          sides[side],
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

export function SheetHeader({ className, ...props }: ComponentProps<'header'>) {
  return <header className={cn('grid gap-1 border-b px-5 py-3 pe-12', className)} {...props} />;
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title className={cn('text-lg font-semibold wrap-anywhere', className)} {...props} />;
}

export function SheetDescription({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description className={cn('text-sm text-muted-foreground', className)} {...props} />;
}
