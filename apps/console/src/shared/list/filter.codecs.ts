import {
  type Currency,
  currencyDigits,
  formatDecimal,
  formatMoney,
  type MinorUnits,
  parseDecimal,
  parseMoney,
  parsePlatformTime,
} from '@platform/sdk';
import type { ValueRule } from '@platform/sdk/query-rules';
import { platformZone } from '../format.ts';
import type { PageSearch } from '../page.tsx';

/** Reads and writes one filter in the URL. `read` returns undefined for an invalid value. */
export interface FilterCodec<Value> {
  read(text: string): Value | undefined;
  write(value: Value): string;
}

/**
 * The validation rule of a parameter in the API contract (`ordersListRules.cardNumber`), so that limits are
 * defined once.
 */
export type Rule = ValueRule;

const holds = <Value>(rule: Rule, value: Value): Value | undefined => (rule(value) ? value : undefined);

export function textFilter<Value extends string = string>(rule: Rule): FilterCodec<Value> {
  return {
    read: (text) => (text.trim() === '' ? undefined : holds(rule, text.trim() as Value)),
    write: (value) => value,
  };
}

export function integerFilter<Value extends number = number>(rule: Rule): FilterCodec<Value> {
  return {
    read: (text) => (/^\d{1,15}$/.test(text) ? holds(rule, Number(text) as Value) : undefined),
    write: String,
  };
}

/** A list of integers. An empty list is written as `none`, which differs from an absent filter. */
export function integersFilter<Value extends number = number>(rule: Rule): FilterCodec<readonly Value[]> {
  return {
    read: (text) => {
      if (text === 'none') return [];
      const parts = text.split(',');
      if (!parts.every((part) => /^\d{1,15}$/.test(part))) return undefined;
      return holds(rule, [...new Set(parts.map(Number))] as Value[]);
    },
    write: (values) => values.join(',') || 'none',
  };
}

/** A list of words of an enumeration, without repeats. */
export function wordsFilter<Value extends string = string>(rule: Rule): FilterCodec<readonly Value[]> {
  return {
    read: (text) => holds(rule, [...new Set(text.split(','))] as Value[]),
    write: (values) => values.join(','),
  };
}

export function flagFilter(): FilterCodec<boolean> {
  return { read: (text) => text === 'true' || (text === 'false' ? false : undefined), write: String };
}

/**
 * A time in the format of the API contract. In URLs it is always in the platform's zone, so that a link shows the
 * same rows to a reader in another zone.
 */
export function timeFilter(): FilterCodec<string> {
  return {
    read: (text) => (parsePlatformTime(text, platformZone()) ? text : undefined),
    write: (value) => value,
  };
}

export interface Money {
  amountMinor: MinorUnits;
  currency: Currency;
}

const isCurrency = (text: string): text is Currency => Object.hasOwn(currencyDigits, text);

/** An amount with its currency, `500.00INR`: the number of decimals depends on the currency. */
export function moneyFilter(rule: Rule): FilterCodec<Money> {
  return {
    read: (text) => {
      const [, figures = '', currency = ''] = /^([\d.,\s]+)([A-Z]{3,4})$/.exec(text.trim()) ?? [];
      if (!isCurrency(currency)) return undefined;
      const parsed = parseMoney(figures, currency);
      if (!parsed.ok || holds(rule, parsed.amountMinor) === undefined) return undefined;
      return { amountMinor: parsed.amountMinor, currency };
    },
    write: ({ amountMinor, currency }) =>
      `${formatMoney(amountMinor, currency, { grouping: 'none' })}${currency}`,
  };
}

/** A decimal number kept as text, `12.5`. The API and its rule use an integer in units of the last digit. */
export function decimalFilter(rule: Rule, digits: number): FilterCodec<string> {
  return {
    read: (text) => {
      const parsed = parseDecimal(text, digits);
      if (!parsed.ok || holds(rule, parsed.amountMinor) === undefined) return undefined;
      return formatDecimal(parsed.amountMinor, digits, { grouping: 'none', trimZeros: true });
    },
    write: (value) => value,
  };
}

export type FilterCodecs = Readonly<Record<string, FilterCodec<unknown>>>;
export type FilterValues<Codecs> = {
  readonly [Name in keyof Codecs]?: Codecs[Name] extends FilterCodec<infer Value> ? Value : never;
};

export interface ReadFilters<Codecs> {
  values: FilterValues<Codecs>;
  /** Filters with invalid text in the URL. The list reports them instead of silently showing all rows. */
  broken: readonly (keyof Codecs & string)[];
}

export function readFilters<Codecs extends FilterCodecs>(
  codecs: Codecs,
  search: PageSearch,
): ReadFilters<Codecs> {
  const values: Record<string, unknown> = {};
  const broken: string[] = [];
  for (const [name, codec] of Object.entries(codecs)) {
    const text = Object.hasOwn(search, name) ? search[name] : undefined;
    if (text === undefined || text === '') continue;
    const value = codec.read(text);
    if (value === undefined) broken.push(name);
    else values[name] = value;
  }
  return { values: values as FilterValues<Codecs>, broken };
}

export function writeFilters<Codecs extends FilterCodecs>(
  codecs: Codecs,
  values: FilterValues<Codecs>,
): PageSearch {
  const search: Record<string, string> = {};
  for (const [name, codec] of Object.entries(codecs)) {
    const value = values[name];
    if (value !== undefined) search[name] = codec.write(value);
  }
  return search;
}

/** A single value of the type that the rule allows: text, number or boolean. */
export function valueFilter(rule: Rule): FilterCodec<string | number | boolean> {
  const number = integerFilter(rule);
  const flag = flagFilter();
  return {
    read: (text) => {
      const wanted = text.trim();
      if (wanted === '') return undefined;
      const yes = flag.read(wanted);
      return holds(rule, wanted) ?? number.read(wanted) ?? (yes === undefined ? undefined : holds(rule, yes));
    },
    write: String,
  };
}
