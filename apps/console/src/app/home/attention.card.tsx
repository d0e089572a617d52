import { Button, Card, CardTitle, cn, Skeleton, toneIcon, toneText } from '@platform/ui-kit/skin';
import { useQueries } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useFormats } from '../../shared/format.ts';
import { AppLink } from '../../shared/link.tsx';
import { useText } from '../../shared/messages.ts';
import { mayFollow } from '../../shared/site.ts';
import { useHome } from './home.context.ts';
import { homeMessages } from './home.messages.ts';
import { mayCall } from './home.queries.ts';
import { type Watched, type WatchedKey, watched } from './home.watch.ts';
import { MaybeLink } from './maybe-link.tsx';

/**
 * Shows pending work, each item with a link to its rows. Items at zero stay, so that the layout does not
 * shift.
 */
export function AttentionCard({ keys }: { keys: readonly WatchedKey[] }) {
  const text = useText(homeMessages);
  const { user, today, yesterday, everyMs } = useHome();
  const role = user.access;
  const days = { today, since: { from: yesterday.from, to: today.to } };
  const shown = keys.filter((key) => mayCall(role, watched[key].operation));
  const counts = useQueries({
    queries: shown.map((key) => ({
      queryKey: ['home.watched', key, today.from],
      queryFn: ({ signal }: { signal: AbortSignal }) => watched[key].count(days, signal),
      staleTime: 20_000,
      refetchInterval: everyMs,
    })),
  });
  const pending = counts.some(({ data, error }) => data === undefined && !error);
  const waiting = counts.filter(({ data }) => data === null || (data ?? 0) > 0).length;
  return (
    <Card aria-labelledby="home-attention" aria-busy={pending} className="@container h-full">
      <header className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 pt-2">
        <CardTitle id="home-attention">{text('attention')}</CardTitle>
        {!pending && (
          <span className="hidden text-sm text-muted-foreground @md:inline">
            {waiting === 0 ? text('allCalm') : text('waiting', { count: waiting })}
          </span>
        )}
        {mayFollow('/todo', role) && (
          <Button asChild size="sm" variant="ghost" className="-me-2">
            <AppLink href="/todo">{text('toDo')}</AppLink>
          </Button>
        )}
      </header>
      <ul className="grid gap-1 px-2 pt-1 pb-2 @md:grid-cols-2 @4xl:grid-cols-4">
        {shown.map((key, index) => {
          const { link }: Watched = watched[key];
          const query = counts[index];
          return (
            <WatchedItem
              key={key}
              name={key}
              // A failed count is shown as unknown, not as zero.
              count={query?.data === undefined && query?.error ? 'failed' : query?.data}
              href={link(role, days)}
            />
          );
        })}
      </ul>
    </Card>
  );
}

interface WatchedItemProps {
  name: WatchedKey;
  count: number | null | undefined | 'failed';
  href: string | undefined;
}

function WatchedItem({ name, count, href }: WatchedItemProps) {
  const text = useText(homeMessages);
  const { number } = useFormats();
  const { tone } = watched[name];
  const calm = count === 0 || count === undefined || count === 'failed';
  const Icon = calm ? Check : toneIcon[tone];
  const inside = (
    <>
      <Icon
        aria-hidden
        className={cn(
          'size-4 shrink-0',
          calm ? 'text-muted-foreground' : toneText[tone],
          count !== 0 && calm && 'invisible',
        )}
      />
      <span className={cn('min-w-0 flex-1', calm && 'text-muted-foreground')}>{text(name)}</span>
      <span className={cn('numeric', calm ? 'text-muted-foreground' : 'text-lg leading-6 font-semibold')}>
        {count === undefined ? (
          <Skeleton className="h-5 w-6" />
        ) : count === 'failed' ? (
          '–'
        ) : count === null ? (
          '≥ 1'
        ) : (
          number(count)
        )}
      </span>
    </>
  );
  const classes = 'flex min-h-9 items-center gap-2 rounded-md px-2 py-1 leading-snug';
  return (
    <li>
      <MaybeLink href={href} className={classes}>
        {inside}
      </MaybeLink>
    </li>
  );
}
