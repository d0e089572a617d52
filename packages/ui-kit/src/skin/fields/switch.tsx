import type { ComponentProps } from 'react';
import { type ToggleOptions, useToggle } from '../../headless/toggle/index.ts';
import { cn } from '../theme/class-names.ts';
import { useFieldControl } from './field-context.ts';

export type SwitchProps = Omit<ComponentProps<'button'>, 'children'> &
  Omit<ToggleOptions, 'checked'> & { checked?: boolean };

export function Switch({ checked, onCheckedChange, onClick, onKeyDown, className, ...props }: SwitchProps) {
  const toggle = useToggle({ checked, onCheckedChange, onClick, onKeyDown });
  const { required, ...control } = useFieldControl(props);
  return (
    <button
      {...props}
      {...control}
      {...toggle}
      role="switch"
      aria-checked={toggle['aria-checked']}
      aria-required={required}
      className={cn(
        'group/switch focus-ring relative inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-input bg-input transition-colors after:absolute after:-inset-1 disabled:opacity-50 data-[state=checked]:border-primary data-[state=checked]:bg-primary',
        className,
      )}
    >
      <span className="block size-4 translate-x-px rounded-full bg-card shadow-xs transition-transform group-data-[state=checked]/switch:translate-x-[17px] rtl:-translate-x-px rtl:group-data-[state=checked]/switch:-translate-x-[17px]" />
    </button>
  );
}
