import { type Currency, currencyDigits } from '@platform/sdk';
import type { Texts } from '@platform/sdk/errors';
import type { Scope } from '../operation/context.ts';
import type { CellValue, ExportColumn, MoneyCell } from './export-source.ts';

/** One text in three languages, in this order. */
export const texts = (zhCN: string, zhTW: string, enUS: string): Texts => ({
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': enUS,
});

const yes = texts('是', '是', 'Yes');
const no = texts('否', '否', 'No');
const currencyTitle = texts('币种', '幣別', 'Currency');

/** The column with the currency of the amounts in the row. */
export const currencyColumnId = 'currency';

interface ColumnOptions {
  readonly hiddenFrom?: readonly Scope['kind'][];
}

type Keys<Row, Value> = {
  [Key in keyof Row & string]: Row[Key] extends Value ? Key : never;
}[keyof Row & string];

export const moneyCell = (amountMinor: number, currency: string): MoneyCell => ({
  amountMinor,
  digits: currencyDigits[currency as Currency] ?? 0,
});

/** Column factories for rows of one type. The id of a column is the row field that it shows. */
export const columnsFor = <Row extends object>() => ({
  text: (id: Keys<Row, string | null>, title: Texts, options: ColumnOptions = {}): ExportColumn<Row> => ({
    id,
    title,
    kind: 'text',
    ...options,
    value: (row) => row[id] as string | null,
  }),

  number: (id: Keys<Row, number | null>, title: Texts, options: ColumnOptions = {}): ExportColumn<Row> => ({
    id,
    title,
    kind: 'number',
    ...options,
    value: (row) => row[id] as number | null,
  }),

  time: (id: Keys<Row, string | null>, title: Texts, options: ColumnOptions = {}): ExportColumn<Row> => ({
    id,
    title,
    kind: 'time',
    ...options,
    value: (row) => row[id] as string | null,
  }),

  yesNo: (id: Keys<Row, boolean | null>, title: Texts, options: ColumnOptions = {}): ExportColumn<Row> => ({
    id,
    title,
    kind: 'text',
    ...options,
    value: (row, language) => {
      const value = row[id] as boolean | null;
      return value === null ? null : (value ? yes : no)[language];
    },
  }),

  /**
   * A code, shown as its label. Every code of the contract needs a label. A code from an older release is
   * shown as it is.
   */
  word: <Id extends Keys<Row, string | number | null>>(
    id: Id,
    title: Texts,
    words: Readonly<Record<NonNullable<Row[Id]> & (string | number), Texts>>,
    options: ColumnOptions = {},
  ): ExportColumn<Row> => ({
    id,
    title,
    kind: 'text',
    ...options,
    words,
    value: (row, language) => {
      const code = row[id] as string | number | null;
      const named: Readonly<Record<string | number, Texts | undefined>> = words;
      return code === null ? null : (named[code]?.[language] ?? String(code));
    },
  }),

  /** An amount in the currency of its row. The currency has its own column. */
  money: (
    id: Keys<Row, number | null>,
    title: Texts,
    currencyOf: (row: Row) => string | null,
    options: ColumnOptions = {},
  ): ExportColumn<Row> => ({
    id,
    title,
    kind: 'money',
    ...options,
    value: (row) => {
      const amountMinor = row[id] as number | null;
      const currency = currencyOf(row);
      return amountMinor === null || currency === null ? null : moneyCell(amountMinor, currency);
    },
  }),

  currency: (currencyOf: (row: Row) => string | null): ExportColumn<Row> => ({
    id: currencyColumnId,
    title: currencyTitle,
    kind: 'text',
    value: currencyOf,
  }),

  /** A value computed from several fields. */
  made: (
    id: string,
    title: Texts,
    kind: ExportColumn['kind'],
    value: (row: Row, language: keyof Texts) => CellValue,
    options: ColumnOptions = {},
  ): ExportColumn<Row> => ({ id, title, kind, ...options, value }),

  /** One column per currency, for rows with amounts in several currencies. The title names the currency. */
  eachCurrency: (
    id: string,
    title: Texts,
    currencies: readonly Currency[],
    amountOf: (row: Row, currency: Currency) => number | null | undefined,
    options: ColumnOptions = {},
  ): ExportColumn<Row>[] =>
    currencies.map((currency) => ({
      id: `${id}${currency}`,
      title: texts(
        `${title['zh-CN']} (${currency})`,
        `${title['zh-TW']} (${currency})`,
        `${title['en-US']} (${currency})`,
      ),
      kind: 'money',
      ...options,
      value: (row) => {
        const amountMinor = amountOf(row, currency) ?? null;
        return amountMinor === null ? null : moneyCell(amountMinor, currency);
      },
    })),
});
