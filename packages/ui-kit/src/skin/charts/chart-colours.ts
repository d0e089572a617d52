import type { Tone } from '../theme/tone.ts';

/** Complete class names, because Tailwind searches the source for them. */
export interface ChartColour {
  readonly fill: string;
  readonly stroke: string;
  readonly background: string;
  /** Line style, so that lines are not distinguished by colour alone. */
  readonly dash: string | undefined;
}

const palette: readonly ChartColour[] = [
  { fill: 'fill-chart-1', stroke: 'stroke-chart-1', background: 'bg-chart-1', dash: undefined },
  { fill: 'fill-chart-2', stroke: 'stroke-chart-2', background: 'bg-chart-2', dash: '6 3' },
  { fill: 'fill-chart-3', stroke: 'stroke-chart-3', background: 'bg-chart-3', dash: '2 3' },
  { fill: 'fill-chart-4', stroke: 'stroke-chart-4', background: 'bg-chart-4', dash: '8 3 2 3' },
  { fill: 'fill-chart-5', stroke: 'stroke-chart-5', background: 'bg-chart-5', dash: '10 4' },
  { fill: 'fill-chart-6', stroke: 'stroke-chart-6', background: 'bg-chart-6', dash: '1 3' },
];

const ofTone: Record<Tone, Omit<ChartColour, 'dash'>> = {
  neutral: { fill: 'fill-chart-6', stroke: 'stroke-chart-6', background: 'bg-chart-6' },
  info: { fill: 'fill-chart-1', stroke: 'stroke-chart-1', background: 'bg-chart-1' },
  success: { fill: 'fill-chart-2', stroke: 'stroke-chart-2', background: 'bg-chart-2' },
  warning: { fill: 'fill-chart-3', stroke: 'stroke-chart-3', background: 'bg-chart-3' },
  danger: { fill: 'fill-chart-5', stroke: 'stroke-chart-5', background: 'bg-chart-5' },
};

/** Colour by meaning if there is one, else by position; colours repeat from the seventh on. */
export function chartColour(index: number, tone?: Tone): ChartColour {
  const byPlace = palette[index % palette.length] as ChartColour;
  return tone ? { ...ofTone[tone], dash: byPlace.dash } : byPlace;
}
