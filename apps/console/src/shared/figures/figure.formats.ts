import { type Currency, currencyDigits, formatDecimal } from '@platform/sdk';
import type { ChartLabels } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import { isCurrency, moneyText } from '../cells/money.text.ts';
import { useFormats } from '../format.ts';
import { useLanguage, useText } from '../messages.ts';
import { figureMessages } from './figure.messages.ts';

export interface FigureFormats {
  money: (amountMinor: number, currency: string) => string;
  /** Compact, for an axis: `1.2M`, `120万`. */
  shortMoney: (amountMinor: number, currency: string) => string;
  shortNumber: (value: number) => string;
  /** Absolute difference of two rates in percentage points. */
  points: (difference: number) => string;
  /** `09`, on an axis of hours. */
  hour: (hour: number) => string;
  /** `Sat 21`. */
  weekday: (date: string) => string;
}

/** Intl accepts decimals as text. An axis tick may fall between two minor units. */
const decimalText = (amountMinor: number, currency: Currency) =>
  formatDecimal(Math.round(amountMinor), currencyDigits[currency], {
    grouping: 'none',
  }) as Intl.StringNumericLiteral;

export function useFigureFormats(): FigureFormats {
  const language = useLanguage();
  const { number } = useFormats();
  return useMemo(() => {
    const compact = new Intl.NumberFormat(language, {
      notation: 'compact',
      maximumFractionDigits: 1,
      // Chinese compact notation starts at ten thousand. Group smaller figures like those beside them.
      useGrouping: 'always',
    });
    const points = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
    const weekday = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'short', day: 'numeric' });
    return {
      money: (amountMinor, currency) => moneyText(amountMinor, currency),
      shortMoney: (amountMinor, currency) =>
        isCurrency(currency) ? compact.format(decimalText(amountMinor, currency)) : number(amountMinor),
      shortNumber: (value) => compact.format(value),
      points: (difference) => points.format(Math.abs(difference)).replace(/\s?%/, ''),
      hour: (hour) => String(hour).padStart(2, '0'),
      weekday: (date) => weekday.format(new Date(`${date}T00:00:00Z`)),
    };
  }, [language, number]);
}

export function useChartLabels(): ChartLabels {
  const text = useText(figureMessages);
  return useMemo(
    () => ({ chart: text('chart'), table: text('table'), view: text('chartView'), keys: text('chartKeys') }),
    [text],
  );
}
