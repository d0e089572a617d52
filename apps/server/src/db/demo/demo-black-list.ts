import { eq } from 'drizzle-orm';
import { blackList, blackListHits } from '../../domains/orders/black-list/black-list.table.ts';
import { listedForm } from '../../domains/orders/black-list/listed-values.ts';
import { orders } from '../../domains/orders/orders/orders.table.ts';
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
    agoHours: 2_000,
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
  const written = await tx
    .insert(blackList)
    .values(
      entries.map(({ agoHours, ...entry }) => {
        const createdAt = new Date(now.getTime() - agoHours * hourMs);
        const normalised = listedForm(entry.kind, entry.value);
        return {
          id: newId(createdAt),
          ...entry,
          normalised,
          enabled: true,
          addedBy: 'superadmin',
          createdAt,
        };
      }),
    )
    .returning({ id: blackList.id });
  const [order] = await tx.select().from(orders).where(eq(orders.mark, 1)).limit(1);
  const [entry] = written;
  if (!order || !entry) return;
  // A suspicious order whose money came from the listed name, and one that was refused.
  const { merchantId, merchantOrderNo, orderCode } = order;
  const refusedAt = new Date(now.getTime() - 2 * hourMs);
  const common = { entryId: entry.id, merchantId };
  await tx.insert(blackListHits).values([
    {
      ...common,
      id: newId(order.createdAt),
      at: order.createdAt,
      place: 'statement',
      outcome: 'marked',
      merchantOrderNo,
      orderCode,
    },
    {
      ...common,
      id: newId(refusedAt),
      at: refusedAt,
      place: 'signedCall',
      outcome: 'refused',
      merchantOrderNo: 'A-77120',
    },
  ]);
  await tx.update(blackList).set({ hits: 2, lastHitAt: refusedAt }).where(eq(blackList.id, entry.id));
}
