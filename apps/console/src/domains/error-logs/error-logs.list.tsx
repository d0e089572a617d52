import { errorLogsList, errorLogsListGroups } from '@platform/sdk/operations';
import { Button, DialogsProvider, EmptyState } from '@platform/ui-kit/skin';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { call } from '../../shared/client.ts';
import { timeZone, useFormats } from '../../shared/format.ts';
import { ExportButton } from '../../shared/list/export.button.tsx';
import type { ExportPage } from '../../shared/list/export.rows.ts';
import { ListPage } from '../../shared/list/list.page.tsx';
import type { RefreshSeconds } from '../../shared/list/refresh.control.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { useText } from '../../shared/messages.ts';
import { useOperation } from '../../shared/query.ts';
import { useStore } from '../../shared/store.ts';
import { agentText } from '../../shared/user-agent.ts';
import { currentUser, type User } from '../../shared/user.ts';
import { useClearing } from './error-logs.actions.ts';
import { faultColumns } from './error-logs.columns.tsx';
import { FaultDrawer } from './error-logs.drawer.tsx';
import {
  type FaultFilterValues,
  faultListDefinition,
  pageInput,
  useFaultFilterViews,
} from './error-logs.filters.ts';
import { errorLogMessages } from './error-logs.messages.ts';
import type { ErrorLogText, ErrorReportRow, FaultRow } from './error-logs.words.ts';

const idOf = (report: ErrorReportRow) => report.id;
const fingerprintOf = (fault: FaultRow) => fault.fingerprint;

/** What went wrong in browsers, one row a fault, with each of its reports in the drawer. */
export function ErrorLogsPage() {
  const user = useStore(currentUser);
  return (
    user && (
      <DialogsProvider>
        <FaultList user={user} />
      </DialogsProvider>
    )
  );
}

function FaultList({ user }: { user: User }) {
  const say = useText(errorLogMessages);
  const formats = useFormats();
  const list = useList(faultListDefinition);
  const { values, place, setOpen } = list;
  const views = useFaultFilterViews();
  const clear = useClearing(user);
  const input = useMemo(() => pageInput(values, place), [values, place]);
  const [seconds, setSeconds] = useState<RefreshSeconds>(30);
  const query = useOperation(errorLogsListGroups, input, {
    everyMs: seconds > 0 && seconds * 1000,
    keepPrevious: true,
  });
  const clearButton =
    clear &&
    ((fault: FaultRow): ReactNode => (
      // biome-ignore lint/a11y/noStaticElementInteractions: keeps presses on its button from opening the row
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the button itself
      <span onClick={(event) => event.stopPropagation()}>
        <Button size="sm" variant="ghost" onClick={() => void clear(fault)}>
          {say('clearOne')}
        </Button>
      </span>
    ));
  // The buttons follow the words, and the words the language: columns are made anew with them alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const columns = useMemo(() => faultColumns(say, formats, clearButton), [say, formats, user.user_id]);
  const isEmpty = query.data?.total === 0 && Object.keys(values).length === 0;

  return (
    <ListPage
      label={say('table')}
      definition={faultListDefinition}
      list={list}
      filters={views}
      query={query}
      columns={columns}
      rowId={fingerprintOf}
      seconds={seconds}
      onSeconds={setSeconds}
      actions={
        <>
          <ExportButton
            total={query.data?.total === 0 ? 0 : null}
            keyOf={idOf}
            fetchPage={(cursor, signal) => exportPage(values, cursor, signal)}
            columns={exportColumns(say)}
            fileName={say('exportName')}
          />
          {clear && (
            <Button
              size="sm"
              variant="danger"
              disabledReason={isEmpty ? say('nothingToClear') : undefined}
              onClick={() => void clear()}
            >
              <Trash2 aria-hidden />
              <span className="max-sm:sr-only">{say('clearAll')}</span>
            </Button>
          )}
        </>
      }
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      onRowOpen={setOpen}
    >
      <FaultDrawer
        fingerprint={list.open}
        rows={query.data?.list ?? []}
        clearButton={clearButton}
        onClose={() => setOpen(null)}
      />
    </ListPage>
  );
}

/** The file holds every report, not the faults: whoever looks for a cause needs each of them. */
function exportColumns(say: ErrorLogText): { header: string; text: (row: ErrorReportRow) => string }[] {
  return [
    { header: `${say('time')} (${timeZone()})`, text: (row) => row.createdAt },
    { header: say('message'), text: (row) => row.message },
    { header: say('account'), text: (row) => row.account ?? '' },
    { header: say('url'), text: (row) => row.url ?? '' },
    { header: say('component'), text: (row) => row.component ?? '' },
    { header: say('appVersion'), text: (row) => row.appVersion ?? '' },
    { header: say('agent'), text: (row) => agentText(row.userAgent) },
    { header: say('ip'), text: (row) => row.ip },
    { header: say('requestId'), text: (row) => row.requestId ?? '' },
    { header: say('fingerprint'), text: (row) => row.fingerprint },
    { header: say('stack'), text: (row) => row.stack ?? '' },
  ];
}

const rowsAPage = 200;

async function exportPage(
  values: FaultFilterValues,
  cursor: string | null,
  signal: AbortSignal,
): Promise<ExportPage<ErrorReportRow>> {
  const input = { ...values, pageSize: rowsAPage, ...(cursor !== null && { cursor }) };
  const { list, nextCursor } = await call(errorLogsList, input, { signal });
  return { rows: list, next: nextCursor };
}
