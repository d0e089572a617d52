import type { Command } from '../command.ts';

/** Asks the platform for the session's user. */
export const whoami: Command = {
  name: 'whoami',
  summary: 'Show who is signed in.',
  options: {},
  notes: [],
  async run(context) {
    const { platform, baseUrl, requireSession } = await context.connection();
    requireSession();
    const { account, name, access, mchId, merchantId, supplierId, timeZone } = await platform.session.info(
      {},
      { signal: context.signal },
    );
    const value = { baseUrl, account, name, role: access, mchId, merchantId, supplierId, timeZone };
    const fields = Object.entries(value).flatMap(([field, text]): [string, string][] =>
      text === null ? [] : [[field, text]],
    );
    await context.output.record(value, fields);
    return undefined;
  },
};
