export interface RelativeSpan {
  readonly unit: 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';
  /** Negative for the past, as `Intl.RelativeTimeFormat` expects. */
  readonly value: number;
}

const secondMs = 1_000;
const units = [
  { unit: 'second', ms: secondMs, below: 60 },
  { unit: 'minute', ms: 60 * secondMs, below: 60 },
  { unit: 'hour', ms: 3_600 * secondMs, below: 24 },
  { unit: 'day', ms: 86_400 * secondMs, below: 31 },
  { unit: 'month', ms: 2_629_746 * secondMs, below: 12 },
  { unit: 'year', ms: 31_556_952 * secondMs, below: Number.POSITIVE_INFINITY },
] as const;

/**
 * Distance of a time from now in the largest suitable unit. Only completed units count, never rounded up: 119
 * seconds are one minute ago.
 */
export function relativeSpan(timeMs: number, nowMs: number): RelativeSpan {
  const distanceMs = Math.abs(timeMs - nowMs);
  const found = units.find(({ ms, below }) => Math.floor(distanceMs / ms) < below) ?? units[5];
  // Twelve average months can be just under a year, and 31 days just over a month. Never return zero.
  const count = Math.floor(distanceMs / found.ms) || (found.unit === 'second' ? 0 : 1);
  return { unit: found.unit, value: timeMs > nowMs ? count : count === 0 ? 0 : -count };
}

const formats = new Map<string, Intl.RelativeTimeFormat>();

/** "3 minutes ago" in the given language; "now" below five seconds. */
export function relativeText(timeMs: number, nowMs: number, language: string): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    formats.set(language, format);
  }
  const { unit, value } = relativeSpan(timeMs, nowMs);
  const isNow = unit === 'second' && Math.abs(value) < 5;
  return format.format(isNow ? 0 : value, unit);
}
