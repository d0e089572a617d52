import { createPlatform, minorUnits, signOrder } from '@platform/sdk';
import { readDemo } from './demo.ts';
import { originOf, ownServer } from './servers.ts';
import { unique } from './unique.ts';

let number = 0;

/** Creates a collection order as a merchant's server does; the answer contains the pay link. */
export async function createOrder({
  amountMinor = 51_700,
  userName,
}: {
  amountMinor?: number;
  /** Name of the payer. */
  userName?: string;
} = {}): Promise<{ orderCode: string; payUrl: string }> {
  const [merchant] = readDemo().merchants;
  if (!merchant) throw new Error('The demo has no merchant.');
  const order = {
    mchId: merchant.mchId,
    productId: 1008,
    mchOrderNo: `${unique('pay-')}-${++number}`,
    amount: minorUnits(amountMinor),
    ...(userName && { userName }),
    subject: 'Top-up',
    notifyUrl: 'https://merchant.example/callback',
    returnUrl: 'https://merchant.example/back',
  };
  const { orderCode, payUrl } = await createPlatform({ baseUrl: originOf(ownServer()) }).orders.create(
    signOrder(order, merchant.signingKey),
  );
  if (payUrl === null) throw new Error(`Order ${orderCode} has no pay link.`);
  return { orderCode, payUrl };
}
