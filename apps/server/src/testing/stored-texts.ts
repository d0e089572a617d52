import { errorCodes } from '@platform/sdk';
import type { People } from './people.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A call that stores what somebody writes, and where that is read again. */
export interface TextWriter {
  readonly operation: string;
  /** Which of the call's texts, as `contractTexts` names them. */
  readonly ways: readonly string[];
  /** A device cannot be asked to say it otherwise: what no text can hold is replaced. */
  readonly byDevice?: boolean;
  /** A log of what programs say: a number as long as an account's is masked in it. */
  readonly masksNumbers?: boolean;
  /**
   * Writes each of them; `textOf` says what. Answers the call's code, and, of what was taken, how to read it again: by
   * the same names.
   */
  readonly write: (textOf: (way: string) => string, number: number) => Promise<Written>;
}

export interface Written {
  readonly status: number;
  readonly code: number;
  readonly shown: () => Promise<Row>;
}

/** The row of a list that is meant; a list that does not have it any more has lost it. */
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

/** What a call needs before it can be made: it must succeed. */
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

/** Of a row, what it says by these names. */
export const fieldsOf = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

/** What the last entry of an order's timeline gives as its reason. */
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
