/** Dialog kinds with the props and result of each. */
export type DialogKinds = Record<string, { props: unknown; result: unknown }>;

/** Can refuse to close, for example when typed input would be lost. */
export type BeforeClose = () => boolean | Promise<boolean>;

export interface DialogEntry<Kinds extends DialogKinds, Kind extends keyof Kinds = keyof Kinds> {
  id: number;
  kind: Kind;
  props: Kinds[Kind]['props'];
  /** False during the closing animation. */
  open: boolean;
}

export interface DialogStack<Kinds extends DialogKinds> {
  /** Resolves with the answer, or `undefined` when the dialog is dismissed. */
  open<Kind extends keyof Kinds>(
    kind: Kind,
    props: Kinds[Kind]['props'],
  ): Promise<Kinds[Kind]['result'] | undefined>;
  /** Answers and closes the dialog. */
  resolve(id: number, result: Kinds[keyof Kinds]['result']): void;
  /** Closes without an answer, unless a before-close check refuses. */
  dismiss(id: number): Promise<boolean>;
  /** Dismisses all from the top without close checks: for log-out and session expiry. */
  dismissAll(): void;
  setBeforeClose(id: number, check: BeforeClose | undefined): void;
  /** Whether a dialog has a close check. Closing their container would lose its input. */
  isGuarded(): boolean;
  /** Removes a dialog after its closing animation. */
  remove(id: number): void;
  snapshot(): readonly DialogEntry<Kinds>[];
  subscribe(listener: () => void): () => void;
}

export function createDialogStack<Kinds extends DialogKinds>(): DialogStack<Kinds> {
  type Result = Kinds[keyof Kinds]['result'] | undefined;
  let entries: readonly DialogEntry<Kinds>[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const settlers = new Map<number, (result: Result) => void>();
  const checks = new Map<number, BeforeClose>();

  const replace = (next: readonly DialogEntry<Kinds>[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };

  const settle = (id: number, result: Result) => {
    const settler = settlers.get(id);
    if (!settler) return;
    settlers.delete(id);
    checks.delete(id);
    replace(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
    settler(result);
  };

  return {
    open(kind, props) {
      lastId += 1;
      const id = lastId;
      return new Promise((settler) => {
        settlers.set(id, settler);
        replace([...entries, { id, kind, props, open: true }]);
      });
    },
    resolve: settle,
    async dismiss(id) {
      const check = checks.get(id);
      if (check && !(await check())) return false;
      settle(id, undefined);
      return true;
    },
    dismissAll() {
      for (const entry of entries.toReversed()) settle(entry.id, undefined);
    },
    setBeforeClose(id, check) {
      if (check) checks.set(id, check);
      else checks.delete(id);
      for (const listener of listeners) listener();
    },
    isGuarded: () => checks.size > 0,
    remove(id) {
      replace(entries.filter((entry) => entry.id !== id));
    },
    snapshot: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
