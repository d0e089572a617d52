import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { cn } from '../theme/class-names.ts';
import { FieldContext } from './field-context.ts';
import { Label } from './label.tsx';

export interface FieldProps {
  label: ReactNode;
  /** Stays visible below the control. */
  help?: ReactNode;
  /** Error in the user's language. Announced, and associated with the control. */
  error?: ReactNode;
  required?: boolean;
  /** A word such as "optional", beside the label. */
  hint?: ReactNode;
  /** Label beside the control (checkbox, switch) instead of above it. */
  layout?: 'stacked' | 'inline';
  /** The control's id, when other elements refer to it. */
  id?: string;
  /** Hides the label visually; screen readers still read it. */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Label above, help and error below. The control inside receives id, description and validity automatically.
 */
export function Field({
  label,
  help,
  error,
  required = false,
  hint,
  layout = 'stacked',
  id: givenId,
  hideLabel = false,
  className,
  children,
}: FieldProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const helpId = help ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, helpId].filter(Boolean).join(' ') || undefined;
  const invalid = Boolean(error);
  const control = useMemo(
    () => ({ id, describedBy, invalid, required, labelId: `${id}-label` }),
    [id, describedBy, invalid, required],
  );

  const labelRow = (
    <div className={cn('flex items-baseline gap-1.5', hideLabel && 'sr-only')}>
      <Label id={control.labelId} htmlFor={id} className={cn(layout === 'inline' && 'font-normal')}>
        {label}
        {required && (
          <span aria-hidden className="ms-0.5 text-danger">
            *
          </span>
        )}
      </Label>
      {hint && <span className="text-xs text-muted-foreground">{hint}</span>}
    </div>
  );
  return (
    <FieldContext value={control}>
      <div
        className={cn('grid min-w-0 content-start gap-1.5', className)}
        data-invalid={invalid || undefined}
      >
        {layout === 'inline' ? (
          <div className="flex min-h-6 items-center gap-2">
            {children}
            {labelRow}
          </div>
        ) : (
          <>
            {labelRow}
            {children}
          </>
        )}
        {error && (
          <p id={errorId} role="alert" className="flex items-start gap-1 text-xs text-danger">
            <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
            <span>{error}</span>
          </p>
        )}
        {help && (
          <p id={helpId} className="text-xs text-muted-foreground">
            {help}
          </p>
        )}
      </div>
    </FieldContext>
  );
}
