import type { Breakdown, FigureRow, Measure, Period } from './figures.model.ts';

const stepMs = new Map<string, number>([
  ['hour', 3_600_000],
  ['day', 86_400_000],
]);

/** A step of the time axis. Its figures are null if no order of either range falls into it. */
export type Step = Pick<FigureRow, 'by' | 'key' | 'name' | 'times'> &
  Record<Period, FigureRow['current'] | null>;

/**
 * The rows in time with the hours or days between them that have no orders, which the server leaves out:
 * without them the time axis would be uneven.
 */
export function evenSteps(rows: readonly FigureRow[], bucket: Breakdown['bucket']): Step[] {
  const length = stepMs.get(bucket);
  if (length === undefined) return [...rows];
  return rows.flatMap((row, index): Step[] => {
    const next = rows[index + 1]?.times;
    if (!row.times || !next) return [row];
    const start = Date.parse(row.times.startTime);
    // A day of 23 or 25 hours is one day.
    const missing = Math.round((Date.parse(next.startTime) - start) / length) - 1;
    const gaps = Array.from({ length: Math.max(0, missing) }, (_, at): Step => {
      const from = start + (at + 1) * length;
      const startTime = new Date(from).toISOString();
      const endTime = new Date(from + length - 1_000).toISOString();
      const times = { startTime, endTime, previousStartTime: null, previousEndTime: null };
      return { by: 'time', key: startTime, name: null, times, current: null, previous: null };
    });
    return [row, ...gaps];
  });
}

/** The value of a step in a range; null if it is unknown, as is that of a step that has not begun. */
export function valueAt(step: Step, period: Period, measure: Measure, nowMs: number): number | null {
  if (period === 'current' && step.times && Date.parse(step.times.startTime) > nowMs) return null;
  const figures = step[period];
  return figures ? measure.of(figures) : measure.kind === 'rate' ? null : 0;
}
