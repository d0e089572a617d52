import type { Currency } from '@platform/sdk';
import { Field, MoneyInput } from '@platform/ui-kit/skin';
import { useState } from 'react';
import { useText } from '../../../shared/messages.ts';
import { useMoneyCurrency } from '../../../shared/money.currency.ts';
import { fieldsMessages } from './fields.messages.ts';

export function AmountExamples() {
  const say = useText(fieldsMessages);
  return (
    <>
      <Amount label={say('amount')} help={say('amountHelp')} currency="INR" startMinor={120_050} />
      <Amount label={say('coins')} currency="USDT" startMinor={12_500_001} />
    </>
  );
}

interface AmountProps {
  label: string;
  help?: string;
  currency: Currency;
  startMinor: number;
}

function Amount({ label, help, currency: code, startMinor }: AmountProps) {
  const currency = useMoneyCurrency(code);
  const [minor, setMinor] = useState<number | null>(startMinor);
  const [problem, setProblem] = useState<string>();
  return (
    <Field label={label} help={help} error={problem}>
      <MoneyInput valueMinor={minor} onValueChange={setMinor} currency={currency} onProblem={setProblem} />
    </Field>
  );
}
