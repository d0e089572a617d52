import type { SocketEvents } from '@platform/sdk/wire';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { Resource } from './resources.service.ts';
import { resources } from './resources.table.ts';

/** Goes to staff, and to the supplier of the account and its leaders. */
export const accountEvent = ({ id, supplierId }: Pick<Resource, 'id' | 'supplierId'>): FanoutEvent => ({
  topic: 'accounts',
  type: 'account.updated',
  id,
  supplierId,
});

/** What is pushed about accounts: no number, and nothing that changes with every order. */
export async function accountUpdatedEvents(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, SocketEvents['account.updated']>> {
  const { id, supplierId, name, kind, currency, deletedAt, updatedAt } = resources;
  const rows = await db
    .select({ id, supplierId, name, kind, currency, deletedAt, updatedAt })
    .from(resources)
    .where(inArray(id, [...ids]));
  return new Map(
    rows.map(({ deletedAt: deleted, updatedAt: at, ...row }) => [
      row.id,
      {
        topic: 'accounts',
        type: 'account.updated',
        ...row,
        deleted: deleted !== null,
        updatedAt: at.toISOString(),
      },
    ]),
  );
}
