import { Button, Notice, StatusBadge, Tabs, TabsContent, TabsList, TabsTrigger } from '@platform/ui-kit/skin';
import { CircleCheck, CircleSlash, Pencil, Play, Save, Undo2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { useText } from '../../../../shared/messages.ts';
import { usePage } from '../../../../shared/page.tsx';
import { directions, scriptDirectionWord } from '../../../../shared/script-run/run.labels.ts';
import { CodeEditor, EditorPlace } from './code.lazy.tsx';
import { type Compared, DifferencePart, draftChoice } from './difference.part.tsx';
import { editorMessages } from './editor.messages.ts';
import { SamplesPart } from './samples.part.tsx';
import { useScriptActions } from './scripts.actions.tsx';
import { scriptMessages } from './scripts.messages.ts';
import type { ScriptRow, VersionRow } from './scripts.parts.ts';
import { TryPart } from './try.part.tsx';
import { type Trial, useTrial } from './use-trial.ts';
import { useVersionActions } from './use-version-actions.tsx';
import { VersionsPart } from './versions.part.tsx';
import {
  type Draft,
  firstBroken,
  type SampleDraft,
  type VersionDetail,
  withChanges,
} from './workbench.draft.ts';
import { workbenchMessages } from './workbench.messages.ts';

export interface WorkbenchPageProps {
  script: ScriptRow;
  versions: readonly VersionRow[];
  total: number;
  /** The version that the draft began from. */
  detail: VersionDetail;
  draft: Draft;
  context: ListContext;
  back: ReactNode;
  onDraft: (draft: Draft | undefined) => void;
  onOpenVersion: (version: VersionRow | undefined) => void;
  onMore: () => void;
}

/** A direction of a newer server is judged as the platform does without one. */
const directionOf = ({ direction }: ScriptRow) => directions.find((each) => each === direction) ?? 'payout';

type Part = 'code' | 'samples' | 'difference' | 'try';

export function WorkbenchPage(props: WorkbenchPageProps) {
  const { script, versions, total, detail, draft, context, back, onDraft, onOpenVersion, onMore } = props;
  const say = useText(workbenchMessages);
  const sayEditor = useText(editorMessages);
  const { search } = usePage();
  const mayWrite = context.mayCall('payScripts.addVersion');
  const mayTry = context.mayCall('payScripts.tryRun');
  const [part, setPart] = useState<Part>(search.run && mayTry ? 'try' : 'code');
  const [sampleId, setSampleId] = useState<string>();
  const { version } = detail.version;
  const [compared, setCompared] = useState<Compared>({
    before: detail.version.id,
    after: draftChoice,
  });
  const trial = useTrial(draft.source, draft.samples, directionOf(script));
  const actions = useVersionActions(script);
  const broken = firstBroken(draft.samples);
  const change = (changes: Partial<Pick<Draft, 'source' | 'samples'>>) =>
    onDraft(withChanges(draft, changes, detail));
  const showSample = (id: string) => {
    setSampleId(id);
    setPart('samples');
  };
  const runSamples = (samples: readonly SampleDraft[]) => {
    const bad = firstBroken(samples);
    if (bad) showSample(bad.id);
    else void trial.run(samples);
  };
  const failedId = draft.samples.find(({ id }) => trial.results.get(id)?.passed === false)?.id;
  return (
    <div className="grid gap-4 p-3 sm:p-4">
      <Head script={script} context={context} back={back} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-3">
          <div className="flex flex-wrap items-center gap-2">
            <p className="me-auto text-sm text-muted-foreground" aria-live="polite">
              {draft.isChanged ? say('changed', { version }) : say('unchanged', { version })}
              {!mayWrite && ` · ${say('readOnly')}`}
            </p>
            {mayTry && (
              <Button
                loading={trial.isRunning}
                disabledReason={draft.samples.length === 0 ? say('noSamples') : undefined}
                onClick={() => runSamples(draft.samples)}
              >
                <Play aria-hidden />
                {say('runSamples')}
              </Button>
            )}
            {mayWrite && (
              <>
                {draft.isChanged && (
                  <Button
                    onClick={async () => {
                      if (await actions.confirmLeave(draft)) onDraft(undefined);
                    }}
                  >
                    {say('discard')}
                  </Button>
                )}
                <Button
                  variant="primary"
                  disabledReason={
                    !draft.isChanged
                      ? say('nothingChanged')
                      : broken && say('brokenSample', { name: broken.name })
                  }
                  onClick={async () => {
                    const saved = await actions.save(draft);
                    if (saved) onOpenVersion(saved);
                  }}
                >
                  <Save aria-hidden />
                  {say('save')}
                </Button>
              </>
            )}
          </div>
          {broken && mayWrite && (
            <Notice
              tone="warning"
              actions={
                <Button size="sm" onClick={() => showSample(broken.id)}>
                  {say('tabSamples', { count: draft.samples.length })}
                </Button>
              }
            >
              {say('brokenSample', { name: broken.name })}
            </Notice>
          )}
          <TrialNotice
            trial={trial}
            onShow={failedId === undefined ? undefined : () => showSample(failedId)}
          />
          <Tabs value={part} onValueChange={(next) => setPart(next as Part)}>
            <TabsList aria-label={say('views')}>
              <TabsTrigger value="code">{say('tabCode')}</TabsTrigger>
              <TabsTrigger value="samples">{say('tabSamples', { count: draft.samples.length })}</TabsTrigger>
              <TabsTrigger value="difference">{say('tabDifference')}</TabsTrigger>
              {mayTry && <TabsTrigger value="try">{say('tabTry')}</TabsTrigger>}
            </TabsList>
            <TabsContent value="code" forceMount className="data-[state=inactive]:hidden">
              <Suspense fallback={<EditorPlace isLarge />}>
                <CodeEditor
                  language="javascript"
                  label={say('source')}
                  size="fill"
                  value={draft.source}
                  readOnly={!mayWrite}
                  onValueChange={(source) => change({ source })}
                />
              </Suspense>
              <p className="mt-1.5 text-xs text-muted-foreground">{sayEditor('keys')}</p>
            </TabsContent>
            <TabsContent value="samples">
              <SamplesPart
                direction={script.direction}
                samples={draft.samples}
                readOnly={!mayWrite}
                chosenId={sampleId}
                onChoose={setSampleId}
                onSamples={(samples) => change({ samples })}
                trial={trial}
                onRun={mayTry ? runSamples : undefined}
              />
            </TabsContent>
            <TabsContent value="difference">
              <DifferencePart
                versions={versions}
                draft={draft}
                compared={compared}
                onCompared={setCompared}
              />
            </TabsContent>
            {mayTry && (
              <TabsContent value="try">
                <TryPart scriptId={script.id} source={draft.source} wanted={search.run} />
              </TabsContent>
            )}
          </Tabs>
        </div>
        <VersionsPart
          versions={versions}
          total={total}
          openId={detail.version.id}
          onGoLive={context.mayCall('payScripts.goLive') ? (row) => void actions.goLive(row) : undefined}
          onOpen={async (row) => {
            if (await actions.confirmLeave(draft)) onOpenVersion(row);
          }}
          onCompare={(row) => {
            const own = draft.isChanged ? draftChoice : detail.version.id;
            const isNewer = row.version > version && !draft.isChanged;
            setCompared(isNewer ? { before: own, after: row.id } : { before: row.id, after: own });
            setPart('difference');
          }}
          onMore={onMore}
        />
      </div>
    </div>
  );
}

function Head({ script, context, back }: Pick<WorkbenchPageProps, 'script' | 'context' | 'back'>) {
  const say = useText(scriptMessages);
  const sayPage = useText(workbenchMessages);
  const actions = useScriptActions();
  const { liveVersion, previousVersion } = script;
  return (
    <header className="grid gap-1">
      {back}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="text-xl font-semibold wrap-anywhere">{script.name}</h1>
        <StatusBadge
          tone={liveVersion === null ? 'neutral' : 'success'}
          icon={liveVersion === null ? CircleSlash : CircleCheck}
        >
          {liveVersion === null ? say('notLive') : say('live', { version: liveVersion })}
        </StatusBadge>
        <p className="me-auto text-sm text-muted-foreground">
          {`${scriptDirectionWord(script.direction, say)} · ${
            script.direction === 'choice'
              ? sayPage('productsUsing', { count: script.productCount })
              : sayPage('gateways', { count: script.gatewayCount })
          }`}
        </p>
        {context.mayCall('payScripts.rename') && (
          <Button variant="ghost" onClick={() => void actions.rename(script)}>
            <Pencil aria-hidden />
            {say('rename')}
          </Button>
        )}
        {context.mayCall('payScripts.bringBack') && (
          <Button
            disabledReason={previousVersion === null ? say('noneBefore') : undefined}
            onClick={() => void actions.bringBack(script)}
          >
            <Undo2 aria-hidden />
            {previousVersion === null ? say('bringBack') : say('bringBackTo', { version: previousVersion })}
          </Button>
        )}
      </div>
    </header>
  );
}

/** What the last run of the samples came to. */
function TrialNotice({ trial, onShow }: { trial: Trial; onShow: (() => void) | undefined }) {
  const say = useText(workbenchMessages);
  const { counts, problem } = trial;
  if (problem !== undefined)
    return (
      <Notice tone="danger" title={say('tryFailed')}>
        {problem}
      </Notice>
    );
  if (!counts) return null;
  const { failed, total, isOutdated } = counts;
  return (
    <Notice
      tone={isOutdated ? 'neutral' : failed > 0 ? 'danger' : 'success'}
      title={failed > 0 ? say('someFailed', { failed, total }) : say('allPassed', { count: total })}
      actions={
        onShow && (
          <Button size="sm" onClick={onShow}>
            {say('showFailed')}
          </Button>
        )
      }
    >
      {isOutdated && say('outdated')}
    </Notice>
  );
}
