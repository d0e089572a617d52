import { line } from 'd3-shape';
import { valueDomain } from '../../headless/chart/index.ts';
import { cn } from '../theme/class-names.ts';

export interface SparklineProps {
  values: readonly number[];
  /** Text alternative: "Paid orders, last 24 hours: from 12 to 40". */
  label: string;
  widthPx?: number;
  heightPx?: number;
  className?: string;
}

const edgePx = 2;

/** A line without axes, shown beside a figure. */
export function Sparkline({ values, label, widthPx = 96, heightPx = 24, className }: SparklineProps) {
  const [low, high] = valueDomain([{ id: 'line', label, values }]);
  const stepPx = (widthPx - 2 * edgePx) / Math.max(1, values.length - 1);
  const y = (value: number) => heightPx - edgePx - ((value - low) / (high - low)) * (heightPx - 2 * edgePx);
  const path = line<number>()
    .x((_value, index) => edgePx + index * stepPx)
    .y(y);
  return (
    <svg
      role="img"
      aria-label={label}
      width={widthPx}
      height={heightPx}
      className={cn('shrink-0', className)}
    >
      <path d={path(values) ?? ''} className="fill-none stroke-chart-1 stroke-[1.5]" />
      {values.length > 0 && (
        <circle
          cx={edgePx + (values.length - 1) * stepPx}
          cy={y(values.at(-1) ?? 0)}
          r={2}
          className="fill-chart-1"
        />
      )}
    </svg>
  );
}
