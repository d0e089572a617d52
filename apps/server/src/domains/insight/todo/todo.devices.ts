import { type SQL, sql } from 'drizzle-orm';
import { ownedRows } from '../../../kit/operation/owned-rows.ts';
import { errorLogs } from '../../access/access.public.ts';
import { systemChecks } from '../../operations/operations.public.ts';
import { resourceProducts, resources } from '../../orders/orders.public.ts';
import { suppliers } from '../../parties/parties.public.ts';
import {
  monitorDevices,
  monitorOutages,
  openBreaks,
  securityLeaks,
  securityNodes,
} from '../../receipts/receipts.public.ts';
import type { TodoQuestion, TodoSource } from './todo.types.ts';

const dayMs = 86_400_000;
const noMoney = sql`null::bigint as amount_minor, null::text as currency`;

const brokenChains = async ({ settings }: TodoQuestion): Promise<SQL> => sql`
  select ${resources.id} as id, ${resources.name} as name, ${suppliers.name} as note, null::text as reason, ${noMoney},
    broken.since as at, null::timestamptz as due_at
  from (
    select ${securityNodes.resourceId} as resource_id, min(${securityNodes.receivedAt}) as since
    from ${securityNodes} where ${await openBreaks(settings)} group by ${securityNodes.resourceId}
  ) as broken
  join ${resources} on ${resources.id} = broken.resource_id
  join ${suppliers} on ${suppliers.id} = ${resources.supplierId}
  order by broken.since, ${resources.id}`;

/** Findings about chains that nobody has handled. */
const chainFindings = (): SQL => sql`
  select ${securityLeaks.id} as id, ${resources.name} as name, ${suppliers.name} as note, ${securityLeaks.kind} as reason,
    ${noMoney}, ${securityLeaks.foundAt} as at, null::timestamptz as due_at
  from ${securityLeaks}
  join ${resources} on ${resources.id} = ${securityLeaks.resourceId}
  join ${suppliers} on ${suppliers.id} = ${resources.supplierId}
  where ${securityLeaks.handledAt} is null
  order by ${securityLeaks.foundAt}, ${securityLeaks.id}`;

const silentDevices = ({ scope }: TodoQuestion): SQL => sql`
  select ${monitorDevices.id} as id, ${monitorDevices.name} as name, ${suppliers.name} as note, ${monitorDevices.kind} as reason, ${noMoney},
    ${monitorOutages.silentSince} as at, null::timestamptz as due_at
  from ${monitorOutages}
  join ${monitorDevices} on ${monitorDevices.id} = ${monitorOutages.monitorId}
  left join ${suppliers} on ${suppliers.id} = ${monitorDevices.supplierId}
  where ${monitorOutages.endedAt} is null and ${monitorOutages.backSince} is null
    and ${monitorDevices.enabled} and ${monitorDevices.revokedAt} is null
    and ${ownedRows(scope, { supplier: monitorDevices.supplierId })}
  order by ${monitorOutages.silentSince}, ${monitorDevices.id}`;

/** Accounts whose products are all disabled. */
const accountsOff = ({ scope }: TodoQuestion): SQL => sql`
  select ${resources.id} as id, ${resources.name} as name, ${suppliers.name} as note, null::text as reason, ${noMoney},
    off.since as at, null::timestamptz as due_at
  from ${resources}
  join ${suppliers} on ${suppliers.id} = ${resources.supplierId}
  cross join lateral (
    select max(${resourceProducts.updatedAt}) as since, bool_or(${resourceProducts.enabled}) as on
    from ${resourceProducts} where ${resourceProducts.resourceId} = ${resources.id}
  ) as off
  where ${resources.deletedAt} is null and not off.on and ${ownedRows(scope, { supplier: resources.supplierId })}
  order by off.since desc, ${resources.id}`;

const systemFindings = (): SQL => sql`
  select finding.place::text as id, finding.broken ->> 'name' as name, finding.broken -> 'examples' ->> 0 as note,
    finding.broken ->> 'breachCount' as reason, ${noMoney}, ${systemChecks.checkedAt} as at, null::timestamptz as due_at
  from ${systemChecks}
  cross join lateral jsonb_array_elements(${systemChecks.broken}) with ordinality as finding(broken, place)
  order by finding.place`;

const frontEndFaults = ({ now }: TodoQuestion): SQL => {
  const since = new Date(now.getTime() - dayMs).toISOString();
  const { fingerprint, createdAt } = errorLogs;
  return sql`
    select ${fingerprint} as id, (array_agg(${errorLogs.message} order by ${createdAt} desc))[1] as name,
      (array_agg(${errorLogs.url} order by ${createdAt} desc))[1] as note, count(*)::text as reason, ${noMoney},
      max(${createdAt}) as at, null::timestamptz as due_at
    from ${errorLogs} where ${createdAt} > ${since}::timestamptz
    group by ${fingerprint} order by max(${createdAt}) desc, ${fingerprint}`;
};

/** Tasks about devices and accounts that failed or may fail soon. */
export const maintenanceSources: readonly TodoSource[] = [
  { kind: 'brokenChains', operations: ['securityNodes.accounts'], rows: brokenChains },
  { kind: 'chainFindings', operations: ['securityNodes.leaks'], rows: chainFindings },
  { kind: 'silentDevices', operations: ['monitorDevices.list'], rows: silentDevices },
  { kind: 'accountsOff', operations: ['resources.enable'], rows: accountsOff },
  { kind: 'systemFindings', operations: ['system.health'], rows: systemFindings },
  { kind: 'frontEndFaults', operations: ['errorLogs.listGroups'], rows: frontEndFaults },
];
