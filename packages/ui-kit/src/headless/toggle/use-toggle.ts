import { type KeyboardEvent, type MouseEvent, useState } from 'react';

export type CheckedState = boolean | 'indeterminate';

export interface ToggleOptions {
  /** Without it, the toggle is uncontrolled. */
  checked?: CheckedState | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLButtonElement>) => void) | undefined;
}

export interface ToggleProps {
  type: 'button';
  'aria-checked': boolean | 'mixed';
  'data-state': 'checked' | 'unchecked' | 'indeterminate';
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

const states = { true: 'checked', false: 'unchecked', indeterminate: 'indeterminate' } as const;

/** A toggle button, checkbox or switch, by press and by Space. From the mixed state a press selects all. */
export function useToggle({ checked, onCheckedChange, onClick, onKeyDown }: ToggleOptions): ToggleProps {
  const [own, setOwn] = useState(false);
  const now = checked ?? own;
  return {
    type: 'button',
    'aria-checked': now === 'indeterminate' ? 'mixed' : now,
    'data-state': states[`${now}`],
    onClick: (event) => {
      onClick?.(event);
      if (event.defaultPrevented) return;
      const next = now !== true;
      setOwn(next);
      onCheckedChange?.(next);
    },
    onKeyDown: (event) => {
      // Enter submits the form; a button would treat it as a press.
      if (event.key === 'Enter') event.preventDefault();
      onKeyDown?.(event);
    },
  };
}
