import { type ReactNode, useState } from 'react';
import { Input, type InputProps } from './input.tsx';
import { normaliseDigits } from './number-input.tsx';

/** What a typed amount is: minor units, or why it is none (too many decimals, too much, no number). */
export type ReadMoney = { minor: number } | { problem: string };

export interface MoneyInputProps extends Omit<InputProps, 'value' | 'onChange' | 'suffix' | 'type'> {
  /** Inside, an amount is a whole number of minor units. Null for an empty field and for what could not be read. */
  valueMinor: number | null;
  onValueChange: (valueMinor: number | null) => void;
  /** How the currency is read and written. The kit scales nothing: the app's units do. */
  currency: { code: ReactNode; read: (text: string) => ReadMoney; write: (minor: number) => string };
  /** What is wrong with what was typed, told on leaving; undefined again as soon as it is changed. */
  onProblem?: (problem: string | undefined) => void;
  /** The same at once, with every letter: a form must not send the null of an amount that cannot be read. */
  onUnreadable?: (problem: string | undefined) => void;
}

/** An amount, decimal outside and minor inside. What is typed stays as typed until it is left; too many decimals are refused, never rounded. */
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
        // What could not be read stays, so that it can be mended; the rest takes its written form.
        if (!problem) setTyped(null);
        setWrong(problem !== undefined);
        onProblem?.(problem);
        onBlur?.(event);
      }}
    />
  );
}
