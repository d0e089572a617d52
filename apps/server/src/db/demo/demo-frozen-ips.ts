import { frozenIps } from '../../domains/orders/frozen-ips/frozen-ips.table.ts';
import { newId } from '../../kit/ids.ts';
import type { Queryable } from '../connection.ts';

const hourMs = 3_600_000;

/** Frozen addresses of the network for measurements (RFC 2544), which no payer of the demo has. */
const freezes = [
  { network: '198.18.40.64/26', reason: 'Card testing from a hosting network', agoHours: 30, forHours: null },
  { network: '198.18.7.17', reason: '11 orders, none paid', agoHours: 5, forHours: 72 },
  { network: '198.19.12.201', reason: 'Three payer names within an hour', agoHours: 200, forHours: 168 },
] as const;

export async function seedFrozenIps(tx: Queryable, now: Date): Promise<void> {
  await tx.insert(frozenIps).values(
    freezes.map(({ network, reason, agoHours, forHours }) => {
      const createdAt = new Date(now.getTime() - agoHours * hourMs);
      const expiresAt = forHours === null ? null : new Date(createdAt.getTime() + forHours * hourMs);
      return { id: newId(createdAt), network, reason, expiresAt, frozenBy: 'admin', createdAt };
    }),
  );
}
