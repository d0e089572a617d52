import { FunnelChart } from '../../shared/figures/charts.ts';
import { useChartLabels } from '../../shared/figures/figure.formats.ts';
import { useFormats } from '../../shared/format.ts';
import { useGo } from '../../shared/link.tsx';
import { useText } from '../../shared/messages.ts';
import { HomeCard } from './home.card.tsx';
import { useHome } from './home.context.ts';
import { type FunnelStage, funnelOf } from './home.figures.ts';
import { unpaidStatuses, useOrderLinks } from './home.links.ts';
import { homeMessages } from './home.messages.ts';
import { useStatusCounts } from './home.queries.ts';

const stages = {
  created: { word: 'stageCreated', filter: {} },
  allocated: { word: 'stageAllocated', filter: { notInOrderStatusIds: '1,10' } },
  paid: { word: 'stagePaid', filter: { notInOrderStatusIds: unpaidStatuses } },
  acknowledged: { word: 'stageAcknowledged', filter: { orderStatusId: 4 } },
} as const satisfies Record<FunnelStage['id'], unknown>;

/** Today's orders by stage, from created to acknowledged by the merchant. */
export function FunnelCard() {
  const text = useText(homeMessages);
  const { number, percent } = useFormats();
  const labels = useChartLabels();
  const go = useGo();
  const { today } = useHome();
  const { collections } = useOrderLinks();
  const { counts, pending, error } = useStatusCounts();
  const funnel = funnelOf(counts);
  const link = (filter: Readonly<Record<string, string | number>>) =>
    collections({ startTime: today.from, endTime: today.to, ...filter });
  const href = link({});
  return (
    <HomeCard
      title={text('funnel')}
      href={href}
      pending={pending || (funnel === null && error !== null)}
      error={error}
      empty={!funnel?.[0]?.value && text('noneOrdered')}
    >
      <FunnelChart
        label={text('funnel')}
        stages={(funnel ?? []).map(({ id, value }) => ({ id, value, label: text(stages[id].word) }))}
        stageLabel={text('stage')}
        valueLabel={text('count')}
        ofFirstLabel={text('ofFirst')}
        ofPreviousLabel={text('ofPrevious')}
        formatValue={number}
        formatShare={percent}
        labels={labels}
        {...(href && {
          onOpen: (at: number) => {
            const stage = funnel?.[at];
            const target = stage && link(stages[stage.id].filter);
            if (target) go(target);
          },
        })}
      />
    </HomeCard>
  );
}
