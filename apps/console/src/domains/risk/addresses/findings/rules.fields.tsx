import { orderAnalysisRulesTrial } from '@platform/sdk/operations';
import type { Form } from '@platform/ui-kit/headless/form';
import { Button, FormField, KeyValueList, Select } from '@platform/ui-kit/skin';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../../shared/client.ts';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { FormText } from '../../../../shared/form.text.tsx';
import { useText } from '../../../../shared/messages.ts';
import type { RuleKey } from './findings.labels.ts';
import { hasPercent, mostPercent, type RuleForm, valuesOf, windowHours, wrongIn } from './rules.form.ts';
import { analysisRuleMessages } from './rules.messages.ts';

type Trial = Awaited<ReturnType<typeof runTrial>>;

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
      <TrialPanel form={form} rule={rule} />
    </div>
  );
}

const runTrial = (rule: RuleKey, values: ReturnType<typeof valuesOf>) => {
  const { percent, ...rest } = values;
  return call(orderAnalysisRulesTrial, { rule, ...rest, ...(percent !== null && { percent }) });
};

function TrialPanel({ form, rule }: { form: Form<RuleForm>; rule: RuleKey }) {
  const say = useText(analysisRuleMessages);
  const [running, setRunning] = useState(false);
  const [result, setResult] = useState<{ of: string; trial: Trial }>();
  const [problem, setProblem] = useState<unknown>();
  const tried = JSON.stringify(valuesOf(form.values));
  const isWrong = Object.keys(wrongIn(rule, form.values, say)).length > 0;
  const run = async (): Promise<void> => {
    setRunning(true);
    setProblem(undefined);
    try {
      setResult({ of: tried, trial: await runTrial(rule, valuesOf(form.values)) });
    } catch (thrown) {
      setProblem(thrown);
    } finally {
      setRunning(false);
    }
  };
  // The result of other values says nothing about these.
  const trial = result?.of === tried ? result.trial : undefined;
  return (
    <section aria-label={say('trial')} className="grid gap-3 rounded-lg border p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="me-auto min-w-0 text-sm text-muted-foreground">{say('trialHelp')}</p>
        <Button loading={running} disabled={isWrong} onClick={() => void run()}>
          <Play aria-hidden />
          {say('run')}
        </Button>
      </div>
      {problem !== undefined && <ErrorNotice error={problem} />}
      {trial && (
        <div role="status" className="grid gap-2">
          <KeyValueList
            items={[
              { key: 'findings', label: say('wouldFind'), value: trial.findingCount },
              { key: 'orders', label: say('wouldOrders'), value: trial.orderCount },
              { key: 'good', label: say('wouldGood'), value: trial.goodCount },
              { key: 'bad', label: say('wouldBad'), value: trial.badCount },
            ]}
          />
          <p className="text-xs text-muted-foreground">{say('goodHelp')}</p>
        </div>
      )}
    </section>
  );
}
