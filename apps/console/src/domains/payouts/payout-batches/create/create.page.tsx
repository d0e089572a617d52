import { settingsGetShowBatchButton } from '@platform/sdk/operations';
import { EmptyState, Skeleton } from '@platform/ui-kit/skin';
import { CircleSlash } from 'lucide-react';
import { useState } from 'react';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { useReaderZone } from '../../../../shared/format.ts';
import { listPage } from '../../../../shared/list/list.context.tsx';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { useText, useWords } from '../../../../shared/messages.ts';
import { usePage } from '../../../../shared/page.tsx';
import { useOperation } from '../../../../shared/query.ts';
import { WizardSteps } from '../../../../shared/wizard.steps.tsx';
import { ChooseStep } from './choose.step.tsx';
import { createMessages } from './create.messages.ts';
import { type CreatedAnswer, CreatedBatch } from './created.step.tsx';
import {
  type BatchDraft,
  emptyDraft,
  isEmptyDraft,
  reachedStep,
  readDraft,
  wizardSteps,
} from './draft.model.ts';
import { readDraftText, writeDraftText } from './draft.store.ts';
import { PayStep } from './pay.step.tsx';
import { PreviewStep } from './preview.step.tsx';
import type { StepProps } from './step.props.ts';

/** Creates a payout batch in three steps: which payouts, how they are paid, and what comes of it now. */
export const CreateBatchPage = listPage('payoutBatches.list', function CreateBatch({ context }) {
  const words = useWords();
  const { screen } = usePage();
  return (
    <div className="grid content-start gap-4 p-3 sm:p-4">
      <h1 className="text-lg font-semibold">{words(screen.title)}</h1>
      <div className="max-w-5xl rounded-lg border bg-card p-4 sm:p-5">
        <IfEnabled context={context} />
      </div>
    </div>
  );
});

/** The wizard, unless the setting ShowBatchButton is off. */
function IfEnabled({ context }: { context: ListContext }) {
  const say = useText(createMessages);
  const setting = useOperation(settingsGetShowBatchButton, {}, { staleMs: 60_000 });
  if (setting.error) return <ErrorNotice error={setting.error} />;
  if (!setting.data) return <Skeleton className="h-64" />;
  if (!setting.data.enable)
    return <EmptyState icon={CircleSlash} title={say('off')} description={say('offHelp')} />;
  return <Wizard context={context} />;
}

function Wizard({ context }: { context: ListContext }) {
  const say = useText(createMessages);
  const zone = useReaderZone();
  const userId = context.user.user_id;
  const [draft, setDraft] = useState(() => readDraft(readDraftText(userId), zone));
  const [created, setCreated] = useState<CreatedAnswer | null>(null);
  /** A discarded draft begins with new fields. */
  const [round, setRound] = useState(0);
  const keep = (next: BatchDraft) => {
    setDraft(next);
    writeDraftText(userId, isEmptyDraft(next) ? null : JSON.stringify(next));
  };
  const [moved, setMoved] = useState(false);
  const go = (next: BatchDraft) => {
    keep(next);
    setMoved(true);
  };
  const startAnew = () => {
    keep(emptyDraft(zone));
    setCreated(null);
    setRound(round + 1);
    setMoved(true);
  };
  if (created) return <CreatedBatch answer={created} context={context} onAnother={startAnew} />;
  const step = reachedStep(draft);
  const props: StepProps = { context, draft, moved, onChange: keep, onStep: go, onDiscard: startAnew };
  return (
    <div className="grid content-start gap-5">
      <WizardSteps
        label={say('steps')}
        steps={wizardSteps.map((each) => ({ key: each, label: say(each) }))}
        current={step}
        onGo={(next) => go({ ...draft, step: wizardSteps.find((each) => each === next) ?? 'choose' })}
      />
      {step === 'choose' && <ChooseStep key={round} {...props} />}
      {step === 'pay' && <PayStep key={round} {...props} />}
      {step === 'preview' && (
        <PreviewStep
          {...props}
          onCreated={(answer) => {
            writeDraftText(userId, null);
            setDraft(emptyDraft(zone));
            setCreated(answer);
          }}
        />
      )}
    </div>
  );
}
