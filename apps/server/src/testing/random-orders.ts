import type { Order } from '../domains/orders/orders/orders.table.ts';
import { newId } from '../kit/ids.ts';
import { type OrderWorld, worldStart } from './order-world.ts';

/**
 * Orders of every kind, from a fixed seed. Many values are shared, so that filters find more than one order.
 */
export function randomOrders(world: OrderWorld, random: () => number): Order[] {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  return Array.from({ length: 160 }, (_, index) => {
    // Several orders per millisecond: paging must not lose or repeat any of them.
    const createdAt = new Date(worldStart.getTime() + Math.floor(index / 4) * 250);
    const status = pick([1, 2, 3, 4, 5, 10] as const);
    const orderType = pick([1, 2] as const);
    const supplierId = pick([...world.suppliers, null]);
    return {
      id: newId(createdAt),
      orderCode: `C${index}`,
      merchantId: pick(world.merchants).id,
      merchantOrderNo: `M${index}`,
      supplierId,
      resourceId: null,
      productId: pick([1008, 3024, 3001]),
      askedProductId: pick([3024, null, null]),
      mainProductId: pick([3024, null]),
      orderType,
      status,
      amountMinor: pick([100, 5_000, 99_999]),
      payAmountMinor: null,
      receivedMinor: pick([null, 100, 5_000]),
      feeRate: '0.01',
      feeMinor: null,
      commissionRate: null,
      commissionMinor: null,
      currency: pick(['INR', 'CNY', 'USDT'] as const),
      mark: pick([0, 1, 2, 3, 4] as const),
      isProxy: pick([true, false]),
      subject: null,
      body: null,
      description: pick([null, 'Top-up of a WALLET', '100% _sure_', 'wallet']),
      notifyUrl: 'https://merchant.example/n',
      returnUrl: null,
      payUrl: null,
      clientIp: pick([null, '203.0.113.7', '2001:db8::1']),
      extra: {},
      userName: pick([null, 'Asha Rao', 'Li Lei']),
      cardNumber: pick([null, '6222020200112233', '1']),
      ifscCode: pick([null, 'HDFC0001234']),
      bankName: null,
      vpa: null,
      mode: null,
      address: null,
      usdtAddress: pick([null, 'TAbc1', 'TAbc2']),
      usdtCountMicro: pick([null, 12_500_000, 1]),
      utr: pick([null, '123456789012']),
      identifyCode: pick([null, 'K7']),
      validateUserName: pick([null, 'ASHA RAO']),
      supplementStatus: pick([0, 1] as const),
      supplementType: pick([null, 1, 2] as const),
      batchId: pick([null, '01a19467-e800-7756-aeb3-35e02ea03237']),
      payoutBatchId: null,
      payoutStatus: orderType === 2 ? pick([1, 4] as const) : null,
      processState: pick([null, 0, 2] as const),
      claimedBy: null,
      claimedAt: null,
      claimExpiresAt: null,
      rejectReason: null,
      lossReason: null,
      attempt: 1,
      callbackAttempts: 0,
      lastCallbackAt: null,
      bodyHash: '',
      createdAt,
      updatedAt: createdAt,
      allocatedAt: null,
      expiresAt: null,
      completedAt: status === 4 || status === 5 ? new Date(createdAt.getTime() + 1_000) : null,
      reversedAt: null,
    };
  });
}
