import type { PlatformSocket, SocketTopic } from '@platform/sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { createStore, useStore } from './store.ts';

export interface LiveLoan {
  socket: PlatformSocket;
  giveBack: () => void;
}

/** Returns a handle to the signed-in user's websocket. Set by the shell; null while signed out. */
export const liveConnection = createStore<(() => LiveLoan) | null>(null);

/** Events come in bursts. Wait this long and refetch once. */
const gatherMs = 3_000;

/**
 * Calls `onChange` shortly after an event on one of the topics, and after a gap in which events may have been
 * missed. Returns whether the connection is open; if not, the caller must poll.
 */
export function useLive(topics: readonly SocketTopic[], onChange: () => void): boolean {
  const lend = useStore(liveConnection);
  const [connected, setConnected] = useState(false);
  const changed = useEffectEvent(onChange);
  const names = topics.join();
  useEffect(() => {
    if (!lend || names === '') return;
    const { socket, giveBack } = lend();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        changed();
      }, gatherMs);
    };
    const stops = (names.split(',') as SocketTopic[]).map((topic) => {
      const { ready, unsubscribe } = socket.subscribe(topic, soon);
      // The server rejects topics that do not concern this role.
      ready.catch(() => undefined);
      return unsubscribe;
    });
    const follow = () => setConnected(socket.state === 'connected');
    follow();
    stops.push(socket.on('state', follow), socket.on('gap', soon));
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      setConnected(false);
      giveBack();
    };
  }, [lend, names]);
  return connected;
}
