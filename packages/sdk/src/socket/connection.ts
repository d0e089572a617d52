import type { Clock } from '../runtime/clock.ts';
import type { WebSocketConstructor } from './socket-types.ts';

export interface Connection {
  send(text: string): void;
  close(): void;
}

export interface ConnectionEvents {
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  /** Called once when the connection ends. `opened` tells a lost connection from a failed one. */
  readonly onEnd: (end: { readonly opened: boolean; readonly reason: string }) => void;
}

const normalClosure = 1000;

/** Opens one WebSocket connection. An attempt that hangs ends like a refused one. */
export function openConnection(
  url: string,
  WebSocket: WebSocketConstructor,
  clock: Clock,
  connectTimeoutMs: number,
  events: ConnectionEvents,
): Connection {
  let opened = false;
  let ended = false;
  const end = (reason: string) => {
    if (ended) return;
    ended = true;
    cancelTimer();
    events.onEnd({ opened, reason });
  };
  const socket = new WebSocket(url);
  const drop = (reason: string) => {
    end(reason);
    socket.close(normalClosure);
    // The other side may never answer the close, so the connection is dropped without waiting where that is
    // possible.
    socket.terminate?.();
  };
  const cancelTimer = clock.after(connectTimeoutMs, () =>
    drop(`no connection within ${connectTimeoutMs} ms`),
  );
  socket.addEventListener('open', () => {
    if (ended) return;
    opened = true;
    cancelTimer();
    events.onOpen();
  });
  socket.addEventListener('message', (event) => {
    if (!ended && typeof event.data === 'string') events.onText(event.data);
  });
  socket.addEventListener('error', () => end('the connection failed'));
  socket.addEventListener('close', (event) =>
    end(`the server closed the connection (${event.reason || event.code || 'no reason given'})`),
  );
  return { send: (text) => socket.send(text), close: () => drop('closed here') };
}
