import { buttonStyle, cn, Spinner } from '@platform/ui-kit/skin';
import type { ComponentProps } from 'react';

export interface PlainButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary';
  size?: 'md' | 'lg';
  loading?: boolean;
}

/**
 * The kit's button without a tooltip, for pages before sign-in. The tooltip positioning code would be an
 * eighth of the sign-in page.
 */
export function PlainButton({
  variant,
  size,
  loading = false,
  className,
  children,
  ...props
}: PlainButtonProps) {
  return (
    <button
      type="button"
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className={cn(buttonStyle({ variant, size }), className)}
      {...props}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}
