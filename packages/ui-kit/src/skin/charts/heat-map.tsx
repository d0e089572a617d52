import { useRef } from 'react';
import { labelStride, textWidthPx, useChartCursor } from '../../headless/chart/index.ts';
import { cn } from '../theme/class-names.ts';
import { useElementWidth } from '../theme/use-element-width.ts';
import { ChartFrame, type ChartLabels } from './chart-frame.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';

export interface HeatMapProps {
  label: string;
  /** From left to right, for example hours. */
  columns: readonly string[];
  /** From top to bottom, for example days. */
  rows: readonly {
    readonly id: string;
    readonly label: string;
    readonly values: readonly (number | null)[];
  }[];
  /** Header of the row names in the table: "Day". */
  rowLabel: string;
  valueLabel: string;
  formatValue: (value: number) => string;
  labels: ChartLabels;
  onOpen?: (rowIndex: number, columnIndex: number) => void;
  className?: string;
}

const rowHeightPx = 20;
const unmeasuredWidthPx = 640;
/** Shades of one colour. More of them could not be told apart. */
const steps = [
  'opacity-10',
  'opacity-25',
  'opacity-40',
  'opacity-55',
  'opacity-70',
  'opacity-85',
  'opacity-100',
];

/** Amounts by row and column, as shades of one colour: the stronger, the more. */
export function HeatMap(props: HeatMapProps) {
  const { label, columns, rows, rowLabel, valueLabel, formatValue, labels, onOpen, className } = props;
  const box = useRef<HTMLDivElement>(null);
  const widthPx = useElementWidth(box) || unmeasuredWidthPx;
  const at = (index: number) => ({
    row: Math.floor(index / columns.length),
    column: index % columns.length,
  });
  const cursor = useChartCursor({
    count: rows.length * columns.length,
    columns: columns.length,
    onOpen: onOpen && ((index) => onOpen(at(index).row, at(index).column)),
  });
  const greatest = Math.max(1, ...rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const namePx = Math.min(14 + Math.max(0, ...rows.map((row) => textWidthPx(row.label))), widthPx / 3);
  const cellPx = (widthPx - namePx) / Math.max(1, columns.length);
  const stride = labelStride(columns, widthPx - namePx);
  const read = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : formatValue(value);
  const place = cursor.index < 0 ? undefined : at(cursor.index);
  const activeRow = place && rows[place.row];
  const title = activeRow && place ? `${activeRow.label} ${columns[place.column]}` : undefined;
  const value = activeRow && place ? read(activeRow.values[place.column]) : '';

  return (
    <ChartFrame
      label={label}
      labels={labels}
      {...(className === undefined ? {} : { className })}
      table={{
        head: [rowLabel, ...columns],
        rows: rows.map(({ id, label: name, values }) => ({
          key: id,
          cells: [name, ...columns.map((_column, index) => read(values[index]))],
        })),
      }}
      reading={cursor.spoken && title ? `${title}, ${valueLabel} ${value}` : undefined}
      empty={rows.every(({ values }) => values.every((amount) => amount === null))}
      onKeyDown={cursor.onKeyDown}
      onLeave={cursor.leave}
    >
      <div ref={box} className="min-w-0">
        <svg
          aria-hidden
          width={widthPx}
          height={rows.length * rowHeightPx + 18}
          className={cn('block max-w-full text-xs', onOpen && 'cursor-pointer')}
        >
          {rows.map((row, rowIndex) => (
            <g key={row.id} transform={`translate(0 ${rowIndex * rowHeightPx})`}>
              <text
                x={namePx - 8}
                y={rowHeightPx / 2}
                dy="0.32em"
                textAnchor="end"
                className="fill-muted-foreground"
              >
                {row.label}
              </text>
              {columns.map((column, columnIndex) => {
                const index = rowIndex * columns.length + columnIndex;
                const amount = row.values[columnIndex] ?? 0;
                return (
                  // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard works on the chart as a whole
                  <rect
                    key={column}
                    x={namePx + columnIndex * cellPx}
                    width={Math.max(1, cellPx - 1)}
                    height={rowHeightPx - 1}
                    rx={2}
                    onPointerMove={() => cursor.point(index)}
                    onClick={() => cursor.open(index)}
                    className={cn(
                      amount === 0 ? 'fill-muted' : cn('fill-chart-1', shadeOf(amount / greatest)),
                      index === cursor.index && 'stroke-foreground stroke-2',
                    )}
                  />
                );
              })}
            </g>
          ))}
          {columns.map((column, index) =>
            index % stride === 0 ? (
              <text
                key={column}
                x={namePx + (index + 0.5) * cellPx}
                y={rows.length * rowHeightPx + 13}
                textAnchor="middle"
                className="numeric fill-muted-foreground"
              >
                {column}
              </text>
            ) : null,
          )}
        </svg>
      </div>
      {title && place && (
        <ChartTooltip
          title={title}
          readings={[{ id: 'value', label: valueLabel, value, mark: 'bg-chart-1' }]}
          x={namePx + (place.column + 0.5) * cellPx}
          widthPx={widthPx}
        />
      )}
    </ChartFrame>
  );
}

const shadeOf = (share: number): string =>
  steps[Math.min(steps.length - 1, Math.max(0, Math.ceil(share * steps.length) - 1))] ?? 'opacity-100';
