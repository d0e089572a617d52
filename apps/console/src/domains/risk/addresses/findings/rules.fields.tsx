import { orderAnalysisRulesTrial } from '@platform/sdk/operations';
import type { Form } from '@platform/ui-kit/headless/form';
import { FormField, Select } from '@platform/ui-kit/skin';
import { call } from '../../../../shared/client.ts';
import { FormText } from '../../../../shared/form.text.tsx';
import { useText } from '../../../../shared/messages.ts';
import { TrialPanel } from '../../../../shared/trial.panel.tsx';
import type { RuleKey } from './findings.labels.ts';
import { hasPercent, mostPercent, type RuleForm, valuesOf, windowHours, wrongIn } from './rules.form.ts';
import { analysisRuleMessages } from './rules.messages.ts';

const leastKeys = {
  payerTimeouts: 'leastPayerTimeouts',
  addressUnpaid: 'leastAddressUnpaid',
  sharedPayer: 'leastSharedPayer',
  amountBurst: 'leastAmountBurst',
  supplierSupplements: 'leastSupplierSupplements',
  accountDrop: 'leastAccountDrop',
  reversals: 'leastReversals',
} as const;
const percentKeys = {
  payerTimeouts: 'percentPayerTimeouts',
  addressUnpaid: 'percentAddressUnpaid',
  amountBurst: 'percentAmountBurst',
  supplierSupplements: 'percentSupplierSupplements',
  accountDrop: 'percentAccountDrop',
  reversals: 'percentReversals',
} as const;
const hasShare = (rule: RuleKey): rule is keyof typeof percentKeys => hasPercent(rule);

/** The thresholds of a rule, with a trial of them on the orders of the last 30 days. */
export function RuleFields({ form, rule }: { form: Form<RuleForm>; rule: RuleKey }) {
  const say = useText(analysisRuleMessages);
  const tried = JSON.stringify(valuesOf(form.values));
  return (
    <div className="grid gap-4">
      <FormField form={form} name="enabled" label={say('enabled')}>
        <Select
          value={form.values.enabled}
          options={(['on', 'off'] as const).map((value) => ({ value, label: say(value) }))}
          onValueChange={(enabled) => form.set({ enabled })}
        />
      </FormField>
      <FormField form={form} name="windowHours" label={say('windowHours')}>
        <Select
          value={form.values.windowHours}
          options={windowHours.map((hours) => ({ value: String(hours), label: String(hours) }))}
          onValueChange={(hours) => form.set({ windowHours: hours })}
        />
      </FormField>
      <FormText
        form={form}
        name="least"
        label={say(leastKeys[rule])}
        help={say('leastRule')}
        digits
        required
      />
      {hasShare(rule) && (
        <FormText
          form={form}
          name="percent"
          label={say(percentKeys[rule])}
          help={say('percentRule', { most: mostPercent(rule) })}
          digits
          required
        />
      )}
      <TrialPanel
        of={tried}
        disabled={Object.keys(wrongIn(rule, form.values, say)).length > 0}
        run={() => runTrial(rule, valuesOf(form.values))}
        more={({ findingCount }) => [{ key: 'findings', label: say('wouldFind'), value: findingCount }]}
      />
    </div>
  );
}

const runTrial = (rule: RuleKey, values: ReturnType<typeof valuesOf>) => {
  const { percent, ...rest } = values;
  return call(orderAnalysisRulesTrial, { rule, ...rest, ...(percent !== null && { percent }) });
};
