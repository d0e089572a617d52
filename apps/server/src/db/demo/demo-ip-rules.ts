import { ipRules } from '../../domains/access/ip-rules/ip-rules.table.ts';
import { newId } from '../../kit/ids.ts';
import type { Queryable } from '../connection.ts';

const hourMs = 3_600_000;

/** None of them keeps anyone out: the active ones allow every address, the others are disabled or have expired. */
const rules = [
  ['role', 'technicalSupport', '0.0.0.0/0', 'Any, until the partner names its addresses', true, null],
  ['role', 'technicalSupport', '::/0', 'Any, until the partner names its addresses', true, null],
  ['role', 'admin', '203.0.113.0/24', 'Head office', false, null],
  ['role', 'admin', '2001:db8:40::/48', 'Head office', false, null],
  ['merchants', null, '198.51.100.0/24', 'Trial before all merchants name their servers', false, null],
  ['devices', null, '192.0.2.17', 'Replacement phone on mobile data', true, 48],
] as const;

export async function seedIpRules(tx: Queryable, now: Date): Promise<void> {
  await tx.insert(ipRules).values(
    rules.map(([kind, role, network, note, enabled, forHours], index) => {
      const createdAt = new Date(now.getTime() - (400 - index * 60) * hourMs);
      const expiresAt = forHours === null ? null : new Date(createdAt.getTime() + forHours * hourMs);
      const changed = { createdBy: 'superadmin', updatedBy: 'superadmin', createdAt, updatedAt: createdAt };
      return { ...{ id: newId(createdAt), kind, role, network, note, enabled, expiresAt }, ...changed };
    }),
  );
}
