import { Checkbox, Field, MoneyInput, NumberInput, Select } from '@platform/ui-kit/skin';
import { currencyOptions } from '../../../shared/currency.options.ts';
import type { BulkEntryProps } from '../../../shared/list/bulk/bulk.action.ts';
import { useText } from '../../../shared/messages.ts';
import { useMoneyCurrency } from '../../../shared/money.currency.ts';
import { resourceFormMessages } from './resources.form.messages.ts';
import { isAmount, isOptional, limitNames, readLimit, writeLimit } from './resources.limits.ts';

/** Which limit, and its new value. An amount names its currency: other accounts are skipped. */
export function LimitEntry({ value: text, onValueChange }: BulkEntryProps) {
  const say = useText(resourceFormMessages);
  const limit = readLimit(text);
  const { name, currency, value } = limit;
  const money = useMoneyCurrency(currency);
  const set = (change: Partial<typeof limit>) => onValueChange(writeLimit({ ...limit, ...change }));
  const isNone = value === null;
  const shown = value ?? null;
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <Field label={say('whichLimit')}>
        <Select
          value={name}
          options={limitNames.map((each) => ({ value: each, label: say(each) }))}
          onValueChange={(next) => set({ name: next, value: undefined })}
        />
      </Field>
      {isAmount(name) && (
        <Field label={say('currency')}>
          <Select
            value={currency}
            options={currencyOptions}
            onValueChange={(next) => set({ currency: next, value: undefined })}
          />
        </Field>
      )}
      <Field label={say('newLimit')} required={!isNone}>
        {isAmount(name) ? (
          <MoneyInput
            key={`${name} ${currency}`}
            valueMinor={shown}
            disabled={isNone}
            currency={money}
            onValueChange={(next) => set({ value: next ?? undefined })}
          />
        ) : (
          <NumberInput
            key={name}
            value={shown}
            disabled={isNone}
            onValueChange={(next) => set({ value: next ?? undefined })}
          />
        )}
      </Field>
      {isOptional(name) && (
        <Field layout="inline" label={say('noLimit')} className="self-end">
          <Checkbox
            checked={isNone}
            onCheckedChange={(on) => set({ value: on === true ? null : undefined })}
          />
        </Field>
      )}
    </div>
  );
}
