/**
 * The tasks that a worker has started and does not wait for. A worker takes as many as there are places; each one that
 * ends makes room for the next.
 */
export class TasksUnderWay {
  readonly #running = new Set<Promise<void>>();
  #onFreed: () => void = () => undefined;

  get size(): number {
    return this.#running.size;
  }

  /** Called whenever a task has ended and its place is free. */
  onFreed(listener: () => void): void {
    this.#onFreed = listener;
  }

  /** @param onFailed reports a task that threw; nobody else learns of it */
  start(task: Promise<unknown>, onFailed: (error: unknown) => void): void {
    const running: Promise<void> = task
      .then(() => undefined)
      .catch(onFailed)
      .finally(() => {
        this.#running.delete(running);
        this.#onFreed();
      });
    this.#running.add(running);
  }

  /** Resolves when every task has ended. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
