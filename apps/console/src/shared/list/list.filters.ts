import type { Currency, MinorUnits } from '@platform/sdk';
import type { SelectOption } from '@platform/ui-kit/skin';
import { translate } from '../messages.ts';
import {
  decimalFilter,
  type FilterCodecs,
  integerFilter,
  integersFilter,
  type Money,
  moneyFilter,
  type Rule,
  textFilter,
  timeFilter,
  valueFilter,
  wordsFilter,
} from './filter.codecs.ts';
import type { FilterView } from './filter.view.ts';
import { listMessages } from './list.messages.ts';
import {
  type FreeTextKey,
  type KeysOf,
  type PlainKey,
  type StringKey,
  type Table,
  type Telling,
  type TimeKey,
  wordOf,
} from './list.types.ts';

/** A complete filter: its URL format, its control and its request parameters. */
export interface ListFilter<Messages extends Table, Given> {
  /** Codecs by URL parameter. The names are those of the call. */
  codecs: FilterCodecs;
  view: (telling: Telling<Messages, Given>) => FilterView;
  /** Request parameters for a value, if they differ from the URL's. */
  ask?: (value: unknown) => Readonly<Record<string, unknown>>;
  /** Whether the filter is available; default: always. */
  offered?: (given: Given) => boolean;
}

type Offered<Given> = Pick<ListFilter<Table, Given>, 'offered'>;
type Value<Query, Name extends keyof Query> = NonNullable<Query[Name]>;
type Single = string | number | boolean;
/** Filters with one value from a list of options. Not for amounts. */
type ChoiceKey<Query> = Exclude<KeysOf<Query, Single>, KeysOf<Query, MinorUnits>>;
type Item<List> = List extends readonly (infer Element)[] ? Element : never;

/** Values with their labels, or a function if the options are loaded first. */
type Options<Values, Messages extends Table, Given> =
  | Readonly<Partial<Record<Values & (string | number), PlainKey<Messages>>>>
  | ((telling: Telling<Messages, Given>) => readonly SelectOption[]);

/** The fields that differ between kinds of views; name and label are common. */
type ViewOf<Kind extends FilterView['kind']> = Omit<
  Extract<FilterView, { kind: Kind }>,
  'kind' | 'name' | 'label'
>;

/**
 * Filter builders for a list call. The compiler rejects an unknown parameter, a kind that does not fit the
 * parameter, and an invalid value.
 */
