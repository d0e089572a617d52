import { Card, StatTile } from '@platform/ui-kit/skin';
import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import type { ReactNode } from 'react';
import { changeOf } from '../../shared/figures/figure.change.ts';
import { useFigureFormats } from '../../shared/figures/figure.formats.ts';
import { useFormats } from '../../shared/format.ts';
import { AppLink } from '../../shared/link.tsx';
import { useText } from '../../shared/messages.ts';
import { useHome } from './home.context.ts';
import { useOrderLinks } from './home.links.ts';
import { homeMessages } from './home.messages.ts';
import { useDays } from './home.queries.ts';
import { type TileFigure, type TileKey, tileFigure, tileRows, tiles } from './home.tiles.ts';

/**
 * Today's figures beside yesterday's until the same time of day. A full yesterday would not be comparable.
 */
export function TilesRow({ keys }: { keys: readonly TileKey[] }) {
  const text = useText(homeMessages);
  const { today, currency } = useHome();
  const links = useOrderLinks();
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
          const ofCurrency = tiles[key].kind === 'money' ? { currency } : {};
          const rows = { startTime: today.from, endTime: today.to, ...ofCurrency, ...filter };
          const href = type === 'payout' ? links.payouts(rows) : links.collections(rows);
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
  const { money } = useFigureFormats();
  const text = useText(homeMessages);
  const say = (value: number | null): string => {
    if (value === null) return '–';
    if (figure?.kind === 'rate') return percent(value);
    return figure?.kind === 'money' ? money(value, currency) : number(value);
  };
  return (
    <StatTile
      className="h-full min-h-28"
      label={name}
      value={figure ? say(figure.now) : ''}
      unit={figure?.kind === 'money' && currency}
      detail={figure ? <Trend figure={figure} /> : name}
      loading={!figure}
      link={
        href === undefined ? undefined : (
          <AppLink href={href} title={figure && text('yesterdayByNow', { value: say(figure.before) })} />
        )
      }
    />
  );
}

const signs = { more: ArrowUp, less: ArrowDown, same: Equal, new: null, none: null } as const;

/** Direction as an arrow and text. Neutral colour, because neither direction is good or bad as such. */
function Trend({ figure: { kind, now, before } }: { figure: TileFigure }) {
  const text = useText(homeMessages);
  const { percent } = useFormats();
  const { points } = useFigureFormats();
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
  return <span className="flex items-start gap-1 pt-1">{children}</span>;
}
