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
} from '@platform/ui-kit/skin';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ErrorNotice } from '../../error-notice.tsx';
import { useFormats } from '../../format.ts';
import { useLanguage, useText } from '../../messages.ts';
import { bulkMessages } from '../bulk/bulk.messages.ts';
import { BulkButtons, BulkFailures, BulkProgress } from '../bulk/bulk.parts.tsx';
import { csvFile, csvLine } from '../bulk/csv.ts';
import { useBulkRun } from '../bulk/use-bulk-run.ts';
import { saveFile } from '../save.file.ts';
import { type FileColumns, type FileRecord, type ReadFile, readRecords } from './import.file.ts';
import { importMessages } from './import.messages.ts';

/** A column and why its value is refused, both in words. */
export type RecordProblem = readonly [column: string, reason: string];

/** A line of the file: what it means, or what is wrong with it. */
export type ReadRecord<Value> = { name: string } & (
  | { ok: true; value: Value }
  | { ok: false; problems: readonly RecordProblem[] }
);

export interface ImportDialogProps<Value> {
  control: CustomDialogControl<unknown>;
  title: string;
  description: string;
  /** Name of the files that it offers, without their kind. */
  fileStem: string;
  columns: FileColumns;
  /** A line that shows how to fill in each column. */
  example: FileRecord;
  read: (record: FileRecord) => ReadRecord<Value>;
  /** Adds one line. */
  add: (value: Value) => Promise<unknown>;
  /** Called when the first line starts: from then on there may be new rows, even if the dialog is closed. */
  onBegin: () => void;
}

interface ImportedRow<Value> {
  line: number;
  record: FileRecord;
  name: string;
  read: ReadRecord<Value>;
}

const mostBytes = 5 * 1024 * 1024;

/**
 * Adds rows from a file, in three steps: the file is read and each line judged by the rules of the form; what
 * cannot be added is listed and can be downloaded with the reason; then the rest is added line by line.
 */
export function ImportDialog<Value>(props: ImportDialogProps<Value>) {
  const { control, columns, fileStem, read, add, onBegin } = props;
  const say = useText(importMessages);
  const sayBulk = useText(bulkMessages);
  const language = useLanguage();
  const { number } = useFormats();
  const [refusal, setRefusal] = useState<Extract<ReadFile, { ok: false }> | null>(null);
  const [rows, setRows] = useState<readonly ImportedRow<Value>[] | null>(null);
  const run = useBulkRun<ImportedRow<Value>>(
    { run: async ({ read: { ...line } }) => (line.ok ? add(line.value) : undefined) },
    language,
  );
  const { state, failures, left } = run;
  const isRunning = state === 'running';
  const begun = state !== 'idle';
  const { setBeforeClose } = control;
  useEffect(() => {
    setBeforeClose(isRunning ? () => false : undefined);
  }, [isRunning, setBeforeClose]);

  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    const found = await readRecords(file, columns);
    setRefusal(found.ok ? null : found);
    setRows(
      found.ok
        ? found.records.map(({ line, record }) => {
            const judged = read(record);
            return { line, record, name: judged.name, read: judged };
          })
        : null,
    );
  };
  const valid = rows?.filter((row) => row.read.ok) ?? [];
  const invalid = rows?.filter((row) => !row.read.ok) ?? [];
  const nameOf = ({ line, name }: ImportedRow<Value>) => say('line', { line: number(line), name });
  const keyOf = ({ line }: ImportedRow<Value>) => String(line);
  const problemOf = ({ read: line }: ImportedRow<Value>) =>
    line.ok
      ? ''
      : line.problems
          .map(([column, reason]) => say('columnProblem', { column, reason }))
          .join(say('separator'));
  const save = (lines: readonly { row: ImportedRow<Value>; problem: string | null }[], name: string) =>
    saveFile(
      csvFile([
        csvLine([...columns.known, say('problem')]),
        ...lines.map(({ row, problem }) =>
          csvLine([...columns.known.map((column) => row.record[column] ?? ''), problem ?? '']),
        ),
      ]),
      `${fileStem}-${name}.csv`,
    );

  return (
    <>
      <DialogHeader>
        <DialogTitle>{props.title}</DialogTitle>
        <DialogDescription>{props.description}</DialogDescription>
      </DialogHeader>
      <DialogBody className="grid gap-4">
        {!begun && (
          <>
            <FileDrop
              accept=".csv,text/csv"
              mostBytes={mostBytes}
              label={say('file')}
              items={[]}
              onFiles={(files) => void take(files)}
              onRemove={() => setRows(null)}
              labels={{
                choose: say('choose'),
                drop: say('drop'),
                hint: say('hint'),
                refused: ({ name }) => say('refused', { name }),
                retry: say('choose'),
                sending: say('file'),
              }}
            />
            <Button
              variant="ghost"
              className="justify-self-start"
              onClick={() =>
                saveFile(
                  csvFile([
                    csvLine(columns.known),
                    csvLine(columns.known.map((column) => props.example[column] ?? '')),
                  ]),
                  `${fileStem}-${say('templateFile')}.csv`,
                )
              }
            >
              <Download aria-hidden />
              {say('template')}
            </Button>
            {refusal && (
              <Notice tone="danger">
                {'columns' in refusal
                  ? say(refusal.problem, { columns: refusal.columns.join(', ') })
                  : say(refusal.problem)}
              </Notice>
            )}
          </>
        )}
        {rows && !begun && (
          <div role="status" className="numeric grid gap-1">
            <p className="font-medium">
              {say('valid', { count: number(valid.length), total: number(rows.length) })}
            </p>
            {invalid.length > 0 && <p>{say('invalid', { count: number(invalid.length) })}</p>}
          </div>
        )}
        {!begun && invalid.length > 0 && (
          <section aria-label={say('problems')} className="grid justify-items-start gap-2">
            <div className="w-full">
              <BulkFailures
                failures={invalid.map((row) => ({ row, problem: problemOf(row) }))}
                keyOf={keyOf}
                nameOf={nameOf}
              />
            </div>
            <Button
              onClick={() =>
                save(
                  invalid.map((row) => ({ row, problem: problemOf(row) })),
                  say('problems'),
                )
              }
            >
              <Download aria-hidden />
              {say('downloadProblems')}
            </Button>
          </section>
        )}
        {begun && (
          <>
            <BulkProgress run={run} />
            <BulkFailures failures={failures} keyOf={keyOf} nameOf={nameOf} />
          </>
        )}
        <ErrorNotice error={run.error} />
      </DialogBody>
      <DialogFooter>
        <BulkButtons
          run={run}
          onClose={control.dismiss}
          onDownload={() =>
            save([...failures, ...left.map((row) => ({ row, problem: null }))], sayBulk('fileName'))
          }
          start={
            <Button
              variant="primary"
              disabledReason={valid.length === 0 ? say('nothing') : undefined}
              onClick={() => {
                onBegin();
                void run.start(valid);
              }}
            >
              {valid.length === 0 ? say('startNone') : say('start', { count: number(valid.length) })}
            </Button>
          }
        />
      </DialogFooter>
    </>
  );
}
