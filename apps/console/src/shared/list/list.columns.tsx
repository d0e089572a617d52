import {
  type CopiedColumn,
  type DataColumnMeta,
  type DataColumns,
  defaultColumnWidthPx,
} from '@platform/ui-kit/headless/table';
import type { StatusBadgeProps } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import {
  CountCell,
  DurationCell,
  MaskedCell,
  MoneyCell,
  NumberCell,
  PartyCell,
  RateCell,
  StatusCell,
  TextCell,
  TimeCell,
} from '../cells/cells.tsx';
import { moneyText } from '../cells/money.text.ts';
import { rateText } from '../cells/rate.text.ts';
import { plainTime, readerZone } from '../format.ts';
import { translate } from '../messages.ts';
import { listMessages } from './list.messages.ts';
import {
  type KeysOf,
  type MoneyKey,
  type NumberKey,
  type PlainKey,
  type StringKey,
  type Table,
  type Telling,
  wordOf,
} from './list.types.ts';

/** A table column (TanStack Table definition) in the user's language. */
export type ListColumn<Row extends object, Messages extends Table, Given> = (
  telling: Telling<Messages, Given>,
) => DataColumns<Row>[number];

export interface ColumnOptions<Sort extends string> extends Omit<DataColumnMeta, 'text' | 'label' | 'copy'> {
  /** The sort key in the API, if the server can sort by this column. */
  sort?: Sort;
  size?: number;
}

/** Room for a header in any language: its text, which is longest in English, padding and menu, and the icon of a sort. */
export function headWidthPx(text: string, isSortable: boolean): number {
  let widthPx = isSortable ? 72 : 54;
  for (const letter of text) widthPx += letter > '\u2e80' ? 12 : 6.9;
  return Math.ceil(widthPx);
}

/** The look of a status. Always includes a word, because colour alone is not accessible. */
export type Look = Omit<StatusBadgeProps, 'children'> & { word: string };

/**
 * Column builders for a list call, by kind of value. The compiler rejects a kind that does not fit the field
 * (an amount column for text, a time column for a number), a field that the row does not have, and an unknown
 * sort key.
 */
