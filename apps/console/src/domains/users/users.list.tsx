import { adminListUsers } from '@platform/sdk/operations';
import { useDataTable } from '@platform/ui-kit/headless/table';
import {
  Button,
  Card,
  DataTable,
  DialogsProvider,
  EmptyState,
  Pager,
  TableViewOptions,
} from '@platform/ui-kit/skin';
import { UserPlus } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useErrorText } from '../../shared/error.text.ts';
import { ExportButton } from '../../shared/list/export.button.tsx';
import { FilterBar } from '../../shared/list/filter.bar.tsx';
import { listMemory } from '../../shared/list/list.memory.ts';
import { listMessages } from '../../shared/list/list.messages.ts';
import { ListProblem } from '../../shared/list/list.problem.tsx';
import { RefreshControl, type RefreshSeconds } from '../../shared/list/refresh.control.tsx';
import { useTableLabels } from '../../shared/list/table.labels.ts';
import { useList } from '../../shared/list/use-list.ts';
import { useText, useWords } from '../../shared/messages.ts';
import { usePage } from '../../shared/page.tsx';
import { isSessionError, useOperation } from '../../shared/query.ts';
import { roleMessages } from '../../shared/role.messages.ts';
import { isRole } from '../../shared/roles.ts';
import { useStore } from '../../shared/store.ts';
import { currentUser, type User } from '../../shared/user.ts';
import { useUserActions } from './users.actions.tsx';
import { userColumns } from './users.columns.tsx';
import { UserDrawer } from './users.drawer.tsx';
import { exportColumns, exportPage } from './users.export.ts';
import { useUserFilterViews } from './users.filter-views.ts';
import { filterInput, pageInput, userFilters, userListDefinition, userSortKeys } from './users.filters.ts';
import { UserMenu } from './users.menu.tsx';
import { userMessages } from './users.messages.ts';
import type { UserRow } from './users.words.ts';

const accountOf = (user: UserRow) => user.account;

/** The accounts of the platform: who may sign in, as what, and what is done about them. */
export function UsersListPage() {
  const user = useStore(currentUser);
  return (
    user && (
      <DialogsProvider>
        <UserList actor={user} />
      </DialogsProvider>
    )
  );
}

function UserList({ actor }: { actor: User }) {
  const say = useText(userMessages);
  const sayList = useText(listMessages);
  const nameRole = useText(roleMessages);
  const roleName = useCallback((role: string) => (isRole(role) ? nameRole(role) : role), [nameRole]);
  const words = useWords();
  const labels = useTableLabels();
  const { screen } = usePage();
  const list = useList(userListDefinition);
  const { values, place, setOpen } = list;
  const views = useUserFilterViews();
  const actions = useUserActions(actor);
  const { run } = actions;

  const filters = useMemo(() => filterInput(values), [values]);
  const input = useMemo(() => pageInput(filters, place), [filters, place]);
  const [seconds, setSeconds] = useState<RefreshSeconds>(30);
  const query = useOperation(adminListUsers, input, {
    everyMs: seconds > 0 && seconds * 1000,
    keepPrevious: true,
  });
  const { data, isPlaceholderData, dataUpdatedAt } = query;
  const menu = (user: UserRow): ReactNode => (
    <UserMenu user={user} ownId={actor.user_id} onCommand={(command, row) => void run(command, row)} />
  );
  // The menu's actions follow the words, and the words the language: columns are made anew with them alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const columns = useMemo(() => userColumns(say, roleName, menu), [say, roleName, actor.user_id]);
  const model = useDataTable<UserRow>({
    columns,
    rows: data?.list,
    rowId: accountOf,
    memory: useMemo(() => listMemory(actor.user_id, screen.path, 'columns'), [actor.user_id, screen.path]),
    sort: useMemo(() => ({ columnId: place.sort.by, direction: place.sort.order }), [place.sort]),
    onSortChange: (sort) => {
      const by = userSortKeys.find((key) => key === sort?.columnId);
      list.sort(sort && by ? { by, order: sort.direction } : null);
    },
  });
  const problem = useErrorText(isSessionError(query.error) ? null : query.error);
  const filtered = Object.keys(values).length > 0;

  return (
    <div className="flex min-h-full flex-col gap-3 p-3 sm:p-4 md:h-full md:min-h-[36rem]">
      <header className="flex flex-wrap items-center gap-2">
        <h1 className="mr-auto text-lg font-semibold">{words(screen.title)}</h1>
        <RefreshControl
          seconds={seconds}
          onSeconds={setSeconds}
          fetching={query.isFetching}
          updatedAtMs={dataUpdatedAt}
          onRefresh={() => void query.refetch()}
        />
        <ExportButton
          total={data?.total ?? null}
          fetchPage={(cursor, signal) => exportPage(filters, cursor, signal)}
          keyOf={accountOf}
          columns={exportColumns(say, roleName)}
          fileName={say('exportName')}
        />
        <TableViewOptions model={model} labels={labels.table} />
        <Button variant="primary" onClick={() => void actions.add()}>
          <UserPlus aria-hidden />
          {say('add')}
        </Button>
      </header>
      <FilterBar
        {...views}
        codecs={userFilters}
        search={list.search}
        broken={list.broken}
        onChange={list.filter}
        onClear={list.clear}
      />
      <Card className="flex min-h-0 flex-1 flex-col overflow-hidden">
        <DataTable
          className="flex-1"
          model={model}
          label={say('table')}
          labels={labels.table}
          loading={query.isPending}
          refreshing={isPlaceholderData}
          problem={
            problem && {
              title: data ? sayList('stale') : sayList('loadFailed'),
              description: <ListProblem {...problem} />,
            }
          }
          onRetry={() => void query.refetch()}
          empty={
            data && data.total > 0 ? (
              <EmptyState
                title={sayList('emptyPage')}
                actions={<Button onClick={() => list.goTo(1)}>{sayList('firstPage')}</Button>}
              />
            ) : filtered ? (
              <EmptyState
                title={sayList('emptyFiltered')}
                actions={
                  <Button variant="primary" onClick={list.clear}>
                    {sayList('clearAll')}
                  </Button>
                }
              />
            ) : (
              <EmptyState title={say('noUsers')} />
            )
          }
          onRowOpen={setOpen}
          openedId={list.open}
          firstRowIndex={(place.page - 1) * place.pageSize}
          total={data?.total ?? null}
          skeletonRowCount={12}
        />
        {data && (
          <Pager
            className="border-t"
            labels={labels.pager}
            page={place.page}
            pageSize={place.pageSize}
            total={data.total}
            hasNext={place.page * place.pageSize < data.total}
            onPageChange={(page) => list.goTo(page)}
            onPageSizeChange={list.resize}
          />
        )}
      </Card>
      <UserDrawer account={list.open} rows={data?.list ?? []} menu={menu} onClose={() => setOpen(null)} />
    </div>
  );
}
