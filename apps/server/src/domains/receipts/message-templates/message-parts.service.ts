import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { locateParts, type MessagePart, type PartField } from './message-parts.ts';
import { messageTemplates } from './message-templates.table.ts';
import type { ParsedMessage } from './message-templates.types.ts';
import { compilePattern, type Message, readWith } from './template-engine.ts';

export type { MessagePart };

const fieldOf: Readonly<Record<PartField, keyof ParsedMessage>> = {
  amount: 'amountMinor',
  utr: 'utr',
  balance: 'balanceMinor',
  payerName: 'payerName',
  remark: 'remark',
  accountTail: 'accountTail',
  time: 'timeText',
  direction: 'direction',
};

/**
 * The parts of a message that its template reads today, without those that it reads differently from `stored`: the
 * template may have changed since, and a mark must not contradict the values beside it.
 */
export async function partsOf(
  db: Queryable,
  templateId: string,
  message: Message,
  stored: Partial<Record<keyof ParsedMessage, unknown>>,
): Promise<MessagePart[]> {
  const [template] = await db.select().from(messageTemplates).where(eq(messageTemplates.id, templateId));
  if (!template) return [];
  const compilation = compilePattern(template);
  if ('refusal' in compilation) return [];
  const read = readWith(compilation.compiled, template, message);
  if (!read || read === 'amountUnreadable') return [];
  return locateParts(template, message).flatMap(({ field, start, end }) => {
    const name = fieldOf[field];
    return read[name] !== null && read[name] === stored[name] ? { field, start, end } : [];
  });
}
