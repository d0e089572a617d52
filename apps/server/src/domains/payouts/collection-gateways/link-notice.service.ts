import { and, eq, gt, sql } from 'drizzle-orm';
import { advisoryLockGroups } from '../../../db/advisory-locks.ts';
import type { Queryable } from '../../../db/connection.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import { sendMessage, usersInRoles } from '../../access/access.public.ts';
import type { Order } from '../../orders/orders.public.ts';
import type { GatewayAttempt, PayGateway } from '../gateways/gateways.table.ts';
import { payScriptRuns } from '../script-runs/script-runs.table.ts';

/** A gateway that is down refuses every order. A reader of the first message finds the others in the records. */
const quietMs = 3_600_000;

/**
 * Tells those who mind gateways and orders that a gateway made no link, at most once an hour for each gateway. Before the
 * run is recorded, in the same transaction.
 */
export async function notifyMissingLink(
  tx: Queryable,
  { gatewayId }: Pick<GatewayAttempt, 'gatewayId'>,
  { orderCode }: Pick<Order, 'orderCode'>,
  { now, gateway }: { readonly now: Date; readonly gateway: Pick<PayGateway, 'name'> },
): Promise<FanoutEvent[]> {
  // Serialize concurrent messages, so that each sees the record of the previous one.
  await tx.execute(
    sql`select pg_advisory_xact_lock(${advisoryLockGroups.linkNotice}, hashtext(${gatewayId}))`,
  );
  const [recent] = await tx
    .select({ id: payScriptRuns.id })
    .from(payScriptRuns)
    .where(
      and(
        eq(payScriptRuns.gatewayId, gatewayId),
        gt(payScriptRuns.startedAt, new Date(now.getTime() - quietMs)),
        eq(payScriptRuns.entryPoint, 'create'),
        eq(payScriptRuns.effect, 'givenUp'),
      ),
    )
    .limit(1);
  if (recent) return [];
  const events: FanoutEvent[] = [];
  const facts = { now, publish: (event: FanoutEvent) => void events.push(event) };
  const message = {
    name: 'gatewayMadeNoLink' as const,
    filling: { gatewayName: gateway.name, orderCode },
  };
  const query = `orderCode=${encodeURIComponent(orderCode)}`;
  const keepers = await usersInRoles(tx, ['superAdmin', 'technicalSupport']);
  await sendMessage(facts, tx, keepers, { ...message, link: `/dynamicPay/dynamicPayRecord?${query}` });
  const admins = await usersInRoles(tx, ['admin']);
  await sendMessage(facts, tx, admins, { ...message, link: `/order/list?${query}` });
  return events;
}
