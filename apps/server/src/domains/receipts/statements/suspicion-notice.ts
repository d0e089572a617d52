import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { advisoryLockGroups } from '../../../db/advisory-locks.ts';
import type { Queryable } from '../../../db/connection.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import { sendMessage, usersInRoles } from '../../access/access.public.ts';
import { resources } from '../../orders/orders.public.ts';
import { ownersOfSuppliers } from '../../parties/parties.public.ts';
import { type Statement, statements } from './statements.table.ts';

/** No further notice in this time: a reader of the first notice sees later records in the queue. */
const quietMs = 3_600_000;

/**
 * Notifies the supplier's owner and the administrators of a suspicious statement, at most once an hour for each
 * account. Statements without a clear account are counted by device.
 */
export async function notifySuspiciousStatement(
  tx: Queryable,
  statement: Statement,
  now: Date,
): Promise<FanoutEvent[]> {
  const { id, state, resourceId, monitorId, supplierId } = statement;
  if (state !== 'suspicious') return [];
  const subject = resourceId ?? monitorId ?? id;
  // Serialize concurrent notices, so that each sees the previous one.
  await tx.execute(
    sql`select pg_advisory_xact_lock(${advisoryLockGroups.suspicionNotice}, hashtext(${subject}))`,
  );
  const [recent] = await tx
    .select({ id: statements.id })
    .from(statements)
    .where(
      and(
        resourceId === null
          ? and(eq(statements.monitorId, monitorId ?? ''), sql`${statements.resourceId} is null`)
          : eq(statements.resourceId, resourceId),
        eq(statements.state, 'suspicious'),
        gt(statements.handledAt, new Date(now.getTime() - quietMs)),
        ne(statements.id, id),
      ),
    )
    .limit(1);
  if (recent) return [];
  const events: FanoutEvent[] = [];
  const facts = { now, publish: (event: FanoutEvent) => void events.push(event) };
  const filling = { resourceName: (await nameOf(tx, resourceId)) ?? subject };
  const message = { name: 'statementSuspicious' as const, filling };
  const link = '/bankStatement/list?state=suspicious';
  const owners = supplierId === null ? [] : await ownersOfSuppliers(tx, [supplierId]);
  const admins = await usersInRoles(tx, ['admin']);
  await sendMessage(facts, tx, [...owners, ...admins], { ...message, link });
  const superAdmins = await usersInRoles(tx, ['superAdmin']);
  await sendMessage(facts, tx, superAdmins, { ...message, link: '/bankStatement/list-sa?state=suspicious' });
  return events;
}

async function nameOf(tx: Queryable, resourceId: string | null): Promise<string | undefined> {
  if (resourceId === null) return undefined;
  const { name } = resources;
  const [resource] = await tx.select({ name }).from(resources).where(eq(resources.id, resourceId));
  return resource?.name;
}
