// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../validation/value-rules.ts';

/** Rules of the parameters of `session.list`. */
export const sessionListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('createdAt', 'account', 'access', 'ip', 'lastSeenAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  userId: r.uuid,
  token: r.uuid,
  account: r.text(1, 64),
  access: r.oneOf('superAdmin', 'admin', 'supplier', 'merchant', 'customerService', 'technicalMaintenance', 'technicalSupport'),
  ip: r.text(undefined, undefined, /^[0-9.:a-fA-F]{1,45}$/u),
  online: r.boolean,
}))();

/** Rules of the parameters of `users.options`. */
export const usersOptionsRules = /* @__PURE__ */ (() => ({
  role: r.oneOf('superAdmin', 'admin', 'supplier', 'merchant', 'customerService', 'technicalMaintenance', 'technicalSupport'),
  includeDeleted: r.boolean,
}))();

/** Rules of the parameters of `users.supplierOptions`. */
export const usersSupplierOptionsRules = /* @__PURE__ */ (() => ({
  isGetAllAgentSupplier: r.boolean,
}))();

/** Rules of the parameters of `users.unusedOptions`. */
export const usersUnusedOptionsRules = /* @__PURE__ */ (() => ({
  role: r.oneOf('merchant', 'supplier'),
}))();

/** Rules of the parameters of `messages.content`. */
export const messagesContentRules = /* @__PURE__ */ (() => ({
  msg_id: r.uuid,
}))();

/** Rules of the parameters of `messages.listBox`. */
export const messagesListBoxRules = /* @__PURE__ */ (() => ({
  state: r.oneOf('unread', 'read', 'trash'),
  cursor: r.text(1, 200),
  limit: r.integer(1, 200),
}))();

/** Rules of the parameters of `admin.listUsers`. */
export const adminListUsersRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('createdAt', 'account', 'role', 'lastSignInAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  role: r.oneOf('superAdmin', 'admin', 'supplier', 'merchant', 'customerService', 'technicalMaintenance', 'technicalSupport'),
  account: r.text(1, 64),
  nickname: r.text(1, 64),
  includeDeleted: r.boolean,
}))();

/** Rules of the parameters of `admin.listSupplierProxies`. */
export const adminListSupplierProxiesRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('name', 'account', 'createdAt', 'lastSignInAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  supplierUserId: r.uuid,
  account: r.text(1, 64),
  name: r.text(1, 64),
  enabled: r.boolean,
}))();

/** Rules of the parameters of `admin.deleteUser`. */
export const adminDeleteUserRules = /* @__PURE__ */ (() => ({
  id: r.uuid,
}))();

/** Rules of the parameters of `admin.resetPayPassword`. */
export const adminResetPayPasswordRules = /* @__PURE__ */ (() => ({
  id: r.uuid,
}))();

/** Rules of the parameters of `resources.detail`. */
export const resourcesDetailRules = /* @__PURE__ */ (() => ({
  resourceId: r.uuid,
  productId: r.integer(1, 99999),
}))();

/** Rules of the parameters of `resources.staticInfo`. */
export const resourcesStaticInfoRules = /* @__PURE__ */ (() => ({
  supplierId: r.uuid,
  productId: r.integer(1, 99999),
}))();

/** Rules of the parameters of `resources.explain`. */
export const resourcesExplainRules = /* @__PURE__ */ (() => ({
  resourceId: r.uuid,
  productId: r.integer(1, 99999),
  amountMinor: r.integer(1, 9000000000000000),
}))();

/** Rules of the parameters of `resources.list`. */
export const resourcesListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('name', 'supplierName', 'createdAt', 'weight', 'processingOrderCount', 'dailyUsed'),
  sortOrder: r.oneOf('asc', 'desc'),
  withSummary: r.boolean,
  resourceId: r.uuid,
  kind: r.oneOf('bank', 'wallet', 'upi', 'usdt', 'gateway', 'mobileMoney'),
  kinds: r.list(r.oneOf('bank', 'wallet', 'upi', 'usdt', 'gateway', 'mobileMoney'), 1, 6),
  productId: r.integer(1, 99999),
  productKind: r.oneOf('collection', 'payout'),
  currency: r.oneOf('INR', 'CNY', 'KES', 'USDT'),
  supplierId: r.uuid,
  name: r.text(1, 64),
  accountNumber: r.text(4, 128),
  state: r.oneOf(0, 1),
  monitorState: r.oneOf('notNeeded', 'online', 'stale', 'offline'),
}))();

