import type { OperationIO } from '@platform/sdk';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { definitionOf } from './payout-templates.definition.ts';
import { payoutTemplates } from './payout-templates.table.ts';

type Given = OperationIO['payoutTemplates.add']['handlerInput'];
type Change = Omit<OperationIO['payoutTemplates.update']['handlerInput'], 'templateId'>;

/** @throws payoutTemplateExists, validationFailed */
export async function addTemplate(context: HandlerContext, given: Given): Promise<string> {
  const { db, now } = context;
  const id = newId(now);
  const definition = definitionOf(given.definition);
  const row = { name: given.name.trim(), bankName: given.bankName.trim(), enabled: given.enabled ?? true };
  const added = await db
    .insert(payoutTemplates)
    .values({ ...row, id, definition, updatedBy: actingUser(context).userId, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: payoutTemplates.id });
  if (added.length === 0) throw new BusinessError('payoutTemplateExists');
  context.audit({ objectType: 'payoutTemplate', objectId: id, after: { ...row, definition } });
  return id;
}

/** @throws payoutTemplateNotFound, payoutTemplateExists, validationFailed, conflict */
export async function changeTemplate(context: HandlerContext, id: string, change: Change): Promise<void> {
  const { db, now } = context;
  const before = await lockTemplate(db, id);
  const { updatedAt: readAt } = change;
  if (readAt !== undefined && Date.parse(readAt) !== before.updatedAt.getTime())
    throw new BusinessError('conflict');
  const changes = {
    ...(change.name === undefined ? {} : { name: change.name.trim() }),
    ...(change.bankName === undefined ? {} : { bankName: change.bankName.trim() }),
    ...(change.enabled === undefined ? {} : { enabled: change.enabled }),
    ...(change.definition === undefined ? {} : { definition: definitionOf(change.definition) }),
  };
  // Asked first, because a violated key would end the transaction. The key decides between two at once.
  if (changes.name !== undefined && (await isTaken(db, changes.name, id)))
    throw new BusinessError('payoutTemplateExists');
  await db
    .update(payoutTemplates)
    .set({ ...changes, updatedBy: actingUser(context).userId, updatedAt: now })
    .where(eq(payoutTemplates.id, id));
  const { name, bankName, enabled, definition } = before;
  context.audit({
    objectType: 'payoutTemplate',
    objectId: id,
    before: { name, bankName, enabled, ...(changes.definition ? { definition } : {}) },
    after: { name, ...changes },
  });
}

export async function deleteTemplate(context: HandlerContext, id: string): Promise<void> {
  const { db } = context;
  const { name, bankName } = await lockTemplate(db, id);
  await db.delete(payoutTemplates).where(eq(payoutTemplates.id, id));
  context.audit({ objectType: 'payoutTemplate', objectId: id, before: { name, bankName } });
}

async function lockTemplate(db: Queryable, id: string) {
  const [template] = await db.select().from(payoutTemplates).where(eq(payoutTemplates.id, id)).for('update');
  if (!template) throw new BusinessError('payoutTemplateNotFound');
  return template;
}

async function isTaken(db: Queryable, name: string, except: string): Promise<boolean> {
  const sameName = eq(sql`lower(${payoutTemplates.name})`, name.toLowerCase());
  return (await db.$count(payoutTemplates, and(sameName, ne(payoutTemplates.id, except)))) > 0;
}
