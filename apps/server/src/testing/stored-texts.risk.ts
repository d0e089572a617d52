import type { PartyDesk } from './party-desk.ts';
import { fieldsOf, rowOf, type TextWriter } from './stored-texts.ts';

/** Texts about risk. */
export function riskWriters(desk: PartyDesk): TextWriter[] {
  return [
    {
      operation: 'frozenIps.freeze',
      ways: ['reason'],
      write: async (textOf, index) => {
        const network = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
        const answer = await desk.call('admin', 'frozenIp/freeze', {
          networks: [network],
          reason: textOf('reason'),
        });
        const shown = async () =>
          fieldsOf(
            await rowOf(desk, 'admin', `frozenIp/getList?ip=${network}`, (row) => row['network'] === network),
            ['reason'],
          );
        return { ...answer, shown };
      },
    },
    {
      operation: 'ipRules.save',
      ways: ['note'],
      write: async (textOf, index) => {
        const network = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
        // Disabled, because devices report here too.
        const rule = { kind: 'devices', networks: [network], note: textOf('note'), enabled: false };
        const answer = await desk.call('superAdmin', 'ipRule/save', rule);
        const shown = async () =>
          fieldsOf(
            await rowOf(
              desk,
              'superAdmin',
              `ipRule/getList?ip=${network}`,
              (row) => row['network'] === network,
            ),
            ['note'],
          );
        return { ...answer, shown };
      },
    },
  ];
}
