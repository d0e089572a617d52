import { todoList } from '@platform/sdk/operations';
import { Badge, Card, EmptyState, Skeleton } from '@platform/ui-kit/skin';
import { CircleCheck, ListChecks } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { useFormats } from '../../../shared/format.ts';
import { RefreshControl, type RefreshSeconds } from '../../../shared/list/refresh.control.tsx';
import { useLive } from '../../../shared/live.ts';
import { useText, useWords } from '../../../shared/messages.ts';
import { usePage } from '../../../shared/page.tsx';
import { isSessionError, useOperation } from '../../../shared/query.ts';
import { useStore } from '../../../shared/store.ts';
import { currentUser } from '../../../shared/user.ts';
import { countText, TodoCard } from './todo.card.tsx';
import { isKnown, type KnownKind, newsOf, type TodoEntry } from './todo.kinds.ts';
import { todoMessages } from './todo.messages.ts';

/** Tasks of the user, most urgent first. Empty kinds are listed below, to show that they are checked. */
export function TodoPage() {
  const say = useText(todoMessages);
  const words = useWords();
  const { number } = useFormats();
  const user = useStore(currentUser);
  const { screen } = usePage();
  const [seconds, setSeconds] = useState<RefreshSeconds>(30);
  const [everyMs, setEveryMs] = useState<number | false>(false);
  const query = useOperation(todoList, {}, { everyMs, keepPrevious: true });
  const entries = (query.data?.list ?? []).filter((entry): entry is TodoEntry & { kind: KnownKind } =>
    isKnown(entry.kind),
  );
  const { topics, isWhole } = newsOf(entries.map(({ kind }) => kind));
  const isLive = useLive(seconds > 0 ? topics : [], () => void query.refetch());
  useEffect(() => setEveryMs(refreshOptions(seconds, isLive, isWhole)), [seconds, isLive, isWhole]);
  const waiting = entries.filter(({ count }) => count > 0);
  const quiet = entries.filter(({ count }) => count === 0);
  const error = isSessionError(query.error) ? null : query.error;
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  const isMore = waiting.some(({ count }) => countText(count, number).endsWith('+'));

  return (
    <div className="grid gap-3 p-3 sm:p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="text-lg font-semibold">{words(screen.title)}</h1>
        <p role="status" className="me-auto text-sm text-muted-foreground">
          {waiting.length > 0 && say(isMore ? 'atLeast' : 'total', { count: number(total) })}
        </p>
        <RefreshControl
          seconds={seconds}
          onSeconds={setSeconds}
          fetching={query.isFetching}
          updatedAtMs={query.dataUpdatedAt}
          onRefresh={() => void query.refetch()}
        />
      </header>
      <ErrorNotice error={error} />
      {query.isPending && !error && <Loading />}
      {query.data && waiting.length === 0 && (
        <Card>
          <EmptyState
            icon={CircleCheck}
            title={say('clear')}
            description={say(entries.length === 0 ? 'noKinds' : 'clearHelp')}
          />
        </Card>
      )}
      {user && (
        <div className="grid items-start gap-4 lg:grid-cols-2 2xl:grid-cols-3">
          {waiting.map((entry) => (
            <TodoCard key={entry.kind} kind={entry.kind} entry={entry} role={user.access} />
          ))}
        </div>
      )}
      {quiet.length > 0 && (
        <section
          aria-label={say('quiet')}
          className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm"
        >
          <span className="inline-flex items-center gap-2 text-muted-foreground">
            <ListChecks aria-hidden className="size-4" />
            {say('quiet')}
          </span>
          {quiet.map(({ kind }) => (
            <Badge key={kind} tone="neutral">
              {say(kind)}
            </Badge>
          ))}
        </section>
      )}
    </div>
  );
}

/** Pushed kinds are not polled; the others are. */
const unheardEveryMs = 60_000;
function refreshOptions(seconds: RefreshSeconds, isLive: boolean, isWhole: boolean): number | false {
  if (seconds === 0) return false;
  if (!isLive) return seconds * 1000;
  return !isWhole && Math.max(unheardEveryMs, seconds * 1000);
}

function Loading() {
  return (
    <div aria-hidden className="grid gap-4 lg:grid-cols-2 2xl:grid-cols-3">
      {['first', 'second', 'third'].map((key) => (
        <Skeleton key={key} className="h-52" />
      ))}
    </div>
  );
}
