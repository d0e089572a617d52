import { Check, Minus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ToggleOptions, useToggle } from '../../headless/toggle/index.ts';
import { cn } from '../theme/class-names.ts';
import { useFieldControl } from './field-context.ts';

export type CheckboxProps = Omit<ComponentProps<'button'>, 'children'> & ToggleOptions;

/** The box is 16 px; its hit area is 24 px. */
export function Checkbox({
  checked,
  onCheckedChange,
  onClick,
  onKeyDown,
  className,
  ...props
}: CheckboxProps) {
  const toggle = useToggle({ checked, onCheckedChange, onClick, onKeyDown });
  const { required, ...control } = useFieldControl(props);
  const state = toggle['data-state'];
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input cannot contain the mark, and needs a script for the mixed state
    <button
      {...props}
      {...control}
      {...toggle}
      role="checkbox"
      aria-checked={toggle['aria-checked']}
      aria-required={required}
      className={cn(
        'focus-ring peer relative grid size-4 shrink-0 place-items-center rounded-sm border border-input bg-card text-primary-foreground transition-colors after:absolute after:-inset-1 disabled:opacity-50 aria-invalid:border-danger data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=indeterminate]:border-primary data-[state=indeterminate]:bg-primary',
        className,
      )}
    >
      {state === 'checked' && <Check aria-hidden className="size-3.5 stroke-3" />}
      {state === 'indeterminate' && <Minus aria-hidden className="size-3.5 stroke-3" />}
    </button>
  );
}