/** Rules of the parameters of `orders.list`. */
export const ordersListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  cursor: r.text(1, 200),
  sortBy: r.oneOf('createdAt', 'completedAt', 'amount', 'status'),
  sortOrder: r.oneOf('asc', 'desc'),
  withSummary: r.boolean,
  merchantId: r.uuid,
  supplierId: r.uuid,
  resourceId: r.uuid,
  productId: r.integer(1, 99999),
  mainProductId: r.integer(1, 99999),
  merchantOrderId: r.text(1, 64),
  currency: r.oneOf('INR', 'CNY', 'KES', 'USDT'),
  orderCode: r.text(1, 40),
  ipAddress: r.text(2, 45),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
  timeField: r.oneOf('createdAt', 'completedAt'),
  completedStartTime: r.platformDateTime,
  completedEndTime: r.platformDateTime,
  orderStatusId: r.oneOf(1, 2, 3, 4, 5, 10),
  notInOrderStatusIds: r.list(r.oneOf(1, 2, 3, 4, 5, 10), undefined, 10),
  isProxy: r.boolean,
  orderType: r.oneOf(1, 2),
  orderMark: r.oneOf(0, 1, 2, 3, 4),
  isTest: r.boolean,
  supplementStatus: r.oneOf(0, 1),
  supplementType: r.oneOf(1, 2),
  amount: r.number(0, 1000000000000000),
  currentReceivedMoney: r.number(0, 1000000000000000),
  description: r.text(1, 128),
  cardNumber: r.text(undefined, undefined, /^\d{1,20}$/u),
  usdtAddress: r.text(1, 64),
  usdtCount: r.integer(0, 1000000000000000),
  identifyCode: r.text(1, 64),
  validateUserName: r.text(1, 128),
  userName: r.text(1, 128),
  ifscCode: r.text(undefined, undefined, /^[A-Z]{4}0[A-Z0-9]{6}$/u),
  utr: r.text(undefined, undefined, /^[A-Za-z0-9]{6,80}$/u),
  batchId: r.uuid,
  payoutStatus: r.oneOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
  processState: r.oneOf(0, 1, 2),
}))();

/** Rules of the parameters of `orders.statusCounts`. */
export const ordersStatusCountsRules = /* @__PURE__ */ (() => ({
  merchantId: r.uuid,
  supplierId: r.uuid,
  resourceId: r.uuid,
  productId: r.integer(1, 99999),
  mainProductId: r.integer(1, 99999),
  merchantOrderId: r.text(1, 64),
  currency: r.oneOf('INR', 'CNY', 'KES', 'USDT'),
  orderCode: r.text(1, 40),
  ipAddress: r.text(2, 45),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
  timeField: r.oneOf('createdAt', 'completedAt'),
  completedStartTime: r.platformDateTime,
  completedEndTime: r.platformDateTime,
  isProxy: r.boolean,
  orderType: r.oneOf(1, 2),
  orderMark: r.oneOf(0, 1, 2, 3, 4),
  isTest: r.boolean,
  supplementStatus: r.oneOf(0, 1),
  supplementType: r.oneOf(1, 2),
  amount: r.number(0, 1000000000000000),
  currentReceivedMoney: r.number(0, 1000000000000000),
  description: r.text(1, 128),
  cardNumber: r.text(undefined, undefined, /^\d{1,20}$/u),
  usdtAddress: r.text(1, 64),
  usdtCount: r.integer(0, 1000000000000000),
  identifyCode: r.text(1, 64),
  validateUserName: r.text(1, 128),
  userName: r.text(1, 128),
  ifscCode: r.text(undefined, undefined, /^[A-Z]{4}0[A-Z0-9]{6}$/u),
  utr: r.text(undefined, undefined, /^[A-Za-z0-9]{6,80}$/u),
  batchId: r.uuid,
  payoutStatus: r.oneOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
  processState: r.oneOf(0, 1, 2),
}))();

