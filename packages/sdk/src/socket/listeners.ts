import type { SocketListeners } from './socket-types.ts';

type AnyListener = (value: never) => void;

/** Listeners of the socket's own events. */
export class Listeners {
  readonly #listeners = new Map<keyof SocketListeners, Set<AnyListener>>();

  on<Name extends keyof SocketListeners>(name: Name, listener: SocketListeners[Name]): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  emit<Name extends keyof SocketListeners>(name: Name, value: Parameters<SocketListeners[Name]>[0]): void {
    callEach(this.#listeners.get(name), value);
  }
}

/** Calls every listener, even if one throws. Its error is reported to the runtime, as for DOM events. */
export function callEach(listeners: ReadonlySet<AnyListener> | undefined, value: unknown): void {
  for (const listener of [...(listeners ?? [])]) {
    try {
      listener(value as never);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}
