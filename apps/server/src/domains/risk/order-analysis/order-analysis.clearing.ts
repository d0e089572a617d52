import { and, inArray, lt, sql } from 'drizzle-orm';
import { type Clearable, clearable } from '../../../db/clear-rows.ts';
import { removeSet } from '../../orders/orders.public.ts';
import { horizonDays } from './order-analysis.jobs.ts';
import { orderFindingNotices, orderFindings } from './order-analysis.table.ts';

const { id, state, decidedAt, windowStart, windowHours } = orderFindings;

/** While its window is judged, a finding that is gone would be found again, without its decision. */
const isDone = sql`${state} <> 'open' and ${windowStart} + make_interval(hours => ${windowHours})
  < now() - make_interval(days => ${sql.raw(String(horizonDays))})`;
const handled = clearable({ table: orderFindings, id, madeAt: decidedAt, where: isDone });
/** Each has up to 1000 orders, so a step takes fewer of them than of other rows. */
const findingsAtOnce = 200;

/** Handled findings with their order sets, by the age of the decision. Open ones are kept whatever their age. */
export const orderFindingsClearing: Clearable = {
  count: handled.count,
  clear: async (tx, before, atMost) => {
    const rows = await tx
      .select({ id, decidedAt })
      .from(orderFindings)
      .where(and(lt(decidedAt, before), isDone))
      .orderBy(decidedAt, id)
      .limit(Math.min(atMost, findingsAtOnce))
      .for('update', { skipLocked: true });
    for (const row of rows) await removeSet(tx, row.id);
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) await tx.delete(orderFindings).where(inArray(id, ids));
    await tx
      .delete(orderFindingNotices)
      .where(
        and(
          lt(orderFindingNotices.toldAt, before),
          sql`not exists (select from ${orderFindings} where ${id} = ${orderFindingNotices.findingId})`,
        ),
      );
    const [oldest, newest] = [rows[0]?.decidedAt, rows.at(-1)?.decidedAt];
    if (!oldest || !newest) return undefined;
    return { count: rows.length, oldestAt: oldest.toISOString(), newestAt: newest.toISOString() };
  },
};
