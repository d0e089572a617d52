import type { KeyValueStorage } from '../storage/index.ts';

export interface Recents {
  /** Newest first. */
  list(): readonly string[];
  add(id: string): void;
}

function read(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    // Other code has written to this key. Recent items are not worth an error.
    return [];
  }
}

/** Stores the last few distinct ids under a key. */
export function createRecents(storage: KeyValueStorage, key: string, limit = 6): Recents {
  const list = () => read(storage.get(key)).slice(0, limit);
  return {
    list,
    add: (id) =>
      storage.set(key, JSON.stringify([id, ...list().filter((other) => other !== id)].slice(0, limit))),
  };
}
