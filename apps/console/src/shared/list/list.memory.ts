import type { LayoutMemory } from '@platform/ui-kit/headless/table';
import { readStored, writeStored } from '../storage.ts';

const storage: LayoutMemory['storage'] = {
  get: readStored,
  set: writeStored,
  remove: (key) => writeStored(key, null),
};

/** Where a list keeps what one user has made of it: another user of the same browser has his own. */
export function listMemory(userId: string, list: string, what: string): LayoutMemory {
  return { storage, key: `list.${userId}.${list}.${what}` };
}
