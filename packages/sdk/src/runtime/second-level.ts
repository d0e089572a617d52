import type { BusinessError } from '../errors/business-error.ts';
import type { ClientHooks } from './client-hooks.ts';
import type { SessionStore } from './session.ts';

/**
 * Calls the hook for a second-level token, once for all calls that wait for one. Returns whether the session
 * now has a different token than the refused one.
 */
export function createSecondLevelGate(session: SessionStore, hook: ClientHooks['onSecondLevel']) {
  let prompt: Promise<void> | undefined;
  return async (error: BusinessError, refusedToken: string | null | undefined): Promise<boolean> => {
    if (!hook) return false;
    const renewed = async () => {
      const token = await session.get('token2');
      return Boolean(token) && token !== refusedToken;
    };
    // Another call may have obtained a token while this one was in progress.
    if (!prompt && (await renewed())) return true;
    prompt ??= Promise.resolve(error)
      .then(hook)
      // If the user declines, the caller gets the original refusal.
      .catch(() => undefined)
      .then(() => {
        prompt = undefined;
      });
    await prompt;
    return renewed();
  };
}
