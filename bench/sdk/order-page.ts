import type { OperationIO } from '@platform/sdk';

type OrderRow = OperationIO['orders.list']['output']['list'][number];

function orderRow(index: number): OrderRow {
  return {
    id: `01a19467-e800-7756-aeb3-${String(index).padStart(12, '0')}`,
    orderCode: `C20261120120000${String(index).padStart(10, '0')}`,
    merchantOrderNo: `M${index}`,
    orderType: 1,
    merchantId: '01a19467-e800-76a9-a501-3314ee81ed10',
    mchId: '10000101',
    merchantName: 'Lotus Mart',
    supplierId: '01a19467-e800-7547-9b1b-789615ed4441',
    supplierName: '恒源支付',
    isProxy: index % 3 === 0,
    productId: 1008,
    mainProductId: 3024,
    askedProductId: null,
    amountMinor: 50_000 + index,
    currency: 'INR',
    receivedMinor: 50_000 + index,
    payAmountMinor: 50_000 + index,
    feeMinor: 900,
    status: 4,
    mark: 0,
    supplementStatus: 0,
    supplementType: null,
    processState: null,
    payoutStatus: null,
    batchId: null,
    payoutBatchId: null,
    userName: 'Asha Rao',
    validateUserName: 'ASHA RAO',
    cardNumberMasked: '****2233',
    bankName: 'Ganga Bank',
    ifscCode: 'DEMO0123456',
    vpa: 'asha.rao7@demobank',
    mode: null,
    address: null,
    usdtAddress: null,
    usdtCountMicro: null,
    identifyCode: null,
    utr: '123456789012',
    ipAddress: '203.0.113.7',
    subject: 'Top-up',
    body: null,
    description: 'INR transfer 123456789012',
    notifyUrl: 'https://merchant.example/payments/callback',
    returnUrl: 'https://merchant.example/thanks',
    resourceId: '01a19467-e800-7547-9b1b-789615ed4442',
    resourceName: 'North 07',
    attempt: 1,
    commissionMinor: 400,
    claimedBy: null,
    claimedAt: null,
    claimExpiresAt: null,
    rejectReason: null,
    updatedAt: '2026-11-20T04:02:00.000Z',
    callbackAttempts: 1,
    lastCallbackAt: '2026-11-20T04:02:00.000Z',
    createdAt: '2026-11-20T04:00:00.000Z',
    expiresAt: '2026-11-20T04:10:00.000Z',
    completedAt: '2026-11-20T04:01:30.000Z',
    reversedAt: null,
    extra: { customer: 'u123456' },
  };
}

/** The envelope of a page of orders, as a server sends it. */
export function orderPage(rows: number): string {
  const data: OperationIO['orders.list']['output'] = {
    list: Array.from({ length: rows }, (_, index) => orderRow(index)),
    total: rows,
    nextCursor: null,
    summary: null,
  };
  return JSON.stringify({ code: 200, msg: 'Success', data });
}
