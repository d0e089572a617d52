import { createSocket, type PlatformSocket } from '@platform/sdk';
import { useEffect, useEffectEvent } from 'react';
import { type LiveLoan, liveConnection } from '../../shared/live.ts';
import { useStore } from '../../shared/store.ts';
import { browserSession } from '../session.store.ts';
import { expire, sessionExpired } from '../session.ts';
import { socketAddress } from '../socket.url.ts';

let shared: { socket: PlatformSocket; borrowers: number } | null = null;

/** The one live connection of the signed-in user; it is closed when the last who listens to it has given it back. */
function borrowSocket(): LiveLoan {
  shared ??= {
    socket: createSocket('', { url: socketAddress(), session: browserSession, onSessionLost: expire }),
    borrowers: 0,
  };
  const mine = shared;
  mine.borrowers += 1;
  return {
    socket: mine.socket,
    giveBack: () => {
      mine.borrowers -= 1;
      if (mine.borrowers > 0) return;
      mine.socket.close();
      if (shared === mine) shared = null;
    },
  };
}

/**
 * Listens to the live connection while the component stands. A session that expires takes its connection with it;
 * once it is renewed, `listen` is called anew with the next one. It answers how to stop listening.
 */
export function useLiveSocket(listen: (socket: PlatformSocket) => () => void): void {
  const expired = useStore(sessionExpired);
  const start = useEffectEvent(listen);
  useEffect(() => {
    if (expired) return;
    const { socket, giveBack } = borrowSocket();
    const stop = start(socket);
    return () => {
      stop();
      giveBack();
    };
  }, [expired]);
}

/** Offers the connection to the pages for as long as the component stands and the session holds. */
export function useOfferedSocket(): void {
  const expired = useStore(sessionExpired);
  useEffect(() => {
    if (expired) return;
    liveConnection.set(borrowSocket);
    return () => liveConnection.set(null);
  }, [expired]);
}
