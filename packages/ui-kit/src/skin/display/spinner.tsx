import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../theme/class-names.ts';

interface SpinnerProps extends Omit<ComponentProps<typeof LoaderCircle>, 'children'> {
  /** For screen readers. Without it the spinner is decorative, beside text that says the same. */
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
