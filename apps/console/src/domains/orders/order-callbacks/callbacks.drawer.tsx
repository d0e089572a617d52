import { orderCallbacksListDetails } from '@platform/sdk/operations';
import { EmptyState, KeyValueList } from '@platform/ui-kit/skin';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallbackAttempt } from '../../../shared/callback-attempt/attempt.labels.ts';
import { AttemptTimeline } from '../../../shared/callback-attempt/attempt.timeline.tsx';
import { StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { type CallbackRow, looksOf, stateWord } from './callbacks.labels.ts';
import { callbackMessages } from './callbacks.messages.ts';

interface Delivery {
  /** Undefined if the delivery is not on the page. */
  row: CallbackRow | undefined;
  attempts: readonly CallbackAttempt[];
}

type Drawer = RowDrawerProps<CallbackRow, Delivery>;
export interface CallbackDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  buttons: ((row: CallbackRow) => ReactNode) | null;
}

/** One delivery with the request and response of each attempt at its own URL (`?callback=`). */
export function CallbackDrawer({ of, screen, buttons }: CallbackDrawerProps) {
  const say = useText(callbackMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      size="lg"
      label={say('details')}
      useRow={useDelivery}
      missing={{ title: say('notFound') }}
      head={(delivery) => {
        const { orderCode, merchantName } = delivery?.row ?? delivery?.attempts[0] ?? {};
        return {
          title: orderCode && <CopyText value={orderCode} className="font-mono" />,
          note: merchantName,
        };
      }}
    >
      {({ row, attempts }) => (
        <>
          {row && <Facts row={row} />}
          {row && buttons && <div className="-ms-2">{buttons(row)}</div>}
          <section aria-label={say('attemptList')} className="grid gap-3">
            <h3 className="font-semibold">{say('attemptList')}</h3>
            {attempts.length > 0 ? (
              <AttemptTimeline attempts={attempts} />
            ) : (
              <EmptyState icon={SearchX} title={say('noAttempts')} />
            )}
          </section>
        </>
      )}
    </RowDrawer>
  );
}

const useDelivery: Drawer['useRow'] = (callbackId, row) => {
  const { data, isPending, error } = useOperation(
    orderCallbacksListDetails,
    { callbackId, pageSize: 100 },
    { everyMs: 10_000 },
  );
  const attempts = data?.list ?? [];
  return { data: data && (row || attempts.length > 0) ? { row, attempts } : undefined, isPending, error };
};

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