/** Rules of the parameters of `orders.profile`. */
export const ordersProfileRules = /* @__PURE__ */ (() => ({
  merchantUserId: r.uuid,
  supplierUserId: r.uuid,
  productId: r.integer(1, 99999),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();

/** Rules of the parameters of `orders.statistics`. */
export const ordersStatisticsRules = /* @__PURE__ */ (() => ({
  merchantUserId: r.uuid,
  supplierUserId: r.uuid,
  productId: r.integer(1, 99999),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
  isProxy: r.boolean,
  orderType: r.oneOf(1, 2),
  orderMark: r.oneOf(0, 1, 2, 3, 4),
  groupByMerchant: r.boolean,
}))();

/** Rules of the parameters of `orders.simpleStatistics`. */
export const ordersSimpleStatisticsRules = /* @__PURE__ */ (() => ({
  todayDate: r.platformDateTime,
  tomorrowDate: r.platformDateTime,
  yesterdayDate: r.platformDateTime,
  isProxy: r.boolean,
}))();

/** Rules of the parameters of `orders.allocationInfo`. */
export const ordersAllocationInfoRules = /* @__PURE__ */ (() => ({
  orderCode: r.text(1, 40),
}))();

/** Rules of the parameters of `orders.dossier`. */
export const ordersDossierRules = /* @__PURE__ */ (() => ({
  orderCode: r.text(1, 40),
}))();

/** Rules of the parameters of `payoutClaims.claim`. */
export const payoutClaimsClaimRules = /* @__PURE__ */ (() => ({
  orderId: r.uuid,
}))();

/** Rules of the parameters of `payoutClaims.cancel`. */
export const payoutClaimsCancelRules = /* @__PURE__ */ (() => ({
  orderId: r.uuid,
}))();

/** Rules of the parameters of `statements.list`. */
export const statementsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  cursor: r.text(1, 200),
  sortBy: r.oneOf('storedAt', 'amount'),
  sortOrder: r.oneOf('asc', 'desc'),
  kind: r.oneOf('sms', 'webMessage', 'usdt'),
  state: r.oneOf('received', 'matched', 'unmatched', 'suspicious', 'unparsed', 'ignored'),
  suspicion: r.oneOf('severalCandidates', 'amountMismatch', 'late', 'utrConsumed', 'nameMismatch', 'accountUnclear'),
  direction: r.oneOf('in', 'out'),
  supplierId: r.uuid,
  resourceId: r.uuid,
  cardNumber: r.text(undefined, undefined, /^\d{1,20}$/u),
  monitorId: r.text(1, 64),
  currency: r.oneOf('INR', 'CNY', 'KES', 'USDT'),
  amountMinor: r.integer(0, 1000000000000000),
  utr: r.text(undefined, undefined, /^[A-Za-z0-9]{6,80}$/u),
  orderCode: r.text(1, 40),
  text: r.text(2, 100),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();

/** Rules of the parameters of `savedViews.list`. */
export const savedViewsListRules = /* @__PURE__ */ (() => ({
  list: r.text(undefined, undefined, /^[a-zA-Z]{1,40}\.[a-zA-Z]{1,40}$/u),
  screen: r.text(undefined, undefined, /^\/[A-Za-z0-9_\/-]{1,127}$/u),
}))();

/** Rules of the parameters of `messageTemplates.list`. */
export const messageTemplatesListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('priority', 'name', 'createdAt', 'updatedAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  name: r.text(1, 64),
  kind: r.oneOf('sms', 'webMessage'),
  currency: r.oneOf('INR', 'CNY', 'KES', 'USDT'),
  enabled: r.boolean,
}))();

/** Rules of the parameters of `monitorDevices.list`. */
export const monitorDevicesListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('createdAt', 'name', 'lastHeartbeatAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  monitorId: r.text(1, 64),
  name: r.text(1, 64),
  kind: r.oneOf('sms', 'web', 'chain'),
  state: r.oneOf('enabled', 'disabled', 'revoked'),
  supplierId: r.uuid,
}))();

/** Rules of the parameters of `monitorLogs.list`. */
export const monitorLogsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageSize: r.integer(1, 200),
  cursor: r.text(1, 200),
  sortBy: r.oneOf('createdAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  monitorId: r.text(1, 64),
  orderCode: r.text(1, 40),
  cardNumber: r.text(undefined, undefined, /^\d{1,20}$/u),
  logPhase: r.oneOf('start', 'heartbeat', 'signIn', 'fetch', 'receive', 'parse', 'match', 'pay', 'error', 'stop'),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();

/** Rules of the parameters of `securityNodes.accounts`. */
export const securityNodesAccountsRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('brokenSince', 'resourceName', 'supplierName', 'openBreakCount', 'supplementCount', 'lastPatchAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  resourceId: r.uuid,
  supplierId: r.uuid,
  state: r.oneOf('whole', 'broken'),
}))();

