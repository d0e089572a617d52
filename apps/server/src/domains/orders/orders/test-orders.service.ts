import { randomInt } from 'node:crypto';
import type { OperationIO } from '@platform/sdk';
import { ordersCreate } from '@platform/sdk/operations';
import { encodeRequest, encodeResponse } from '@platform/sdk/wire';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault, successAnswer } from '../../../kit/http/envelope.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { signerOf } from '../../parties/parties.public.ts';
import { createdEvent } from './orders.created-event.ts';
import { testMark } from './orders.labels.ts';
import { createdOrderOf, placeAsked } from './orders.signed-creation.ts';

type Call = OperationIO['orders.createTest'];

/** Begins each merchant order number of a test order. A merchant's own numbers rarely begin so. */
const numberPrefix = 'TEST-';
const tailLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const tailLength = 8;

/**
 * Creates a test order on behalf of a merchant: the request that the merchant would send is written and signed here,
 * and placed by the code that places signed requests. Returns what was signed, sent and answered.
 *
 * @throws merchantNotFound, merchantDisabled, and what `placeAsked` throws
 */
export async function createTestOrder(
  { merchantId, withoutCallback = false, ...asked }: Call['handlerInput'],
  context: HandlerContext,
): Promise<Call['output']> {
  const { db, now, secrets, language } = context;
  const { userId } = actingUser(context);
  if (withoutCallback && asked.notifyUrl !== undefined) refuseAddress();
  const signer = await signerOf(db, secrets, merchantId);
  const { mchId } = signer.actor;
  const order = { ...asked, mchOrderNo: newTestNumber(now) };
  const unsigned = { mchId, ...order };
  const { profile, baseString, sign, dropped } = signer.sign(unsigned);
  const request = encodeRequest(ordersCreate, { ...unsigned, sign });
  const placed = await placeAsked(order, signer.actor, context, {
    mark: testMark,
    placedBy: userId,
    withoutCallback,
  });
  const created = await createdOrderOf(db, placed.order, mchId);
  context.publish(createdEvent(placed.order));
  const { orderCode, productId, amountMinor, currency } = created;
  context.audit({
    objectType: 'order',
    objectId: orderCode,
    after: {
      mchId,
      mchOrderNo: order.mchOrderNo,
      productId,
      amountMinor,
      currency,
      mark: testMark,
      withoutCallback,
    },
  });
  return {
    order: created,
    signature: {
      profile,
      stringToSign: baseString,
      sign,
      dropped: dropped.map(({ field }) => field),
    },
    request: { method: ordersCreate.method, path: ordersCreate.path, body: JSON.stringify(request) },
    answer: {
      method: null,
      path: null,
      body: successAnswer(encodeResponse(ordersCreate, created), language).body,
    },
  };
}

/** A merchant order number with the time and a random tail, so that it is in nobody's way. */
function newTestNumber(now: Date): string {
  const moment = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const tail = Array.from({ length: tailLength }, () => tailLetters[randomInt(tailLetters.length)]);
  return `${numberPrefix}${moment}-${tail.join('')}`;
}

function refuseAddress(): never {
  const issue = {
    path: 'notifyUrl',
    code: 'notAllowed',
    message: texts(
      '不发送回调的订单不能填写回调地址',
      '不傳送回呼的訂單不可填寫回呼網址',
      'An order without callback has no callback address.',
    ),
  };
  throw new RequestFault('validationFailed', { issues: [issue] });
}
