import type { Currency, MinorUnits } from '@platform/sdk';
import type { SelectOption } from '@platform/ui-kit/skin';
import { translate } from '../messages.ts';
import {
  decimalFilter,
  type FilterCodecs,
  integersFilter,
  type Money,
  moneyFilter,
  type Rule,
  textFilter,
  timeFilter,
  valueFilter,
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

/** One filter whole: how the URL writes it, how a person fills it in, what the call is asked. */
export interface ListFilter<Messages extends Table, Given> {
  /** By parameter of the URL, which is the call's own. */
  codecs: FilterCodecs;
  view: (telling: Telling<Messages, Given>) => FilterView;
  /** What the call is asked for a value, where it is not just the URL's. */
  ask?: (value: unknown) => Readonly<Record<string, unknown>>;
  /** Whether it is offered at all; always without it. */
  offered?: (given: Given) => boolean;
}

type Offered<Given> = Pick<ListFilter<Table, Given>, 'offered'>;
type Value<Query, Name extends keyof Query> = NonNullable<Query[Name]>;
type Single = string | number | boolean;
/** Filters of one value out of several; amounts are not chosen from a list. */
type ChoiceKey<Query> = Exclude<KeysOf<Query, Single>, KeysOf<Query, MinorUnits>>;
type Item<List> = List extends readonly (infer Element)[] ? Element : never;

/** Values with their words, or a function for options that are read first. */
type Options<Values, Messages extends Table, Given> =
  | Readonly<Partial<Record<Values & (string | number), PlainKey<Messages>>>>
  | ((telling: Telling<Messages, Given>) => readonly SelectOption[]);

/** What the kinds of views differ in; name and label are the same for all. */
type ViewOf<Kind extends FilterView['kind']> = Omit<
  Extract<FilterView, { kind: Kind }>,
  'kind' | 'name' | 'label'
>;

/**
 * Filters of one list call. A filter for a parameter that the call does not have, of a kind that the parameter is not,
 * or of a value that it does not take does not compile.
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
    // The three are what `ViewOf` leaves out of the view of this kind.
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
    /** What is typed is looked for as it is; the call's own rule says what may be typed, `rule` says it in words. */
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

    /** One of several, or any. */
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

    /** Several of a few; `usual` is what not setting the filter means. */
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

    /**
     * An amount in a currency; the call gets its minor units, and the currency too where it filters by that: 500 rupees
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

    /** A count with decimals that is sent as text. */
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

    /** From one moment to another, each of them a parameter. */
    times: (from: TimeKey<Query>, to: TimeKey<Query>, label: Key, options: Offered<Given> = {}): Filter =>
      filter('times', [from, label], { [from]: timeFilter(), [to]: timeFilter() }, options, () => ({
        from,
        to,
      })),

    /** One value that is set or not. */
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