export function filterParts<Query extends object, Messages extends Table, Given>(
  rules: Readonly<Record<string, Rule>>,
) {
  type Key = PlainKey<Messages>;
  type Filter = ListFilter<Messages, Given>;
  const ruleOf = (name: string): Rule => {
    const rule = rules[name];
    if (!rule) throw new Error(`The call has no parameter ${name}.`);
    return rule;
  };
  const filter = <Kind extends FilterView['kind']>(
    kind: Kind,
    [name, label]: readonly [string, Key],
    codecs: FilterCodecs,
    { offered }: Offered<Given>,
    more: (telling: Telling<Messages, Given>) => ViewOf<Kind>,
  ): Filter => ({
    codecs,
    // Adds the three fields that `ViewOf` omits.
    view: (telling) => ({ kind, name, label: wordOf(telling, label), ...more(telling) }) as FilterView,
    ...(offered && { offered }),
  });
  const optionsOf =
    <Values>(options: Options<Values, Messages, Given>) =>
    (telling: Telling<Messages, Given>): readonly SelectOption[] => {
      if (typeof options === 'function') return options(telling);
      return Object.entries<Key | undefined>(options).flatMap(([value, key]) =>
        key === undefined ? [] : [{ value, label: wordOf(telling, key) }],
      );
    };

  return {
    /** A text, sent as typed. The call's rule validates it; `rule` describes the rule to the user. */
    text: (
      name: FreeTextKey<Query>,
      label: Key,
      options: Offered<Given> & { rule: Key; mono?: boolean; capitals?: boolean },
    ): Filter =>
      filter('text', [name, label], { [name]: textFilter(ruleOf(name)) }, options, (telling) => ({
        rule: wordOf(telling, options.rule),
        mono: options.mono ?? false,
        capitals: options.capitals ?? false,
      })),

    /** A whole number, typed. */
    integer: (name: KeysOf<Query, number>, label: Key, options: Offered<Given> & { rule: Key }): Filter =>
      filter('text', [name, label], { [name]: integerFilter(ruleOf(name)) }, options, (telling) => ({
        rule: wordOf(telling, options.rule),
      })),

    /** One of several values, or any. */
    choice: <Name extends ChoiceKey<Query>>(
      name: Name,
      label: Key,
      options: Offered<Given> & {
        of: Options<Value<Query, Name>, Messages, Given>;
        searchable?: boolean;
      },
    ): Filter =>
      filter('choice', [name, label], { [name]: valueFilter(ruleOf(name)) }, options, (telling) => ({
        options: optionsOf(options.of)(telling),
        searchable: options.searchable ?? false,
      })),

    yesNo: (name: KeysOf<Query, boolean>, label: Key, options: Offered<Given> = {}): Filter =>
      filter('choice', [name, label], { [name]: valueFilter(ruleOf(name)) }, options, ({ language }) => ({
        options: [
          { value: 'true', label: translate(listMessages, language, 'yes') },
          { value: 'false', label: translate(listMessages, language, 'no') },
        ],
      })),

    /** Several of a few values. `usual` is equal to not setting the filter. */
    choices: <Name extends KeysOf<Query, readonly number[]>>(
      name: Name,
      label: Key,
      options: Offered<Given> & {
        of: Options<Item<Value<Query, Name>>, Messages, Given>;
        usual: readonly Item<Value<Query, Name>>[];
      },
    ): Filter =>
      filter('choices', [name, label], { [name]: integersFilter(ruleOf(name)) }, options, (telling) => ({
        options: optionsOf(options.of)(telling),
        usual: options.usual.join(','),
      })),

    /** Several words of an enumeration. None and all are equal to not setting the filter. */
    anyOf: <Name extends KeysOf<Query, readonly string[]>>(
      name: Name,
      label: Key,
      options: Offered<Given> & { of: Options<Item<Value<Query, Name>>, Messages, Given> },
    ): Filter =>
      filter('choices', [name, label], { [name]: wordsFilter(ruleOf(name)) }, options, (telling) => ({
        options: optionsOf(options.of)(telling),
        usual: '',
      })),

    /**
     * An amount in a currency. Sent in minor units, with the currency if the call filters by it: 500 rupees
     * are not 500 yuan.
     */
    money: (
      name: KeysOf<Query, MinorUnits>,
      label: Key,
      options: Offered<Given> & { currency: (given: Given) => Currency },
    ): Filter => ({
      ...filter('money', [name, label], { [name]: moneyFilter(ruleOf(name)) }, options, ({ given }) => ({
        currency: options.currency(given),
      })),
      ask: (value) => {
        const { amountMinor, currency } = value as Money;
        return { ...('currency' in rules && { currency }), [name]: amountMinor };
      },
    }),

    /** A decimal quantity, sent as text. */
    decimal: (
      name: StringKey<Query>,
      label: Key,
      options: Offered<Given> & { digits: number; rule: Key },
    ): Filter =>
      filter(
        'text',
        [name, label],
        { [name]: decimalFilter(ruleOf(name), options.digits) },
        options,
        (telling) => ({
          rule: wordOf(telling, options.rule),
        }),
      ),

    /** A time range with a parameter for each end. */
    times: (from: TimeKey<Query>, to: TimeKey<Query>, label: Key, options: Offered<Given> = {}): Filter =>
      filter('times', [from, label], { [from]: timeFilter(), [to]: timeFilter() }, options, () => ({
        from,
        to,
      })),

    /** A fixed value that is on or off. */
    switch: <Name extends ChoiceKey<Query>>(
      name: Name,
      label: Key,
      options: Offered<Given> & { on: Value<Query, Name> & Single; description?: Key },
    ): Filter =>
      filter('switch', [name, label], { [name]: valueFilter(ruleOf(name)) }, options, (telling) => ({
        on: String(options.on),
        ...(options.description && { description: wordOf(telling, options.description) }),
      })),
  };
}
