import { Card, Skeleton } from '@platform/ui-kit/skin';
import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '../../shared/format.ts';
import { useText } from '../../shared/messages.ts';
import { useHome } from './home.context.ts';
import { changeOf } from './home.figures.ts';
import { useHomeFormats } from './home.format.ts';
import { listLink, payoutLink } from './home.links.ts';
import { homeMessages } from './home.messages.ts';
import { useDays } from './home.queries.ts';
import { type TileFigure, type TileKey, tileFigure, tileRows } from './home.tiles.ts';
import { MaybeLink } from './maybe-link.tsx';

/** Figures of today beside those of yesterday up to this time of day: whole days would compare a morning with a day. */
export function TilesRow({ keys }: { keys: readonly TileKey[] }) {
  const text = useText(homeMessages);
  const { user, today, currency } = useHome();
  const { data } = useDays();
  if (data && !data.shown) {
    return (
      <Card className="px-4 py-3 text-muted-foreground">
        <p>{text('figuresOff')}</p>
      </Card>
    );
  }
  return (
    <div className="@container">
      <ul className="grid grid-cols-2 gap-3 @2xl:grid-cols-3 @5xl:grid-cols-6">
        {keys.map((key) => {
          const { type, filter } = tileRows(key);
          const range = { startTime: today.from, endTime: today.to, ...filter };
          const href =
            type === 'payout'
              ? payoutLink(user.access, range)
              : listLink('orders.list', user.access, { orderType: 1, ...range });
          return (
            <li key={key} className="min-w-0">
              <Tile
                name={text(key)}
                figure={data && tileFigure(key, data, currency)}
                currency={currency}
                href={href}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface TileProps {
  name: string;
  figure: TileFigure | undefined;
  currency: string;
  href: string | undefined;
}

function Tile({ name, figure, currency, href }: TileProps) {
  const { number, percent } = useFormats();
  const { money } = useHomeFormats();
  const text = useText(homeMessages);
  const say = (value: number | null): string => {
    if (value === null) return '–';
    if (figure?.kind === 'rate') return percent(value);
    return figure?.kind === 'money' ? money(value, currency) : number(value);
  };
  // The tile takes the press, not the bar in it: one that gives way to its figure meanwhile would take the press along.
  const classes =
    '*:pointer-events-none flex h-full min-w-0 flex-col rounded-lg border bg-card px-4 py-3 shadow-xs';
  const inside = (
    <>
      <span className="text-sm text-muted-foreground">{name}</span>
      {figure ? (
        <>
          <span className="mt-0.5 flex min-w-0 flex-wrap items-baseline gap-x-1">
            <span className="numeric text-xl font-semibold wrap-anywhere">{say(figure.now)}</span>
            {figure.kind === 'money' && <span className="text-xs text-muted-foreground">{currency}</span>}
          </span>
          <Trend figure={figure} />
        </>
      ) : (
        <span aria-busy className="mt-1 grid gap-2">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-4 w-32 max-w-full" />
        </span>
      )}
    </>
  );
  return (
    <MaybeLink
      href={href}
      className={classes}
      title={figure && text('yesterdayByNow', { value: say(figure.before) })}
    >
      {inside}
    </MaybeLink>
  );
}

const signs = { more: ArrowUp, less: ArrowDown, same: Equal, new: null, none: null } as const;

/** Direction by arrow and words. Neither is good or bad by itself, so there is no colour. */
function Trend({ figure: { kind, now, before } }: { figure: TileFigure }) {
  const text = useText(homeMessages);
  const { percent } = useFormats();
  const { points } = useHomeFormats();
  if (now === null || before === null)
    return <TrendLine>{text(now === null ? 'changeNone' : 'changeNew')}</TrendLine>;
  const { direction, share } = changeOf(now, before);
  const Sign = signs[direction];
  const words = () => {
    switch (direction) {
      case 'more':
        return kind === 'rate'
          ? text('changeHigher', { points: points(now - before) })
          : text('changeMore', { share: percent(share) });
      case 'less':
        return kind === 'rate'
          ? text('changeLower', { points: points(now - before) })
          : text('changeLess', { share: percent(share) });
      case 'same':
        return text('changeSame');
      case 'new':
        return text('changeNew');
      case 'none':
        return text('changeNone');
    }
  };
  return (
    <TrendLine>
      {Sign && <Sign aria-hidden className="mt-0.5 size-3.5 shrink-0" />}
      <span className="min-w-0">{words()}</span>
    </TrendLine>
  );
}

function TrendLine({ children }: { children: ReactNode }) {
  return (
    <span className="mt-auto flex items-start gap-1 pt-1 text-xs text-muted-foreground">{children}</span>
  );
}