export function columnParts<Row extends object, Messages extends Table, Given, Sort extends string>() {
  type Key = PlainKey<Messages>;
  type Column = ListColumn<Row, Messages, Given>;
  type Options = ColumnOptions<Sort>;
  type Cells = {
    cell: (row: Row, telling: Telling<Messages, Given>) => ReactNode;
    /** The cell's text in files. */
    text?: (row: Row, telling: Telling<Messages, Given>) => string;
    /** How it is copied with a range of cells, if not as its text. */
    copy?: (telling: Telling<Messages, Given>, header: string) => CopiedColumn;
  };

  const column = (
    id: string,
    title: Key,
    { cell, text, copy }: Cells,
    { sort, size, ...meta }: Options,
    usual: { size?: number; align?: DataColumnMeta['align']; rigid?: boolean } = {},
    value: (row: Row) => unknown = () => undefined,
  ): Column => {
    const { size: usualSize, ...usualMeta } = usual;
    const width = size ?? usualSize ?? defaultColumnWidthPx;
    return (telling) => ({
      id: sort ?? id,
      accessorFn: value,
      header: wordOf(telling, title),
      enableSorting: sort !== undefined,
      size: Math.max(width, headWidthPx(wordOf(telling, title), sort !== undefined)),
      meta: {
        ...usualMeta,
        ...meta,
        ...(text && { text: (_value: unknown, row: object) => text(row as Row, telling) }),
        ...(copy && { copy: copy(telling, wordOf(telling, title)) }),
      },
      cell: ({ row }) => cell(row.original, telling),
    });
  };
  /** A column with the value of one field. */
  const ofField =
    <Value,>(
      show: (value: Value | null, telling: Telling<Messages, Given>) => ReactNode,
      usual?: { size?: number; align?: DataColumnMeta['align']; rigid?: boolean },
      write?: (value: Value | null, telling: Telling<Messages, Given>) => string,
      copied?: { text: (value: Value) => string; header?: (header: string) => string },
    ) =>
    (field: keyof Row & string, title: Key, options: Options = {}): Column => {
      const fieldOf = (row: Row) => (row[field] ?? null) as Value | null;
      return column(
        field,
        title,
        {
          cell: (row, telling) => show(fieldOf(row), telling),
          ...(write && { text: (row, telling) => write(fieldOf(row), telling) }),
          ...(copied && {
            copy: (_, header) => ({
              ...(copied.header && { header: () => copied.header?.(header) ?? header }),
              text: (row) => {
                const value = fieldOf(row as Row);
                return value === null ? '' : copied.text(value);
              },
              isTyped: true,
            }),
          }),
        },
        options,
        usual,
        fieldOf,
      );
    };

  const text = ofField<string | number>((value) => (
    <TextCell value={value === null ? null : String(value)} />
  ));
  const yesNo = (value: boolean | null, { language }: Telling<Messages, Given>) =>
    value === null ? '' : translate(listMessages, language, value ? 'yes' : 'no');

  return {
    /** A column with a custom cell. */
    drawn: (id: string, title: Key, cells: Cells, options: Options = {}): Column =>
      column(id, title, cells, options),

    text: text as <Name extends StringKey<Row> | NumberKey<Row>>(
      field: Name,
      title: Key,
      options?: Options,
    ) => Column,

    /** A quantity, right-aligned. */
    count: ofField<number>((value) => <CountCell count={value} />, { align: 'end', size: 104 }, undefined, {
      text: String,
    }) as (field: NumberKey<Row>, title: Key, options?: Options) => Column,

    /** An identifying number: monospaced, copied with a click. */
    orderNo: ofField<string>((value) => <NumberCell value={value} />, { size: 200, rigid: true }) as (
      field: StringKey<Row>,
      title: Key,
      options?: Options,
    ) => Column,

    money: (
      field: MoneyKey<Row>,
      title: Key,
      { currency, ...options }: Options & { currency: StringKey<Row> },
    ): Column => {
      const amountOf = (row: Row) => (row[field] ?? null) as number | null;
      const currencyOf = (row: Row) => String(row[currency] ?? '');
      return column(
        field,
        title,
        {
          cell: (row) => <MoneyCell amountMinor={amountOf(row)} currency={currencyOf(row)} />,
          text: (row) => {
            const amount = amountOf(row);
            return amount === null ? '' : moneyText(amount, currencyOf(row), false);
          },
          copy: ({ language }) => ({
            text: (row) => {
              const amount = amountOf(row as Row);
              return amount === null ? '' : moneyText(amount, currencyOf(row as Row), false);
            },
            isTyped: true,
            before: {
              header: translate(listMessages, language, 'currency'),
              text: (row) => currencyOf(row as Row),
            },
          }),
        },
        options,
        { align: 'end', size: 152 },
        amountOf,
      );
    },

    /** A time. Times in the API are texts, recognised by the field name. */
    time: ofField<string>((value) => <TimeCell value={value} />, { size: 184 }, undefined, {
      text: plainTime,
      header: (header) => `${header} (${readerZone()})`,
    }) as (
      field: StringKey<Row> & (`${string}At` | `${string}Time` | `${string}_time`),
      title: Key,
      options?: Options,
    ) => Column,

    /** A duration in milliseconds. */
    duration: ofField<number>(
      (value) => <DurationCell ms={value} />,
      { align: 'end', size: 104 },
      undefined,
      { text: String, header: (header) => `${header} (ms)` },
    ) as (field: NumberKey<Row> & `${string}Ms`, title: Key, options?: Options) => Column,

    /** A rate or fee. Rates in the API are decimal texts, recognised by the field name. */
    rate: ofField<string>((value) => <RateCell rate={value} />, { align: 'end', size: 96 }, undefined, {
      text: rateText,
    }) as (field: StringKey<Row> & (`${string}Rate` | 'rate'), title: Key, options?: Options) => Column,

    boolean: ofField<boolean>(
      (value, telling) => <TextCell value={yesNo(value, telling)} />,
      { size: 96 },
      yesNo,
    ) as (field: KeysOf<Row, boolean>, title: Key, options?: Options) => Column,

    /** A value that the server masks, shown as it is and without a copy button. */
    maskedAccount: ofField<string>((value) => <MaskedCell value={value} />, { size: 120 }) as (
      field: StringKey<Row> & `${string}Masked`,
      title: Key,
      options?: Options,
    ) => Column,

    /** A party with name and number: a merchant or supplier. */
    party: (
      name: StringKey<Row>,
      title: Key,
      {
        number,
        note,
        ...options
      }: Options & {
        number?: StringKey<Row>;
        note?: (row: Row, telling: Telling<Messages, Given>) => string | null;
      } = {},
    ): Column => {
      const nameOf = (row: Row) => (row[name] ?? null) as string | null;
      const noteOf = (row: Row, telling: Telling<Messages, Given>) =>
        note?.(row, telling) ?? (number === undefined ? null : ((row[number] ?? null) as string | null));
      return column(
        name,
        title,
        {
          cell: (row, telling) => <PartyCell name={nameOf(row)} number={noteOf(row, telling)} />,
          text: (row, telling) => [nameOf(row), noteOf(row, telling)].filter(Boolean).join(' '),
        },
        options,
        { size: 200 },
        nameOf,
      );
    },

    status: (
      id: string,
      title: Key,
      look: (row: Row, telling: Telling<Messages, Given>) => Look,
      options: Options = {},
    ): Column =>
      column(
        id,
        title,
        {
          cell: (row, telling) => {
            const { word, ...looks } = look(row, telling);
            return <StatusCell looks={looks}>{word}</StatusCell>;
          },
          text: (row, telling) => look(row, telling).word,
        },
        options,
        { size: 156 },
      ),

    /** A text computed from the row. */
    words: (
      id: string,
      title: Key,
      write: (row: Row, telling: Telling<Messages, Given>) => string,
      options: Options = {},
    ): Column =>
      column(
        id,
        title,
        { cell: (row, telling) => <TextCell value={write(row, telling)} />, text: write },
        options,
      ),
  };
}
