import { Button, SmallTable } from '@platform/ui-kit/skin';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '../../format.ts';
import { useText } from '../../messages.ts';
import { bulkMessages } from './bulk.messages.ts';
import type { BulkPlan, BulkResult } from './bulk.model.ts';
import type { RunningBulk } from './use-bulk-run.ts';

const listedAtMost = 50;

/** The skipped rows, grouped by reason. */
export function BulkSkipped<Row>({ plan }: { plan: BulkPlan<Row> }) {
  const say = useText(bulkMessages);
  const { number } = useFormats();
  if (plan.skipped.length === 0) return null;
  return (
    <section aria-label={say('skipped')} className="grid gap-1">
      <h3 className="text-sm font-semibold text-muted-foreground">{say('skipped')}</h3>
      <ul className="grid gap-1 rounded-md border px-3 py-2 text-sm">
        {plan.skipped.map(({ reason, rows }) => (
          <li key={reason} className="flex gap-3">
            <span className="min-w-0 flex-1">{reason}</span>
            <span className="numeric">{number(rows.length)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How far a run is, as a bar and in numbers. */
export function BulkProgress<Row>({
  run: { state, total, done, failures, left },
}: {
  run: Pick<RunningBulk<Row>, 'state' | 'total' | 'done' | 'failures' | 'left'>;
}) {
  const say = useText(bulkMessages);
  const { number } = useFormats();
  const ended = done + failures.length;
  return (
    <>
      <progress className="h-2 w-full accent-primary" aria-label={say('running')} max={total} value={ended} />
      <p role="status" className="numeric flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <span>{say('progress', { done: number(ended), total: number(total) })}</span>
        <span className="text-success">{say('done', { count: number(done) })}</span>
        {failures.length > 0 && (
          <span className="text-danger">{say('failed', { count: number(failures.length) })}</span>
        )}
        {state === 'finished' && left.length > 0 && (
          <span>{say('left', { count: number(left.length) })}</span>
        )}
      </p>
    </>
  );
}

/** The failed rows, one per line. */
export function BulkFailures<Row>({
  failures,
  keyOf,
  nameOf,
}: {
  failures: readonly BulkResult<Row>[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
}) {
  const say = useText(bulkMessages);
  const { number } = useFormats();
  if (failures.length === 0) return null;
  const more = failures.length - listedAtMost;
  return (
    <SmallTable
      label={say('failures')}
      className="max-h-64"
      rows={failures.slice(0, listedAtMost)}
      rowKey={({ row }) => keyOf(row)}
      columns={[
        {
          key: 'row',
          head: say('row'),
          cell: ({ row }) => <span className="font-mono">{nameOf(row)}</span>,
        },
        { key: 'reason', head: say('reason'), cell: ({ problem }) => problem },
      ]}
      footer={
        more > 0 && (
          <p className="border-t px-3 py-1.5 text-sm text-muted-foreground">
            {say('andMore', { count: number(more) })}
          </p>
        )
      }
    />
  );
}

export interface BulkButtonsProps<Row> {
  run: RunningBulk<Row>;
  /** The button that starts the run, until it has begun. */
  start: ReactNode;
  onClose: () => void;
  /** Saves the failed rows, and those that were not started. */
  onDownload: () => void;
}

/** The buttons of a run: cancel and start, then stop, then close, with what is left to download and to retry. */
export function BulkButtons<Row>({ run, start, onClose, onDownload }: BulkButtonsProps<Row>) {
  const say = useText(bulkMessages);
  const { state, failures, left } = run;
  const begun = state !== 'idle';
  const isLeft = state === 'finished' && failures.length + left.length > 0;
  return (
    <>
      {isLeft && (
        <Button className="me-auto" onClick={onDownload}>
          <Download aria-hidden />
          {say('download')}
        </Button>
      )}
      {state === 'running' ? (
        <Button onClick={run.stop}>{say('stop')}</Button>
      ) : (
        <Button onClick={onClose}>{say(begun ? 'close' : 'cancel')}</Button>
      )}
      {!begun && start}
      {isLeft && (
        <Button
          variant="primary"
          onClick={() => void run.start([...failures.map(({ row }) => row), ...left])}
        >
          {say('again')}
        </Button>
      )}
    </>
  );
}
