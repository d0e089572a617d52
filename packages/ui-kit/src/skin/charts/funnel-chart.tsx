import { useChartCursor } from '../../headless/chart/index.ts';
import { cn } from '../theme/class-names.ts';
import { chartColour } from './chart-colours.ts';
import { ChartFrame, type ChartLabels } from './chart-frame.tsx';
import type { ChartPart } from './donut-chart.tsx';

export interface FunnelChartProps {
  label: string;
  /** From first to last: created, allocated, paid, acknowledged. */
  stages: readonly ChartPart[];
  stageLabel: string;
  valueLabel: string;
  /** Header of the share of the first stage. */
  ofFirstLabel: string;
  /** Header of the share of the previous stage. */
  ofPreviousLabel: string;
  formatValue: (value: number) => string;
  formatShare: (share: number) => string;
  labels: ChartLabels;
  onOpen?: (stageIndex: number) => void;
  className?: string;
}

/** How many items reach each stage. */
export function FunnelChart(props: FunnelChartProps) {
  const { label, stages, stageLabel, valueLabel, ofFirstLabel, ofPreviousLabel } = props;
  const { formatValue, formatShare, labels, onOpen, className } = props;
  const cursor = useChartCursor({ count: stages.length, columns: 1, onOpen });
  const first = stages[0]?.value ?? 0;
  const rows = stages.map((stage, index) => {
    const previous = stages[index - 1]?.value ?? stage.value;
    return {
      stage,
      colour: chartColour(0, stage.tone),
      ofFirst: first === 0 ? 0 : stage.value / first,
      ofPrevious: previous === 0 ? 0 : stage.value / previous,
    };
  });
  const active = rows[cursor.index];

  return (
    <ChartFrame
      label={label}
      labels={labels}
      {...(className === undefined ? {} : { className })}
      table={{
        head: [stageLabel, valueLabel, ofFirstLabel, ofPreviousLabel],
        rows: rows.map(({ stage, ofFirst, ofPrevious }) => ({
          key: stage.id,
          cells: [stage.label, formatValue(stage.value), formatShare(ofFirst), formatShare(ofPrevious)],
        })),
      }}
      reading={
        cursor.spoken && active
          ? `${active.stage.label}, ${formatValue(active.stage.value)}, ${ofFirstLabel} ${formatShare(active.ofFirst)}, ${ofPreviousLabel} ${formatShare(active.ofPrevious)}`
          : undefined
      }
      onKeyDown={cursor.onKeyDown}
      onLeave={cursor.leave}
    >
      <ol aria-hidden className="grid grid-cols-[fit-content(9rem)_minmax(4rem,1fr)_auto] gap-y-1.5">
        {rows.map(({ stage, colour, ofFirst, ofPrevious }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works on the chart as a whole
          <li
            key={stage.id}
            onPointerMove={() => cursor.point(index)}
            onClick={() => cursor.open(index)}
            className={cn(
              'col-span-full grid grid-cols-subgrid items-center gap-3 rounded-sm px-1.5 py-1 text-sm',
              index === cursor.index && 'bg-hover',
              onOpen && 'cursor-pointer',
            )}
          >
            <span title={stage.label} className="truncate">
              {stage.label}
            </span>
            <span className="flex h-6 rounded-xs bg-muted">
              <span style={{ flexGrow: ofFirst }} className={cn('min-w-0.5 rounded-xs', colour.background)} />
              <span style={{ flexGrow: 1 - ofFirst }} />
            </span>
            <span className="numeric grid grid-cols-[1fr_3.5rem] gap-2 text-end">
              <span className="font-medium">{formatValue(stage.value)}</span>
              <span className="text-muted-foreground">{index === 0 ? '' : formatShare(ofPrevious)}</span>
            </span>
          </li>
        ))}
      </ol>
    </ChartFrame>
  );
}
