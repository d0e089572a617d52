import { FunnelChart } from '../../../shared/figures/charts.ts';
import { useChartLabels } from '../../../shared/figures/figure.formats.ts';
import { useFormats } from '../../../shared/format.ts';
import { useGo } from '../../../shared/link.tsx';
import { useText } from '../../../shared/messages.ts';
import { useFiguresView } from './figures.context.ts';
import { figuresMessages } from './figures.messages.ts';
import { funnelSteps, type OrderFigure } from './figures.model.ts';
import { FigureCard, FigureLink } from './figures.parts.tsx';

type Word = keyof typeof figuresMessages.table;

const stageWords = (orderType: 1 | 2) =>
  ({
    created: 'stageCreated',
    allocated: orderType === 1 ? 'stageAllocated' : 'stageTaken',
    paid: 'stagePaid',
    acknowledged: 'stageAcknowledged',
  }) as const;

const lossWords = (
  orderType: 1 | 2,
): Partial<
  Record<
    OrderFigure,
    | 'waiting'
    | 'inPool'
    | 'failed'
    | 'cancelled'
    | 'paying'
    | 'timedOut'
    | 'rejected'
    | 'exception'
    | 'unacknowledged'
  >
> =>
  ({
    waiting: orderType === 1 ? 'waiting' : 'inPool',
    failed: orderType === 1 ? 'failed' : 'cancelled',
    paying: 'paying',
    timedOut: 'timedOut',
    rejected: 'rejected',
    exception: 'exception',
    unacknowledged: 'unacknowledged',
  }) satisfies Partial<Record<OrderFigure, Word>>;

/** How many orders reach each step, and where the others are. */
export function FunnelCard() {
  const say = useText(figuresMessages);
  const { number, percent } = useFormats();
  const labels = useChartLabels();
  const go = useGo();
  const { breakdown, currency, orderType, link } = useFiguresView();
  const steps = funnelSteps(breakdown, currency, orderType);
  const words = stageWords(orderType);
  const lossWord = lossWords(orderType);
  const lost = steps.flatMap((step) => step.lost.map((loss) => ({ ...loss, before: step.id })));
  const first = steps[0]?.value ?? 0;
  return (
    <FigureCard title={say('funnel')} className="md:col-span-2 xl:col-span-4">
      <FunnelChart
        label={say('funnel')}
        stages={steps.map(({ id, value }) => ({ id, value, label: say(words[id]) }))}
        stageLabel={say('stage')}
        valueLabel={say('count')}
        ofFirstLabel={say('ofFirst')}
        ofPreviousLabel={say('ofPrevious')}
        formatValue={number}
        formatShare={percent}
        labels={labels}
        onOpen={(at) => {
          const step = steps[at];
          const href = step && link('current', step.figure);
          if (href) go(href);
        }}
      />
      <h3 className="pt-3 pb-1 text-sm font-medium">{say('losses')}</h3>
      {lost.every(({ value }) => value === 0) ? (
        <p className="text-sm text-muted-foreground">{say('noLosses')}</p>
      ) : (
        <ul className="grid gap-0.5 text-sm">
          {lost
            .filter(({ value }) => value > 0)
            .map(({ figure, value }) => {
              const name = say(lossWord[figure] ?? 'paying');
              return (
                <li key={figure} className="flex items-baseline gap-3">
                  <span className="min-w-0 flex-1 truncate">{name}</span>
                  <span className="numeric">
                    <FigureLink href={link('current', figure)} name={`${name} ${number(value)}`}>
                      {number(value)}
                    </FigureLink>
                  </span>
                  <span className="numeric w-14 text-end text-muted-foreground">
                    {percent(first === 0 ? 0 : value / first)}
                  </span>
                </li>
              );
            })}
        </ul>
      )}
    </FigureCard>
  );
}