/** Rules of the parameters of `securityNodes.list`. */
export const securityNodesListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  cursor: r.text(1, 200),
  sortBy: r.oneOf('receivedAt', 'amount'),
  sortOrder: r.oneOf('asc', 'desc'),
  resourceId: r.uuid,
  supplierId: r.uuid,
  cardNumber: r.text(undefined, undefined, /^\d{1,20}$/u),
  state: r.oneOf('start', 'linked', 'broken', 'replayed'),
  open: r.boolean,
  flagged: r.boolean,
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();

/** Rules of the parameters of `securityNodes.leaks`. */
export const securityNodesLeaksRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('foundAt', 'messageCount'),
  sortOrder: r.oneOf('asc', 'desc'),
  resourceId: r.uuid,
  supplierId: r.uuid,
  kind: r.oneOf('break', 'replay', 'frequency'),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();

/** Rules of the parameters of `securityPatches.list`. */
export const securityPatchesListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('createdAt', 'breakCount', 'supplementCount'),
  sortOrder: r.oneOf('asc', 'desc'),
  resourceId: r.uuid,
  supplierId: r.uuid,
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();

/** Rules of the parameters of `orderCallbacks.listDetails`. */
export const orderCallbacksListDetailsRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('sendTime', 'latencyMs'),
  sortOrder: r.oneOf('asc', 'desc'),
  callbackId: r.uuid,
  orderCode: r.text(1, 40),
  merchantOrderCode: r.text(1, 64),
  systemFlag: r.text(1, 64),
  httpMethod: r.oneOf('POST', 'GET'),
  outcome: r.oneOf('acknowledged', 'wrongAnswer', 'httpError', 'timedOut', 'connectionFailed', 'refusedAddress'),
  receiveStartTime: r.platformDateTime,
  receiveEndTime: r.platformDateTime,
}))();

/** Rules of the parameters of `orderCallbacks.list`. */
export const orderCallbacksListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('createdAt', 'lastAttemptAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  orderCode: r.text(1, 40),
  merchantOrderNo: r.text(1, 64),
  merchantId: r.uuid,
  state: r.oneOf('waiting', 'sending', 'retrying', 'acknowledged', 'dead', 'superseded'),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();

/** Rules of the parameters of `orderCallbacks.previewResend`. */
export const orderCallbacksPreviewResendRules = /* @__PURE__ */ (() => ({
  orderCode: r.text(1, 40),
  merchantOrderNo: r.text(1, 64),
  merchantId: r.uuid,
  state: r.oneOf('waiting', 'sending', 'retrying', 'acknowledged', 'dead', 'superseded'),
  lastOutcome: r.oneOf('acknowledged', 'wrongAnswer', 'httpError', 'timedOut', 'connectionFailed', 'refusedAddress'),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();

/** Rules of the parameters of `orderCallbacks.listResends`. */
export const orderCallbacksListResendsRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('createdAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  state: r.oneOf('running', 'done', 'cancelled'),
}))();

/** Rules of the parameters of `orderCallbacks.listResendResults`. */
export const orderCallbacksListResendResultsRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  id: r.uuid,
  outcome: r.oneOf('waiting', 'asked', 'skipped'),
}))();

/** Rules of the parameters of `exports.columns`. */
export const exportsColumnsRules = /* @__PURE__ */ (() => ({
  operation: r.oneOf('orders.list', 'orderCallbacks.list', 'orderCallbacks.listDetails', 'admin.listUsers', 'statements.list', 'fundRecords.list', 'monitorLogs.list', 'merchants.list', 'suppliers.list', 'resources.list', 'adjustments.list', 'errorLogs.list', 'session.list', 'userProducts.list', 'products.list', 'admin.listSupplierProxies', 'monitorDevices.list', 'messageTemplates.list', 'securityNodes.accounts', 'securityNodes.list', 'securityNodes.leaks', 'securityPatches.list', 'dataClearings.list', 'orders.statistics', 'orders.profile'),
}))();

/** Rules of the parameters of `exports.list`. */
export const exportsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
}))();

/** Rules of the parameters of `exports.piece`. */
export const exportsPieceRules = /* @__PURE__ */ (() => ({
  id: r.uuid,
  index: r.integer(0, 100000),
}))();

