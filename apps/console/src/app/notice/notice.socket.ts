import { createSocket, type PlatformSocket } from '@platform/sdk';
import { useEffect, useEffectEvent } from 'react';
import type { Language } from '../../shared/language.ts';
import { type LiveLoan, liveConnection } from '../../shared/live.ts';
import { currentLanguage, useLanguage } from '../../shared/messages.ts';
import { useStore } from '../../shared/store.ts';
import { browserSession } from '../session.store.ts';
import { expire, sessionExpired } from '../session.ts';
import { socketAddress } from '../socket.url.ts';

let shared: { socket: PlatformSocket; language: Language; borrowers: number } | null = null;

/**
 * The one live connection of the signed-in user; it is closed when the last who listens to it has given it back. Its
 * texts are in the language that it was opened with: with another one begins another connection.
 */
function borrowSocket(): LiveLoan {
  const language = currentLanguage();
  if (shared?.language !== language) {
    const url = socketAddress(language);
    shared = {
      socket: createSocket('', { url, session: browserSession, onSessionLost: expire }),
      language,
      borrowers: 0,
    };
  }
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
  const language = useLanguage();
  const start = useEffectEvent(listen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the connection of another language is another one.
  useEffect(() => {
    if (expired) return;
    const { socket, giveBack } = borrowSocket();
    const stop = start(socket);
    return () => {
      stop();
      giveBack();
    };
  }, [expired, language]);
}

/** Offers the connection to the pages for as long as the component stands and the session holds. */
export function useOfferedSocket(): void {
  const expired = useStore(sessionExpired);
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the connection of another language is another one.
  useEffect(() => {
    if (expired) return;
    liveConnection.set(() => borrowSocket());
    return () => liveConnection.set(null);
  }, [expired, language]);
}
