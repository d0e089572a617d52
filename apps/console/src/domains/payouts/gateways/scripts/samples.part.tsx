import { Button, toast } from '@platform/ui-kit/skin';
import { CircleCheck, CircleDashed, CircleX, Play, Plus } from 'lucide-react';
import { useText } from '../../../../shared/messages.ts';
import { entryWord } from '../../../../shared/script-run/run.labels.ts';
import { SampleForm } from './sample.form.tsx';
import { TrialResultView } from './trial.results.tsx';
import type { Trial } from './use-trial.ts';
import { newSampleOf, problemsOf, type SampleDraft } from './workbench.draft.ts';
import { workbenchMessages } from './workbench.messages.ts';

export interface SamplesPartProps {
  samples: readonly SampleDraft[];
  readOnly: boolean;
  /** Of the script. */
  direction: string;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  onSamples: (samples: readonly SampleDraft[]) => void;
  trial: Trial;
  /** Runs the given samples; absent: the role may not. */
  onRun: ((samples: readonly SampleDraft[]) => void) | undefined;
}

/** The samples of a version: a list with their results, and the chosen one to edit. */
export function SamplesPart(props: SamplesPartProps) {
  const { samples, readOnly, direction, chosenId, onChoose, onSamples, trial, onRun } = props;
  const say = useText(workbenchMessages);
  const chosen = samples.find(({ id }) => id === chosenId) ?? samples[0];
  const result = chosen && trial.results.get(chosen.id);
  const add = (sample: SampleDraft) => {
    onSamples([...samples, sample]);
    onChoose(sample.id);
  };
  const remove = (sample: SampleDraft) => {
    onSamples(samples.filter(({ id }) => id !== sample.id));
    toast.success(say('sampleDeleted', { name: sample.name }), {
      action: { label: say('undo'), onSelect: () => onSamples(samples) },
    });
  };
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="grid gap-2">
        <ul className="grid max-h-[60dvh] gap-1 overflow-y-auto p-0.5">
          {samples.map((sample) => (
            <li key={sample.id}>
              <SampleItem
                sample={sample}
                isChosen={sample.id === chosen?.id}
                passed={trial.results.get(sample.id)?.passed}
                isBroken={isBroken(sample)}
                onChoose={() => onChoose(sample.id)}
              />
            </li>
          ))}
        </ul>
        {samples.length === 0 && <p className="text-sm text-muted-foreground">{say('noSamples')}</p>}
        {!readOnly && (
          <Button
            size="sm"
            className="justify-self-start"
            onClick={() => {
              const make = newSampleOf(direction);
              add(make(say('newSampleName', { number: samples.length + 1 }), crypto.randomUUID()));
            }}
          >
            <Plus aria-hidden />
            {say('addSample')}
          </Button>
        )}
      </div>
      {chosen && (
        <div className="grid min-w-0 gap-3">
          {result && <TrialResultView key={chosen.id} result={result} open={!result.passed} />}
          {!readOnly && (
            <div className="flex flex-wrap gap-2">
              {onRun && (
                <Button size="sm" loading={trial.isRunning} onClick={() => onRun([chosen])}>
                  <Play aria-hidden />
                  {say('runSample')}
                </Button>
              )}
              <Button
                size="sm"
                onClick={() =>
                  add({
                    ...chosen,
                    id: crypto.randomUUID(),
                    name: say('copyName', { name: chosen.name }).slice(0, 100),
                  })
                }
              >
                {say('copySample')}
              </Button>
              <Button size="sm" onClick={() => remove(chosen)}>
                {say('deleteSample')}
              </Button>
            </div>
          )}
          <SampleForm
            key={chosen.id}
            sample={chosen}
            direction={direction}
            readOnly={readOnly}
            refused={trial.refused?.sampleId === chosen.id ? trial.refused.text : undefined}
            onChange={(changed) => onSamples(samples.map((each) => (each.id === chosen.id ? changed : each)))}
          />
        </div>
      )}
    </div>
  );
}

const isBroken = (sample: SampleDraft) => Object.keys(problemsOf(sample)).length > 0;

interface SampleItemProps {
  sample: SampleDraft;
  isChosen: boolean;
  /** Undefined: it has not run as it is now. */
  passed: boolean | undefined;
  isBroken: boolean;
  onChoose: () => void;
}

function SampleItem({ sample, isChosen, passed, isBroken: broken, onChoose }: SampleItemProps) {
  const say = useText(workbenchMessages);
  const failed = broken || passed === false;
  const Icon = failed ? CircleX : passed ? CircleCheck : CircleDashed;
  const tone = failed ? 'text-danger' : passed ? 'text-success' : 'text-muted-foreground';
  return (
    <button
      type="button"
      aria-current={isChosen || undefined}
      onClick={onChoose}
      className={`focus-ring flex w-full items-start gap-2 rounded-md border px-2.5 py-1.5 text-start hover:bg-hover ${isChosen ? 'border-primary bg-accent' : 'bg-card'}`}
    >
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${tone}`} />
      <span className="min-w-0">
        <span className="block wrap-anywhere">{sample.name}</span>
        <span className={`block text-xs ${isChosen ? 'text-accent-foreground' : 'text-muted-foreground'}`}>
          {entryWord(sample.entryPoint, say)}
          {' · '}
          {say(failed ? 'notPassed' : passed ? 'passed' : 'notRun')}
        </span>
      </span>
    </button>
  );
}
