import type { PlatformSocket, SocketTopic } from '@platform/sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { createStore, useStore } from './store.ts';

export interface LiveLoan {
  socket: PlatformSocket;
  giveBack: () => void;
}

/** Lends the one live connection of the signed-in user; the shell offers it, null while nobody is signed in. */
export const liveConnection = createStore<(() => LiveLoan) | null>(null);

/** Events come in bursts: what they change is read once for all that come within this time. */
const gatherMs = 3_000;

/**
 * Calls `onChange` soon after anything was pushed on one of the topics, and after a gap in which something may have been
 * missed. Answers whether the connection stands: where it does not, whoever calls asks by itself.
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
      // A refused topic is one that this role's rows do not depend on.
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
