import { type SQL, sql } from 'drizzle-orm';
import { ownedRows } from '../../../kit/operation/owned-rows.ts';
import { users } from '../../access/access.public.ts';
import { orderEvents, orders } from '../../orders/orders.public.ts';
import { adjustments, merchants, suppliers } from '../../parties/parties.public.ts';
import { orderFindings } from '../../risk/risk.public.ts';
import type { TodoQuestion, TodoSource } from './todo.types.ts';

/** Requests to book, pay or reverse money. Users cannot decide on their own requests and payouts. */
const approvals = ({ actor, scope }: TodoQuestion): SQL => sql`
  select * from (
    select ${adjustments.id} as id, coalesce(${merchants.name}, ${suppliers.name}) as name, ${users.account} as note,
      ${adjustments.kind} as reason, ${adjustments.amountMinor} as amount_minor, ${adjustments.currency} as currency,
      ${adjustments.requestedAt} as at, null::timestamptz as due_at
    from ${adjustments}
    join ${users} on ${users.id} = ${adjustments.requestedBy}
    left join ${merchants} on ${merchants.id} = ${adjustments.ownerId}
    left join ${suppliers} on ${suppliers.id} = ${adjustments.ownerId}
    where ${adjustments.state} = 'awaitingApproval' and ${adjustments.requestedBy} <> ${actor.userId}
    union all
    select ${orders.id}, ${orders.orderCode}, ${users.account}, 'reversal', ${orders.amountMinor}, ${orders.currency},
      ${orderEvents.at}, null::timestamptz
    from ${orderEvents}
    join ${orders} on ${orders.id} = ${orderEvents.orderId}
    left join ${users} on ${users.id}::text = ${orderEvents.actorId}
    where ${orderEvents.event} = 'reverseRequested' and ${orderEvents.actorId} <> ${actor.userId}
      and not exists (
        select from order_events later where later.order_id = ${orderEvents.orderId} and later.id > ${orderEvents.id})
    union all
    select ${orders.id}, ${orders.orderCode}, ${users.account},
      case ${orderEvents.event} when 'confirmRequested' then 'payoutConfirmation' else 'payoutFoundPaid' end,
      ${orders.amountMinor}, ${orders.currency}, ${orderEvents.at}, null::timestamptz
    from ${orders}
    join ${orderEvents} on ${orderEvents.orderId} = ${orders.id}
    left join ${users} on ${users.id}::text = ${orderEvents.actorId}
    where ${orders.payoutStatus} in (8, 10) and ${orderEvents.event} in ('confirmRequested', 'findPaidRequested')
      and ${orderEvents.actorId} <> ${actor.userId} and ${orders.claimedBy} is distinct from ${actor.userId}::uuid
      and not exists (
        select from order_events later where later.order_id = ${orderEvents.orderId} and later.id > ${orderEvents.id})
  ) as asked
  where ${ownedRows(scope, {})}
  order by at, id`;

const identityChecks = ({ scope }: TodoQuestion): SQL => sql`
  select ${users.account} as id, ${users.account} as name, ${users.nickname} as note, null::text as reason,
    null::bigint as amount_minor, null::text as currency, coalesce(${users.kycChangedAt}, ${users.createdAt}) as at, null::timestamptz as due_at
  from ${users}
  where ${users.kycState} = 'inReview' and ${users.deletedAt} is null and ${ownedRows(scope, {})}
  order by at, id`;

/** Those of the last orders first: their orders may still be going on. */
const openFindings = (): SQL => sql`
  select ${orderFindings.id} as id, coalesce(${orderFindings.subjectName}, ${orderFindings.subject}) as name,
    null::text as note, ${orderFindings.rule} as reason, ${orderFindings.amountMinor} as amount_minor,
    ${orderFindings.currency} as currency, ${orderFindings.foundAt} as at, null::timestamptz as due_at
  from ${orderFindings} where ${orderFindings.state} = 'open'
  order by ${orderFindings.lastAt} desc, ${orderFindings.id} desc`;

/** Tasks that need a decision. */
export const decisionSources: readonly TodoSource[] = [
  { kind: 'approvals', operations: ['adjustments.refuse'], rows: approvals },
  { kind: 'identityChecks', operations: ['users.setKyc'], rows: identityChecks },
  { kind: 'orderFindings', operations: ['orderFindings.decide'], rows: openFindings },
];
