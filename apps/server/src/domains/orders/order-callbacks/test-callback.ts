import type { OperationIO } from '@platform/sdk';
import { minorUnits } from '@platform/sdk';
import { and, eq } from 'drizzle-orm';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { newId } from '../../../kit/ids.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { ownedRows } from '../../../kit/operation/owned-rows.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { callbackTermsOf, merchants } from '../../parties/parties.public.ts';
import { madeAttempt, messageOf } from './callback-message.ts';
import type { SendCallback } from './http-sender.ts';

const noUrl = texts('请先设置默认回调地址', '請先設定預設回呼網址', 'Set the default callback URL first.');

/**
 * Sends one callback about an order that does not exist, with the merchant's keys and format, to its default URL.
 * Nothing is stored but the audit record. Sent outside a transaction, because a receiver may take long.
 */
export async function testCallback(
  context: HandlerContext,
  send: SendCallback,
  merchantId: string,
): Promise<OperationIO['orderCallbacks.test']['output']> {
  const { db, scope, secrets, settings, now } = context;
  const [merchant] = await db
    .select({ url: merchants.defaultNotifyUrl, mchId: merchants.mchId })
    .from(merchants)
    .where(and(eq(merchants.id, merchantId), ownedRows(scope, { merchant: merchants.id })));
  const terms = (await callbackTermsOf(db, secrets, [merchantId], now)).get(merchantId);
  if (!merchant || !terms) throw new BusinessError('merchantNotFound');
  const { url, mchId } = merchant;
  if (!url) {
    const issue = { path: 'merchantId', code: 'no_callback_url', message: noUrl };
    throw new RequestFault('validationFailed', { issues: [issue] });
  }
  const id = newId(now);
  const message = messageOf({ id, fields: sampleFields(id, now) }, terms, now);
  const timeoutMs = (await settings.get('TimeoutCallbackTime')) * 1_000;
  const answer = await send({ url, headers: message.headers, body: message.rawBody, timeoutMs });
  const facts = { sentAt: now, receivedAt: null, systemFlag: '' };
  context.audit({
    objectType: 'merchant',
    objectId: merchantId,
    after: { mchId, url, outcome: answer.outcome },
  });
  return {
    url,
    outcome: answer.outcome,
    status: answer.status,
    latencyMs: answer.latencyMs,
    responseBody: answer.body,
    error: answer.error,
    requestBody: madeAttempt(message, answer, facts).requestBody,
  };
}

/** A sample of a paid order. No order has its numbers, so a merchant's system has nothing to credit. */
const sampleFields = (id: string, now: Date) => ({
  orderType: 1 as const,
  orderCode: `TEST-${id}`,
  mchOrderNo: `TEST-${id}`,
  productId: 1,
  amountMinor: minorUnits(100),
  receivedMinor: minorUnits(100),
  currency: 'INR' as const,
  status: 'paid' as const,
  createdAt: now.toISOString(),
  completedAt: now.toISOString(),
});
