import { formatPlatformTime } from '@platform/sdk';
import { useCallback } from 'react';
import { platformZone } from '../../../shared/format.ts';
import { useText, useWords } from '../../../shared/messages.ts';
import { useFiguresView } from './figures.context.ts';
import { figuresMessages } from './figures.messages.ts';
import type { Step } from './figures.steps.ts';

const twoDigits = (hour: string): string => `${hour.padStart(2, '0')}:00`;

export const weekdayWords = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** What a row is about, in the user's language. Steps have the platform's days, like the figures. */
export function useRowName(): (row: Pick<Step, 'by' | 'key' | 'name' | 'times'>) => string {
  const say = useText(figuresMessages);
  const words = useWords();
  const { breakdown } = useFiguresView();
  const { bucket } = breakdown;
  return useCallback(
    ({ by, key, name, times }) => {
      if (name) return by === 'product' ? `${key} ${words(name)}` : words(name);
      if (times) {
        const text = formatPlatformTime(new Date(times.startTime), platformZone());
        if (bucket === 'month') return text.slice(0, 7);
        return bucket === 'day' ? text.slice(0, 10) : text.slice(5, 16);
      }
      const [day = '', hour] = key.split('-');
      if (hour === undefined) return twoDigits(day);
      const weekday = weekdayWords[Number(day) - 1];
      return weekday ? `${say(weekday)} ${twoDigits(hour)}` : key;
    },
    [say, words, bucket],
  );
}
