import { type ReactNode, useState } from 'react';
import { Input, type InputProps } from './input.tsx';
import { normaliseDigits } from './number-input.tsx';

/**
 * Parsed amount in minor units, or the reason why it is invalid (too many decimals, too large, not a number).
 */
export type ReadMoney = { minor: number } | { problem: string };

export interface MoneyInputProps extends Omit<InputProps, 'value' | 'onChange' | 'suffix' | 'type'> {
  /** Amount in minor units; null when the field is empty or its text is invalid. */
  valueMinor: number | null;
  onValueChange: (valueMinor: number | null) => void;
  /** How the currency is parsed and formatted. The app supplies the units; the kit does not scale. */
  currency: { code: ReactNode; read: (text: string) => ReadMoney; write: (minor: number) => string };
  /** The error, reported when the field is left; undefined as soon as the text changes. */
  onProblem?: (problem: string | undefined) => void;
  /** The error on every keystroke: a form must not submit null for an amount that cannot be parsed. */
  onUnreadable?: (problem: string | undefined) => void;
}

/**
 * Amount field: decimal text outside, minor units inside. Text is reformatted only when the field is left;
 * excess decimals are refused, never rounded.
 */
export function MoneyInput(props: MoneyInputProps) {
  const { valueMinor, onValueChange, currency, onProblem, onUnreadable, onBlur, className, ...rest } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const read = typed === null || typed === '' ? undefined : currency.read(typed);

  const change = (text: string) => {
    const next = normaliseDigits(text);
    setTyped(next);
    setWrong(false);
    onProblem?.(undefined);
    const value = next === '' ? undefined : currency.read(next);
    onUnreadable?.(value && 'problem' in value ? value.problem : undefined);
    onValueChange(value && 'minor' in value ? value.minor : null);
  };
  return (
    <Input
      {...rest}
      {...(wrong && { 'aria-invalid': true })}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (valueMinor === null ? '' : currency.write(valueMinor))}
      suffix={<span className="pe-1.5 ps-2 text-xs">{currency.code}</span>}
      className={className}
      onChange={(event) => change(event.target.value)}
      onBlur={(event) => {
        const problem = read && 'problem' in read ? read.problem : undefined;
        // Keep invalid text so that the user can correct it; otherwise show the formatted value.
        if (!problem) setTyped(null);
        setWrong(problem !== undefined);
        onProblem?.(problem);
        onBlur?.(event);
      }}
    />
  );
}
