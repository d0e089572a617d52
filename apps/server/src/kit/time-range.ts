import { type AnyColumn, lt, type SQL } from 'drizzle-orm';

const secondMs = 1_000;

/** The first moment after a range that ends with this second. Times are given in whole seconds. */
export const nextSecond = (time: Date): Date =>
  new Date((Math.floor(time.getTime() / secondMs) + 1) * secondMs);

/** The last millisecond of the range. */
export const endOfSecond = (time: Date): Date => new Date(nextSecond(time).getTime() - 1);

/** Condition of a list's end time: all of the named second, also the parts below a millisecond. */
export const upTo = (column: AnyColumn | SQL, endTime: Date): SQL =>
  lt(column as AnyColumn, nextSecond(endTime));
