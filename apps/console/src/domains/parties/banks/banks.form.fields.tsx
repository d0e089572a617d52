import type { Form } from '@platform/ui-kit/headless/form';
import { FormField, Select } from '@platform/ui-kit/skin';
import { FormText } from '../../../shared/form.text.tsx';
import { useText } from '../../../shared/messages.ts';
import { bankFormMessages } from './banks.form.messages.ts';
import type { BankForm } from './banks.form.ts';
import { bankMessages } from './banks.messages.ts';
import { countries } from './banks.parts.ts';

/** The country cannot change later, because numbers and prefixes belong to it. */
export function BankFields({ form, isNew }: { form: Form<BankForm>; isNew: boolean }) {
  const say = useText(bankFormMessages);
  const sayBank = useText(bankMessages);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {isNew && (
        <FormField form={form} name="country" label={say('country')} required>
          <Select
            value={form.values.country}
            options={countries.map((value) => ({ value, label: sayBank(value) }))}
            onValueChange={(country) => form.set({ country, ifscPrefix: '' })}
          />
        </FormField>
      )}
      <FormText
        form={form}
        name="number"
        label={say('number')}
        help={say('numberHelp')}
        maxLength={16}
        mono
        digits
        required
      />
      <FormText
        form={form}
        name="shortName"
        label={say('shortName')}
        help={say('shortNameHelp')}
        maxLength={64}
        required
      />
      {(['nameZhCn', 'nameZhTw', 'nameEnUs'] as const).map((name) => (
        <FormText key={name} form={form} name={name} label={say(name)} maxLength={128} required />
      ))}
      {form.values.country === 'IN' && (
        <FormText
          form={form}
          name="ifscPrefix"
          label={say('ifscPrefix')}
          help={say('ifscHelp')}
          maxLength={4}
          mono
          keep={(text) => text.toUpperCase()}
        />
      )}
      <FormText
        form={form}
        name="smsSenders"
        label={say('smsSenders')}
        help={say('sendersHelp')}
        rows={3}
        mono
        className="sm:col-span-2"
      />
    </div>
  );
}
