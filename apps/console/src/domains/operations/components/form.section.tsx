import { type FormErrors, useForm } from '@platform/ui-kit/headless/form';
import {
  Button,
  Form,
  FormActions,
  FormField,
  FormSection,
  Input,
  MoneyInput,
  Notice,
  toast,
} from '@platform/ui-kit/skin';
import { type Translate, useText } from '../../../shared/messages.ts';
import { useMoneyCurrency } from '../../../shared/money.currency.ts';
import { formMessages } from './form.messages.ts';

interface Limits {
  name: string;
  account: string;
  leastMinor: number | null;
  mostMinor: number | null;
}

const labels = { name: 'name', account: 'account', leastMinor: 'least', mostMinor: 'most' } as const;

/** In field order, because the first invalid field gets the focus. */
function wrongOf(
  { name, account, leastMinor, mostMinor }: Limits,
  say: Translate<typeof formMessages.table>,
): FormErrors<Limits> {
  return {
    ...(name.trim() === '' && { name: say('nameMissing') }),
    ...(!/^[0-9A-Za-z]+$/.test(account) && { account: say('accountWrong') }),
    ...(leastMinor === null && { leastMinor: say('amountMissing') }),
    ...(mostMinor === null && { mostMinor: say('amountMissing') }),
    ...(leastMinor !== null &&
      mostMinor !== null &&
      leastMinor > mostMinor && { mostMinor: say('reversed') }),
  };
}

export function FormSectionExample() {
  const say = useText(formMessages);
  const currency = useMoneyCurrency('INR');
  const form = useForm<Limits>({
    initial: { name: '', account: '', leastMinor: 10_000, mostMinor: null },
    validate: (values) => wrongOf(values, say),
    onSubmit: async ({ account }) => (account === 'admin' ? { account: say('taken') } : undefined),
  });
  const { values, set } = form;
  return (
    <Form
      form={form}
      className="max-w-3xl"
      summaryTitle={(count) => say('attention', { count })}
      fieldName={(name) => (name in labels ? say(labels[name as keyof Limits]) : name)}
      onSubmitted={() => toast.success(say('saved'))}
    >
      <Notice tone="info">{say('tryIt')}</Notice>
      <FormSection title={say('who')} description={say('whoHelp')} columns={2}>
        <FormField form={form} name="name" label={say('name')} required>
          <Input value={values.name} onChange={({ target }) => set({ name: target.value })} />
        </FormField>
        <FormField form={form} name="account" label={say('account')} help={say('accountHelp')} required>
          <Input
            value={values.account}
            spellCheck={false}
            onChange={({ target }) => set({ account: target.value })}
          />
        </FormField>
      </FormSection>
      <FormSection title={say('limits')} columns={2}>
        <FormField form={form} name="leastMinor" label={say('least')} required>
          <MoneyInput
            currency={currency}
            valueMinor={values.leastMinor}
            onValueChange={(leastMinor) => set({ leastMinor })}
            onUnreadable={(problem) => form.markUnreadable('leastMinor', problem)}
          />
        </FormField>
        <FormField form={form} name="mostMinor" label={say('most')} required>
          <MoneyInput
            currency={currency}
            valueMinor={values.mostMinor}
            onValueChange={(mostMinor) => set({ mostMinor })}
            onUnreadable={(problem) => form.markUnreadable('mostMinor', problem)}
          />
        </FormField>
      </FormSection>
      <FormActions>
        <Button disabledReason={form.dirty ? undefined : say('nothingToUndo')} onClick={() => form.reset()}>
          {say('reset')}
        </Button>
        <Button type="submit" variant="primary" loading={form.submitting}>
          {say('save')}
        </Button>
      </FormActions>
    </Form>
  );
}
