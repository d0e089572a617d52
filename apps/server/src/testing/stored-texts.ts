import { errorCodes } from '@platform/sdk';
import type { People } from './people.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A call that stores text, with the way to read the text back. */
export interface TextWriter {
  readonly operation: string;
  /** The call's text fields, by their `contractTexts` path. */
  readonly ways: readonly string[];
  /** A device cannot correct its text, so characters that cannot be stored are replaced. */
  readonly byDevice?: boolean;
  /** Sent as a form, whose texts are well-formed: the sender itself replaces lone surrogates. */
  readonly byForm?: boolean;
  /** The text goes into a program's log, where numbers as long as an account's are masked. */
  readonly masksNumbers?: boolean;
  /**
   * Writes the texts that `textOf` returns. Returns the call's code and, if it succeeded, a way to read each
   * text back by the same names.
   */
  readonly write: (textOf: (way: string) => string, number: number) => Promise<Written>;
}

export interface Written {
  readonly status: number;
  readonly code: number;
  readonly shown: () => Promise<Row>;
}

/** The matching row of a list. Fails if the list no longer has it. */
export async function rowOf(
  people: People,
  role: Parameters<People['read']>[0],
  list: string,
  isIt: (row: Row) => boolean,
): Promise<Row> {
  const { data } = await people.read<{ list: readonly Row[] }>(role, list);
  const found = data.list.find(isIt);
  if (!found) throw new Error(`${list} does not show what was written`);
  return found;
}

/** A preparation that must succeed. */
export function done<Data>({
  code,
  msg,
  data,
}: {
  readonly code: number;
  readonly msg: string;
  readonly data: Data;
}): Data {
  if (code !== errorCodes.success) throw new Error(`${code} ${msg} ${JSON.stringify(data)}`);
  return data;
}

/** The named fields of a row. */
export const fieldsOf = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

/** The reason in the last history entry of an order. */
export const lastReason =
  (people: People, orderCode: string, way = 'reason') =>
  async (): Promise<Row> => {
    const { data } = await people.read<{ timeline: readonly Row[] }>(
      'admin',
      `order/getDossier?orderCode=${orderCode}`,
    );
    const given = data.timeline.filter(({ reason }) => reason !== null);
    return { [way]: given.at(-1)?.['reason'] };
  };
