import { BusinessError } from '@platform/sdk';
import type { Command } from '../command.ts';

/** Ends the session on the platform. The local session file is deleted in any case. */
export const logout: Command = {
  name: 'logout',
  summary: 'End the session and forget it.',
  options: {},
  notes: [],
  async run(context) {
    const { platform, file, stored, baseUrl } = await context.connection();
    if (!stored) {
      context.output.notice(`Nobody is signed in at ${baseUrl}.`);
      return undefined;
    }
    try {
      await platform.session.logout({}, { signal: context.signal });
    } catch (error) {
      // An expired session already has the wanted result.
      if (!BusinessError.is(error, 'sessionExpired')) throw error;
    } finally {
      await file.remove();
    }
    await context.output.record({ baseUrl, account: stored.account }, [
      ['signed out', `${stored.account} at ${baseUrl}`],
    ]);
    return undefined;
  },
};
