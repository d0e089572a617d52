import type { PlatformError } from '../errors/platform-error.ts';
import { createResolvable } from '../runtime/resolvable.ts';
import type { EventsOptions } from './socket-types.ts';

const defaultMaxBuffered = 1_000;

/** Callbacks through which a source of events feeds its reader. */
export interface EventReader<T> {
  readonly push: (event: T) => void;
  /** Without an error, unread events are discarded; with one, they are read first, then the loop throws. */
  readonly end: (error?: PlatformError) => void;
}

/**
 * Turns pushed events into an async iterator. It subscribes when the loop starts and unsubscribes when the
 * loop ends.
 */
export async function* readEvents<T extends object>(
  { maxBuffered = defaultMaxBuffered, signal }: EventsOptions,
  listen: (reader: EventReader<T>) => () => void,
  onDropped: (count: number) => void,
): AsyncGenerator<T, void, undefined> {
  let buffer: T[] = [];
  let change = createResolvable();
  let isOver = false;
  let failure: PlatformError | undefined;
  let dropped = 0;
  const end = (error?: PlatformError) => {
    if (isOver) return;
    isOver = true;
    failure = error;
    if (!error) buffer = [];
    change.resolve();
  };
  const push = (event: T) => {
    if (isOver) return;
    if (buffer.push(event) > maxBuffered) {
      buffer.shift();
      onDropped(++dropped);
    }
    change.resolve();
  };
  const onAbort = () => end();
  if (signal?.aborted) return;
  signal?.addEventListener('abort', onAbort);
  const leave = listen({ push, end });
  try {
    for (;;) {
      for (let event = buffer.shift(); event; event = buffer.shift()) yield event;
      if (failure) throw failure;
      if (isOver) return;
      change = createResolvable();
      await change.promise;
    }
  } finally {
    signal?.removeEventListener('abort', onAbort);
    leave();
  }
}
