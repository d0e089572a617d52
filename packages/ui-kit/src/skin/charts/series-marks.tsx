import { area, line } from 'd3-shape';
import {
  type ChartGeometry,
  labelStride,
  type SeriesChartKind,
  type StackedValue,
} from '../../headless/chart/index.ts';
import { cn } from '../theme/class-names.ts';
import type { ChartColour } from './chart-colours.ts';

/** A series as drawn. */
export interface Drawn {
  readonly id: string;
  readonly label: string;
  readonly values: readonly (number | null)[];
  readonly colour: ChartColour;
}

export function Axes({
  geometry,
  categories,
  formatTick,
}: {
  geometry: ChartGeometry;
  categories: readonly string[];
  formatTick: (value: number) => string;
}) {
  const { plot, ticks } = geometry;
  const stride = labelStride(categories, plot.right - plot.left);
  return (
    <g className="text-xs">
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <line
            x1={plot.left}
            x2={plot.right}
            y1={y}
            y2={y}
            className={value === 0 ? 'stroke-input' : 'stroke-border'}
          />
          <text
            x={plot.left - 6}
            y={y}
            dy="0.32em"
            textAnchor="end"
            className="numeric fill-muted-foreground"
          >
            {formatTick(value)}
          </text>
        </g>
      ))}
      {categories.map((category, index) =>
        index % stride === 0 ? (
          <text
            key={category}
            x={geometry.x(index)}
            y={plot.bottom + 15}
            textAnchor="middle"
            className="numeric fill-muted-foreground"
          >
            {category}
          </text>
        ) : null,
      )}
    </g>
  );
}

export function CursorBand({
  geometry,
  index,
  kind,
}: {
  geometry: ChartGeometry;
  index: number;
  kind: SeriesChartKind;
}) {
  const { plot, step } = geometry;
  const x = geometry.x(index);
  if (kind === 'line') {
    return <line x1={x} x2={x} y1={plot.top} y2={plot.bottom} className="stroke-input" />;
  }
  return (
    <rect
      x={x - step / 2}
      y={plot.top}
      width={step}
      height={plot.bottom - plot.top}
      className="fill-muted-foreground opacity-10"
    />
  );
}

export function Lines({
  drawn,
  geometry,
  cursorIndex,
}: {
  drawn: readonly Drawn[];
  geometry: ChartGeometry;
  cursorIndex: number;
}) {
  const known = (value: number | null) => value !== null;
  const x = (_value: number | null, index: number) => geometry.x(index);
  const y = (value: number | null) => geometry.y(value ?? 0);
  const path = line<number | null>().defined(known).x(x).y(y);
  const under = area<number | null>().defined(known).x(x).y0(geometry.y(0)).y1(y);
  return drawn.map(({ id, values, colour }, place) => {
    const lastIndex = values.findLastIndex(known);
    const marked = cursorIndex >= 0 ? cursorIndex : lastIndex;
    const value = values[marked];
    return (
      <g key={id}>
        {/* Area below the first series only: the others are for comparison. */}
        {place === 0 && <path d={under(values) ?? ''} className={cn('opacity-8', colour.fill)} />}
        <path
          d={path(values) ?? ''}
          strokeDasharray={colour.dash}
          strokeLinejoin="round"
          className={cn('fill-none stroke-2', colour.stroke)}
        />
        {value !== null && value !== undefined && (place === 0 || cursorIndex >= 0) && (
          <circle
            cx={geometry.x(marked)}
            cy={geometry.y(value)}
            r={3.5}
            className={cn('stroke-card stroke-2', colour.fill)}
          />
        )}
      </g>
    );
  });
}

/** Legend mark of a line, with its dashes, so that lines are not distinguished by colour alone. */
export function LineMark({ colour }: { colour: ChartColour }) {
  return (
    <svg aria-hidden width={18} height={10} className="shrink-0">
      <line
        x1={0}
        x2={18}
        y1={5}
        y2={5}
        strokeDasharray={colour.dash}
        className={cn('stroke-2', colour.stroke)}
      />
    </svg>
  );
}

export function BlockMark({ colour }: { colour: ChartColour }) {
  return <span aria-hidden className={cn('size-2.5 shrink-0 rounded-xs', colour.background)} />;
}

export function Bars({ drawn, geometry }: { drawn: readonly Drawn[]; geometry: ChartGeometry }) {
  const width = geometry.band / Math.max(1, drawn.length);
  return drawn.map(({ id, values, colour }, place) => (
    <g key={id} className={colour.fill}>
      {values.map((value, index) => (
        <Bar
          // biome-ignore lint/suspicious/noArrayIndexKey: a value is identified by its index only
          key={index}
          x={geometry.x(index) - geometry.band / 2 + place * width}
          width={Math.max(1, width - 1)}
          from={geometry.y(0)}
          to={geometry.y(value ?? 0)}
        />
      ))}
    </g>
  ));
}

export function Stacks({
  drawn,
  stacks,
  geometry,
}: {
  drawn: readonly Drawn[];
  stacks: readonly (readonly StackedValue[])[];
  geometry: ChartGeometry;
}) {
  return drawn.map(({ id, colour }, place) => (
    <g key={id} className={colour.fill}>
      {stacks[place]?.map(({ from, to }, index) => (
        <Bar
          // biome-ignore lint/suspicious/noArrayIndexKey: a value is identified by its index only
          key={index}
          x={geometry.x(index) - geometry.band / 2}
          width={geometry.band}
          from={geometry.y(from)}
          to={geometry.y(to)}
        />
      ))}
    </g>
  ));
}

function Bar({ x, width, from, to }: { x: number; width: number; from: number; to: number }) {
  if (from === to) return null;
  return <rect x={x} width={width} y={Math.min(from, to)} height={Math.abs(from - to)} rx={1.5} />;
}
