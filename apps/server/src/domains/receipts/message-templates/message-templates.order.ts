import { createHash } from 'node:crypto';
import type { OperationIO } from '@platform/sdk';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { priorityStep } from './message-templates.service.ts';
import { messageTemplates, type TemplateKind } from './message-templates.table.ts';

type Order = OperationIO['messageTemplates.order']['output'];
type Ordered = Order['list'][number];

const notAllOnce = texts(
  '须列出该类的全部模板，每个一次',
  '須列出該類的全部範本，每個一次',
  'Name all templates of the kind, each once.',
);

const versionOf = (list: readonly Pick<Ordered, 'id'>[]): string =>
  createHash('sha256')
    .update(list.map(({ id }) => id).join())
    .digest('hex')
    .slice(0, 16);

function selectOrdered(db: Queryable, kind: TemplateKind) {
  const { id, name, senderPattern, currency, priority, enabled } = messageTemplates;
  return db
    .select({ id, name, senderPattern, currency, priority, enabled })
    .from(messageTemplates)
    .where(eq(messageTemplates.kind, kind));
}

/** Templates of a kind in the order in which they are tried. */
export async function templateOrder(db: Queryable, kind: TemplateKind): Promise<Order> {
  const list = await selectOrdered(db, kind).orderBy(
    asc(messageTemplates.priority),
    asc(messageTemplates.id),
  );
  return { kind, version: versionOf(list), list };
}

/**
 * Gives all templates of a kind a new order. The rows are locked, by id, before the version is compared, so that of
 * two users who have seen the same order only the first changes it.
 *
 * @throws templateOrderChanged; validationFailed if a template is missing, named twice, or of another kind
 */
export async function reorderTemplates(
  { db, now, audit }: HandlerContext,
  { kind, version, templateIds }: OperationIO['messageTemplates.reorder']['handlerInput'],
): Promise<Order> {
  const locked = await selectOrdered(db, kind).orderBy(asc(messageTemplates.id)).for('update');
  const before = locked.toSorted((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1));
  if (versionOf(before) !== version) throw new BusinessError('templateOrderChanged');
  const place = new Map(templateIds.map((id, index) => [id, index]));
  const isWhole = before.length === templateIds.length && before.every(({ id }) => place.has(id));
  if (!isWhole) {
    const issue = { path: 'templateIds', code: 'not_all_once', message: notAllOnce };
    throw new RequestFault('validationFailed', { issues: [issue] });
  }
  const rows = templateIds.map((id, index) => ({ id, priority: (index + 1) * priorityStep }));
  await db.execute(sql`update ${messageTemplates} as template
    set priority = row.priority, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(id uuid, priority integer)
    where template.id = row.id and template.priority <> row.priority`);
  const after = await templateOrder(db, kind);
  const names = (list: readonly Ordered[]) => list.map(({ name }) => name);
  audit({
    objectType: 'messageTemplateOrder',
    objectId: kind,
    before: { order: names(before) },
    after: { order: names(after.list) },
  });
  return after;
}
