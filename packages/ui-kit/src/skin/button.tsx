import type { VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonStyle } from './button-style.ts';
import { Spinner } from './display/spinner.tsx';
import { Tooltip, type TooltipProps } from './overlays/tooltip.tsx';
import { cn } from './theme/class-names.ts';

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyle> {
  /** Shows a spinner without changing the button's width and ignores clicks; the button keeps the focus. */
  loading?: boolean;
  /**
   * Why the action is not available. The button stays focusable, ignores clicks and shows this on hover and
   * focus.
   */
  disabledReason?: ReactNode;
  /** Applies the button's styles to the single child (a link). */
  asChild?: boolean;
}

export function Button({
  variant,
  size,
  loading = false,
  disabledReason,
  asChild = false,
  className,
  type,
  onClick,
  children,
  ...props
}: ButtonProps) {
  const classes = cn(buttonStyle({ variant, size }), className);
  if (asChild) {
    return (
      <Slot.Root className={classes} onClick={onClick} {...props}>
        {children}
      </Slot.Root>
    );
  }

  const refused = loading || Boolean(disabledReason);
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (refused) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  const button = (
    <button
      type={type ?? 'button'}
      className={classes}
      aria-disabled={refused || undefined}
      aria-busy={loading || undefined}
      onClick={click}
      {...props}
    >
      {loading ? (
        <>
          {/* Invisible, but keeps the button's width and accessible name. */}
          <span className="inline-flex items-center gap-1.5 whitespace-nowrap opacity-0">{children}</span>
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
        </>
      ) : (
        children
      )}
    </button>
  );
  return disabledReason ? <Tooltip content={disabledReason}>{button}</Tooltip> : button;
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'asChild'> {
  /** The accessible name, also shown as tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  side?: TooltipProps['side'];
}

export function IconButton({
  label,
  side,
  size = 'icon',
  variant = 'ghost',
  disabledReason,
  ...props
}: IconButtonProps) {
  if (disabledReason) {
    return (
      <Button aria-label={label} size={size} variant={variant} disabledReason={disabledReason} {...props} />
    );
  }
  return (
    <Tooltip content={label} side={side}>
      <Button aria-label={label} size={size} variant={variant} {...props} />
    </Tooltip>
  );
}
