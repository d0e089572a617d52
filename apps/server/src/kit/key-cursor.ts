import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { BusinessError } from './refusals/business-error.ts';

/** What a list is sorted by: a value of each row, and how it is written into a cursor and read from it. */
export interface CursorKey {
  readonly value: SQLWrapper;
  readonly type: keyof typeof types;
}

interface CursorType {
  /** The value as text that `read` turns back into exactly the same value. */
  readonly written: (value: SQLWrapper) => SQL<string>;
  readonly read: (text: string) => SQL;
  /** Whether PostgreSQL can read it: an invented cursor must not cause a server error. */
  readonly isValid: (text: string) => boolean;
}

const isInteger = (text: string) =>
  /^-?\d{1,19}$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text);

const types = {
  text: {
    written: (value) => sql<string>`${value}`,
    read: (text) => sql`${text}::text`,
    isValid: (text) => !text.includes('\0'),
  },
  integer: {
    written: (value) => sql<string>`${value}::text`,
    read: (text) => sql`${text}::text::bigint`,
    isValid: isInteger,
  },
  // In microseconds, as PostgreSQL keeps it: seconds have six decimals, and without the point they are a whole number.
  moment: {
    written: (value) => sql<string>`replace(extract(epoch from ${value})::text, '.', '')`,
    read: (text) => sql`(to_timestamp(0) + ${text}::text::bigint * interval '1 microsecond')`,
    isValid: (text) => /^\d{1,16}$/.test(text),
  },
  uuid: {
    written: (value) => sql<string>`${value}::text`,
    read: (text) => sql`${text}::uuid`,
    isValid: (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text),
  },
} as const satisfies Record<string, CursorType>;

/** What to select of a row for a cursor that ends at it. */
export const cursorValues = (keys: readonly CursorKey[]): SQL<string[]> =>
  sql<string[]>`array[${sql.join(
    keys.map(({ value, type }) => types[type].written(value)),
    sql`, `,
  )}]`;

/**
 * @param order names the order of the list. A cursor of another order is refused.
 * @param values of `cursorValues`
 */
export const encodeKeyCursor = (order: string, values: readonly string[]): string =>
  Buffer.from(JSON.stringify([order, ...values])).toString('base64url');

/**
 * The rows after a cursor, as `encodeKeyCursor` made it. It needs no signature: it is only a position in rows that the
 * caller may see anyway.
 *
 * @throws pageCursorInvalid
 */
export function afterKeyCursor(
  cursor: string,
  order: string,
  keys: readonly CursorKey[],
  sortOrder: 'asc' | 'desc',
): SQL {
  const values = valuesOf(cursor, order, keys);
  const own = sql.join(
    keys.map(({ value }) => sql`${value}`),
    sql`, `,
  );
  const last = sql.join(
    keys.map(({ type }, at) => types[type].read(values[at] ?? '')),
    sql`, `,
  );
  return sql`(${own}) ${sql.raw(sortOrder === 'asc' ? '>' : '<')} (${last})`;
}

function valuesOf(cursor: string, order: string, keys: readonly CursorKey[]): string[] {
  const [madeFor, ...values] = partsOf(cursor);
  const areValid =
    keys.length === values.length && keys.every(({ type }, at) => types[type].isValid(values[at] ?? ''));
  if (madeFor !== order || !areValid) throw new BusinessError('pageCursorInvalid');
  return values;
}

function partsOf(cursor: string): string[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) && parts.every((part) => typeof part === 'string') ? parts : [];
  } catch {
    return [];
  }
}
