import { platformText } from '../../../shared/format.ts';
import { rangeLabel } from '../../../shared/list/time.range.ts';
import type { Breakdown } from './figures.model.ts';

type Ranges = Pick<Breakdown, 'startTime' | 'endTime' | 'previousStartTime' | 'previousEndTime'>;

/**
 * Whether the range is not over. The server then compares it with the part of the preceding range up to the same
 * point, which is shorter.
 */
export const isSoFar = ({ startTime, endTime, previousStartTime, previousEndTime }: Ranges): boolean =>
  Date.parse(previousEndTime) - Date.parse(previousStartTime) < Date.parse(endTime) - Date.parse(startTime);

/**
 * The range and the one that it is compared with, as texts. Of days that are not over the latter is whole days, and
 * `until` is the time of day at which its last day ends; otherwise null.
 */
export function periodTexts(ranges: Ranges): { current: string; previous: string; until: string | null } {
  const current = rangeLabel({ from: platformText(ranges.startTime), to: platformText(ranges.endTime) });
  const [from, to] = [platformText(ranges.previousStartTime), platformText(ranges.previousEndTime)];
  if (!isSoFar(ranges) || !from.endsWith(' 00:00:00'))
    return { current, previous: rangeLabel({ from, to }), until: null };
  const previous = rangeLabel({ from, to: `${to.slice(0, 10)} 23:59:59` });
  return { current, previous, until: to.slice(11, 16) };
}
