import { cn } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';

/** Label and control in one frame, so that the filter bar takes one line. */
export function FilterBox({
  label,
  htmlFor,
  invalid = false,
  className,
  children,
}: {
  label: string;
  htmlFor: string;
  invalid?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={cn(
        'flex h-8 min-w-0 items-stretch rounded-md border border-input bg-card outline-2 outline-transparent transition-colors focus-within:border-ring focus-within:outline-ring/35',
        invalid && 'border-danger',
        className,
      )}
    >
      <label
        htmlFor={htmlFor}
        className="flex shrink-0 items-center ps-2.5 text-sm whitespace-nowrap text-muted-foreground"
      >
        {label}
      </label>
      {children}
    </div>
  );
}

/** Style for a control inside the box: the box draws the border and the focus ring. */
export const boxedControl =
  'h-full flex-1 rounded-md border-0 bg-transparent px-2 shadow-none outline-none focus-visible:outline-none';
