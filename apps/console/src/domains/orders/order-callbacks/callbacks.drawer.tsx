import { orderCallbacksListDetails } from '@platform/sdk/operations';
import {
  EmptyState,
  KeyValueList,
  Sheet,
  SheetBody,
  SheetContent,
  SheetDescription,
  SheetHeader,
  SheetTitle,
  Skeleton,
} from '@platform/ui-kit/skin';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { AttemptTimeline } from '../../../shared/callback-attempt/attempt.timeline.tsx';
import { StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { type CallbackRow, looksOf, stateWord } from './callbacks.labels.ts';
import { callbackMessages } from './callbacks.messages.ts';

export interface CallbackDrawerProps {
  /** Id of the delivery. */
  callbackId: string | null;
  rows: readonly CallbackRow[];
  buttons: ((row: CallbackRow) => ReactNode) | null;
  onClose: () => void;
}

/** One delivery with the request and response of each attempt at its own URL (`?callback=`). */
export function CallbackDrawer({ callbackId, rows, buttons, onClose }: CallbackDrawerProps) {
  return (
    <Sheet open={callbackId !== null} onOpenChange={(open) => !open && onClose()}>
      <SheetContent size="lg">
        {callbackId !== null && (
          <Content key={callbackId} callbackId={callbackId} rows={rows} buttons={buttons} />
        )}
      </SheetContent>
    </Sheet>
  );
}

function Content({
  callbackId,
  rows,
  buttons,
}: Omit<CallbackDrawerProps, 'callbackId' | 'onClose'> & { callbackId: string }) {
  const say = useText(callbackMessages);
  const row = rows.find(({ id }) => id === callbackId);
  const read = useOperation(orderCallbacksListDetails, { callbackId, pageSize: 100 }, { everyMs: 10_000 });
  const attempts = read.data?.list ?? [];
  const orderCode = row?.orderCode ?? attempts[0]?.orderCode;
  return (
    <>
      <SheetHeader className="pe-14">
        <SheetTitle>
          {orderCode ? <CopyText value={orderCode} className="font-mono" /> : say('details')}
        </SheetTitle>
        <SheetDescription>
          {row?.merchantName ?? attempts[0]?.merchantName ?? say('details')}
        </SheetDescription>
      </SheetHeader>
      <SheetBody className="grid content-start gap-5 pt-4">
        {row && <Facts row={row} />}
        {row && buttons && <div className="-ms-2">{buttons(row)}</div>}
        <section aria-label={say('attemptList')} className="grid gap-3">
          <h3 className="font-semibold">{say('attemptList')}</h3>
          {read.isPending ? (
            <Skeleton className="h-40" />
          ) : read.error ? (
            <ErrorNotice error={read.error} />
          ) : attempts.length > 0 ? (
            <AttemptTimeline attempts={attempts} />
          ) : (
            <EmptyState icon={SearchX} title={say(row ? 'noAttempts' : 'notFound')} />
          )}
        </section>
      </SheetBody>
    </>
  );
}

function Facts({ row }: { row: CallbackRow }) {
  const say = useText(callbackMessages);
  return (
    <KeyValueList
      items={[
        {
          key: 'state',
          label: say('state'),
          value: <StatusCell looks={looksOf(row.state)}>{stateWord(row.state, say)}</StatusCell>,
        },
        { key: 'attempts', label: say('attempts'), value: `${row.attempts} / ${row.maxAttempts}` },
        {
          key: 'merchantOrderNo',
          label: say('merchantOrderNo'),
          value: <CopyText value={row.merchantOrderNo} className="font-mono text-sm" />,
        },
        {
          key: 'url',
          label: say('url'),
          value: <CopyText value={row.url} className="font-mono text-sm" />,
        },
        { key: 'next', label: say('nextAttemptAt'), value: <TimeCell value={row.nextAttemptAt} /> },
        { key: 'acknowledged', label: say('acknowledgedAt'), value: <TimeCell value={row.acknowledgedAt} /> },
      ]}
    />
  );
}
