import { errorLogsList, errorLogsListGroups } from '@platform/sdk/operations';
import { Button, EmptyState } from '@platform/ui-kit/skin';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { PageDialogs } from '../../shared/dialogs/page.dialogs.tsx';
import { useFormats } from '../../shared/format.ts';
import { ListPage } from '../../shared/list/list.page.tsx';
import type { RefreshSeconds } from '../../shared/list/refresh.control.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { useOpenedRows } from '../../shared/list/use-opened-rows.ts';
import { useStandingRows } from '../../shared/list/use-standing-rows.ts';
import { useText } from '../../shared/messages.ts';
import { usePage } from '../../shared/page.tsx';
import { useOperation } from '../../shared/query.ts';
import { useStore } from '../../shared/store.ts';
import { currentUser, type User } from '../../shared/user.ts';
import { useClearing } from './error-logs.actions.ts';
import { faultColumns } from './error-logs.columns.tsx';
import { FaultDrawer } from './error-logs.drawer.tsx';
import { faultListDefinition, pageInput, useFaultFilterViews } from './error-logs.filters.ts';
import { errorLogMessages } from './error-logs.messages.ts';
import type { FaultRow } from './error-logs.words.ts';

const fingerprintOf = (fault: FaultRow) => fault.fingerprint;

/** What went wrong in browsers, one row a fault, with each of its reports in the drawer. */
export function ErrorLogsPage() {
  const user = useStore(currentUser);
  return (
    user && (
      <PageDialogs>
        <FaultList user={user} />
      </PageDialogs>
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
  const standing = useStandingRows(errorLogsListGroups, input, query, fingerprintOf);
  const { open, visitedIds } = useOpenedRows(user.user_id, usePage().screen.path, setOpen);
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
      operation={errorLogsListGroups}
      query={query}
      standing={standing}
      columns={columns}
      rowId={fingerprintOf}
      seconds={seconds}
      onSeconds={setSeconds}
      onRefresh={() => {
        standing.takeNext();
        void query.refetch();
      }}
      // Its file has every report, where a row of the list is a fault: neither count nor columns are the same.
      exporting={{
        operation: errorLogsList,
        input: values,
        total: query.data?.total === 0 ? 0 : null,
        shownIds: () => [],
      }}
      actions={
        clear && (
          <Button
            size="sm"
            variant="danger-quiet"
            disabledReason={isEmpty ? say('nothingToClear') : undefined}
            onClick={() => void clear()}
          >
            <Trash2 aria-hidden />
            <span className="max-sm:sr-only">{say('clearAll')}</span>
          </Button>
        )
      }
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      onRowOpen={open}
      visitedIds={visitedIds}
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
