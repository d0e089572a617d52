import type { Output } from '@platform/sdk';
import { payoutBatchesConfirm, payoutBatchesJudge } from '@platform/sdk/operations';
import {
  Button,
  type CustomDialogControl,
  DialogBody,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  FileDrop,
  Notice,
  SegmentedControl,
} from '@platform/ui-kit/skin';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { moneyText } from '../../../../shared/cells/money.text.ts';
import { call } from '../../../../shared/client.ts';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { useFormats } from '../../../../shared/format.ts';
import { saveFile } from '../../../../shared/list/save.file.ts';
import { useText } from '../../../../shared/messages.ts';
import { isSessionError } from '../../../../shared/query.ts';
import type { BatchRow } from '../batches.labels.ts';
import { OutcomeList } from '../outcome.dialog.tsx';
import { JudgedLines } from './result.lines.tsx';
import { resultMessages } from './result.messages.ts';
import { countOf, doubtText, type Judgement, type LineGroup, linesOf } from './result.model.ts';

export interface ResultDialogProps {
  control: CustomDialogControl<unknown>;
  batch: BatchRow;
  /** Something may have changed. */
  onChanged: () => void;
}

const mostBytes = 2 * 1024 * 1024;
type Shown = LineGroup | 'everything';

/** The bank's result file: each line beside its payout, then the confirmation of those beyond doubt. */
export function ResultDialog({ control, batch, onChanged }: ResultDialogProps) {
  const say = useText(resultMessages);
  const { number } = useFormats();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  const [outcome, setOutcome] = useState<Output<'payoutBatches.confirm'> | null>(null);
  const [shown, setShown] = useState<Shown>('everything');
  const { currency, batchCode, id: payoutBatchId } = batch;

  const attempt = async (work: () => Promise<void>) => {
    setError(null);
    setBusy(true);
    try {
      await work();
    } catch (thrown) {
      if (!isSessionError(thrown)) setError(thrown);
    } finally {
      setBusy(false);
      onChanged();
    }
  };
  const judge = ([file]: readonly File[]) => {
    if (!file) return;
    void attempt(async () => {
      const found = await call(payoutBatchesJudge, { payoutBatchId, file });
      setJudgement(found);
      setShown(linesOf(found.lines, 'doubt').length > 0 ? 'doubt' : 'everything');
    });
  };
  const apply = ({ resultId }: Judgement) =>
    attempt(async () =>
      setOutcome(await call(payoutBatchesConfirm, { payoutBatchId, mode: 'file', resultId })),
    );

  const lines = judgement?.lines ?? [];
  const groups = (['applies', 'settled', 'doubt'] as const).map((group) => ({
    group,
    count: linesOf(lines, group).length,
  }));
  const applied = linesOf(lines, 'applies').length;
  const doubtful = linesOf(lines, 'doubt').length;
  const saveDoubt = () =>
    saveFile(
      new Blob([doubtText(lines, say, (minor) => moneyText(minor, currency, false))], {
        type: 'text/csv;charset=utf-8',
      }),
      `${batchCode}-${say('doubtFile')}.csv`,
    );

  return (
    <>
      <DialogHeader>
        <DialogTitle>{say('title', { batch: batchCode })}</DialogTitle>
        <DialogDescription>{say('body')}</DialogDescription>
      </DialogHeader>
      <DialogBody className="grid gap-4" aria-busy={busy}>
        {!judgement && (
          <FileDrop
            accept=".csv,.xlsx"
            mostBytes={mostBytes}
            disabled={busy}
            label={say('file')}
            items={[]}
            onFiles={judge}
            onRemove={() => undefined}
            labels={{
              choose: busy ? say('sending') : say('choose'),
              drop: say('drop'),
              hint: say('hint'),
              refused: ({ name }) => say('refused', { name }),
              retry: say('choose'),
              sending: say('sending'),
            }}
          />
        )}
        {judgement && !outcome && (
          <>
            {judgement.repeated && <Notice tone="info">{say('repeated')}</Notice>}
            <p role="status" className="numeric font-medium">
              {say('sum', {
                paid: number(countOf(lines, 'paid')),
                amount: `${moneyText(judgement.paidMinor, currency)} ${currency}`,
                failed: number(countOf(lines, 'failed')),
              })}
            </p>
            <SegmentedControl<Shown>
              label={say('show')}
              className="flex-wrap justify-self-start"
              value={shown}
              onValueChange={setShown}
              options={[
                {
                  value: 'everything',
                  label: say('groupOf', { group: say('everything'), count: number(lines.length) }),
                },
                ...groups
                  .filter(({ count }) => count > 0)
                  .map(({ group, count }) => ({
                    value: group,
                    label: say('groupOf', { group: say(group), count: number(count) }),
                  })),
              ]}
            />
            <JudgedLines lines={shown === 'everything' ? lines : linesOf(lines, shown)} currency={currency} />
          </>
        )}
        {outcome && (
          <>
            <Notice tone="success">{say('applied', { count: number(outcome.changedCount) })}</Notice>
            <OutcomeList outcome={outcome} />
          </>
        )}
        <ErrorNotice error={error} />
      </DialogBody>
      <DialogFooter>
        {doubtful > 0 && (
          <Button className="me-auto" onClick={saveDoubt}>
            <Download aria-hidden />
            {say('download', { count: number(doubtful) })}
          </Button>
        )}
        {judgement && !outcome && (
          <Button
            onClick={() => {
              setJudgement(null);
              setError(null);
            }}
          >
            {say('other')}
          </Button>
        )}
        <Button variant={outcome ? 'primary' : undefined} onClick={control.dismiss}>
          {say(outcome ? 'close' : 'cancel')}
        </Button>
        {judgement && !outcome && (
          <Button
            variant="primary"
            loading={busy}
            disabledReason={applied === 0 ? say('nothing') : undefined}
            onClick={() => void apply(judgement)}
          >
            {say('apply', { count: number(applied) })}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}
