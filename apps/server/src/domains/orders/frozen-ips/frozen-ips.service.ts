import { isNull } from 'drizzle-orm';
import { NetworkMap } from '../../../kit/http/networks.ts';
import type { RuleSource } from '../../../kit/live/live-snapshot.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { frozenIps } from './frozen-ips.table.ts';

interface LiveFreeze {
  readonly expiresAt: Date | null;
}

/** The networks that are frozen now or were until they expired. */
export const frozenNetworks: RuleSource<NetworkMap<LiveFreeze>> = {
  name: 'frozenIps',
  none: new NetworkMap([]),
  read: async (db) => {
    const { network, expiresAt } = frozenIps;
    const rows = await db.select({ network, expiresAt }).from(frozenIps).where(isNull(frozenIps.endedAt));
    return new NetworkMap(rows.map((row) => [row.network, { expiresAt: row.expiresAt }]));
  },
};

/** Whether an address is in a network that is frozen at this time. Asked for every order, so it reads memory. */
export async function isFrozen(settings: SettingsReader, address: string, now: Date): Promise<boolean> {
  const networks = await settings.rules(frozenNetworks);
  return networks.of(address).some(({ expiresAt }) => expiresAt === null || expiresAt > now);
}

/** @throws ipFrozen */
export async function checkNotFrozen(
  settings: SettingsReader,
  address: string | undefined,
  now: Date,
): Promise<void> {
  if (address !== undefined && (await isFrozen(settings, address, now)))
    throw new BusinessError('ipFrozen', { ip: address });
}
