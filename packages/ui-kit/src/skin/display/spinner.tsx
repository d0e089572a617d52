import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../theme/class-names.ts';

interface SpinnerProps extends Omit<ComponentProps<typeof LoaderCircle>, 'children'> {
  /** Said to screen readers; without it the spinner is decoration beside words that say the same. */
  label?: string;
}

export function Spinner({ label, className, ...props }: SpinnerProps) {
  const icon = (
    <LoaderCircle
      aria-hidden={label ? undefined : true}
      className={cn('size-4 animate-spin', className)}
      {...props}
    />
  );
  if (!label) return icon;
  return (
    <span role="status" className="inline-flex items-center">
      {icon}
      <span className="sr-only">{label}</span>
    </span>
  );
}
