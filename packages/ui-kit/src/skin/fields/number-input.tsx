import { useState } from 'react';
import { cn } from '../theme/class-names.ts';
import { Input, type InputProps } from './input.tsx';

export interface NumberInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  value: number | null;
  /** `null` when the field is empty or not a number. */
  onValueChange: (value: number | null) => void;
  /** Allows decimals; default: whole numbers only. */
  decimals?: boolean;
  /** Whether the text is no number, on every keystroke: a form must not take it for an empty field. */
  onUnreadable?: (unreadable: boolean) => void;
}

/** Converts full-width digits, as Chinese input methods produce, to ASCII digits. */
export function normaliseDigits(text: string): string {
  return text.normalize('NFKC').replaceAll('。', '.').trim();
}

export function NumberInput({
  value,
  onValueChange,
  onUnreadable,
  decimals = false,
  className,
  onBlur,
  ...props
}: NumberInputProps) {
  const [text, setText] = useState<string | null>(null);
  const pattern = decimals ? /^-?\d+(\.\d+)?$/ : /^-?\d+$/;
  /** A number too large to be exact is not read: null would mean an empty field. */
  const read = (typed: string): number | null =>
    pattern.test(typed) && Math.abs(Number(typed)) <= Number.MAX_SAFE_INTEGER ? Number(typed) : null;
  const change = (typed: string) => {
    const normal = normaliseDigits(typed);
    setText(normal);
    const number = read(normal);
    onUnreadable?.(normal !== '' && number === null);
    onValueChange(number);
  };
  const unreadable = text !== null && text !== '' && read(text) === null;
  return (
    <Input
      {...props}
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={text ?? (value === null ? '' : String(value))}
      onChange={(event) => change(event.target.value)}
      onBlur={(event) => {
        // Keep invalid text so that the user can correct it.
        if (!unreadable) setText(null);
        onBlur?.(event);
      }}
      {...(unreadable && { 'aria-invalid': true })}
      className={cn('tabular-nums', className)}
    />
  );
}
