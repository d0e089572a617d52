import { createSocket, type PlatformSocket } from '@platform/sdk';
import { browserSession } from '../session.store.ts';
import { expire } from '../session.ts';
import { socketAddress } from '../socket.url.ts';

let shared: { socket: PlatformSocket; borrowers: number } | null = null;

/** The one live connection of the signed-in user; it is closed when the last who listens to it has given it back. */
export function borrowSocket(): { socket: PlatformSocket; giveBack: () => void } {
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
