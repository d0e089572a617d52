import { sessionInfo } from '@platform/sdk/operations';
import { call } from './client.ts';
import { currentUser } from './user.ts';

/**
 * Reads the signed-in user again, after a change to its own account or to a setting that the shell shows. A failure
 * changes nothing: the next start reads it.
 */
export async function rereadUser(): Promise<void> {
  const user = await call(sessionInfo, {}).catch(() => undefined);
  const known = currentUser.get();
  if (known && user?.user_id === known.user_id) currentUser.set({ ...user, access: known.access });
}
