import { scaleLinear } from 'd3-scale';

/** One line, or the bars of one colour. Values match the labels by index; null: unknown. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  readonly values: readonly (number | null)[];
}

export interface ChartSize {
  readonly width: number;
  readonly height: number;
}

export interface ChartMargin {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface ChartTick {
  readonly value: number;
  readonly y: number;
}

/** Pixel positions of a chart with categories along the bottom. */
export interface ChartGeometry {
  readonly plot: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly ticks: readonly ChartTick[];
  /** Width of one category. */
  readonly step: number;
  /** Width of the drawn part of a category (bars). */
  readonly band: number;
  /** Middle of a category. */
  x(index: number): number;
  y(value: number): number;
  /** Category at this x, or the nearest one. */
  indexAt(x: number): number;
}

const tickDistancePx = 44;
const bandPadding = 0.28;

export function chartGeometry(
  size: ChartSize,
  margin: ChartMargin,
  categoryCount: number,
  [low, high]: readonly [number, number],
): ChartGeometry {
  const plot = {
    left: margin.left,
    right: Math.max(margin.left + 1, size.width - margin.right),
    top: margin.top,
    bottom: Math.max(margin.top + 1, size.height - margin.bottom),
  };
  const tickCount = Math.max(2, Math.floor((plot.bottom - plot.top) / tickDistancePx));
  const y = scaleLinear([low, high], [plot.bottom, plot.top]).nice(tickCount);
  const step = categoryCount === 0 ? 0 : (plot.right - plot.left) / categoryCount;
  return {
    plot,
    ticks: y.ticks(tickCount).map((value) => ({ value, y: y(value) })),
    step,
    band: Math.max(1, step * (1 - bandPadding)),
    x: (index) => plot.left + step * (index + 0.5),
    y: (value) => y(value),
    indexAt: (x) =>
      Math.min(Math.max(Math.floor((x - plot.left) / Math.max(step, 1)), 0), Math.max(categoryCount - 1, 0)),
  };
}

/**
 * Range from the smallest to the largest value. It includes zero: a bar that does not start at zero misleads.
 */
export function valueDomain(series: readonly ChartSeries[]): [number, number] {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  return low === high ? [low, low + 1] : [low, high];
}

export interface StackedValue {
  readonly from: number;
  readonly to: number;
}

/** Stacks each series on those before it; negative values go below zero. Indexed by series, then category. */
export function stackSeries(series: readonly ChartSeries[], categoryCount: number): StackedValue[][] {
  const up = Array.from({ length: categoryCount }, () => 0);
  const down = Array.from({ length: categoryCount }, () => 0);
  return series.map(({ values }) =>
    Array.from({ length: categoryCount }, (_, index) => {
      const value = values[index] ?? 0;
      const side = value < 0 ? down : up;
      const from = side[index] ?? 0;
      side[index] = from + value;
      return { from, to: from + value };
    }),
  );
}

export function stackedDomain(stacks: readonly (readonly StackedValue[])[]): [number, number] {
  const ends = stacks.flat().map(({ to }) => to);
  const low = Math.min(0, ...ends);
  const high = Math.max(0, ...ends);
  return low === high ? [low, low + 1] : [low, high];
}

const narrowLetterPx = 7;
const wideLetterPx = 12;
const labelGapPx = 8;

/** Estimated label width, without measuring: Chinese characters are square, others about half as wide. */
export function textWidthPx(text: string): number {
  const wide =
    text.match(/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g)?.length ?? 0;
  return wide * wideLetterPx + (text.length - wide) * narrowLetterPx;
}

/**
 * Show every n-th label so that labels do not overlap. Labels of different length may be closer than the
 * longest one allows if all of them fit; otherwise they are skipped evenly.
 */
export function labelStride(labels: readonly string[], widthPx: number): number {
  if (labels.length === 0) return 1;
  const stepPx = widthPx / labels.length;
  const widths = labels.map(textWidthPx);
  const fits = widths.every(
    (width, index) => (width + (widths[index + 1] ?? width)) / 2 + labelGapPx <= stepPx,
  );
  if (fits) return 1;
  return Math.max(1, Math.ceil((Math.max(...widths) + labelGapPx) / Math.max(stepPx, 1)));
}

/** The share of each part, 0 to 1. Negative parts have no share; when the total is zero no part has one. */
export function sharesOf(values: readonly number[]): number[] {
  const parts = values.map((value) => Math.max(0, value));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => (whole === 0 ? 0 : part / whole));
}
