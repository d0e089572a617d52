import type { OperationIO } from '@platform/sdk';
import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { contains } from '../../../db/contains.ts';
import { countedAtMost } from '../../../db/count-up-to.ts';
import { listOrder } from '../../../db/list-order.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { banks } from '../../parties/parties.public.ts';
import { statements } from '../statements/statements.table.ts';
import { messageTemplates } from './message-templates.table.ts';
import type { MessageTemplateRow } from './message-templates.types.ts';

type ListRequest = OperationIO['messageTemplates.list']['handlerInput'];

const weekMs = 7 * 86_400_000;

/** The index on template and time answers each of these for one template. */
const readBy = eq(statements.templateId, messageTemplates.id);
const counted = (condition: SQL | undefined) =>
  sql<number>`(select count(*)::int from (
    select from ${statements} where ${condition} limit ${countedAtMost}) counted)`;
const lastReadAt = sql<
  string | null
>`(select max(${statements.storedAt}) from ${statements} where ${readBy})`;

const sortKeys = {
  priority: messageTemplates.priority,
  name: sql`lower(${messageTemplates.name})`,
  lastReadAt,
  createdAt: messageTemplates.createdAt,
  updatedAt: messageTemplates.updatedAt,
};

const selectTemplates = (db: Queryable, now: Date) =>
  db
    .select({
      template: messageTemplates,
      bankName: banks.shortName,
      readCount: counted(readBy),
      readLast7Days: counted(and(readBy, gte(statements.storedAt, new Date(now.getTime() - weekMs)))),
      lastReadAt,
    })
    .from(messageTemplates)
    .leftJoin(banks, eq(banks.id, messageTemplates.bankId));

const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value);

/** Templates, each with the number of stored messages that it read. */
export async function listTemplates(
  db: Queryable,
  { page = 1, pageSize = 20, sortBy = 'priority', sortOrder = 'asc', ...filter }: ListRequest,
  now: Date,
): Promise<{ list: MessageTemplateRow[]; total: number }> {
  const { id, name, kind, currency, direction, bankId, enabled } = messageTemplates;
  const conditions = and(
    contains(name, filter.name),
    given(filter.kind, (wanted) => eq(kind, wanted)),
    given(filter.currency, (wanted) => eq(currency, wanted)),
    given(filter.direction, (wanted) => eq(direction, wanted)),
    given(filter.bankId, (wanted) => eq(bankId, wanted)),
    given(filter.enabled, (wanted) => eq(enabled, wanted)),
    given(filter.templateId, (wanted) => eq(id, wanted)),
  );
  const rows = await selectTemplates(db, now)
    .where(conditions)
    .orderBy(...listOrder(sortKeys, { sortBy, sortOrder }, [id]))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { list: rows.map(toRow), total: await db.$count(messageTemplates, conditions) };
}

export async function showTemplate(db: Queryable, id: string, now: Date): Promise<MessageTemplateRow> {
  const [found] = await selectTemplates(db, now).where(eq(messageTemplates.id, id));
  if (!found) throw new BusinessError('templateNotFound');
  return toRow(found);
}

function toRow({
  template: { createdAt, updatedAt, ...template },
  lastReadAt: lastRead,
  ...figures
}: Awaited<ReturnType<typeof selectTemplates>>[number]): MessageTemplateRow {
  return {
    ...template,
    ...figures,
    lastReadAt: lastRead === null ? null : new Date(lastRead).toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
