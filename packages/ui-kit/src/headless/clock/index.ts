export { type Clock, type ClockSettings, createClock } from './clock.ts';
export { type RelativeSpan, relativeSpan, relativeText } from './relative-time.ts';
export { useNow } from './use-now.ts';
