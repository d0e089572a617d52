import { Field, KeyValueList, SegmentedControl, Switch, toast } from '@platform/ui-kit/skin';
import { errorText } from '../../shared/error.text.ts';
import { useLanguage, useText } from '../../shared/messages.ts';
import { isSessionError } from '../../shared/query.ts';
import { simulationMessages } from './simulation.messages.ts';
import type { Simulation, SimulationPlan } from './simulation.query.ts';

const rates = [6, 12, 30, 60, 120] as const;
const faults = ['none', 'mild', 'heavy'] as const satisfies readonly SimulationPlan['faults'][];
const counted = ['orders', 'paid', 'unmatched', 'callbacks'] as const;

/** Shows what the simulator does and its settings. A change takes effect at once. */
export function SimulationPanel({ simulation }: { simulation: Simulation }) {
  const text = useText(simulationMessages);
  const language = useLanguage();
  const { plan, counts, change } = simulation;
  const attempt = async (part: Partial<SimulationPlan>): Promise<void> => {
    try {
      await change(part);
    } catch (thrown) {
      if (isSessionError(thrown)) return;
      toast.danger(text('failed'), { description: errorText(thrown, language).what });
    }
  };
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted-foreground">{text('help')}</p>
      <Field label={text('running')} layout="inline">
        <Switch checked={plan.running} onCheckedChange={(running) => void attempt({ running })} />
      </Field>
      <Choice
        label={text('rate')}
        value={String(plan.ordersPerMinute)}
        options={rates.map((rate) => ({ value: String(rate), label: String(rate) }))}
        onChoose={(rate) => void attempt({ ordersPerMinute: Number(rate) })}
      />
      <Choice
        label={text('faults')}
        value={plan.faults}
        options={faults.map((fault) => ({ value: fault, label: text(fault) }))}
        onChoose={(fault) => void attempt({ faults: fault })}
      />
      {counts && (
        <KeyValueList
          className="border-t pt-3 text-sm [&_dd]:text-end [&_dd]:tabular-nums"
          items={counted.map((name) => ({
            key: name,
            label: text(name),
            value: counts[name].toLocaleString(language),
          }))}
        />
      )}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <span aria-hidden className="text-sm font-medium">
        {label}
      </span>
      <SegmentedControl label={label} value={value} options={options} onValueChange={onChoose} />
    </div>
  );
}
