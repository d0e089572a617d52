import { randomFillSync, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

let sequence = randomInt(2 ** 32);

const idBytes = 16;
/** Asked of the system for many ids at a time: asking takes longer than all else about an id. */
const pool = new Uint8Array(256 * idBytes);
let used = pool.length;

function randomBytes(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += idBytes;
  return pool.subarray(used - idBytes, used);
}

/**
 * A new id. Version 7: ids sort by the time they were made, so that inserts stay at the index's end; those of one
 * millisecond sort in the order of their making. A moment is given where the row is dated otherwise than now, such as
 * the time of the request, or of demo data.
 */
export function newId(at?: Date): string {
  if (!at) return v7();
  sequence = (sequence + 1) >>> 0;
  return v7({ msecs: at.getTime(), seq: sequence, random: randomBytes() });
}
