// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import type { FieldKind } from '../runtime/coerce.ts';
import type { OperationId } from './io.ts';

/** Parameters of each operation's address, or parts of its form; all but files arrive as text. */
export const wireFields: { readonly [Id in OperationId]?: Readonly<Record<string, FieldKind>> } = {
  'users.options': { role: 'string', includeDeleted: 'boolean' },
  'users.supplierOptions': { isGetAllAgentSupplier: 'boolean' },
  'users.unusedOptions': { role: 'string' },
  'messages.content': { msg_id: 'string' },
  'admin.listUsers': { pageIndex: 'integer', pageNum: 'integer', sortBy: 'string', sortOrder: 'string', role: 'string', account: 'string', nickname: 'string', includeDeleted: 'boolean' },
  'admin.listSupplierProxies': { pageIndex: 'integer', pageNum: 'integer', supplierUserId: 'string', account: 'string', name: 'string', enabled: 'boolean' },
  'admin.deleteUser': { id: 'string' },
  'admin.resetPayPassword': { id: 'string' },
  'resources.detail': { resourceId: 'string', productId: 'integer' },
  'resources.staticInfo': { supplierId: 'string', productId: 'integer' },
  'resources.list': { pageIndex: 'integer', pageNum: 'integer', sortBy: 'string', sortOrder: 'string', kind: 'string', productId: 'integer', productKind: 'string', currency: 'string', supplierId: 'string', name: 'string', accountNumber: 'string', state: 'integer', monitorState: 'string' },
  'orders.createBatch': { file: 'file', orderType: 'integer', key: 'string' },
  'orders.list': { pageIndex: 'integer', pageNum: 'integer', cursor: 'string', sortBy: 'string', sortOrder: 'string', withSummary: 'boolean', merchantId: 'string', supplierId: 'string', productId: 'integer', mainProductId: 'integer', merchantOrderId: 'string', orderCode: 'string', ipAddress: 'string', startTime: 'string', endTime: 'string', completedStartTime: 'string', completedEndTime: 'string', orderStatusId: 'integer', notInOrderStatusIds: 'integer[]', isProxy: 'boolean', orderType: 'integer', orderMark: 'integer', supplementStatus: 'integer', supplementType: 'integer', amount: 'number', currentReceivedMoney: 'number', description: 'string', cardNumber: 'string', usdtAddress: 'string', usdtCount: 'integer', identifyCode: 'string', validateUserName: 'string', userName: 'string', ifscCode: 'string', utr: 'string', batchId: 'string', payoutStatus: 'integer', processState: 'integer' },
  'orders.profile': { merchantUserId: 'string', supplierUserId: 'string', productId: 'integer', startTime: 'string', endTime: 'string' },
  'orders.statistics': { merchantUserId: 'string', supplierUserId: 'string', productId: 'integer', startTime: 'string', endTime: 'string', orderType: 'integer', orderMark: 'integer', groupByMerchant: 'boolean' },
  'orders.simpleStatistics': { todayDate: 'string', tomorrowDate: 'string', yesterdayDate: 'string' },
  'orders.allocationInfo': { orderCode: 'string' },
  'orders.dossier': { orderCode: 'string' },
  'payoutClaims.claim': { orderId: 'string' },
  'payoutClaims.cancel': { orderId: 'string' },
  'statements.list': { pageIndex: 'integer', pageNum: 'integer', cursor: 'string', kind: 'string', state: 'string', suspicion: 'string', direction: 'string', supplierId: 'string', resourceId: 'string', cardNumber: 'string', monitorId: 'string', currency: 'string', amountMinor: 'integer', utr: 'string', orderCode: 'string', text: 'string', startTime: 'string', endTime: 'string' },
  'messageTemplates.list': { pageIndex: 'integer', pageNum: 'integer', name: 'string', kind: 'string', currency: 'string', enabled: 'boolean' },
  'monitorDevices.list': { pageIndex: 'integer', pageNum: 'integer', monitorId: 'string', name: 'string', kind: 'string', state: 'string', supplierId: 'string' },
  'monitorLogs.list': { pageIndex: 'integer', pageSize: 'integer', cursor: 'string', monitorId: 'string', orderCode: 'string', cardNumber: 'string', logPhase: 'string', startTime: 'string', endTime: 'string' },
  'orderCallbacks.listDetails': { pageIndex: 'integer', pageNum: 'integer', callbackId: 'string', orderCode: 'string', merchantOrderCode: 'string', systemFlag: 'string', httpMethod: 'string', outcome: 'string', receiveStartTime: 'string', receiveEndTime: 'string' },
  'orderCallbacks.list': { pageIndex: 'integer', pageNum: 'integer', orderCode: 'string', merchantOrderNo: 'string', merchantId: 'string', state: 'string', startTime: 'string', endTime: 'string' },
  'dataClearings.list': { pageIndex: 'integer', pageNum: 'integer', startTime: 'string', endTime: 'string' },
  'products.list': { pageIndex: 'integer', pageNum: 'integer', kind: 'string', currency: 'string', enabled: 'boolean', name: 'string' },
  'merchants.list': { pageIndex: 'integer', pageNum: 'integer', sortBy: 'string', sortOrder: 'string', mchId: 'string', name: 'string', account: 'string', enabled: 'boolean', productId: 'integer' },
  'merchants.detail': { merchantId: 'string' },
  'suppliers.list': { pageIndex: 'integer', pageNum: 'integer', sortBy: 'string', sortOrder: 'string', name: 'string', account: 'string', enabled: 'boolean', parentSupplierId: 'string', topOnly: 'boolean', productId: 'integer' },
  'userProducts.list': { pageIndex: 'integer', pageNum: 'integer', role: 'string', userId: 'string', productId: 'integer', name: 'string', enabled: 'boolean' },
  'adjustments.list': { cursor: 'string', limit: 'integer', state: 'string', kind: 'string', ownerId: 'string', currency: 'string', startTime: 'string', endTime: 'string' },
  'cashier.order': { token: 'string' },
};
