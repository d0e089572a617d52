import { cn } from '@platform/ui-kit/skin';
import { FunnelChart } from '../../../shared/figures/charts.ts';
import { useChartLabels } from '../../../shared/figures/figure.formats.ts';
import { useFormats } from '../../../shared/format.ts';
import { useGo } from '../../../shared/link.tsx';
import { useLossOptions } from '../../../shared/losses/loss.options.ts';
import { useText } from '../../../shared/messages.ts';
import { useFiguresView } from './figures.context.ts';
import { figuresMessages } from './figures.messages.ts';
import { type FunnelLoss, funnelSteps, type OrderFigure } from './figures.model.ts';
import { FigureCard, FigureLink } from './figures.parts.tsx';
import { useFigureTexts } from './figures.texts.ts';

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

const columns = 'grid grid-cols-[minmax(0,1fr)_auto_3.5rem] items-baseline gap-x-3';

/** Orders that are lost at a step, and the reasons. Each number opens its orders. */
function LossItem({ loss, name, created }: { loss: FunnelLoss; name: string; created: number }) {
  const { figure, value, reasons } = loss;
  // The words come from where lists have them, so that no page loads them twice.
  const words = useLossOptions(true);
  const { number, percent } = useFormats();
  const texts = useFigureTexts();
  const { currency, link } = useFiguresView();
  return (
    <li>
      <div className={cn(columns, 'font-medium')}>
        <span className="min-w-0 truncate">{name}</span>
        <span className="numeric">
          <FigureLink href={link('current', figure)} name={`${name} ${number(value)}`}>
            {number(value)}
          </FigureLink>
        </span>
        <span className="numeric text-end text-muted-foreground">
          {percent(created === 0 ? 0 : value / created)}
        </span>
      </div>
      {reasons.length > 0 && (
        <ul className="grid gap-0.5 ps-3">
          {reasons.map(({ reason, orderCount, amountMinor }) => {
            const why = words.find((word) => word.value === reason)?.label ?? reason;
            return (
              <li key={reason} className={columns}>
                <span className="flex min-w-0 flex-wrap justify-between gap-x-3">
                  <span className="min-w-0 wrap-anywhere">{why}</span>
                  <span className="numeric text-muted-foreground">
                    {texts.value('money', amountMinor, currency)}
                  </span>
                </span>
                <span className="numeric">
                  <FigureLink
                    href={link('current', figure, { lossReason: reason })}
                    name={`${name}: ${why} ${number(orderCount)}`}
                  >
                    {number(orderCount)}
                  </FigureLink>
                </span>
                <span className="numeric text-end text-muted-foreground">{percent(orderCount / value)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}

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
        <ul className="grid gap-2 text-sm">
          {lost
            .filter(({ value }) => value > 0)
            .map((loss) => (
              <LossItem
                key={loss.figure}
                loss={loss}
                name={say(lossWord[loss.figure] ?? 'paying')}
                created={first}
              />
            ))}
        </ul>
      )}
    </FigureCard>
  );
}
