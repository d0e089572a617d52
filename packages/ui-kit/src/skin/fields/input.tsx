import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../theme/class-names.ts';
import { useFieldControl } from './field-context.ts';

/** On touch screens it is taller, with text large enough that a phone does not zoom in. */
export const inputStyle =
  'h-8 w-full min-w-0 rounded-md border border-input bg-card px-2.5 text-base text-foreground pointer-coarse:h-10 pointer-coarse:text-lg transition-colors outline-2 outline-transparent placeholder:text-muted-foreground focus-visible:border-ring focus-visible:outline-ring/35 disabled:bg-muted disabled:text-muted-foreground [&[readonly]]:bg-muted aria-invalid:border-danger aria-invalid:focus-visible:outline-danger/30';

export interface InputProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  /** An icon or unit inside the left edge. */
  prefix?: ReactNode;
  /** An icon, unit or small button inside the right edge. */
  suffix?: ReactNode;
}

export function Input({ prefix, suffix, className, type = 'text', ...props }: InputProps) {
  const control = useFieldControl(props);
  const input = (
    <input
      {...props}
      {...control}
      type={type}
      className={cn(inputStyle, prefix && 'ps-8', suffix && 'pe-9', !prefix && !suffix && className)}
    />
  );
  if (!prefix && !suffix) return input;
  return (
    <div className={cn('relative w-full min-w-0', className)}>
      {prefix && (
        <span className="pointer-events-none absolute inset-y-0 start-0 grid w-8 place-items-center text-muted-foreground [&_svg]:size-4">
          {prefix}
        </span>
      )}
      {input}
      {suffix && (
        <span className="absolute inset-y-0 end-1 flex items-center text-muted-foreground [&_svg]:size-4">
          {suffix}
        </span>
      )}
    </div>
  );
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  const control = useFieldControl(props);
  return (
    <textarea
      {...props}
      {...control}
      className={cn(inputStyle, 'h-auto min-h-20 py-1.5 pointer-coarse:h-auto', className)}
    />
  );
}
