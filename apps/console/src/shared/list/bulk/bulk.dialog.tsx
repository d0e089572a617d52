import {
  Button,
  type CustomDialogControl,
  DialogBody,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  Select,
} from '@platform/ui-kit/skin';
import { useEffect, useMemo, useState } from 'react';
import { ErrorNotice } from '../../error-notice.tsx';
import { useFormats } from '../../format.ts';
import { useText } from '../../messages.ts';
import { type Table, type Telling, wordOf } from '../list.types.ts';
import { saveFile } from '../save.file.ts';
import type { BulkAction } from './bulk.action.ts';
import { BulkDryRun } from './bulk.forecast.tsx';
import { bulkMessages } from './bulk.messages.ts';
import { planBulk } from './bulk.model.ts';
import { BulkButtons, BulkFailures, BulkProgress, BulkSkipped } from './bulk.parts.tsx';
import { csvFile, csvLine } from './csv.ts';
import { type BulkRows, useBulkRows } from './use-bulk-rows.ts';
import { useBulkRun } from './use-bulk-run.ts';

export interface BulkDialogProps<Row, Words extends Table, Given> {
  control: CustomDialogControl<unknown>;
  /** Called when the first row starts: from then on rows may have changed, even if the dialog is closed. */
  onBegin: () => void;
  action: BulkAction<Row, Words, Given>;
  telling: Telling<Words, Given>;
  /** The selected rows: in memory or to be read. */
  read: BulkRows<Row>;
  /** The row's name for the user. */
  nameOf: (row: Row) => string;
}

/**
 * An action on many rows, in three steps. First it shows how many rows will change, and which are skipped and
 * why. Then it shows each row's result. At the end it lists the failed rows, to export or retry.
 */
export function BulkDialog<Row, Words extends Table, Given>(props: BulkDialogProps<Row, Words, Given>) {
  const { control, onBegin, action, telling, read, nameOf } = props;
  const say = useText(bulkMessages);
  const { number } = useFormats();
  const options = useMemo(() => action.choice?.options(telling) ?? [], [action, telling]);
  const { entry } = action;
  const [choice, setChoice] = useState(entry?.initial ?? options[0]?.value ?? '');
  const { rows, count, cut, error } = useBulkRows(read);
  const plan = useMemo(
    () => rows && planBulk(rows, action.refusals(telling, choice)),
    [rows, action, telling, choice],
  );
  const run = useBulkRun<Row>(action, telling.language, choice);
  const { state, failures, left } = run;
  const isRunning = state === 'running';
  const { setBeforeClose } = control;
  useEffect(() => {
    // While the run is active the dialog cannot be closed by accident; it must be stopped first.
    setBeforeClose(isRunning ? () => false : undefined);
  }, [isRunning, setBeforeClose]);

  const word = wordOf(telling, action.word);
  const download = () =>
    saveFile(
      csvFile([
        csvLine([say('row'), say('reason')]),
        ...failures.map(({ row, problem }) => csvLine([nameOf(row), problem ?? ''])),
        ...left.map((row) => csvLine([nameOf(row), ''])),
      ]),
      `${say('fileName')}.csv`,
    );
  const begun = state !== 'idle';
  const entryRefusal = entry?.refusal(choice);
  const cannotStart = entryRefusal
    ? wordOf(telling, entryRefusal)
    : plan?.eligible.length === 0
      ? say('nothing')
      : undefined;
  return (
    <>
      <DialogHeader>
        <DialogTitle>{say('title', { action: word })}</DialogTitle>
        <DialogDescription>{wordOf(telling, action.body)}</DialogDescription>
      </DialogHeader>
      <DialogBody className="grid gap-4">
        <ErrorNotice error={error ?? run.error} />
        {!rows && !error && (
          <p role="status" className="numeric">
            {say('reading', { count: number(count) })}
          </p>
        )}
        {plan && !begun && (
          <>
            {action.choice && (
              <Field label={wordOf(telling, action.choice.label)}>
                <Select options={options} value={choice} onValueChange={setChoice} />
              </Field>
            )}
            {entry && <entry.control value={choice} onValueChange={setChoice} />}
            <p className="numeric font-medium">
              {plan.eligible.length === 0
                ? say('nothing')
                : say('plan', { count: number(plan.eligible.length), total: number(rows?.length ?? 0) })}
            </p>
            {cut && <p className="text-sm text-warning">{say('cut', { limit: number(read.limit) })}</p>}
            <BulkSkipped plan={plan} />
            {action.job?.dryRun && action.outcomes && plan.eligible.length > 0 && (
              <BulkDryRun rows={plan.eligible} dryRun={action.job.dryRun} wordOf={action.outcomes(telling)} />
            )}
            {plan.eligible.length > 0 && action.effect?.(plan.eligible)}
          </>
        )}
        {begun && (
          <>
            <BulkProgress run={run} />
            <BulkFailures failures={failures} keyOf={read.keyOf} nameOf={nameOf} />
          </>
        )}
      </DialogBody>
      <DialogFooter>
        <BulkButtons
          run={run}
          onClose={control.dismiss}
          onDownload={download}
          start={
            <Button
              variant={action.tone ?? 'primary'}
              disabledReason={plan && cannotStart}
              loading={!plan && !error}
              onClick={() => {
                if (!plan) return;
                onBegin();
                void run.start(plan.eligible);
              }}
            >
              {say('start', { action: word, count: number(plan?.eligible.length ?? 0) })}
            </Button>
          }
        />
      </DialogFooter>
    </>
  );
}
