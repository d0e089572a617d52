import type { Currency } from '@platform/sdk';
import { parseMoney } from '@platform/sdk';
import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/connection.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import { resources } from '../../orders/orders.public.ts';
import { statements } from '../statements/statements.table.ts';
import { counts } from './chain-rules.ts';
import { reliabilityRules, reliableIds } from './reliability.ts';
import { securityNodes } from './security-chain.table.ts';

/** More messages than any account gets in a day. Missing ones can only make a node look less reliable. */
const readAtMost = 50_000;

/** Returns which of these nodes are reliable under the current settings. */
export async function reliableAmong(
  db: Queryable,
  settings: SettingsReader,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const setting = await settings.get('SecurityFreqParameters');
  const { rangeMs } = reliabilityRules(setting, () => 0);
  const asked = alias(securityNodes, 'asked');
  const range = sql`${rangeMs} * interval '1 millisecond'`;
  const members = await db
    .select({
      id: securityNodes.id,
      resourceId: securityNodes.resourceId,
      currency: resources.currency,
      state: securityNodes.state,
      previousId: securityNodes.previousId,
      amountMinor: securityNodes.amountMinor,
      checked: sql<boolean>`${statements.state} = 'matched'`,
      receivedAt: securityNodes.receivedAt,
    })
    .from(securityNodes)
    .innerJoin(statements, eq(statements.id, securityNodes.statementId))
    .innerJoin(resources, eq(resources.id, securityNodes.resourceId))
    .where(
      sql`${counts({ kind: setting.type })} and exists (select from ${securityNodes} asked
        where ${inArray(asked.id, [...ids])} and asked.resource_id = ${securityNodes.resourceId}
          and ${securityNodes.receivedAt} between asked.received_at - ${range} and asked.received_at + ${range})`,
    )
    .limit(readAtMost);
  const reliable = new Set<string>();
  for (const ofAccount of Map.groupBy(members, ({ resourceId }) => resourceId).values()) {
    const currency = ofAccount[0]?.currency ?? 'INR';
    const rules = reliabilityRules(setting, (text) => amountMinorOf(text, currency));
    for (const id of reliableIds(ofAccount, rules)) reliable.add(id);
  }
  return reliable;
}

/** The setting has at most two decimal digits, and every currency has at least two. */
function amountMinorOf(text: string, currency: Currency): number {
  const parsed = parseMoney(text, currency);
  if (!parsed.ok) throw new Error(`The amount of the setting is none: ${parsed.reason}`);
  return parsed.amountMinor;
}
