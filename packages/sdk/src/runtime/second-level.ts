import type { BusinessError } from '../errors/business-error.ts';
import type { ClientHooks } from './client-hooks.ts';
import type { SessionStore } from './session.ts';

/**
 * Asks for a second-level token through the hook, once for all calls that wait for one. Answers whether there is now
 * another token than the one that was refused.
 */
export function createSecondLevelGate(session: SessionStore, hook: ClientHooks['onSecondLevel']) {
  let prompt: Promise<void> | undefined;
  return async (error: BusinessError, refusedToken: string | null | undefined): Promise<boolean> => {
    if (!hook) return false;
    const renewed = async () => {
      const token = await session.get('token2');
      return Boolean(token) && token !== refusedToken;
    };
    // Another call may have obtained one while this one was on its way.
    if (!prompt && (await renewed())) return true;
    prompt ??= Promise.resolve(error)
      .then(hook)
      // A person who declines: the refusal itself is what the caller should see.
      .catch(() => undefined)
      .then(() => {
        prompt = undefined;
      });
    await prompt;
    return renewed();
  };
}