/** Rules of the parameters of `dataClearings.list`. */
export const dataClearingsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('createdAt', 'rowCount'),
  sortOrder: r.oneOf('asc', 'desc'),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();

/** Rules of the parameters of `products.list`. */
export const productsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('id', 'merchantCount', 'supplierCount', 'resourceCount', 'createdAt', 'updatedAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  kind: r.oneOf('collection', 'payout'),
  currency: r.oneOf('INR', 'CNY', 'KES', 'USDT'),
  enabled: r.boolean,
  name: r.text(1, 64),
}))();

/** Rules of the parameters of `merchants.list`. */
export const merchantsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('createdAt', 'name', 'mchId'),
  sortOrder: r.oneOf('asc', 'desc'),
  mchId: r.text(undefined, undefined, /^\d{1,20}$/u),
  name: r.text(1, 64),
  account: r.text(1, 64),
  enabled: r.boolean,
  productId: r.integer(1, 99999),
}))();

/** Rules of the parameters of `merchants.detail`. */
export const merchantsDetailRules = /* @__PURE__ */ (() => ({
  merchantId: r.uuid,
}))();

/** Rules of the parameters of `suppliers.list`. */
export const suppliersListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('createdAt', 'name'),
  sortOrder: r.oneOf('asc', 'desc'),
  name: r.text(1, 64),
  account: r.text(1, 64),
  enabled: r.boolean,
  parentSupplierId: r.uuid,
  topOnly: r.boolean,
  productId: r.integer(1, 99999),
}))();

/** Rules of the parameters of `userProducts.list`. */
export const userProductsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('account', 'partyName', 'productId', 'rate', 'updatedAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  role: r.oneOf('merchant', 'supplier'),
  userId: r.uuid,
  productId: r.integer(1, 99999),
  name: r.text(1, 64),
  enabled: r.boolean,
}))();

/** Rules of the parameters of `fundRecords.list`. */
export const fundRecordsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  cursor: r.text(1, 200),
  sortBy: r.oneOf('at'),
  sortOrder: r.oneOf('asc', 'desc'),
  withSummary: r.boolean,
  ownerId: r.uuid,
  accountKind: r.oneOf('merchantPayable', 'supplierReceivable', 'supplierDeposit', 'feeIncome', 'commissionExpense', 'payoutClearing', 'adjustment'),
  currency: r.oneOf('INR', 'CNY', 'KES', 'USDT'),
  orderCode: r.text(1, 40),
  purpose: r.oneOf('principal', 'fee', 'commission', 'reservation', 'adjustment'),
  direction: r.oneOf('credit', 'debit'),
  amountMinor: r.integer(1, 9000000000000000),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();

/** Rules of the parameters of `adjustments.list`. */
export const adjustmentsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  cursor: r.uuid,
  sortBy: r.oneOf('requestedAt', 'amount'),
  sortOrder: r.oneOf('asc', 'desc'),
  state: r.oneOf('awaitingApproval', 'posted', 'refused'),
  kind: r.oneOf('merchantBalance', 'merchantClearing', 'supplierDeposit'),
  ownerId: r.uuid,
  currency: r.oneOf('INR', 'CNY', 'KES', 'USDT'),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();

/** Rules of the parameters of `cashier.order`. */
export const cashierOrderRules = /* @__PURE__ */ (() => ({
  token: r.text(undefined, undefined, /^[A-Za-z0-9_-]{43}$/u),
}))();

/** Rules of the parameters of `errorLogs.list`. */
export const errorLogsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageSize: r.integer(1, 200),
  cursor: r.text(1, 200),
  sortBy: r.oneOf('createdAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  text: r.text(1, 100),
  account: r.text(1, 64),
  url: r.text(1, 200),
  appVersion: r.text(1, 64),
  fingerprint: r.text(undefined, undefined, /^[0-9a-f]{16}$/u),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();

/** Rules of the parameters of `errorLogs.listGroups`. */
export const errorLogsListGroupsRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageSize: r.integer(1, 200),
  sortBy: r.oneOf('lastAt', 'firstAt', 'reportCount', 'accountCount'),
  sortOrder: r.oneOf('asc', 'desc'),
  text: r.text(1, 100),
  account: r.text(1, 64),
  url: r.text(1, 200),
  appVersion: r.text(1, 64),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();
