import { type Currency, currencyDigits, type MoneyRefusal, parseMoney } from '@platform/sdk';
import { Field, Input, Select } from '@platform/ui-kit/skin';
import { type KeyboardEvent, useId, useState } from 'react';
import { currencyOptions } from '../currency.options.ts';
import { useText } from '../messages.ts';
import type { Money } from './filter.codecs.ts';
import type { FilterInputProps } from './filter.text.tsx';
import type { FilterView } from './filter.view.ts';
import { listMessages } from './list.messages.ts';

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'amountMinor' in value && 'currency' in value;

/** Amount and currency input. Both together are the filter's value. */
export function MoneyFilter({
  view,
  codec,
  text,
  onText,
}: FilterInputProps<Extract<FilterView, { kind: 'money' }>>) {
  const id = useId();
  const say = useText(listMessages);
  const money = text ? codec.read(text) : undefined;
  const set = isMoney(money) ? money : undefined;
  const figures = set ? text.slice(0, -set.currency.length) : '';
  const [typed, setTyped] = useState(figures);
  const [currency, setCurrency] = useState<Currency>(set?.currency ?? view.currency);
  const [refusal, setRefusal] = useState<MoneyRefusal | null>(null);
  const [known, setKnown] = useState(text);
  // Not in an effect: effects run again when a hidden page is shown, and that would discard the typed text.
  if (known !== text) {
    setKnown(text);
    setTyped(figures);
    setRefusal(null);
    setCurrency(set?.currency ?? view.currency);
  }

  const commit = (chosen: Currency) => {
    if (typed.trim() === '') {
      setRefusal(null);
      if (text) onText('');
      return;
    }
    const parsed = parseMoney(typed, chosen);
    if (!parsed.ok || parsed.amountMinor < 0) {
      setRefusal(parsed.ok ? 'notANumber' : parsed.reason);
      return;
    }
    setRefusal(null);
    onText(codec.write({ amountMinor: parsed.amountMinor, currency: chosen } satisfies Money));
  };
  return (
    <Field id={id} label={view.label} error={refusal && refusalText(say, refusal, currency)}>
      <div className="flex gap-2">
        <Input
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          className="numeric text-end"
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => commit(currency)}
          onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && commit(currency)}
        />
        <Select
          id={`${id}-currency`}
          label={say('currency')}
          options={currencyOptions}
          value={currency}
          onValueChange={(chosen) => {
            setCurrency(chosen);
            commit(chosen);
          }}
          className="w-24 shrink-0"
        />
      </div>
    </Field>
  );
}

type Say = ReturnType<typeof useText<typeof listMessages.table>>;

/** Why an amount is invalid, as text. */
export function refusalText(say: Say, refusal: MoneyRefusal, currency: Currency): string {
  switch (refusal) {
    case 'excessPrecision':
      return say('moneyExcessPrecision', { currency, digits: currencyDigits[currency] });
    case 'overflow':
      return say('moneyOverflow');
    case 'empty':
    case 'notANumber':
      return say('moneyNotANumber');
  }
}
