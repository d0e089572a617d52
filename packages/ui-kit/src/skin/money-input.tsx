import type { ReactNode } from 'react';
import { Input, type InputProps } from './input.tsx';
import { normaliseDigits } from './number-input.tsx';

export type ParsedMoneyText = { text: string } | { problem: string };

export interface MoneyInputProps extends Omit<InputProps, 'value' | 'onChange' | 'suffix' | 'type'> {
  /** Decimal text, as typed: never a float. */
  value: string;
  onValueChange: (text: string) => void;
  /** Gives the text its final form ("1,200.5" → "1200.50"), or says what is wrong with it. Called on leaving. */
  parse: (text: string) => ParsedMoneyText;
  onProblem?: (problem: string | undefined) => void;
  currency?: ReactNode;
}

export function MoneyInput({
  value,
  onValueChange,
  parse,
  onProblem,
  currency,
  onBlur,
  ...props
}: MoneyInputProps) {
  return (
    <Input
      {...props}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      suffix={currency && <span className="pr-1.5 pl-2 text-xs">{currency}</span>}
      onChange={(event) => {
        onValueChange(normaliseDigits(event.target.value));
        onProblem?.(undefined);
      }}
      onBlur={(event) => {
        if (value !== '') {
          const parsed = parse(value);
          if ('text' in parsed) onValueChange(parsed.text);
          onProblem?.('problem' in parsed ? parsed.problem : undefined);
        }
        onBlur?.(event);
      }}
    />
  );
}
