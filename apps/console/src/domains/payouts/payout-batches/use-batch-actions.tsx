import { BusinessError, type Input, type Output } from '@platform/sdk';
import {
  ordersDossier,
  ordersList,
  ordersStatusCounts,
  payoutBatchesCancel,
  payoutBatchesConfirm,
  payoutBatchesDossier,
  payoutBatchesDownload,
  payoutBatchesExport,
  payoutBatchesHandle,
  payoutBatchesList,
  payoutsProofs,
} from '@platform/sdk/operations';
import { validateReference } from '@platform/sdk/rules';
import { toast, useDialogs } from '@platform/ui-kit/skin';
import { Suspense } from 'react';
import { moneyText } from '../../../shared/cells/money.text.ts';
import { call } from '../../../shared/client.ts';
import { useStep } from '../../../shared/dialogs/use-step.ts';
import { FormText } from '../../../shared/form.text.tsx';
import { useFormats } from '../../../shared/format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { saveFile } from '../../../shared/list/save.file.ts';
import { useText } from '../../../shared/messages.ts';
import { useRefresh } from '../../../shared/query.ts';
import { fieldReasonMessages } from '../../../shared/reasons.messages.ts';
import { batchActionMessages } from './batches.actions.messages.ts';
import { type BatchCommand, type RowsCommand, rowsFor } from './batches.commands.ts';
import type { BatchOrder, BatchRow } from './batches.labels.ts';
import { OutcomeDialog } from './outcome.dialog.tsx';

const ResultDialog = lazyPart(
  'result file',
  async () => (await import('./result/result.dialog.tsx')).ResultDialog,
);

type Outcome = Output<'payoutBatches.confirm'>;
/** More than these are confirmed without their references. */
const mostReferences = 50;

/** The file's bytes as they are stored. */
function fileOf({ contentBase64, contentType }: Output<'payoutBatches.download'>): Blob {
  const bytes = Uint8Array.from(atob(contentBase64), (sign) => sign.charCodeAt(0));
  return new Blob([bytes], { type: contentType });
}

/** Cells that are named in the refusal of an export. */
const mostCells = 10;

/** The export, whose refusal names the cells that the file cannot hold. */
async function exportBatch(payoutBatchId: string): Promise<void> {
  try {
    await call(payoutBatchesExport, { payoutBatchId });
  } catch (thrown) {
    if (!BusinessError.is(thrown) || thrown.issues.length === 0) throw thrown;
    const { operation, requestId, code, codeName, status, issues } = thrown;
    const cells = issues.slice(0, mostCells).map(({ path, message }) => {
      const [, row, ...column] = path.split('.');
      return `${row} ${column.join('.')}: ${message}`;
    });
    const reason = [thrown.reason, ...cells, issues.length > mostCells ? '…' : '']
      .filter(Boolean)
      .join(' · ');
    throw new BusinessError({ operation, requestId, code, codeName, reason, status });
  }
}

