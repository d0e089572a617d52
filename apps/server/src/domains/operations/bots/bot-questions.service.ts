import { formatMoney, formatPlatformTime, isCurrency, minorUnits } from '@platform/sdk';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import { fillMessage } from '../../../kit/refusals/fill-message.ts';
import { noteOnOrder, orders } from '../../orders/orders.public.ts';
import { merchants, suppliers } from '../../parties/parties.public.ts';
import { botTexts } from './bot-answers.labels.ts';
import type { BotGroup } from './bot-groups.service.ts';
import { queueMessage } from './bot-outbox.service.ts';
import { botGroups, botQuestions } from './bots.table.ts';

export interface QuestionFacts {
  readonly now: Date;
  readonly timeZone: string;
}

const questionAtMost = 1_000;
const firstWord = /^(\S+)\s+([\s\S]+)$/;

/**
 * Carries a question of a merchant's group about its own order to the group of the supplier whose account had it. The
 * supplier's group gets the order's number, amount and time, and neither the merchant nor who asked.
 *
 * @returns what to say in the asking group
 */
export async function ask(
  tx: Queryable,
  group: BotGroup,
  text: string,
  facts: QuestionFacts,
): Promise<string> {
  const { language } = group;
  const [, number, rest] = firstWord.exec(text) ?? [];
  if (!number || !rest || group.ownerUserId === null) return botTexts.askHelp[language];
  const [order] = await tx
    .select({ order: orders })
    .from(orders)
    .innerJoin(merchants, eq(merchants.id, orders.merchantId))
    .where(
      and(
        eq(merchants.userId, group.ownerUserId),
        or(eq(orders.orderCode, number.toUpperCase()), eq(orders.merchantOrderNo, number)),
      ),
    )
    .limit(1);
  if (!order) return fillMessage(botTexts.notFound[language], { number });
  const to = await supplierGroup(tx, order.order.supplierId);
  if (!to) return fillMessage(botTexts.noCounterpart[language], { number });
  const question = rest.trim().slice(0, questionAtMost);
  const [asked] = await tx
    .insert(botQuestions)
    .values({
      id: newId(facts.now),
      orderId: order.order.id,
      fromGroupId: group.id,
      toGroupId: to.id,
      question,
      askedAt: facts.now,
    })
    .returning();
  if (!asked) throw new Error('A question was not stored.');
  const { orderCode, amountMinor, currency, createdAt } = order.order;
  const amount = isCurrency(currency)
    ? `${formatMoney(minorUnits(amountMinor), currency)} ${currency}`
    : currency;
  const passed = fillMessage(botTexts.question[to.language], {
    ...{ number: asked.number, orderCode, amount, text: question },
    createdAt: formatPlatformTime(createdAt, facts.timeZone),
  });
  await queueMessage(tx, to, { kind: 'answer', cause: `question ${asked.id}`, text: passed }, facts);
  await noteOnOrder(tx, order.order, 'botQuestion', {
    now: facts.now,
    reason: `${asked.number}: ${question}`,
  });
  return fillMessage(botTexts.asked[language], { number: asked.number });
}

/**
 * Carries the answer back. Only the group that was asked may answer, and once.
 *
 * @returns what to say in the answering group
 */
export async function answer(
  tx: Queryable,
  group: BotGroup,
  text: string,
  facts: QuestionFacts,
): Promise<string> {
  const { language } = group;
  const [, number, rest] = firstWord.exec(text) ?? [];
  if (!number || !rest || !/^\d{1,9}$/.test(number)) return botTexts.answerHelp[language];
  const said = rest.trim().slice(0, questionAtMost);
  const [asked] = await tx
    .update(botQuestions)
    .set({ answer: said, answeredAt: facts.now })
    .where(
      and(
        eq(botQuestions.number, Number(number)),
        eq(botQuestions.toGroupId, group.id),
        isNull(botQuestions.answeredAt),
      ),
    )
    .returning();
  if (!asked) return fillMessage(botTexts.noQuestion[language], { number });
  const [from] = await tx.select().from(botGroups).where(eq(botGroups.id, asked.fromGroupId));
  const [order] = await tx.select().from(orders).where(eq(orders.id, asked.orderId));
  if (!from || !order) throw new Error('A question refers to a group or an order that does not exist.');
  const passed = fillMessage(botTexts.answer[from.language], {
    ...{ number, text: said, merchantOrderNo: order.merchantOrderNo },
  });
  await queueMessage(tx, from, { kind: 'answer', cause: `answer ${asked.id}`, text: passed }, facts);
  await noteOnOrder(tx, order, 'botAnswer', { now: facts.now, reason: `${number}: ${said}` });
  return fillMessage(botTexts.answered[language], { number });
}

async function supplierGroup(tx: Queryable, supplierId: string | null): Promise<BotGroup | undefined> {
  if (supplierId === null) return undefined;
  const [found] = await tx
    .select({ group: botGroups })
    .from(botGroups)
    .innerJoin(suppliers, eq(suppliers.userId, botGroups.ownerUserId))
    .where(
      and(
        eq(suppliers.id, supplierId),
        eq(botGroups.bot, 'transfer'),
        eq(botGroups.ownerKind, 'supplier'),
        eq(botGroups.state, 'bound'),
        eq(botGroups.enabled, true),
      ),
    )
    .orderBy(botGroups.id)
    .limit(1);
  return found?.group;
}
