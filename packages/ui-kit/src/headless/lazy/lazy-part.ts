/** Code that is loaded on demand, once for all callers. */
export interface LazyPart<Part> {
  /** Loads the part. A failure rejects for the current callers; the next call retries. */
  load(): Promise<Part>;
  /** The part if it is loaded. */
  get(): Part | null;
  subscribe(changed: () => void): () => void;
}

export function lazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  let part: Part | null = null;
  let loading: Promise<Part> | null = null;
  const listeners = new Set<() => void>();
  const fetchOnce = async (): Promise<Part> => {
    try {
      part = await fetchPart();
      for (const changed of listeners) changed();
      return part;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return {
    load: () => {
      loading ??= fetchOnce();
      return loading;
    },
    get: () => part,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
