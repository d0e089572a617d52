import { randomFillSync, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

let sequence = randomInt(2 ** 32);

const idBytes = 16;
/** Random bytes for many ids at once, because the system call takes longer than the rest of making an id. */
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
 * A new id, version 7: ids sort by creation time, so inserts go to the end of the index; within one
 * millisecond they sort in creation order. Pass `at` when the row has another date than now, such as the time
 * of the request, or of demo data.
 */
export function newId(at?: Date): string {
  if (!at) return v7();
  sequence = (sequence + 1) >>> 0;
  return v7({ msecs: at.getTime(), seq: sequence, random: randomBytes() });
}
