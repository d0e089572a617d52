import { payScriptRunsList, payScriptsTryRun } from '@platform/sdk/operations';
import { Button, Field, Notice, Select } from '@platform/ui-kit/skin';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../../shared/client.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { useFormats } from '../../../../shared/format.ts';
import { useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import { entryWord, verdictLook } from '../../../../shared/script-run/run.labels.ts';
import { type TrialResult, TrialResultView } from './trial.results.tsx';
import { workbenchMessages } from './workbench.messages.ts';

export interface TryPartProps {
  scriptId: string;
  source: string;
  /** The run that a link names. It need not be among the latest. */
  wanted: string | undefined;
}

/** Runs the source with the input and the answers of a recorded run, and says whether the verdict is the recorded one. */
export function TryPart({ scriptId, source, wanted }: TryPartProps) {
  const say = useText(workbenchMessages);
  const { dateTime } = useFormats();
  const { attempt } = useStep();
  const runs = useOperation(payScriptRunsList, { scriptId, pageSize: 100 }).data?.list;
  const [chosen, setChosen] = useState(wanted ?? '');
  const [isTrying, setTrying] = useState(false);
  const [answer, setAnswer] = useState<{ results?: readonly TrialResult[]; problem?: string | undefined }>();
  const options = (runs ?? []).map(({ id, startedAt, entryPoint, verdict, orderCode }) => ({
    value: id,
    label: `${dateTime(startedAt)} · ${entryWord(entryPoint, say)} · ${verdictLook(verdict, say).word}`,
    detail: orderCode ?? undefined,
  }));
  const isListed = options.some(({ value }) => value === chosen);
  const offered = chosen === '' || isListed ? options : [{ value: chosen, label: chosen }, ...options];
  const tryIt = async () => {
    setTrying(true);
    let results: readonly TrialResult[] | undefined;
    const { problem } = await attempt(async () => {
      ({ results } = await call(payScriptsTryRun, { source, runId: chosen }));
    });
    setAnswer(results ? { results } : { problem });
    setTrying(false);
  };
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted-foreground">{say('runHelp')}</p>
      {runs?.length === 0 && offered.length === 0 ? (
        <p className="text-muted-foreground">{say('noRuns')}</p>
      ) : (
        <div className="flex flex-wrap items-end gap-3">
          <Field label={say('run')} className="min-w-64 flex-1">
            <Select
              searchable
              value={chosen || null}
              options={offered}
              placeholder={say('chooseRun')}
              onValueChange={(id) => {
                setChosen(id);
                setAnswer(undefined);
              }}
            />
          </Field>
          <Button
            variant="primary"
            loading={isTrying}
            disabledReason={chosen === '' ? say('chooseRun') : undefined}
            onClick={() => void tryIt()}
          >
            <FlaskConical aria-hidden />
            {say('tryNow')}
          </Button>
        </div>
      )}
      <div aria-live="polite" className="grid gap-3">
        {answer?.problem !== undefined && (
          <Notice tone="danger" title={say('tryFailed')}>
            {answer.problem}
          </Notice>
        )}
        {answer?.results?.map((result) => (
          <TrialResultView key={result.name} result={result} isRecord open />
        ))}
      </div>
    </div>
  );
}
