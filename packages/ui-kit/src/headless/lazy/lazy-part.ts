/** Code that is fetched when somebody is about to need it, once, however many ask. */
export interface LazyPart<Part> {
  /** Fetches it; a failure is told to whoever asked, and the next one asks anew. */
  load(): Promise<Part>;
  /** What is here already. */
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
