import { useMemo } from 'react';
import { useFigureFormats } from '../../../shared/figures/figure.formats.ts';
import { useFormats } from '../../../shared/format.ts';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { figuresMessages } from './figures.messages.ts';
import type { MeasuredChange, MeasureKind } from './figures.model.ts';

const secondMs = 1_000;
/** From this many of a unit on, the next larger unit reads better. */
const most = 90;
const units = [
  { unit: 'second', ms: secondMs },
  { unit: 'minute', ms: 60 * secondMs },
  { unit: 'hour', ms: 3_600 * secondMs },
] as const;

/** A duration in the largest unit that reads well: `0.2 s`, `74 s`, `12 min`. */
export function durationText(ms: number, language: string): string {
  const { unit, ms: unitMs } = units.find((one) => ms < most * one.ms) ?? units[2];
  const value = ms / unitMs;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  });
  return format.format(value);
}

export interface FigureTexts {
  /** A dash for what is unknown. */
  value: (kind: MeasureKind, value: number | null, currency: string) => string;
  tick: (kind: MeasureKind, value: number, currency: string) => string;
  /** How much, without the direction: `12 %`, `3.1 pts`. */
  change: (change: MeasuredChange) => string;
  duration: (ms: number | null) => string;
}

/** How figures and their changes are written. */
export function useFigureTexts(): FigureTexts {
  const say = useText(figuresMessages);
  const language = useLanguage();
  const { number, percent } = useFormats();
  const { money, shortMoney, shortNumber, points } = useFigureFormats();
  return useMemo(
    () => ({
      value: (kind, value, currency) => {
        if (value === null) return '–';
        if (kind === 'rate') return percent(value);
        return kind === 'money' ? money(value, currency) : number(value);
      },
      tick: (kind, value, currency) => {
        if (kind === 'rate') return percent(value);
        return kind === 'money' ? shortMoney(value, currency) : shortNumber(value);
      },
      change: ({ kind, direction, share, points: difference }) => {
        if (direction === 'new') return say('isNew');
        if (direction === 'same' || direction === 'none') return say('unchanged');
        return kind === 'rate' ? say('points', { points: points(difference) }) : percent(share);
      },
      duration: (ms) => (ms === null ? '–' : durationText(ms, language)),
    }),
    [say, language, number, percent, money, shortMoney, shortNumber, points],
  );
}

/** The direction of a change, for an arrow. */
export const directionOf = ({ direction, points }: MeasuredChange): 'up' | 'down' | 'same' => {
  if (direction === 'same' || direction === 'none') return 'same';
  return points > 0 ? 'up' : 'down';
};