/** Actions on a batch and on its payouts: explains the effect, asks what it needs, reports the result. */
export function useBatchActions() {
  const say = useText(batchActionMessages);
  const sayReason = useText(fieldReasonMessages);
  const { number } = useFormats();
  const dialogs = useDialogs();
  const refresh = useRefresh();
  const refreshed = [
    ...[payoutBatchesList, payoutBatchesDossier],
    ...[ordersList, ordersStatusCounts, ordersDossier, payoutsProofs],
  ];
  const { atOnce, withForm, withQuestion } = useStep(...refreshed);

  const reason = { label: say('reason'), help: say('reasonHelp'), missing: say('reasonMissing') };

  const download = async ({ id }: BatchRow) =>
    atOnce(async () => {
      const file = await call(payoutBatchesDownload, { payoutBatchId: id });
      saveFile(fileOf(file), file.fileName);
    });

  /** What became of each payout. A plain success needs no dialog. */
  const report = async (outcome: Outcome | undefined) => {
    if (!outcome) return;
    const plain = outcome.rows.every(({ outcome: each }) => each === 'confirmed' || each === 'handled');
    if (plain) toast.success(say('changed', { count: number(outcome.changedCount) }));
    else
      await dialogs.open({
        size: 'lg',
        render: (control) => <OutcomeDialog outcome={outcome} onClose={control.dismiss} />,
      });
  };

  const confirm = async (
    asked: Parameters<typeof withQuestion>[0],
    input: Input<'payoutBatches.confirm'>,
  ) => {
    let outcome: Outcome | undefined;
    const done = await withQuestion(asked, async () => {
      outcome = await call(payoutBatchesConfirm, input);
    });
    await report(outcome);
    return done;
  };

  const confirmRows = async (batch: BatchRow, rows: readonly BatchOrder[]) => {
    const amount = rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const words = {
      title: say('confirmTitle', { count: number(rows.length) }),
      body: say('confirmBody', { amount: `${moneyText(amount, batch.currency)} ${batch.currency}` }),
      confirmLabel: say('confirm'),
    };
    const payoutBatchId = batch.id;
    if (rows.length > mostReferences)
      return confirm(words, {
        payoutBatchId,
        mode: 'rows',
        rows: rows.map(({ orderCode }) => ({ orderCode })),
      });
    let outcome: Outcome | undefined;
    const utrLabel = (orderCode: string) =>
      say('utrOf', {
        row: rows.find((row) => row.orderCode === orderCode)?.row ?? '',
        order: orderCode,
      });
    const done = await withForm<Record<string, string>>(
      {
        ...words,
        size: 'lg',
        initial: Object.fromEntries(rows.map(({ orderCode, utr }) => [orderCode, utr ?? ''])),
        validate: (utrs) =>
          Object.fromEntries(
            Object.entries(utrs).flatMap(([orderCode, text]) => {
              const why = text.trim() === '' ? undefined : validateReference(text.trim(), batch.currency);
              return why ? [[orderCode, sayReason(why)]] : [];
            }),
          ),
        fields: (form) =>
          rows.map(({ orderCode }) => (
            <FormText
              key={orderCode}
              form={form}
              name={orderCode}
              label={utrLabel(orderCode)}
              maxLength={80}
              mono
            />
          )),
        fieldName: utrLabel,
      },
      async (utrs) => {
        outcome = await call(payoutBatchesConfirm, {
          payoutBatchId,
          mode: 'rows',
          rows: rows.map(({ orderCode }) => {
            const utr = utrs[orderCode]?.trim();
            return { orderCode, ...(utr && { utr }) };
          }),
        });
      },
    );
    await report(outcome);
    return done;
  };

  const handle = async (
    batch: BatchRow,
    rows: readonly BatchOrder[],
    to: 'exception' | 'rejecting' | 'awaiting',
  ) => {
    const count = number(rows.length);
    const words = {
      exception: { title: say('exceptionTitle', { count }), body: say('exceptionBody') },
      rejecting: { title: say('rejectingTitle', { count }), body: say('rejectingBody') },
      awaiting: { title: say('awaitingTitle', { count }), body: say('awaitingBody') },
    }[to];
    let outcome: Outcome | undefined;
    const done = await withQuestion(
      { ...words, tone: 'danger', reason, confirmLabel: say(to) },
      async (answers) => {
        outcome = await call(payoutBatchesHandle, {
          payoutBatchId: batch.id,
          orderCodes: rows.map(({ orderCode }) => orderCode),
          to,
          reason: answers.reason.trim(),
        });
      },
    );
    await report(outcome);
    return done;
  };

  const takeOut = async (batch: BatchRow, rows: readonly BatchOrder[]) => {
    const count = number(rows.length);
    const done = await withQuestion(
      {
        title: say('takeOutTitle', { count }),
        body: say('takeOutBody'),
        reason,
        confirmLabel: say('takeOut'),
      },
      (answers) =>
        call(payoutBatchesCancel, {
          payoutBatchId: batch.id,
          orderCodes: rows.map(({ orderCode }) => orderCode),
          reason: answers.reason.trim(),
        }),
    );
    if (done) toast.success(say('takenOutNow', { count }));
    return done;
  };

  const whole: Record<BatchCommand, (batch: BatchRow) => Promise<unknown>> = {
    export: async (batch) => {
      const { id, batchCode, orderCount, amountMinor, currency } = batch;
      const done = await withQuestion(
        {
          title: say('exportTitle', { batch: batchCode }),
          body: say('exportBody', {
            count: number(orderCount),
            amount: `${moneyText(amountMinor, currency)} ${currency}`,
          }),
          tone: 'danger',
          confirmLabel: say('export'),
        },
        () => exportBatch(id),
      );
      if (!done) return;
      toast.success(say('exportedNow', { batch: batchCode }));
      await download(batch);
    },
    download,
    result: async (batch) => {
      if (!(await atOnce(ResultDialog.fetch))) return;
      await dialogs.open({
        size: 'xl',
        render: (control) => (
          <Suspense fallback={null}>
            <ResultDialog control={control} batch={batch} onChanged={() => refresh(...refreshed)} />
          </Suspense>
        ),
      });
    },
    confirmAll: ({ id, batchCode, openCount }) =>
      confirm(
        {
          title: say('confirmAllTitle', { batch: batchCode }),
          body: say('confirmAllBody', { count: number(openCount) }),
          tone: 'danger',
          confirmLabel: say('confirmAll'),
        },
        { payoutBatchId: id, mode: 'all' },
      ),
    cancel: async ({ id, batchCode, orderCount }) => {
      const done = await withQuestion(
        {
          title: say('cancelTitle', { batch: batchCode }),
          body: say('cancelBody', { count: number(orderCount) }),
          tone: 'danger',
          reason,
          confirmLabel: say('cancel'),
        },
        (answers) => call(payoutBatchesCancel, { payoutBatchId: id, reason: answers.reason.trim() }),
      );
      if (done) toast.success(say('cancelledNow', { batch: batchCode }));
    },
  };
  return {
    perform: (command: BatchCommand, batch: BatchRow) => whole[command](batch),
    /** True if something was done. Payouts that the command is not for are left out. */
    performRows: (command: RowsCommand, batch: BatchRow, chosen: readonly BatchOrder[]): Promise<boolean> => {
      const rows = rowsFor(command, chosen);
      if (command === 'takeOut') return takeOut(batch, rows);
      if (command === 'confirm') return confirmRows(batch, rows);
      return handle(batch, rows, command);
    },
  };
}
