import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';

let sequence = randomInt(2 ** 32);

/**
 * A new id. Version 7: ids sort by the time they were made, so that inserts stay at the index's end; those of one
 * millisecond sort in the order of their making. A moment is given where the row is dated otherwise than now, such as
 * the time of the request, or of demo data.
 */
export function newId(at?: Date): string {
  if (!at) return v7();
  sequence = (sequence + 1) >>> 0;
  return v7({ msecs: at.getTime(), seq: sequence });
}
