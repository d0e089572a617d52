import { Button } from '@platform/ui-kit/skin';
import { useRef, useState } from 'react';
import { DonutChart } from '../../shared/figures/charts.ts';
import { useChartLabels, useFigureFormats } from '../../shared/figures/figure.formats.ts';
import { useFormats } from '../../shared/format.ts';
import { useGo } from '../../shared/link.tsx';
import { useText, useWords } from '../../shared/messages.ts';
import { HomeCard } from './home.card.tsx';
import { useHome } from './home.context.ts';
import { rankingOf } from './home.figures.ts';
import { unpaidStatuses, useOrderLinks } from './home.links.ts';
import { homeMessages } from './home.messages.ts';
import { useToday } from './home.queries.ts';

/**
 * More slices are too thin to tell apart. The rest are merged into one slice that expands to the next ones.
 */
const partsAtMost = 5;

/** Today's collected amount by product. */
export function ProductsCard() {
  const text = useText(homeMessages);
  const words = useWords();
  const { percent } = useFormats();
  const { money, shortMoney } = useFigureFormats();
  const labels = useChartLabels();
  const go = useGo();
  const { today, currency, isProxy } = useHome();
  const { collections } = useOrderLinks();
  const { data, error, isPending, refetch } = useToday(isProxy);
  const ranked = rankingOf(data?.byProduct ?? [], currency, (one) => one.paidMinor, Number.POSITIVE_INFINITY);
  const [skipped, setSkipped] = useState(0);
  const chart = useRef<HTMLDivElement>(null);
  const showAll = () => {
    setSkipped(0);
    // The button disappears, so move the keyboard focus to the chart.
    chart.current?.querySelector<HTMLElement>('[role="group"]')?.focus();
  };
  const from = skipped < ranked.length ? skipped : 0;
  const left = ranked.slice(from);
  const rest = left.slice(partsAtMost).reduce((sum, { value }) => sum + value, 0);
  const parts = left.slice(0, partsAtMost).map(({ row, value }) => ({
    id: String(row.productId),
    label: words(row.productName),
    value,
  }));
  const shown = rest > 0 ? [...parts, { id: 'others', label: text('others'), value: rest }] : parts;
  const link = (productId?: string | undefined) =>
    collections({
      startTime: today.from,
      endTime: today.to,
      notInOrderStatusIds: unpaidStatuses,
      currency,
      productId,
    });
  const href = link();
  return (
    <HomeCard
      title={text('products')}
      note={
        <>
          {currency}
          {from > 0 && (
            <Button variant="link" size="sm" className="ms-3" onClick={showAll}>
              {text('allProducts')}
            </Button>
          )}
        </>
      }
      href={href}
      pending={isPending}
      error={error}
      onRetry={() => void refetch()}
      empty={shown.length === 0 && text('noneToday')}
    >
      <div ref={chart}>
        <DonutChart
          label={text('products')}
          parts={shown}
          partLabel={text('product')}
          valueLabel={currency}
          shareLabel={text('share')}
          formatValue={(value) => money(value, currency)}
          formatShare={percent}
          total={shortMoney(
            shown.reduce((sum, { value }) => sum + value, 0),
            currency,
          )}
          labels={labels}
          sizePx={152}
          {...((href || rest > 0) && {
            onOpen: (at: number) => {
              const part = shown[at];
              if (part?.id === 'others') return setSkipped(from + partsAtMost);
              const target = link(part?.id);
              if (target) go(target);
            },
          })}
        />
      </div>
    </HomeCard>
  );
}
