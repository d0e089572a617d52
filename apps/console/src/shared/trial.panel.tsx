import { Button, KeyValueList, type KeyValueListProps } from '@platform/ui-kit/skin';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { ErrorNotice } from './error-notice.tsx';
import { useFormats } from './format.ts';
import { useText } from './messages.ts';
import { trialMessages } from './trial.messages.ts';

/** Orders that a rule would have met, and what became of them. */
export interface Verdicts {
  readonly orderCount: number;
  readonly goodCount: number;
  readonly badCount: number;
}

export interface TrialPanelProps<Trial extends Verdicts> {
  /** What is tried, as a text. The result of other values is not shown. */
  of: string;
  disabled: boolean;
  run: () => Promise<Trial>;
  /** Lines before those about the orders. */
  more?: (trial: Trial) => KeyValueListProps['items'];
}

/** Tries a rule on past orders before it acts. */
export function TrialPanel<Trial extends Verdicts>({ of, disabled, run, more }: TrialPanelProps<Trial>) {
  const say = useText(trialMessages);
  const { number } = useFormats();
  const [running, setRunning] = useState(false);
  const [result, setResult] = useState<{ of: string; trial: Trial }>();
  const [problem, setProblem] = useState<unknown>();
  const begin = async (): Promise<void> => {
    setRunning(true);
    setProblem(undefined);
    try {
      setResult({ of, trial: await run() });
    } catch (thrown) {
      setProblem(thrown);
    } finally {
      setRunning(false);
    }
  };
  const trial = result?.of === of ? result.trial : undefined;
  return (
    <section aria-label={say('trial')} className="grid gap-3 rounded-lg border p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="me-auto min-w-0 text-sm text-muted-foreground">{say('trialHelp')}</p>
        <Button loading={running} disabled={disabled} onClick={() => void begin()}>
          <Play aria-hidden />
          {say('run')}
        </Button>
      </div>
      {problem !== undefined && <ErrorNotice error={problem} />}
      {trial && (
        <div role="status" className="grid gap-2">
          <KeyValueList
            items={[
              ...(more?.(trial) ?? []),
              { key: 'orders', label: say('wouldOrders'), value: number(trial.orderCount) },
              { key: 'good', label: say('wouldGood'), value: number(trial.goodCount) },
              { key: 'bad', label: say('wouldBad'), value: number(trial.badCount) },
            ]}
          />
          <p className="text-xs text-muted-foreground">{say('goodHelp')}</p>
        </div>
      )}
    </section>
  );
}
