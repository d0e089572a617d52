/** The caller defines the content of a toast; the store keeps order, identity and time. */
export interface ToastRecord<Content> {
  id: string;
  content: Content;
  /** `Infinity` stays until dismissed. */
  durationMs: number;
  /** Incremented when the same id is shown again, so that it is announced again. */
  version: number;
  open: boolean;
}

export interface ToastOptions {
  /** Showing an existing id replaces its content in place. */
  id?: string;
  durationMs?: number;
}

export interface ToastStore<Content> {
  show(content: Content, options?: ToastOptions): string;
  /** Starts closing; without an id, all. */
  dismiss(id?: string): void;
  /** Removes a toast after its closing animation. */
  remove(id: string): void;
  snapshot(): readonly ToastRecord<Content>[];
  subscribe(listener: () => void): () => void;
}

export const defaultToastDurationMs = 5_000;

export function createToastStore<Content>(): ToastStore<Content> {
  let records: readonly ToastRecord<Content>[] = [];
  let lastNumber = 0;
  const listeners = new Set<() => void>();

  const replace = (next: readonly ToastRecord<Content>[]) => {
    records = next;
    for (const listener of listeners) listener();
  };

  return {
    show(content, options = {}) {
      lastNumber += 1;
      const id = options.id ?? `toast-${lastNumber}`;
      const durationMs = options.durationMs ?? defaultToastDurationMs;
      const existing = records.find((record) => record.id === id);
      const record = { id, content, durationMs, version: (existing?.version ?? 0) + 1, open: true };
      replace(existing ? records.map((other) => (other.id === id ? record : other)) : [...records, record]);
      return id;
    },
    dismiss(id) {
      replace(
        records.map((record) => (id === undefined || record.id === id ? { ...record, open: false } : record)),
      );
    },
    remove(id) {
      replace(records.filter((record) => record.id !== id));
    },
    snapshot: () => records,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
