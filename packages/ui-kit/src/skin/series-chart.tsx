import { line } from 'd3-shape';
import { useRef, useState } from 'react';
import {
  type ChartGeometry,
  type ChartSeries,
  chartGeometry,
  labelStride,
  type StackedValue,
  stackedDomain,
  stackSeries,
  useChartCursor,
  valueDomain,
} from '../headless/chart/index.ts';
import { type ChartColour, chartColour } from './chart-colours.ts';
import { ChartFrame, type ChartLabels } from './chart-frame.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';
import { cn } from './class-names.ts';
import type { Tone } from './tone.ts';
import { useElementWidth } from './use-element-width.ts';

export interface SeriesChartProps {
  /** The chart's name. */
  label: string;
  kind: 'line' | 'bar' | 'stacked';
  categories: readonly string[];
  /** What the categories are, heading their column in the table: "Hour". */
  categoryLabel: string;
  series: readonly (ChartSeries & { readonly tone?: Tone })[];
  /** A value as it is read: "1,200.00 INR". */
  formatValue: (value: number) => string;
  /** A value beside the axis: "1.2K". */
  formatTick?: (value: number) => string;
  labels: ChartLabels;
  /** Opens what stands behind a category. */
  onOpen?: (categoryIndex: number) => void;
  heightPx?: number;
  className?: string;
}

interface Drawn {
  readonly id: string;
  readonly label: string;
  readonly values: readonly (number | null)[];
  readonly colour: ChartColour;
}

const tickLabelPx = 7;
const categoryLabelPx = 9;
/** What a width is taken for where nothing can measure, as in a test. */
const unmeasuredWidthPx = 640;

/** Lines, or bars side by side or on top of each other, over categories. Money stays in minor units until it is read. */
export function SeriesChart(props: SeriesChartProps) {
  const { label, kind, categories, categoryLabel, series, formatValue, labels, onOpen } = props;
  const { formatTick = formatValue, heightPx = 240, className } = props;
  const box = useRef<HTMLDivElement>(null);
  const widthPx = useElementWidth(box) || unmeasuredWidthPx;
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set());
  const cursor = useChartCursor({ count: categories.length, onOpen });

  const drawn: Drawn[] = series.map((one, index) => ({ ...one, colour: chartColour(index, one.tone) }));
  const visible = drawn.filter(({ id }) => !hiddenIds.has(id));
  const stacks = kind === 'stacked' ? stackSeries(visible, categories.length) : [];
  const domain = kind === 'stacked' ? stackedDomain(stacks) : valueDomain(visible);
  const widestTick = Math.max(...domain.map((value) => formatTick(value).length));
  const geometry = chartGeometry(
    { width: widthPx, height: heightPx },
    { top: 8, right: 8, bottom: 22, left: Math.min(16 + widestTick * tickLabelPx, widthPx / 3) },
    categories.length,
    domain,
  );
  const read = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : formatValue(value);
  const readings = visible.map(({ id, label: name, values, colour }) => ({
    id,
    label: name,
    value: read(values[cursor.index]),
    mark: colour.background,
  }));
  const active = categories[cursor.index];

  return (
    <ChartFrame
      label={label}
      labels={labels}
      {...(className === undefined ? {} : { className })}
      legend={
        drawn.length > 1
          ? drawn.map(({ id, label: name, colour }) => ({
              id,
              label: name,
              mark: colour.background,
              hidden: hiddenIds.has(id),
            }))
          : []
      }
      onToggle={(id) => setHiddenIds((now) => toggled(now, id))}
      table={{
        head: [categoryLabel, ...drawn.map(({ label: name }) => name)],
        rows: categories.map((category, index) => ({
          key: category,
          cells: [category, ...drawn.map(({ values }) => read(values[index]))],
        })),
      }}
      reading={
        cursor.spoken && active !== undefined
          ? [active, ...readings.map(({ label: name, value }) => `${name} ${value}`)].join(', ')
          : undefined
      }
      onKeyDown={cursor.onKeyDown}
      onLeave={cursor.leave}
    >
      <div ref={box} className="min-w-0">
        <svg
          aria-hidden
          width={widthPx}
          height={heightPx}
          className={cn('block max-w-full', onOpen && 'cursor-pointer')}
          onPointerMove={(event) => cursor.point(geometry.indexAt(localX(event)))}
          onClick={(event) => cursor.open(geometry.indexAt(localX(event)))}
        >
          <Axes geometry={geometry} categories={categories} formatTick={formatTick} />
          {cursor.index >= 0 && <CursorBand geometry={geometry} index={cursor.index} kind={kind} />}
          {kind === 'line' && <Lines drawn={visible} geometry={geometry} cursorIndex={cursor.index} />}
          {kind === 'bar' && <Bars drawn={visible} geometry={geometry} />}
          {kind === 'stacked' && <Stacks drawn={visible} stacks={stacks} geometry={geometry} />}
        </svg>
      </div>
      {active !== undefined && (
        <ChartTooltip title={active} readings={readings} x={geometry.x(cursor.index)} widthPx={widthPx} />
      )}
    </ChartFrame>
  );
}

const localX = (event: { clientX: number; currentTarget: SVGSVGElement }): number =>
  event.clientX - event.currentTarget.getBoundingClientRect().left;

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

function Axes({
  geometry,
  categories,
  formatTick,
}: {
  geometry: ChartGeometry;
  categories: readonly string[];
  formatTick: (value: number) => string;
}) {
  const { plot, ticks } = geometry;
  const widest = Math.max(1, ...categories.map((category) => category.length));
  const stride = labelStride(categories.length, plot.right - plot.left, widest * categoryLabelPx);
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

function CursorBand({
  geometry,
  index,
  kind,
}: {
  geometry: ChartGeometry;
  index: number;
  kind: SeriesChartProps['kind'];
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

function Lines({
  drawn,
  geometry,
  cursorIndex,
}: {
  drawn: readonly Drawn[];
  geometry: ChartGeometry;
  cursorIndex: number;
}) {
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_value, index) => geometry.x(index))
    .y((value) => geometry.y(value ?? 0));
  return drawn.map(({ id, values, colour }) => {
    const known = values[cursorIndex];
    return (
      <g key={id}>
        <path
          d={path(values) ?? ''}
          strokeDasharray={colour.dash}
          className={cn('fill-none stroke-2', colour.stroke)}
        />
        {known !== null && known !== undefined && (
          <circle cx={geometry.x(cursorIndex)} cy={geometry.y(known)} r={3.5} className={colour.fill} />
        )}
      </g>
    );
  });
}

function Bars({ drawn, geometry }: { drawn: readonly Drawn[]; geometry: ChartGeometry }) {
  const width = geometry.band / Math.max(1, drawn.length);
  return drawn.map(({ id, values, colour }, place) => (
    <g key={id} className={colour.fill}>
      {values.map((value, index) => (
        <Bar
          // biome-ignore lint/suspicious/noArrayIndexKey: a value has no other name than its place
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

function Stacks({
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a value has no other name than its place
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
  return <rect x={x} width={width} y={Math.min(from, to)} height={Math.abs(from - to)} />;
}
