import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { contains } from '../../../db/contains.ts';
import { listOrder } from '../../../db/list-order.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { users } from '../../access/access.public.ts';
import { contentTypeOf } from './bank-file.service.ts';
import { type PayoutTemplate, payoutTemplates } from './payout-templates.table.ts';
import type { ListTemplates, ShownTemplate } from './payout-templates.types.ts';

export { readBankSheet } from './bank-file.reading.ts';
export { plainWord } from './payout-templates.definition.ts';
export type { GivenDefinition, ResultReading, TemplateDefinition } from './payout-templates.types.ts';

const sortKeys = {
  name: sql`lower(${payoutTemplates.name})`,
  bankName: sql`lower(${payoutTemplates.bankName})`,
  updatedAt: payoutTemplates.updatedAt,
};

export async function listTemplates(
  db: Queryable,
  { page = 1, pageSize = 20, sortBy = 'name', sortOrder = 'asc', ...filter }: ListTemplates,
): Promise<{ list: ShownTemplate[]; total: number }> {
  const { name, bankName, format, enabled, templateId } = filter;
  const conditions = and(
    templateId === undefined ? undefined : eq(payoutTemplates.id, templateId),
    name === undefined ? undefined : contains(payoutTemplates.name, name),
    bankName === undefined ? undefined : contains(payoutTemplates.bankName, bankName),
    format === undefined ? undefined : sql`${payoutTemplates.definition} ->> 'format' = ${format}`,
    enabled === undefined ? undefined : eq(payoutTemplates.enabled, enabled),
  );
  const rows = await db
    .select({ template: payoutTemplates, updatedByName: users.account })
    .from(payoutTemplates)
    .leftJoin(users, eq(users.id, payoutTemplates.updatedBy))
    .where(conditions)
    .orderBy(...listOrder(sortKeys, { sortBy, sortOrder }, [payoutTemplates.id]))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { list: rows.map(shown), total: await db.$count(payoutTemplates, conditions) };
}

export async function showTemplate(db: Queryable, templateId: string): Promise<ShownTemplate> {
  const { list } = await listTemplates(db, { templateId });
  const [template] = list;
  if (!template) throw new BusinessError('payoutTemplateNotFound');
  return template;
}

/** Enabled templates, for choosing. */
export async function templateOptions(db: Queryable) {
  const rows = await db
    .select()
    .from(payoutTemplates)
    .where(eq(payoutTemplates.enabled, true))
    .orderBy(asc(sql`lower(${payoutTemplates.name})`), asc(payoutTemplates.id));
  return rows.map(({ id, name, bankName, definition }) => ({
    id,
    name,
    bankName,
    format: definition.format,
    maxRows: definition.maxRows,
    readsResults: definition.result !== null,
  }));
}

/**
 * A template that a batch may use.
 *
 * @throws payoutTemplateNotFound, also for a disabled one; templateTypeUnsupported
 */
export async function usableTemplate(db: Queryable, templateId: string): Promise<PayoutTemplate> {
  const [template] = await db.select().from(payoutTemplates).where(eq(payoutTemplates.id, templateId));
  if (!template?.enabled) throw new BusinessError('payoutTemplateNotFound');
  contentTypeOf(template.definition);
  return template;
}

function shown({
  template,
  updatedByName,
}: {
  template: PayoutTemplate;
  updatedByName: string | null;
}): ShownTemplate {
  const { id, name, bankName, enabled, definition, createdAt, updatedAt } = template;
  return {
    id,
    name,
    bankName,
    enabled,
    readsResults: definition.result !== null,
    definition,
    updatedByName,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
