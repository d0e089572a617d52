import type { Input } from '@platform/sdk';
import { payScriptsTryRun } from '@platform/sdk/operations';
import { useState } from 'react';
import { call } from '../../../../shared/client.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import type { TrialResult } from './trial.results.tsx';
import { readSamples, refusedSample, type SampleDraft } from './workbench.draft.ts';

type ScriptDirection = NonNullable<Input<'payScripts.tryRun'>['direction']>;

export interface Trial {
  isRunning: boolean;
  /** By the id of the sample. A sample that has been changed since, or whose source has, has none. */
  results: ReadonlyMap<string, TrialResult>;
  /** The last run of all or some samples; undefined before the first. */
  counts: { failed: number; total: number; isOutdated: boolean } | undefined;
  problem: string | undefined;
  refused: { sampleId: string; text: string } | undefined;
}

interface Ran {
  sample: SampleDraft;
  source: string;
  result: TrialResult;
}

/** Runs samples of a draft, and keeps each result as long as it is one of what is in the editor. */
export function useTrial(
  source: string,
  samples: readonly SampleDraft[],
  direction: ScriptDirection,
): Trial & { run: (chosen: readonly SampleDraft[]) => Promise<void>; clear: () => void } {
  const { attempt } = useStep();
  const [ran, setRan] = useState<readonly Ran[]>([]);
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<Trial['refused']>();
  const isCurrent = (one: Ran) => one.source === source && samples.includes(one.sample);
  const current = ran.filter(isCurrent);

  const run = async (chosen: readonly SampleDraft[]) => {
    setRunning(true);
    let results: readonly TrialResult[] = [];
    const outcome = await attempt(async () => {
      ({ results } = await call(payScriptsTryRun, { source, samples: readSamples(chosen), direction }));
    });
    setRunning(false);
    setProblem(outcome.problem);
    const found = refusedSample(outcome.refusal);
    const sample = found && chosen[found.index];
    setRefused(sample && found && { sampleId: sample.id, text: found.text });
    if (!outcome.done) return;
    const ids = new Set(chosen.map(({ id }) => id));
    const fresh = chosen.flatMap((each, index): Ran[] => {
      const result = results[index];
      return result ? [{ sample: each, source, result }] : [];
    });
    setRan((before) => [...before.filter((one) => !ids.has(one.sample.id)), ...fresh]);
  };
  return {
    isRunning,
    results: new Map(current.map(({ sample, result }) => [sample.id, result])),
    counts:
      ran.length === 0
        ? undefined
        : {
            failed: ran.filter(({ result }) => !result.passed).length,
            total: ran.length,
            isOutdated: current.length < ran.length,
          },
    problem,
    refused,
    run,
    clear: () => {
      setRan([]);
      setProblem(undefined);
      setRefused(undefined);
    },
  };
}
