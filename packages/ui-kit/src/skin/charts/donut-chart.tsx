import { arc, pie } from 'd3-shape';
import { sharesOf, useChartCursor } from '../../headless/chart/index.ts';
import { cn } from '../theme/class-names.ts';
import type { Tone } from '../theme/tone.ts';
import { chartColour } from './chart-colours.ts';
import { ChartFrame, type ChartLabels } from './chart-frame.tsx';

export interface ChartPart {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly tone?: Tone;
}

export interface DonutChartProps {
  label: string;
  parts: readonly ChartPart[];
  /** Header of the parts in the table: "Status". */
  partLabel: string;
  /** Header of the values: "Orders". */
  valueLabel: string;
  /** Header of the shares: "Share". */
  shareLabel: string;
  formatValue: (value: number) => string;
  /** Formats a share of 0 to 1: "57 %". */
  formatShare: (share: number) => string;
  /** The total, shown in the middle. */
  total?: string;
  labels: ChartLabels;
  onOpen?: (partIndex: number) => void;
  sizePx?: number;
  className?: string;
}

const gapRadians = 0.012;

/** A few parts of a whole, each with its share as text. */
export function DonutChart(props: DonutChartProps) {
  const { label, parts, partLabel, valueLabel, shareLabel, formatValue, formatShare, total, labels } = props;
  const { onOpen, sizePx = 176, className } = props;
  const cursor = useChartCursor({ count: parts.length, onOpen });
  const shares = sharesOf(parts.map(({ value }) => value));
  const rows = parts.map((part, index) => ({
    part,
    colour: chartColour(index, part.tone),
    share: formatShare(shares[index] ?? 0),
    value: formatValue(part.value),
  }));
  const outer = sizePx / 2 - 3;
  const ring = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(outer * 0.64)
    .cornerRadius(2);
  const slices = pie<number>().sort(null).padAngle(gapRadians)(shares);
  const active = rows[cursor.index];

  return (
    <ChartFrame
      label={label}
      labels={labels}
      {...(className === undefined ? {} : { className })}
      table={{
        head: [partLabel, valueLabel, shareLabel],
        rows: rows.map(({ part, value, share }) => ({ key: part.id, cells: [part.label, value, share] })),
      }}
      reading={cursor.spoken && active ? `${active.part.label}, ${active.value}, ${active.share}` : undefined}
      onKeyDown={cursor.onKeyDown}
      onLeave={cursor.leave}
    >
      <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3 p-1">
        <div className="relative shrink-0">
          <svg aria-hidden width={sizePx} height={sizePx} className={cn(onOpen && 'cursor-pointer')}>
            <g transform={`translate(${sizePx / 2} ${sizePx / 2})`}>
              {slices.every(({ value }) => value === 0) && (
                <circle r={outer * 0.82} className="fill-none stroke-muted" strokeWidth={outer * 0.36} />
              )}
              {slices.map((slice, index) => (
                // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard works on the chart as a whole
                <path
                  key={parts[index]?.id}
                  d={ring.outerRadius(index === cursor.index ? outer + 3 : outer)(slice) ?? ''}
                  className={rows[index]?.colour.fill}
                  onPointerMove={() => cursor.point(index)}
                  onClick={() => cursor.open(index)}
                />
              ))}
            </g>
          </svg>
          <div
            aria-hidden
            className="pointer-events-none absolute inset-0 grid place-content-center px-8 text-center"
          >
            <span className="numeric text-lg font-semibold">{active ? active.value : total}</span>
            {active && <span className="truncate text-xs text-muted-foreground">{active.part.label}</span>}
          </div>
        </div>
        <ul aria-hidden className="grid min-w-40 flex-1 grid-cols-[minmax(0,1fr)] gap-1 text-sm">
          {rows.map(({ part, colour, share, value }, index) => (
            <li
              key={part.id}
              className={cn(
                'flex items-center gap-2 rounded-sm px-1.5 py-0.5',
                index === cursor.index && 'bg-hover',
              )}
              onPointerMove={() => cursor.point(index)}
            >
              <span className={cn('size-2.5 shrink-0 rounded-xs', colour.background)} />
              <span title={part.label} className="min-w-0 flex-1 truncate">
                {part.label}
              </span>
              <span className="numeric">{value}</span>
              <span className="numeric w-14 text-end text-muted-foreground">{share}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}
