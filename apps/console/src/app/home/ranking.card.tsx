import type { Figures } from '../../shared/figures/figure.change.ts';
import { useFigureFormats } from '../../shared/figures/figure.formats.ts';
import { useText } from '../../shared/messages.ts';
import { HomeCard } from './home.card.tsx';
import { useHome } from './home.context.ts';
import { rankingOf } from './home.figures.ts';
import { orderLinks, unpaidStatuses } from './home.links.ts';
import { homeMessages } from './home.messages.ts';
import { useToday } from './home.queries.ts';
import { MaybeLink } from './maybe-link.tsx';

const shownAtMost = 7;

interface Party {
  id: string;
  name: string;
  figures: Figures;
}

interface RankingCardProps {
  of: 'merchants' | 'suppliers' | 'team';
}

/** Today's largest collectors, with a bar, the amount and a link to their orders. */
export function RankingCard({ of }: RankingCardProps) {
  const text = useText(homeMessages);
  const { money } = useFigureFormats();
  const { user, today, currency, isProxy } = useHome();
  // A team is ranked as a whole, including its leader, regardless of the page's own/team choice.
  const { data, error, isPending, refetch } = useToday(of === 'team' ? undefined : isProxy);
  const parties: Party[] =
    of === 'merchants'
      ? (data?.byMerchant ?? []).map((row) => ({
          id: row.merchantId,
          name: row.merchantName,
          figures: row.figures,
        }))
      : (data?.bySupplier ?? []).map((row) => ({
          id: row.supplierId,
          name: row.supplierName,
          figures: row.figures,
        }));
  const ranked = rankingOf(parties, currency, (one) => one.paidMinor, shownAtMost);
  const link = (id?: string) => {
    const ofTeam = of === 'team' ? id !== user.supplierId : isProxy;
    return orderLinks(user.access, ofTeam).collections({
      startTime: today.from,
      endTime: today.to,
      notInOrderStatusIds: unpaidStatuses,
      currency,
      [of === 'merchants' ? 'merchantId' : 'supplierId']: id,
    });
  };
  return (
    <HomeCard
      title={text(of)}
      note={currency}
      // No list shows a supplier together with its team.
      href={of === 'team' ? undefined : link()}
      pending={isPending}
      error={error}
      onRetry={() => void refetch()}
      empty={ranked.length === 0 && text('noneToday')}
    >
      <ol className="-mx-2 grid gap-0.5">
        {ranked.map(({ row, value, length }) => {
          const href = link(row.id);
          const classes = 'grid gap-1 rounded-md px-2 py-1';
          const inside = (
            <>
              <span className="flex items-baseline gap-3">
                <span className="min-w-0 flex-1 truncate" title={row.name}>
                  {row.name}
                </span>
                <span className="numeric">{money(value, currency)}</span>
              </span>
              <span aria-hidden className="flex h-1 rounded-full bg-muted">
                <span style={{ flexGrow: length }} className="min-w-0.5 rounded-full bg-chart-1" />
                <span style={{ flexGrow: 1 - length }} />
              </span>
            </>
          );
          return (
            <li key={row.id}>
              <MaybeLink href={href} className={classes}>
                {inside}
              </MaybeLink>
            </li>
          );
        })}
      </ol>
    </HomeCard>
  );
}
