import { and, eq, isNull, sql } from 'drizzle-orm';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { newId } from '../../../kit/ids.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { resources } from '../../orders/orders.public.ts';
import { dayAt, readDay } from './reconciliation.days.ts';
import { emptyDay, figuresOf, flatFigures } from './reconciliation.figures.ts';
import { reconciliationClosings } from './reconciliation.table.ts';

interface DayRequest {
  readonly resourceId: string;
  readonly day: string;
}

const noDay = texts('没有这一天', '沒有這一天', 'There is no such day.');
const notOver = texts('这一天还没有结束', '這一天還沒有結束', 'The day is not over yet.');

const refusal = (message: typeof noDay) =>
  new RequestFault('validationFailed', { issues: [{ path: 'day', code: 'custom', message }] });

/** Keeps the figures of this moment. A second closing of the day changes nothing. */
export async function closeDay(context: HandlerContext, request: DayRequest) {
  const { db, now, actor, timeZone } = context;
  checkDay(request, now, timeZone);
  if (actor.kind !== 'user') throw new BusinessError('forbidden');
  const { resourceId, day } = request;
  await findAccount(context, resourceId);
  const range = { from: day, to: day };
  const account = sql`select ${resources.id} as id from ${resources} where ${resources.id} = ${resourceId}`;
  const [found] = await figuresOf(db, account, range, timeZone);
  const figures = flatFigures(found ?? emptyDay(resourceId, day));
  const added = await db
    .insert(reconciliationClosings)
    .values({ id: newId(now), resourceId, day, figures, closedBy: actor.userId, closedAt: now })
    .onConflictDoNothing({
      target: [reconciliationClosings.resourceId, reconciliationClosings.day],
      where: sql`reopened_at is null`,
    })
    .returning({ id: reconciliationClosings.id });
  context.audit({
    objectType: 'reconciliationDay',
    objectId: `${resourceId}.${day}`,
    after: added.length > 0 ? { closed: true, ...figures } : { alreadyClosed: true },
  });
  return dayOf(context, request);
}

export async function reopenDay(context: HandlerContext, request: DayRequest) {
  const { db, now, actor, timeZone } = context;
  checkDay(request, now, timeZone);
  if (actor.kind !== 'user') throw new BusinessError('forbidden');
  const { resourceId, day } = request;
  await findAccount(context, resourceId);
  const { reopenedAt } = reconciliationClosings;
  const reopened = await db
    .update(reconciliationClosings)
    .set({ reopenedAt: now, reopenedBy: actor.userId })
    .where(
      and(
        eq(reconciliationClosings.resourceId, resourceId),
        eq(reconciliationClosings.day, day),
        isNull(reopenedAt),
      ),
    )
    .returning({ figures: reconciliationClosings.figures });
  context.audit({
    objectType: 'reconciliationDay',
    objectId: `${resourceId}.${day}`,
    before: { closed: reopened.length > 0, ...reopened[0]?.figures },
    after: { closed: false },
  });
  return dayOf(context, request);
}

function checkDay({ day }: DayRequest, now: Date, timeZone: string): void {
  const time = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== day || day < '2000')
    throw refusal(noDay);
  if (day >= dayAt(now, timeZone)) throw refusal(notOver);
}

/** Staff see every account, so a missing row is a wrong id. */
async function findAccount({ db }: HandlerContext, id: string): Promise<void> {
  const [row] = await db.select({ id: resources.id }).from(resources).where(eq(resources.id, id));
  if (!row) throw new BusinessError('resourceNotFound', { id });
}

async function dayOf({ db, timeZone }: HandlerContext, { resourceId, day }: DayRequest) {
  const row = await readDay(db, resourceId, day, timeZone);
  if (row) return row;
  // An open day without any row has no line on the board.
  throw new RequestFault('notFound');
}
