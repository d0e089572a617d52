import { BusinessError } from '@platform/sdk';
import { ordersUnlock } from '@platform/sdk/operations';
import { call } from '../../../../shared/client.ts';

/** The call takes many orders and answers for each of them. For one order, its refusal is the call's. */
export async function unlockPayout({ orderCode }: { orderCode: string }): Promise<void> {
  const { list } = await call(ordersUnlock, { orderCodes: [orderCode] });
  const refused = list.find(({ code }) => code !== 200);
  if (refused) {
    const { code, msg } = refused;
    throw new BusinessError({
      operation: ordersUnlock.id,
      requestId: '',
      code,
      codeName: undefined,
      reason: msg,
      status: 200,
    });
  }
}
