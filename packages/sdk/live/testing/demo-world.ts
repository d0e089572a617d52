import { createPlatform, type Input, minorUnits, type Platform, signOrder } from '@platform/sdk';
import { payoutStatusIds } from '@platform/sdk/rules';
import type { LivePlatform } from './platform-server.ts';

export type Merchant = LivePlatform['demo']['merchants'][number];

export function firstMerchant({ demo }: LivePlatform): Merchant {
  const [merchant] = demo.merchants;
  if (!merchant) throw new Error('the demo has no merchant');
  return merchant;
}

/** Environment of a program that signs in. The account has no authenticator. */
export const signInEnv = ({ url, demo }: LivePlatform, account: 'admin' | 'merchant') => ({
  PLATFORM_URL: url,
  PLATFORM_USER: account,
  PLATFORM_PASSWORD: demo.password,
  PLATFORM_SECOND_PASSWORD: demo.password,
});

/** Environment of a program that signs orders. */
export const merchantEnv = (platform: LivePlatform) => {
  const { mchId, signingKey } = firstMerchant(platform);
  return { PLATFORM_URL: platform.url, PLATFORM_MCH_ID: mchId, PLATFORM_KEY: signingKey };
};

let number = 0;
/** Returns an order number that no other test uses. */
export const newOrderNo = (prefix: string): string => `${prefix}-${process.pid}-${++number}`;

/** Creates an order of the first merchant. */
export async function createOrder(live: LivePlatform, fields: Partial<Input<'orders.create'>> = {}) {
  const { mchId, signingKey } = firstMerchant(live);
  const order = {
    mchId,
    productId: 1008,
    mchOrderNo: newOrderNo('T'),
    amount: minorUnits(50_000),
    notifyUrl: 'https://merchant.example/callback',
    ...fields,
  };
  return createPlatform({ baseUrl: live.url, language: 'en-US' }).orders.create(signOrder(order, signingKey));
}

/** Creates a payout of 100.00 INR in the pool. */
export const createPayout = (live: LivePlatform, fields: Partial<Input<'orders.create'>> = {}) =>
  createOrder(live, {
    productId: 1050,
    mchOrderNo: newOrderNo('P'),
    amount: minorUnits(10_000),
    userName: 'B Sample',
    cardNumber: '50100012345678',
    ifscCode: 'EXMP0000123',
    ...fields,
  });

/** Returns the SDK signed in as the admin. */
export async function signedIn({ url, demo }: LivePlatform): Promise<Platform> {
  const platform: Platform = createPlatform({
    baseUrl: url,
    language: 'en-US',
    hooks: {
      onSecondLevel: () =>
        platform.session.loginSecondLevel({ password: demo.password, logInReason: 'test' }),
    },
  });
  await platform.session.login({ userName: 'admin', password: demo.password });
  return platform;
}

/** Empties the pool, so that only a test's own payouts can be claimed. */
export async function emptyPool(platform: Platform): Promise<void> {
  // Nobody claims what a batch holds.
  for (const payoutStatus of [payoutStatusIds.awaiting, payoutStatusIds.preparing])
    for await (const { orderCode, payoutBatchId } of platform.orders.list.all({ orderType: 2, payoutStatus }))
      if (payoutBatchId === null) await platform.orders.reject({ orderCode, rejectReason: 'duplicate' });
}
