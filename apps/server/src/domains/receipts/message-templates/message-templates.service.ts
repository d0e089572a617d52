import { and, asc, eq, max, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { statement } from '../../../db/statements.ts';
import { newId } from '../../../kit/ids.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { banks } from '../../parties/parties.public.ts';
import { type MessageTemplate, messageTemplates, type TemplateKind } from './message-templates.table.ts';
import type { ParsedMessage, TemplateRefusal } from './message-templates.types.ts';
import {
  compilePattern,
  type GroupPlace,
  groupPlaces,
  type Message,
  type Pattern,
  type PatternProblem,
  readableText,
  readWith,
} from './template-engine.ts';

export type { MessageTemplate, ParsedMessage, TemplateRefusal };

/** Without a priority, a template is tried after all others of its kind. */
export type NewMessageTemplate = Omit<
  MessageTemplate,
  'id' | 'createdAt' | 'updatedAt' | 'bankId' | 'priority'
> &
  Partial<Pick<MessageTemplate, 'bankId' | 'priority'>>;

const templatesOfKind = statement((db) =>
  db
    .select()
    .from(messageTemplates)
    .where(and(eq(messageTemplates.kind, sql.placeholder('kind')), eq(messageTemplates.enabled, true)))
    .orderBy(asc(messageTemplates.priority), asc(messageTemplates.id)),
);

/** Active templates for one kind of message, in the order in which they are tried. */
export const templatesInUse = (db: Queryable, kind: TemplateKind): Promise<MessageTemplate[]> =>
  templatesOfKind(db).execute({ kind });

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
  tx: Queryable,
  template: NewMessageTemplate,
  now: Date,
): Promise<MessageTemplate> {
  checkTemplate(template);
  const { bankId = null } = template;
  await checkBank(tx, bankId);
  const priority = template.priority ?? (await lastPriority(tx, template.kind));
  const row = { ...template, bankId, priority, id: newId(now), createdAt: now, updatedAt: now };
  await tx.insert(messageTemplates).values(row);
  return row;
}

/** Between two priorities that are set automatically, so that a template fits in between by hand. */
export const priorityStep = 10;
const largestPriority = 10_000;

export async function lastPriority(db: Queryable, kind: TemplateKind): Promise<number> {
  const [last] = await db
    .select({ priority: max(messageTemplates.priority) })
    .from(messageTemplates)
    .where(eq(messageTemplates.kind, kind));
  return Math.min((last?.priority ?? 0) + priorityStep, largestPriority);
}

async function checkBank(db: Queryable, bankId: string | null): Promise<void> {
  if (bankId === null) return;
  const [bank] = await db.select({ id: banks.id }).from(banks).where(eq(banks.id, bankId));
  if (!bank) throw new BusinessError('bankNotFound');
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
  if (after.bankId !== before.bankId) await checkBank(tx, after.bankId);
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
function checkTemplate(template: Omit<NewMessageTemplate, 'priority'>): void {
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

/** How one message is read. */
export interface TestReading {
  readonly refusal: TemplateRefusal | null;
  /** Error of the engine about a pattern. */
  readonly detail: string | null;
  readonly problemAt: PatternProblem | null;
  /** The text as patterns see it. */
  readonly text: string;
  readonly groups: readonly GroupPlace[];
  readonly template: MessageTemplate | null;
  readonly fields: ParsedMessage | null;
}

/** Tries to read a message with an unsaved draft, or with the active templates. */
export async function testTemplates(
  db: Queryable,
  kind: TemplateKind,
  message: Message,
  draft: Pattern | undefined,
): Promise<TestReading> {
  const text = readableText(message.body);
  const nothing = {
    refusal: null,
    detail: null,
    problemAt: null,
    text,
    groups: [],
    template: null,
    fields: null,
  };
  if (!draft) {
    const reading = readMessage(await templatesInUse(db, kind), message);
    return 'refusal' in reading
      ? { ...nothing, ...reading }
      : { ...nothing, ...reading, groups: placesOf(reading.template, message) };
  }
  const compilation = compilePattern(draft);
  if ('refusal' in compilation) return { ...nothing, ...compilation };
  const fields = readWith(compilation.compiled, draft, message);
  if (fields === undefined) return { ...nothing, refusal: 'noTemplate' };
  const groups = groupPlaces(compilation.compiled, message);
  return fields === 'amountUnreadable'
    ? { ...nothing, groups, refusal: fields }
    : { ...nothing, groups, fields };
}

function placesOf(pattern: Pattern, message: Message): GroupPlace[] {
  const compilation = compilePattern(pattern);
  return 'compiled' in compilation ? groupPlaces(compilation.compiled, message) : [];
}
