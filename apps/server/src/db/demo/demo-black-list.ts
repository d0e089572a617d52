import { blackList } from '../../domains/orders/black-list/black-list.table.ts';
import { listedForm } from '../../domains/orders/black-list/listed-values.ts';
import { newId } from '../../kit/ids.ts';
import type { Queryable } from '../connection.ts';

const hourMs = 3_600_000;

/** Entries that no payer and no beneficiary of the demo meets. */
const entries = [
  {
    kind: 'name',
    value: 'Zubin Example',
    direction: 'both',
    effect: 'refuse',
    reason: 'Three chargebacks',
    agoHours: 300,
  },
  {
    kind: 'vpa',
    value: 'quickcash.example@examplebank',
    direction: 'payouts',
    effect: 'refuse',
    reason: 'Mule account',
    agoHours: 90,
  },
  {
    kind: 'accountNumber',
    value: '9900 0000 0000 17',
    direction: 'payouts',
    effect: 'suspicious',
    reason: 'Reported by a bank',
    agoHours: 50,
  },
  {
    kind: 'phone',
    value: '+254 700 000 017',
    direction: 'collections',
    effect: 'suspicious',
    reason: 'Many orders, few paid',
    agoHours: 8,
  },
] as const;

export async function seedBlackList(tx: Queryable, now: Date): Promise<void> {
  await tx.insert(blackList).values(
    entries.map(({ agoHours, ...entry }) => {
      const createdAt = new Date(now.getTime() - agoHours * hourMs);
      const normalised = listedForm(entry.kind, entry.value);
      return { id: newId(createdAt), ...entry, normalised, enabled: true, addedBy: 'superadmin', createdAt };
    }),
  );
}
