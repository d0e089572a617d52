import { resourcesList } from '@platform/sdk/operations';
import { cn, Skeleton, type Tone, toneText } from '@platform/ui-kit/skin';
import { Activity, CircleOff, type LucideIcon, Power, Timer, WifiOff } from 'lucide-react';
import { useFormats } from '../../shared/format.ts';
import { listLink } from '../../shared/list.links.ts';
import { useText } from '../../shared/messages.ts';
import { HomeCard } from './home.card.tsx';
import { useHome } from './home.context.ts';
import { homeMessages } from './home.messages.ts';
import { useHomeRead } from './home.queries.ts';
import { MaybeLink } from './maybe-link.tsx';

interface Line {
  word: 'accountsOn' | 'accountsDisabled' | 'monitorOnline' | 'monitorStale' | 'monitorOffline';
  filter: { state?: 0 | 1; monitorState?: 'online' | 'stale' | 'offline' };
  /** Used only while the count is above zero. */
  tone: Tone;
  icon: LucideIcon;
}

const lines: readonly Line[] = [
  { word: 'accountsOn', filter: { state: 0 }, tone: 'success', icon: Power },
  { word: 'accountsDisabled', filter: { state: 1 }, tone: 'neutral', icon: CircleOff },
  { word: 'monitorOnline', filter: { state: 0, monitorState: 'online' }, tone: 'success', icon: Activity },
  { word: 'monitorStale', filter: { state: 0, monitorState: 'stale' }, tone: 'warning', icon: Timer },
  { word: 'monitorOffline', filter: { state: 0, monitorState: 'offline' }, tone: 'danger', icon: WifiOff },
];

/** Shows how many accounts are enabled, and how many have a monitor that is online, late or offline. */
export function AccountsCard() {
  const text = useText(homeMessages);
  const { user } = useHome();
  const { error, data, refetch } = useHomeRead(resourcesList, { page: 1, pageSize: 1, state: 0 });
  return (
    <HomeCard
      title={text('accounts')}
      href={listLink('resources.list', user.access)}
      pending={data === undefined && error !== null}
      error={error}
      onRetry={() => void refetch()}
      height=""
    >
      <ul className="-mx-2 grid content-start gap-0.5">
        {lines.map((line) => (
          <AccountLine key={line.word} {...line} />
        ))}
      </ul>
    </HomeCard>
  );
}

function AccountLine({ word, filter, tone, icon: Icon }: Line) {
  const text = useText(homeMessages);
  const { number } = useFormats();
  const { user } = useHome();
  const { data } = useHomeRead(resourcesList, { page: 1, pageSize: 1, ...filter });
  const href = listLink('resources.list', user.access, filter);
  const classes = 'flex min-h-9 items-center gap-2.5 rounded-md px-2 leading-snug';
  const inside = (
    <>
      <Icon
        aria-hidden
        className={cn('size-4 shrink-0', data?.total ? toneText[tone] : 'text-muted-foreground')}
      />
      <span className="min-w-0 flex-1">{text(word)}</span>
      <span className="numeric font-semibold">
        {data ? number(data.total) : <Skeleton className="h-5 w-8" />}
      </span>
    </>
  );
  return (
    <li>
      <MaybeLink href={href} className={classes}>
        {inside}
      </MaybeLink>
    </li>
  );
}
