import { createSocket, type PlatformSocket } from '@platform/sdk';
import { browserSession } from '../session.store.ts';
import { expire } from '../session.ts';
import { socketAddress } from '../socket.url.ts';

/** A live connection of the signed-in user; closed by the caller. */
export function openSocket(): PlatformSocket {
  return createSocket('', { url: socketAddress(), session: browserSession, onSessionLost: expire });
}
