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
 * Returns the signed-in user's shared websocket. It closes when the last user of it releases it. A language
 * change opens a new connection, because a connection sends texts in the language it was opened with.
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
 * Runs `listen` with the websocket while the component is mounted; `listen` returns its cleanup. When the
 * session expires, the connection closes. When the session is renewed, `listen` runs again with the new
 * connection.
 */
export function useLiveSocket(listen: (socket: PlatformSocket) => () => void): void {
  const expired = useStore(sessionExpired);
  const language = useLanguage();
  const start = useEffectEvent(listen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a language change opens a new connection.
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

/** Provides the websocket to the pages while the component is mounted and the session is valid. */
export function useProvideSocket(): void {
  const expired = useStore(sessionExpired);
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a language change opens a new connection.
  useEffect(() => {
    if (expired) return;
    liveConnection.set(() => borrowSocket());
    return () => liveConnection.set(null);
  }, [expired, language]);
}
