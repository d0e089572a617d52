import { payScriptsGoLive, payScriptsTryRun } from '@platform/sdk/operations';
import {
  Button,
  type CustomDialogControl,
  DialogBody,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Notice,
  Spinner,
} from '@platform/ui-kit/skin';
import { useEffect, useState } from 'react';
import { call } from '../../../../shared/client.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { useText } from '../../../../shared/messages.ts';
import { effectOfGoingLive } from './go-live.model.ts';
import { scriptReads } from './scripts.actions.tsx';
import type { ScriptRow, VersionRow } from './scripts.parts.ts';
import { type TrialResult, TrialResultView } from './trial.results.tsx';
import { workbenchMessages } from './workbench.messages.ts';

export interface GoLiveProps {
  control: CustomDialogControl<true>;
  script: ScriptRow;
  version: VersionRow;
}

/**
 * Runs the samples of a version, then asks. The samples that fail are shown with what differs. The server runs them once
 * more when the version goes live, so that nothing depends on this window.
 */
export function GoLive({ control, script, version: { id, version } }: GoLiveProps) {
  const say = useText(workbenchMessages);
  const { attempt } = useStep(...scriptReads);
  const [results, setResults] = useState<readonly TrialResult[]>();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the samples run once, when the dialog opens
  useEffect(() => {
    let isShown = true;
    void attempt(async () => {
      const trial = await call(payScriptsTryRun, { versionId: id });
      if (isShown) setResults(trial.results);
    }).then((outcome) => isShown && setProblem(outcome.problem));
    return () => {
      isShown = false;
    };
  }, [id]);
  const effect = effectOfGoingLive(script);
  const failed = results?.filter(({ passed }) => !passed) ?? [];
  const goLive = async () => {
    setSending(true);
    const outcome = await attempt(() => call(payScriptsGoLive, { versionId: id }));
    setSending(false);
    setProblem(outcome.problem);
    if (outcome.done) control.resolve(true);
  };
  const hasNoSamples = results?.length === 0;
  const isRefused = failed.length > 0 || hasNoSamples;
  return (
    <>
      <DialogHeader>
        <DialogTitle>{say('goLiveTitle', { version })}</DialogTitle>
        <DialogDescription>{say(effect.word, { count: effect.count })}</DialogDescription>
      </DialogHeader>
      <DialogBody className="grid min-h-24 content-start gap-3" aria-live="polite">
        {problem !== undefined && (
          <Notice tone="danger" title={say('goLiveProblem')}>
            {problem}
          </Notice>
        )}
        {!results && problem === undefined && (
          <p className="flex items-center gap-2 text-muted-foreground">
            <Spinner />
            {say('goLiveRunning')}
          </p>
        )}
        {results && !isRefused && problem === undefined && (
          <Notice tone="success">{say('allPassed', { count: results.length })}</Notice>
        )}
        {hasNoSamples && <Notice tone="danger">{say('noSamples')}</Notice>}
        {results && failed.length > 0 && (
          <>
            <Notice tone="danger" title={say('goLiveRefused')}>
              {say('someFailed', { failed: failed.length, total: results.length })}
            </Notice>
            {failed.map((result) => (
              <TrialResultView key={result.name} result={result} />
            ))}
          </>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => control.dismiss()}>{isRefused ? say('close') : say('cancel')}</Button>
        {!isRefused && (
          <Button
            variant="primary"
            loading={isSending || (!results && problem === undefined)}
            onClick={() => void goLive()}
          >
            {say('goLive')}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}
