import type { ComponentProps } from 'react';
import { cn } from '../theme/class-names.ts';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogLayer,
  type DialogLayerProps,
  DialogTitle,
  DialogTrigger,
} from './dialog.tsx';

/** A side drawer: details of a row, the menu on a phone, "more filters". */
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

const widths = { sm: 'sm:max-w-xs', md: 'sm:max-w-lg', lg: 'sm:max-w-2xl', xl: 'sm:max-w-5xl' } as const;

export interface SheetContentProps extends DialogLayerProps {
  side?: keyof typeof sides;
  size?: keyof typeof widths;
}

export function SheetContent({ side = 'right', size = 'md', className, ...props }: SheetContentProps) {
  return <DialogLayer className={cn('inset-y-0', sides[side], widths[size], className)} {...props} />;
}

export function SheetHeader({ className, ...props }: ComponentProps<'header'>) {
  return <header className={cn('grid gap-1 border-b px-5 py-3 pe-12', className)} {...props} />;
}

export const SheetTitle = DialogTitle;

export function SheetDescription({ className, ...props }: ComponentProps<typeof DialogDescription>) {
  return <DialogDescription className={cn('text-sm', className)} {...props} />;
}
