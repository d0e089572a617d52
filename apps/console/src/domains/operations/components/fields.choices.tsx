import { Checkbox, Field, MultiSelect, Select, Switch } from '@platform/ui-kit/skin';
import { useMemo, useState } from 'react';
import { useText } from '../../../shared/messages.ts';
import { fieldsMessages } from './fields.messages.ts';
import { productsMessages } from './products.messages.ts';
import { statusMessages } from './status.messages.ts';

const merchantCount = 400;

export function ChoiceExamples() {
  const say = useText(fieldsMessages);
  const sayStatus = useText(statusMessages);
  const sayProduct = useText(productsMessages);
  const [status, setStatus] = useState<string | null>(null);
  const [merchant, setMerchant] = useState<number | null>(100_007);
  const [products, setProducts] = useState<readonly number[]>([1008, 1045, 3015]);
  const merchants = useMemo(
    () =>
      Array.from({ length: merchantCount }, (_, index) => ({
        value: 100_001 + index,
        label: say('merchantName', { number: index + 1 }),
        detail: <span className="numeric font-mono">{100_001 + index}</span>,
      })),
    [say],
  );
  return (
    <>
      <Field label={say('status')}>
        <Select
          value={status}
          onValueChange={setStatus}
          placeholder={say('choose')}
          options={[
            { value: 'created', label: sayStatus('created') },
            { value: 'succeeded', label: sayStatus('succeeded') },
            { value: 'failed', label: sayStatus('failed') },
            { value: 'locked', label: say('locked'), disabled: true },
          ]}
        />
      </Field>
      <Field label={say('merchant')}>
        <Select value={merchant} onValueChange={setMerchant} searchable options={merchants} />
      </Field>
      <Field label={say('products')}>
        <MultiSelect
          values={products}
          onValuesChange={setProducts}
          placeholder={say('choose')}
          summary={(count) => say('selected', { count })}
          options={[
            { value: 1008, label: sayProduct('bank'), detail: '1008' },
            { value: 1045, label: sayProduct('upi'), detail: '1045' },
            { value: 3015, label: sayProduct('usdt'), detail: '3015' },
            { value: 3016, label: sayProduct('usdtPayout'), detail: '3016', disabled: true },
          ]}
        />
      </Field>
      <Field label={say('status')} help={say('lockedWhy')}>
        <Select
          value={null}
          onValueChange={setStatus}
          placeholder={say('choose')}
          options={[{ value: 'created', label: sayStatus('created') }]}
          disabled
        />
      </Field>
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-medium">{say('switches')}</legend>
        <Field label={say('enabled')} layout="inline">
          <Switch defaultChecked />
        </Field>
        <Field label={say('off')} layout="inline">
          <Switch disabled />
        </Field>
        <Field label={say('onlyFailed')} layout="inline">
          <Checkbox defaultChecked />
        </Field>
        <Field label={say('off')} layout="inline">
          <Checkbox disabled />
        </Field>
      </fieldset>
    </>
  );
}
