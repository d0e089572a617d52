import { orderCallbacksList } from '@platform/sdk/operations';
import { DialogsProvider, EmptyState } from '@platform/ui-kit/skin';
import { useMemo, useState } from 'react';
import { call } from '../../shared/client.ts';
import type { ExportPage } from '../../shared/list/export.rows.ts';
import { ListPage } from '../../shared/list/list.page.tsx';
import type { RefreshSeconds } from '../../shared/list/refresh.control.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { useText } from '../../shared/messages.ts';
import { useOperation } from '../../shared/query.ts';
import { useStore } from '../../shared/store.ts';
import { currentUser, type User } from '../../shared/user.ts';
import { useCallbackButtons } from './callbacks.actions.tsx';
import { callbackColumns } from './callbacks.columns.tsx';
import { CallbackDrawer } from './callbacks.drawer.tsx';
import {
  type CallbackQuery,
  callbackListDefinition,
  filterInput,
  pageInput,
  useCallbackFilterViews,
} from './callbacks.filters.ts';
import { callbackMessages } from './callbacks.messages.ts';
import { type CallbackRow, type CallbackText, outcomeWord, stateWord } from './callbacks.words.ts';

const idOf = (row: CallbackRow) => row.id;

/** What merchants were told of their orders, and how they took it. */
export function CallbacksListPage() {
  const user = useStore(currentUser);
  return (
    user && (
      <DialogsProvider>
        <CallbackList user={user} />
      </DialogsProvider>
    )
  );
}

function CallbackList({ user }: { user: User }) {
  const say = useText(callbackMessages);
  const list = useList(callbackListDefinition);
  const { values, place, setOpen } = list;
  const views = useCallbackFilterViews();
  const buttons = useCallbackButtons(user);
  const filters = useMemo(() => filterInput(values), [values]);
  const input = useMemo(() => pageInput(filters, place), [filters, place]);
  const [seconds, setSeconds] = useState<RefreshSeconds>(30);
  const query = useOperation(orderCallbacksList, input, {
    everyMs: seconds > 0 && seconds * 1000,
    keepPrevious: true,
  });
  // The buttons follow the words, and the words the language: columns are made anew with them alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const columns = useMemo(
    () =>
      callbackColumns(say, buttons ?? (() => null)).filter(({ id }) => buttons !== null || id !== 'actions'),
    [say, user.user_id],
  );
  return (
    <ListPage
      label={say('table')}
      definition={callbackListDefinition}
      list={list}
      filters={views}
      query={query}
      columns={columns}
      rowId={idOf}
      seconds={seconds}
      onSeconds={setSeconds}
      exporting={{
        fetchPage: (cursor, signal) => exportPage(filters, cursor, signal),
        columns: exportColumns(say),
        fileName: say('exportName'),
      }}
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      onRowOpen={setOpen}
    >
      <CallbackDrawer
        callbackId={list.open}
        rows={query.data?.list ?? []}
        buttons={buttons}
        onClose={() => setOpen(null)}
      />
    </ListPage>
  );
}

function exportColumns(say: CallbackText) {
  return [
    { header: say('orderCode'), text: (row: CallbackRow) => row.orderCode },
    { header: say('merchantOrderNo'), text: (row: CallbackRow) => row.merchantOrderNo },
    { header: say('merchant'), text: (row: CallbackRow) => `${row.merchantName} ${row.mchId}` },
    { header: say('state'), text: (row: CallbackRow) => stateWord(row.state, say) },
    { header: say('attempts'), text: (row: CallbackRow) => String(row.attempts) },
    {
      header: say('lastOutcome'),
      text: (row: CallbackRow) => outcomeWord(row.lastOutcome, row.lastStatus, say),
    },
    { header: say('lastAttemptAt'), text: (row: CallbackRow) => row.lastAttemptAt ?? '' },
    { header: say('nextAttemptAt'), text: (row: CallbackRow) => row.nextAttemptAt ?? '' },
    { header: say('createdAt'), text: (row: CallbackRow) => row.createdAt },
    { header: say('url'), text: (row: CallbackRow) => row.url },
  ];
}

const rowsAPage = 200;

async function exportPage(
  filters: CallbackQuery,
  cursor: string | null,
  signal: AbortSignal,
): Promise<ExportPage<CallbackRow>> {
  const page = Number(cursor ?? 1);
  const { list, total } = await call(
    orderCallbacksList,
    { ...filters, page, pageSize: rowsAPage },
    { signal },
  );
  return { rows: list, next: page * rowsAPage < total ? String(page + 1) : null };
}
