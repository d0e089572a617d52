import type { LayoutMemory } from '@platform/ui-kit/headless/table';
import { readStored, writeStored } from '../storage.ts';

const storage: LayoutMemory['storage'] = {
  get: readStored,
  set: writeStored,
  remove: (key) => writeStored(key, null),
};

/** Where a user's settings of a list are stored. Users of the same browser have separate settings. */
export function listMemory(userId: string, list: string, what: string): LayoutMemory {
  return { storage, key: `list.${userId}.${list}.${what}` };
}
