import { type AnyColumn, lt, type SQL } from 'drizzle-orm';

const secondMs = 1_000;

/**
 * The first moment after a range that ends at this time. Callers give whole seconds and mean all of the second;
 * a time with milliseconds is the server's own and means exactly that moment.
 */
export const nextSecond = (time: Date): Date =>
  new Date(time.getTime() + (time.getTime() % secondMs === 0 ? secondMs : 1));

/** The last millisecond of the range. */
export const endOfSecond = (time: Date): Date => new Date(nextSecond(time).getTime() - 1);

/** Condition of a list's end time: all of the named second, also the parts below a millisecond. */
export const upTo = (column: AnyColumn | SQL, endTime: Date): SQL =>
  lt(column as AnyColumn, nextSecond(endTime));
