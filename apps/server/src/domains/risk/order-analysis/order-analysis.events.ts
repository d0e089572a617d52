import type { SocketEvents } from '@platform/sdk/wire';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import { severityOf } from './order-analysis.rules.ts';
import { orderFindings } from './order-analysis.table.ts';

export const findingEvent = (id: string): FanoutEvent => ({
  topic: 'findings',
  type: 'finding.updated',
  id,
  withoutCallback: true,
});

/** A finding without a row is gone. */
export async function findingEvents(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, SocketEvents['finding.updated']>> {
  const { id, rule, state, orderCount } = orderFindings;
  const rows = await db
    .select({ id, rule, state, orderCount })
    .from(orderFindings)
    .where(inArray(id, [...ids]));
  const found = new Map(rows.map((row) => [row.id, { ...row, severity: severityOf[row.rule] }]));
  const event = { topic: 'findings', type: 'finding.updated' } as const;
  return new Map(
    ids.map((each) => [each, { ...event, ...(found.get(each) ?? { id: each, state: 'gone' }) }]),
  );
}
