import type { Output } from '@platform/sdk';
import { KeyValueList } from '@platform/ui-kit/skin';
import { CircleCheck, CircleX } from 'lucide-react';
import { DurationCell, StatusCell } from '../../../../shared/cells/cells.tsx';
import { Collapsible } from '../../../../shared/collapsible.tsx';
import { useText } from '../../../../shared/messages.ts';
import { entryWord, failureWord, verdictLook, verdicts } from '../../../../shared/script-run/run.labels.ts';
import { RunExchanges, RunLog } from '../run.exchanges.tsx';
import { workbenchMessages } from './workbench.messages.ts';

export type TrialResult = Output<'payScripts.tryRun'>['results'][number];
type Mismatch = NonNullable<TrialResult['mismatch']>;

const comparedFields = ['verdict', 'reference', 'utr', 'code', 'link', 'products'] as const;

/** One result: what came out, what differs from what was expected, and how it came to it. */
export function TrialResultView({
  result,
  isRecord = false,
  open = false,
}: {
  result: TrialResult;
  /** Whether it was compared with the recorded verdict of a run, and not with what a sample expects. */
  isRecord?: boolean;
  /** Whether requests and log are shown at once. */
  open?: boolean;
}) {
  const say = useText(workbenchMessages);
  const { passed, mismatch, failure } = result;
  const { word, ...looks } = verdictLook(result.verdict, say);
  const differenceText = ({ field, actual, expected }: Mismatch) => {
    const wordOf = (value: string | null) => {
      const verdict = field === 'verdict' && verdicts.find((known) => known === value);
      return verdict ? verdictLook(verdict, say).word : value || say('nothing');
    };
    const known = comparedFields.find((compared) => compared === field);
    const words = { field: known ? say(known) : field, actual: wordOf(actual), expected: wordOf(expected) };
    return say(isRecord ? 'differenceFromRecord' : 'difference', words);
  };
  const text = (key: 'reference' | 'utr' | 'code' | 'reason') =>
    result[key] === null ? [] : [{ key, label: say(key), value: result[key] }];
  return (
    <section aria-label={result.name} className="grid gap-2 rounded-md border bg-card p-3">
      <h4 className="flex flex-wrap items-center gap-2 font-medium">
        <PassMark passed={passed} word={say(passMarkWord(passed, isRecord))} />
        <span className="wrap-anywhere">{result.name}</span>
        <span className="text-sm font-normal text-muted-foreground">{entryWord(result.entryPoint, say)}</span>
      </h4>
      {mismatch !== null && <p className="text-sm text-danger wrap-anywhere">{differenceText(mismatch)}</p>}
      <KeyValueList
        items={[
          { key: 'verdict', label: say('verdict'), value: <StatusCell looks={looks}>{word}</StatusCell> },
          ...(failure === null
            ? []
            : [{ key: 'failure', label: say('failure'), value: failureWord(failure, say) }]),
          ...text('reason'),
          ...text('reference'),
          ...text('utr'),
          ...text('code'),
          ...(result.products === null
            ? []
            : [{ key: 'products', label: say('products'), value: result.products.join(', ') || '—' }]),
          { key: 'duration', label: say('duration'), value: <DurationCell ms={result.durationMs} /> },
        ]}
      />
      <Collapsible title={say('details')} open={open}>
        <div className="grid gap-3">
          <RunExchanges requests={result.requests} />
          <div className="grid gap-1">
            <p className="text-xs text-muted-foreground">{say('log')}</p>
            <RunLog log={result.log} />
          </div>
        </div>
      </Collapsible>
    </section>
  );
}

const passMarkWord = (passed: boolean, isRecord: boolean) =>
  isRecord ? (passed ? 'asRecorded' : 'notAsRecorded') : passed ? 'passed' : 'notPassed';

/** Pass or fail as an icon with its word. */
export function PassMark({ passed, word }: { passed: boolean; word: string }) {
  const Icon = passed ? CircleCheck : CircleX;
  return (
    <span
      className={`inline-flex items-center gap-1 text-sm font-medium ${passed ? 'text-success' : 'text-danger'}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {word}
    </span>
  );
}
