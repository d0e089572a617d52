import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { listOrder, type Sort } from '../../../db/list-order.ts';
import { newId } from '../../../kit/ids.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { type MessageTemplate, messageTemplates, type TemplateKind } from './message-templates.table.ts';
import type { ParsedMessage, TemplateRefusal } from './message-templates.types.ts';
import { compilePattern, type Message, type Pattern, readWith } from './template-engine.ts';

export type { MessageTemplate, ParsedMessage, TemplateRefusal };

export type NewMessageTemplate = Omit<MessageTemplate, 'id' | 'createdAt' | 'updatedAt'>;

/** Active templates for one kind of message, in the order in which they are tried. */
export function templatesInUse(db: Queryable, kind: TemplateKind): Promise<MessageTemplate[]> {
  return db
    .select()
    .from(messageTemplates)
    .where(and(eq(messageTemplates.kind, kind), eq(messageTemplates.enabled, true)))
    .orderBy(asc(messageTemplates.priority), asc(messageTemplates.id));
}

export type Reading =
  | { readonly template: MessageTemplate; readonly fields: ParsedMessage }
  | { readonly refusal: TemplateRefusal };

/**
 * Reads a message with the first matching template. If that template cannot read the amount, the next one is
 * tried.
 */
export function readMessage(templates: readonly MessageTemplate[], message: Message): Reading {
  let refusal: TemplateRefusal = 'noTemplate';
  for (const template of templates) {
    const compilation = compilePattern(template);
    // A stored template was valid when saved. If a newer engine refuses it, the other templates are still
    // tried.
    if ('refusal' in compilation) continue;
    const fields = readWith(compilation.compiled, template, message);
    if (fields === 'amountUnreadable') refusal = fields;
    else if (fields) return { template, fields };
  }
  return { refusal };
}

export async function addTemplate(
  db: Queryable,
  template: NewMessageTemplate,
  now: Date,
): Promise<MessageTemplate> {
  checkTemplate(template);
  const row = { ...template, id: newId(now), createdAt: now, updatedAt: now };
  await db.insert(messageTemplates).values(row);
  return row;
}

export async function updateTemplate(
  tx: Queryable,
  id: string,
  changes: Partial<NewMessageTemplate>,
  now: Date,
): Promise<{ before: MessageTemplate; after: MessageTemplate }> {
  const before = await lockTemplate(tx, id);
  const after = { ...before, ...changes, updatedAt: now };
  checkTemplate(after);
  await tx
    .update(messageTemplates)
    .set({ ...changes, updatedAt: now })
    .where(eq(messageTemplates.id, id));
  return { before, after };
}

export async function deleteTemplate(tx: Queryable, id: string): Promise<MessageTemplate> {
  const template = await lockTemplate(tx, id);
  await tx.delete(messageTemplates).where(eq(messageTemplates.id, id));
  return template;
}

async function lockTemplate(tx: Queryable, id: string): Promise<MessageTemplate> {
  const [template] = await tx
    .select()
    .from(messageTemplates)
    .where(eq(messageTemplates.id, id))
    .for('update');
  if (!template) throw new BusinessError('templateNotFound');
  return template;
}

/** @throws templateInvalid, with the error of the engine or the missing field. */
function checkTemplate(template: NewMessageTemplate): void {
  const compilation = compilePattern(template);
  if ('refusal' in compilation) {
    const { refusal, detail } = compilation;
    throw new BusinessError('templateInvalid', { reason: `${refusal} ${detail}`.trim() });
  }
  const { sample, sampleSender } = template;
  const fields = readWith(compilation.compiled, template, { sender: sampleSender, body: sample });
  if (fields === undefined) throw new BusinessError('templateInvalid', { reason: 'sampleUnread' });
  if (fields === 'amountUnreadable') throw new BusinessError('templateInvalid', { reason: fields });
}

const sortKeys = {
  priority: messageTemplates.priority,
  name: sql`lower(${messageTemplates.name})`,
  createdAt: messageTemplates.createdAt,
  updatedAt: messageTemplates.updatedAt,
};

export interface TemplateListRequest extends Sort<keyof typeof sortKeys> {
  readonly page: number;
  readonly pageSize: number;
  readonly name?: string;
  readonly kind?: TemplateKind;
  readonly currency?: MessageTemplate['currency'];
  readonly enabled?: boolean;
}

const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value);

export async function listTemplates(
  db: Queryable,
  { page, pageSize, sortBy, sortOrder, ...filter }: TemplateListRequest,
): Promise<{ list: MessageTemplate[]; total: number }> {
  const { name, kind, currency, enabled, id } = messageTemplates;
  const conditions = and(
    given(filter.name, (part) => sql`position(lower(${part}) in lower(${name})) > 0`),
    given(filter.kind, (wanted) => eq(kind, wanted)),
    given(filter.currency, (wanted) => eq(currency, wanted)),
    given(filter.enabled, (wanted) => eq(enabled, wanted)),
  );
  const list = await db
    .select()
    .from(messageTemplates)
    .where(conditions)
    .orderBy(...listOrder(sortKeys, { sortBy, sortOrder }, [id]))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { list, total: await db.$count(messageTemplates, conditions) };
}

export interface Trial {
  readonly refusal: TemplateRefusal | null;
  /** Error of the engine about a pattern. */
  readonly detail: string | null;
  readonly template: MessageTemplate | null;
  readonly fields: ParsedMessage | null;
}

/** Tries to read a message with an unsaved draft, or with the active templates. */
export async function tryTemplates(
  db: Queryable,
  kind: TemplateKind,
  message: Message,
  draft: Pattern | undefined,
): Promise<Trial> {
  const nothing = { refusal: null, detail: null, template: null, fields: null };
  if (!draft) {
    const reading = readMessage(await templatesInUse(db, kind), message);
    return { ...nothing, ...reading };
  }
  const compilation = compilePattern(draft);
  if ('refusal' in compilation) return { ...nothing, ...compilation };
  const fields = readWith(compilation.compiled, draft, message);
  if (fields === undefined) return { ...nothing, refusal: 'noTemplate' };
  return fields === 'amountUnreadable' ? { ...nothing, refusal: fields } : { ...nothing, fields };
}
