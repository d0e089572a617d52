import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import {
  type ChartSeries,
  chartGeometry,
  type SeriesChartKind,
  seriesAt,
  stackedDomain,
  stackSeries,
  textWidthPx,
  useChartCursor,
  valueDomain,
} from '../../headless/chart/index.ts';
import { cn } from '../theme/class-names.ts';
import type { Tone } from '../theme/tone.ts';
import { useElementWidth } from '../theme/use-element-width.ts';
import { chartColour } from './chart-colours.ts';
import { ChartFrame, type ChartLabels } from './chart-frame.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';
import { Axes, Bars, BlockMark, CursorBand, type Drawn, LineMark, Lines, Stacks } from './series-marks.tsx';

export interface SeriesChartProps {
  /** The chart's name. */
  label: string;
  kind: SeriesChartKind;
  categories: readonly string[];
  /** Header of the categories in the table: "Hour". */
  categoryLabel: string;
  series: readonly (ChartSeries & { readonly tone?: Tone })[];
  /** Formats a value for reading: "1,200.00 INR". */
  formatValue: (value: number) => string;
  /** Formats an axis tick: "1.2K". */
  formatTick?: (value: number) => string;
  labels: ChartLabels;
  /** Opens a value, or a whole category when no series is meant. */
  onOpen?: (categoryIndex: number, seriesId: string | undefined) => void;
  heightPx?: number;
  className?: string;
}

/** Assumed width when nothing can be measured, as in a test. */
const unmeasuredWidthPx = 640;

/** Lines, or grouped or stacked bars over categories. Money stays in minor units until it is formatted. */
export function SeriesChart(props: SeriesChartProps) {
  const { label, kind, categories, categoryLabel, series, formatValue, labels, onOpen } = props;
  const { formatTick = formatValue, heightPx = 240, className } = props;
  const box = useRef<HTMLDivElement>(null);
  const widthPx = useElementWidth(box) || unmeasuredWidthPx;
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set());
  /** The series that is hovered or selected with Up and Down. */
  const [soughtId, setSoughtId] = useState<string>();

  const drawn: Drawn[] = series.map((one, index) => ({ ...one, colour: chartColour(index, one.tone) }));
  const visible = drawn.filter(({ id }) => !hiddenIds.has(id));
  const sought = visible.find(({ id }) => id === soughtId);
  /** In a stacked chart all parts together, unless one is selected. */
  const chosen = sought ?? (kind === 'stacked' ? undefined : visible[0]);
  const cursor = useChartCursor({
    count: categories.length,
    onOpen: onOpen && ((category) => onOpen(category, chosen?.id)),
  });
  const stacks = kind === 'stacked' ? stackSeries(visible, categories.length) : [];
  const domain = kind === 'stacked' ? stackedDomain(stacks) : valueDomain(visible);
  // The last point of a line is at the edge: half of its label is beyond it.
  const lastLabelPx = kind === 'line' ? Math.max(8, textWidthPx(categories.at(-1) ?? '') / 2) : 8;
  const geometryBeside = (tickWidthPx: number) =>
    chartGeometry(
      { width: widthPx, height: heightPx },
      { top: 8, right: lastLabelPx, bottom: 22, left: Math.min(16 + tickWidthPx, widthPx / 3) },
      categories.length,
      domain,
    );
  // The number of ticks depends on the height: a first geometry gives the ticks whose label width the second
  // uses.
  const { ticks } = geometryBeside(0);
  const geometry = geometryBeside(Math.max(...ticks.map(({ value }) => textWidthPx(formatTick(value)))));
  const read = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : formatValue(value);
  const readings = visible.map(({ id, label: name, values, colour }) => ({
    id,
    label: name,
    value: read(values[cursor.index]),
    mark: colour.background,
    chosen: onOpen !== undefined && id === chosen?.id,
  }));
  // Moving between series announces one series; moving along the categories announces all of them.
  const said = sought ? readings.filter(({ id }) => id === sought.id) : readings;
  const seek = (event: MouseEvent<SVGSVGElement>, go: (category: number, id: string | undefined) => void) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const point = { x: event.clientX - left, y: event.clientY - top };
    const id = visible[seriesAt({ kind, series: visible, stacks, geometry }, point)]?.id;
    setSoughtId(id);
    go(geometry.indexAt(point.x), id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const ids = [...(kind === 'stacked' ? [undefined] : []), ...visible.map(({ id }) => id)];
    if (by === 0 || cursor.index < 0 || ids.length < 2) {
      if (event.key === 'Escape') setSoughtId(undefined);
      cursor.onKeyDown(event);
      return;
    }
    setSoughtId(ids.at((ids.indexOf(chosen?.id) + by) % ids.length));
    cursor.speak();
    event.preventDefault();
    event.stopPropagation();
  };
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
              mark: kind === 'line' ? <LineMark colour={colour} /> : <BlockMark colour={colour} />,
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
          ? [active, ...said.map(({ label: name, value }) => `${name} ${value}`)].join(', ')
          : undefined
      }
      empty={visible.every(({ values }) => values.every((value) => value === null))}
      onKeyDown={onKeyDown}
      onLeave={() => {
        cursor.leave();
        setSoughtId(undefined);
      }}
    >
      <div ref={box} className="min-w-0">
        <svg
          aria-hidden
          width={widthPx}
          height={heightPx}
          className={cn('block max-w-full', onOpen && 'cursor-pointer')}
          onPointerMove={(event) => seek(event, cursor.point)}
          onClick={(event) => onOpen && seek(event, onOpen)}
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

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
