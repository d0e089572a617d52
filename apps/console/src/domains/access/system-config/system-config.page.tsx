import { systemListSettings } from '@platform/sdk/operations';
import { settingGroups } from '@platform/sdk/settings';
import { Button, Card, EmptyState, IconButton, Input, Notice, Skeleton, Switch } from '@platform/ui-kit/skin';
import { RotateCw, Search } from 'lucide-react';
import { useId } from 'react';
import { PageDialogs } from '../../../shared/dialogs/page.dialogs.tsx';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { useText, useWords } from '../../../shared/messages.ts';
import { usePage } from '../../../shared/page.tsx';
import { isSessionError, useOperation } from '../../../shared/query.ts';
import { useStore } from '../../../shared/store.ts';
import { currentUser } from '../../../shared/user.ts';
import { useSettingActions } from './system-config.actions.tsx';
import { systemConfigMessages } from './system-config.messages.ts';
import { entriesOf, type GroupName, groupEntries, isDefault, searchEntries } from './system-config.model.ts';
import { SettingRow } from './system-config.row.tsx';

/** The 48 settings by group: description, current value, and last change. */
export function SystemConfigPage() {
  return (
    <PageDialogs>
      <Settings />
    </PageDialogs>
  );
}

function Settings() {
  const say = useText(systemConfigMessages);
  const words = useWords();
  const user = useStore(currentUser);
  const actions = useSettingActions();
  const { screen, search, setSearch } = usePage();
  const query = useOperation(systemListSettings, {}, { keepPrevious: true });
  const switchId = useId();

  const onlyChanged = search.changed === '1';
  const all = entriesOf(query.data ?? {});
  const found = searchEntries(all, search.q ?? '').filter((entry) => !onlyChanged || !isDefault(entry));
  const groups = groupEntries(found);
  const role = user?.access;
  const mayChange = (roles: readonly string[]) => role !== undefined && roles.includes(role);
  const isReadOnly = all.length > 0 && !all.some(({ definition }) => mayChange(definition.roles.set));
  const filter = (next: Readonly<Record<string, string>>) =>
    setSearch({ ...search, ...next }, { replace: true });
  const error = isSessionError(query.error) ? null : query.error;

  return (
    // As wide as a value can still be read with its name.
    <div className="mx-auto grid max-w-7xl gap-3 p-3 sm:p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="me-auto text-lg font-semibold">{words(screen.title)}</h1>
        <IconButton className="sm:order-last" label={say('refresh')} onClick={() => void query.refetch()}>
          <RotateCw aria-hidden />
        </IconButton>
        <label htmlFor={switchId} className="flex items-center gap-2 text-sm">
          <Switch
            id={switchId}
            checked={onlyChanged}
            onCheckedChange={(on) => filter({ changed: on ? '1' : '' })}
          />
          {say('onlyChanged')}
        </label>
        <Input
          type="search"
          aria-label={say('search')}
          placeholder={say('search')}
          prefix={<Search aria-hidden className="size-4" />}
          value={search.q ?? ''}
          onChange={(event) => filter({ q: event.target.value })}
          className="w-full sm:w-64"
        />
      </header>
      <ErrorNotice error={error} what={error ? say('failed') : undefined} />
      {isReadOnly && <Notice tone="info">{say('readOnly')}</Notice>}
      {query.data && (
        <p role="status" className="text-sm text-muted-foreground">
          {say('found', { count: found.length, total: all.length })}
        </p>
      )}
      {query.isPending && !error && <Loading />}
      {query.data && found.length === 0 && (
        <EmptyState
          title={say('nothing')}
          description={say('nothingHelp')}
          actions={<Button onClick={() => setSearch({})}>{say('clearSearch')}</Button>}
        />
      )}
      <div className="grid gap-4 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <GroupLinks groups={groups.map(({ name, entries }) => ({ name, count: entries.length }))} />
        <div className="grid gap-4">
          {groups.map(({ name, entries }) => (
            <Card
              key={name}
              id={groupId(name)}
              aria-labelledby={`${groupId(name)}-title`}
              className="scroll-mt-4"
            >
              <h2 id={`${groupId(name)}-title`} className="border-b px-4 py-2.5 font-semibold">
                {words(settingGroups[name].title)}
              </h2>
              <ul>
                {entries.map((entry) => {
                  const may = mayChange(entry.definition.roles.set);
                  return (
                    <SettingRow
                      key={entry.definition.name}
                      entry={entry}
                      onTurn={may ? (on) => void actions.turn(entry, on) : undefined}
                      onEdit={may ? () => void actions.edit(entry) : undefined}
                    />
                  );
                })}
              </ul>
            </Card>
          ))}
        </div>
      </div>
    </div>
  );
}

const groupId = (name: GroupName): string => `settings-${name}`;

function GroupLinks({ groups }: { groups: readonly { name: GroupName; count: number }[] }) {
  const say = useText(systemConfigMessages);
  const words = useWords();
  const show = (name: GroupName) =>
    document.getElementById(groupId(name))?.scrollIntoView({ block: 'start' });
  return (
    <nav aria-label={say('groups')} className="scrollbar-thin max-lg:overflow-x-auto">
      <ul className="flex gap-1 lg:sticky lg:top-4 lg:grid">
        {groups.map(({ name, count }) => (
          <li key={name}>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => show(name)}
              className="w-full justify-between gap-3"
            >
              {words(settingGroups[name].title)}
              <span className="numeric text-xs text-muted-foreground">{count}</span>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Loading() {
  return (
    <div aria-hidden className="grid gap-3">
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <Skeleton key={key} className="h-20" />
      ))}
    </div>
  );
}
