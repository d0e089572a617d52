// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as z from 'zod/mini';
import * as f from '../validation/formats.ts';
import type { OperationId } from './io.ts';

export const loginRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  userName: f.text(1, 64),
  password: f.text(1, 128),
  googleCode: z.optional(z.string().check(z.maxLength(6), z.regex(/^(\d{6})?$/u))),
}))();

export const loginResult = /* @__PURE__ */ (() =>
  z.object({
  token: f.anyText,
  bindRequired: z.boolean(),
}))();

export const secondLevelLoginRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  password: f.text(1, 128),
  logInReason: f.text(1, 200),
}))();

export const secondLevelLoginResult = /* @__PURE__ */ (() =>
  z.object({
  token: f.anyText,
  expiresAt: f.dateTime(),
}))();

export const emptyRequest = /* @__PURE__ */ (() =>
  z.strictObject({}))();

export const uuid = /* @__PURE__ */ (() =>
  f.uuid())();

export const roleOpen = /* @__PURE__ */ (() =>
  f.openText<'superAdmin' | 'admin' | 'supplier' | 'merchant' | 'customerService' | 'technicalMaintenance' | 'technicalSupport'>())();

export const sessionInfo = /* @__PURE__ */ (() =>
  z.object({
  name: f.anyText,
  user_id: uuid,
  account: f.anyText,
  access: roleOpen,
  showLogo: z.boolean(),
  systemFlag: f.anyText,
  contactInfo: f.anyText,
  enableGoogleVerify: z.boolean(),
  googleSecret: f.anyTextOrNull,
  confirmBind: z.boolean(),
  bindRequired: z.boolean(),
  hasPayPassword: z.boolean(),
  merchantId: z.nullable(f.uuid()),
  mchId: f.anyTextOrNull,
  supplierId: z.nullable(f.uuid()),
  unreadMessages: f.integer(0),
  timeZone: f.anyText,
  pinnedLanguage: f.anyTextOrNull,
  orderTimeField: f.openText<'createdAt' | 'completedAt'>(),
  ownTimeZone: f.anyTextOrNull,
}))();

export const done = /* @__PURE__ */ (() =>
  z.object({}))();

export const forceLogoutRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  token: uuid,
}))();

export const role = /* @__PURE__ */ (() =>
  z.literal(['superAdmin', 'admin', 'supplier', 'merchant', 'customerService', 'technicalMaintenance', 'technicalSupport']))();

export const sessionListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['createdAt', 'account', 'access', 'ip', 'lastSeenAt'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  userId: z.optional(uuid),
  token: z.optional(uuid),
  account: z.optional(f.text(1, 64)),
  access: z.optional(role),
  ip: z.optional(z.string().check(z.regex(/^[0-9.:a-fA-F]{1,45}$/u))),
  online: z.optional(z.boolean()),
}))();

export const sessionRow = /* @__PURE__ */ (() =>
  z.object({
  token: f.uuid(),
  userId: uuid,
  account: f.anyText,
  name: f.anyText,
  access: roleOpen,
  ip: f.anyText,
  userAgent: f.anyText,
  createdAt: f.dateTime(),
  lastSeenAt: f.dateTime(),
  online: z.boolean(),
  current: z.boolean(),
}))();

export const sessionList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(sessionRow),
  total: f.integer(0),
}))();

export const sessionsEnded = /* @__PURE__ */ (() =>
  z.object({
  endedCount: f.integer(0),
}))();

export const bindRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  userAccount: f.text(1, 64),
  needToLogout: z.optional(z.boolean()),
}))();

export const bindResult = /* @__PURE__ */ (() =>
  z.object({
  userAccount: f.anyText,
  googleSecret: f.anyText,
  otpauthUri: f.anyText,
}))();

export const confirmBindRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  userAccount: f.text(1, 64),
  googleCode: z.string().check(z.regex(/^\d{6}$/u)),
}))();

export const confirmBindResult = /* @__PURE__ */ (() =>
  z.object({
  loggedOut: z.boolean(),
}))();

export const unbindRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  userAccount: f.text(1, 64),
}))();

export const usersOptionsRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  role: z.optional(role),
  includeDeleted: z.optional(z.boolean()),
}))();

export const userOption = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  account: f.anyText,
  nickname: f.anyText,
  role: roleOpen,
  partyId: z.nullable(f.uuid()),
  partyCode: f.anyTextOrNull,
  deleted: z.boolean(),
}))();

export const userOptions = /* @__PURE__ */ (() =>
  z.array(userOption))();

export const usersSupplierOptionsRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  isGetAllAgentSupplier: z.optional(z.boolean()),
}))();

export const supplierOption = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  name: f.anyText,
  account: f.anyTextOrNull,
  parentId: z.nullable(f.uuid()),
  enabled: z.boolean(),
}))();

export const supplierOptions = /* @__PURE__ */ (() =>
  z.array(supplierOption))();

export const usersUnusedOptionsRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  role: z.literal(['merchant', 'supplier']),
}))();

export const enableGoogleVerifyRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  userId: uuid,
  enableGoogleVerify: z.boolean(),
}))();

export const googleVerifyState = /* @__PURE__ */ (() =>
  z.object({
  userId: uuid,
  enableGoogleVerify: z.boolean(),
  confirmBind: z.boolean(),
}))();

export const setUserEnabledRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  userId: uuid,
  enabled: z.boolean(),
}))();

export const userEnabledState = /* @__PURE__ */ (() =>
  z.object({
  userId: uuid,
  enabled: z.boolean(),
  endedSessionCount: f.integer(0),
}))();

export const addressOrNetwork = /* @__PURE__ */ (() =>
  f.text(2, 49).check(z.regex(/^[0-9A-Fa-f:.]+(\/\d{1,3})?$/u)))();

export const setAllowedAddressesRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  userId: uuid,
  addresses: z.array(addressOrNetwork).check(z.maxLength(100)),
  expectedAddresses: z.optional(z.array(addressOrNetwork).check(z.maxLength(100))),
}))();

export const allowedAddresses = /* @__PURE__ */ (() =>
  z.object({
  userId: uuid,
  addresses: z.array(f.anyText),
  endedSessionCount: f.integer(0),
}))();

export const setAllowModifyRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  userId: uuid,
  allowModify: z.boolean(),
}))();

export const allowModifyState = /* @__PURE__ */ (() =>
  z.object({
  userId: uuid,
  allowModify: z.boolean(),
}))();

export const currencyOpen = /* @__PURE__ */ (() =>
  f.openText<'INR' | 'CNY' | 'KES' | 'USDT'>())();

export const currencyBalance = /* @__PURE__ */ (() =>
  z.object({
  currency: currencyOpen,
  merchantPayableMinor: z.nullable(f.integer()),
  merchantPendingMinor: z.nullable(f.integer()),
  merchantAvailableMinor: z.nullable(f.integer()),
  supplierReceivableMinor: z.nullable(f.integer()),
  supplierDepositMinor: z.nullable(f.integer()),
  supplierAvailableMinor: z.nullable(f.integer()),
  commissionMinor: z.nullable(f.integer()),
  payoutClearingMinor: z.nullable(f.integer()),
  feeIncomeMinor: z.nullable(f.integer()),
}))();

export const totalBalance = /* @__PURE__ */ (() =>
  z.object({
  at: f.dateTime(),
  balances: z.array(currencyBalance),
}))();

export const kycState = /* @__PURE__ */ (() =>
  z.literal(['none', 'inReview', 'completed', 'refused']))();

export const setKycRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  userId: uuid,
  kycState: z.optional(kycState),
  note: z.optional(z.string().check(z.maxLength(500))),
}))();

export const kycStateOpen = /* @__PURE__ */ (() =>
  f.openText<'none' | 'inReview' | 'completed' | 'refused'>())();

export const userKyc = /* @__PURE__ */ (() =>
  z.object({
  userId: uuid,
  kycState: kycStateOpen,
  note: f.anyTextOrNull,
  changedAt: z.nullable(f.dateTime()),
}))();

export const newPassword = /* @__PURE__ */ (() =>
  f.text(8, 128).check(z.regex(/^(?=[^A-Za-z]*[A-Za-z])(?=\D*\d)/u)))();

export const changePasswordRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  currentPassword: f.text(1, 128),
  newPassword: newPassword,
}))();

export const setLanguageRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  language: z.optional(z.literal(['zh-CN', 'zh-TW', 'en-US'])),
}))();

export const setTimeZoneRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  timeZone: z.optional(f.text(1, 64)),
}))();

export const setPayPasswordRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  currentPassword: f.text(1, 128),
  payPassword: newPassword,
}))();

export const messageKindOpen = /* @__PURE__ */ (() =>
  f.openText<'notice' | 'order' | 'payout' | 'callback' | 'statement' | 'risk' | 'account' | 'system'>())();

export const messageRow = /* @__PURE__ */ (() =>
  z.object({
  msg_id: uuid,
  create_time: f.dateTime(),
  title: f.anyText,
  kind: messageKindOpen,
  link: f.anyTextOrNull,
}))();

export const messageBoxes = /* @__PURE__ */ (() =>
  z.object({
  unread: z.array(messageRow),
  readed: z.array(messageRow),
  trash: z.array(messageRow),
  unreadCount: f.integer(0),
}))();

export const messagesContentRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  msg_id: uuid,
}))();

export const messageStateOpen = /* @__PURE__ */ (() =>
  f.openText<'unread' | 'read' | 'trash'>())();

export const messageContent = /* @__PURE__ */ (() =>
  z.object({
  msg_id: uuid,
  create_time: f.dateTime(),
  title: f.anyText,
  kind: messageKindOpen,
  link: f.anyTextOrNull,
  content: f.anyText,
  state: messageStateOpen,
}))();

export const messageRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  msg_id: uuid,
}))();

export const messageMoved = /* @__PURE__ */ (() =>
  z.object({
  msg_id: uuid,
  state: messageStateOpen,
  unreadCount: f.integer(0),
}))();

export const messageState = /* @__PURE__ */ (() =>
  z.literal(['unread', 'read', 'trash']))();

export const messagesListBoxRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  state: messageState,
  cursor: z.optional(f.text(1, 200)),
  limit: z.optional(f.integer(1, 200)),
}))();

export const messageBox = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(messageRow),
  total: f.integer(0),
  unreadCount: f.integer(0),
  nextCursor: f.anyTextOrNull,
}))();

export const markAllReadRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  newest: z.optional(uuid),
}))();

export const messagesMarked = /* @__PURE__ */ (() =>
  z.object({
  markedCount: f.integer(0),
  unreadCount: f.integer(0),
}))();

export const searchRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  text: f.text(1, 200),
}))();

export const searchKindOpen = /* @__PURE__ */ (() =>
  f.openText<'collection' | 'payout' | 'statement' | 'resource' | 'merchant' | 'supplier' | 'user'>())();

export const searchFieldOpen = /* @__PURE__ */ (() =>
  f.openText<'orderCode' | 'merchantOrderNo' | 'utr' | 'transactionHash' | 'cardNumber' | 'cardTail' | 'usdtAddress' | 'ipAddress' | 'vpa' | 'mobileNumber' | 'mchId' | 'name' | 'account'>())();

export const statementKindOpen = /* @__PURE__ */ (() =>
  f.openText<'sms' | 'webMessage' | 'usdt' | 'gateway'>())();

export const searchFilter = /* @__PURE__ */ (() =>
  z.object({
  name: f.anyText,
  value: f.anyText,
}))();

export const searchHit = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  field: searchFieldOpen,
  label: f.anyText,
  detail: f.anyTextOrNull,
  statementKind: z.nullable(statementKindOpen),
  orderStatusId: z.nullable(f.integer()),
  payoutStatus: z.nullable(f.integer()),
  amountMinor: z.nullable(f.integer()),
  currency: f.anyTextOrNull,
  time: z.nullable(f.dateTime()),
  supplierId: z.nullable(uuid),
  filter: searchFilter,
}))();

export const searchGroup = /* @__PURE__ */ (() =>
  z.object({
  kind: searchKindOpen,
  hits: z.array(searchHit),
  all: z.nullable(searchFilter),
}))();

export const searchResult = /* @__PURE__ */ (() =>
  z.object({
  groups: z.array(searchGroup),
}))();

export const newNickname = /* @__PURE__ */ (() =>
  f.text(1, 64).check(z.regex(/\S/u)))();

export const newAccount = /* @__PURE__ */ (() =>
  f.text(1, 64).check(z.regex(/^[A-Za-z0-9]+$/u)))();

export const addUserRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  nickname: newNickname,
  account: newAccount,
  password: newPassword,
  access: role,
}))();

export const userRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  account: f.anyText,
  nickname: f.anyText,
  access: roleOpen,
  partyId: z.nullable(f.uuid()),
  partyCode: f.anyTextOrNull,
  partyName: f.anyTextOrNull,
  enabled: z.boolean(),
  deleted: z.boolean(),
  enableGoogleVerify: z.boolean(),
  confirmBind: z.boolean(),
  allowModify: z.boolean(),
  allowedAddresses: z.array(f.anyText),
  hasPayPassword: z.boolean(),
  kycState: kycStateOpen,
  online: z.boolean(),
  lastSignInAt: z.nullable(f.dateTime()),
  lastSignInIp: f.anyTextOrNull,
  signInDelayedUntil: z.nullable(f.dateTime()),
  createdAt: f.dateTime(),
  updatedAt: f.dateTime(),
}))();

export const adminListUsersRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['createdAt', 'account', 'role', 'lastSignInAt'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  role: z.optional(role),
  account: z.optional(f.text(1, 64)),
  nickname: z.optional(f.text(1, 64)),
  includeDeleted: z.optional(z.boolean()),
}))();

export const userList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(userRow),
  total: f.integer(0),
}))();

export const adminListSupplierProxiesRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['name', 'account', 'createdAt', 'lastSignInAt'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  supplierUserId: z.optional(uuid),
  account: z.optional(f.text(1, 64)),
  name: z.optional(f.text(1, 64)),
  enabled: z.optional(z.boolean()),
}))();

export const supplierProxyRate = /* @__PURE__ */ (() =>
  z.object({
  productId: f.integer(),
  commissionRate: f.decimal(),
}))();

export const supplierProxyBalance = /* @__PURE__ */ (() =>
  z.object({
  currency: currencyOpen,
  receivableMinor: f.integer(),
  depositMinor: f.integer(),
  availableMinor: f.integer(),
}))();

export const supplierProxyToday = /* @__PURE__ */ (() =>
  z.object({
  currency: currencyOpen,
  orderCount: f.integer(0),
  paidCount: f.integer(0),
  amountMinor: f.integer(),
  paidMinor: f.integer(),
  commissionMinor: f.integer(),
  payoutCount: f.integer(0),
  paidPayoutCount: f.integer(0),
  paidPayoutMinor: f.integer(),
}))();

export const supplierProxyRow = /* @__PURE__ */ (() =>
  z.object({
  userId: uuid,
  supplierId: uuid,
  account: f.anyText,
  nickname: f.anyText,
  parentSupplierId: uuid,
  parentName: f.anyText,
  depth: f.integer(1),
  enabled: z.boolean(),
  online: z.boolean(),
  resourceCount: f.integer(0),
  enabledResourceCount: f.integer(0),
  rates: z.array(supplierProxyRate),
  balances: z.array(supplierProxyBalance),
  today: z.array(supplierProxyToday),
  lastSignInAt: z.nullable(f.dateTime()),
  createdAt: f.dateTime(),
}))();

export const supplierProxyList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(supplierProxyRow),
  total: f.integer(0),
}))();

export const updateUserRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  id: uuid,
  nickname: z.optional(newNickname),
  account: z.optional(newAccount),
  password: z.optional(newPassword),
  role: z.optional(role),
}))();

export const adminDeleteUserRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  id: uuid,
}))();

export const repairUserRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  userId: uuid,
  newAccountName: newAccount,
}))();

export const adminResetPayPasswordRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  id: uuid,
}))();

export const resourcesDetailRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  resourceId: uuid,
  productId: f.integer(1, 99999),
}))();

export const localizedText = /* @__PURE__ */ (() =>
  z.object({
  'zh-CN': f.anyText,
  'zh-TW': f.anyText,
  'en-US': f.anyText,
}))();

export const resourceKindOpen = /* @__PURE__ */ (() =>
  f.openText<'bank' | 'wallet' | 'upi' | 'usdt' | 'gateway' | 'mobileMoney'>())();

export const resourceStateOpen = /* @__PURE__ */ (() =>
  f.openInteger<0 | 1>())();

export const floatModeOpen = /* @__PURE__ */ (() =>
  f.openText<'none' | 'up' | 'down' | 'both'>())();

export const paysByOpen = /* @__PURE__ */ (() =>
  f.openText<'hand' | 'device'>())();

export const monitorStateOpen = /* @__PURE__ */ (() =>
  f.openText<'notNeeded' | 'online' | 'stale' | 'offline'>())();

export const resourceToday = /* @__PURE__ */ (() =>
  z.object({
  startedAt: f.dateTime(),
  orderCount: f.integer(0),
  paidCount: f.integer(0),
  paidMinor: f.integer(),
  dailyUsedMinor: f.integer(),
  successRate: z.nullable(f.number(0, 1)),
}))();

export const resourceReservation = /* @__PURE__ */ (() =>
  z.object({
  orderCode: f.anyText,
  amountMinor: f.integer(),
  payAmountMinor: f.integer(),
  allocatedAt: f.dateTime(),
  expiresAt: f.dateTime(),
  matchUntil: f.dateTime(),
}))();

export const resourceDetail = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  productId: f.integer(),
  productName: localizedText,
  kind: resourceKindOpen,
  name: f.anyText,
  supplierId: uuid,
  supplierName: f.anyText,
  isProxy: z.boolean(),
  state: resourceStateOpen,
  currency: currencyOpen,
  bankName: f.anyTextOrNull,
  accountName: f.anyTextOrNull,
  cardNumberMasked: f.anyTextOrNull,
  ifscCode: f.anyTextOrNull,
  vpa: f.anyTextOrNull,
  mobileNumberMasked: f.anyTextOrNull,
  paybillNumber: f.anyTextOrNull,
  paybillAccount: f.anyTextOrNull,
  tillNumber: f.anyTextOrNull,
  usdtAddress: f.anyTextOrNull,
  usdtNetwork: f.anyTextOrNull,
  gatewayName: f.anyTextOrNull,
  gatewayId: z.nullable(f.uuid()),
  link: f.anyTextOrNull,
  jumpLink: f.anyTextOrNull,
  qrCode: f.anyTextOrNull,
  minAmountMinor: f.integer(0),
  maxAmountMinor: f.integer(0),
  dailyLimitMinor: z.nullable(f.integer(0)),
  concurrencyLimit: z.nullable(f.integer(0)),
  weight: f.integer(0),
  floatMode: floatModeOpen,
  paysBy: paysByOpen,
  monitorId: f.anyTextOrNull,
  monitorState: monitorStateOpen,
  lastHeartbeatAt: z.nullable(f.dateTime()),
  processingOrderCount: f.integer(0),
  processingOrderAmount: f.integer(),
  today: resourceToday,
  reservations: z.array(resourceReservation),
  createdAt: f.dateTime(),
  updatedAt: f.dateTime(),
}))();

export const resourcesStaticInfoRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  supplierId: z.optional(uuid),
  productId: z.optional(f.integer(1, 99999)),
}))();

export const resourceStaticRow = /* @__PURE__ */ (() =>
  z.object({
  supplierId: uuid,
  supplierName: f.anyText,
  productId: f.integer(),
  productName: localizedText,
  currency: currencyOpen,
  resourceCount: f.integer(0),
  enabledCount: f.integer(0),
  readyCount: f.integer(0),
  processingOrderCount: f.integer(0),
  processingOrderAmount: f.integer(),
  minAmountMinor: z.nullable(f.integer(0)),
  maxAmountMinor: z.nullable(f.integer(0)),
  dailyLimitMinor: z.nullable(f.integer(0)),
  dailyUsedMinor: f.integer(),
}))();

export const resourceStaticInfo = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(resourceStaticRow),
}))();

export const enableResourceRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  resourceId: uuid,
  productId: f.integer(1, 99999),
  enable: z.boolean(),
}))();

export const resourceSwitched = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  productId: f.integer(),
  state: resourceStateOpen,
}))();

export const setResourceEnabledRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  resourceId: uuid,
  enable: z.boolean(),
}))();

export const productKindOpen = /* @__PURE__ */ (() =>
  f.openText<'collection' | 'payout'>())();

export const resourceProduct = /* @__PURE__ */ (() =>
  z.object({
  productId: f.integer(),
  productName: localizedText,
  productKind: productKindOpen,
  state: resourceStateOpen,
}))();

export const resourceRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  kind: resourceKindOpen,
  name: f.anyText,
  supplierId: uuid,
  supplierName: f.anyText,
  isProxy: z.boolean(),
  supplierEnabled: z.boolean(),
  state: resourceStateOpen,
  products: z.array(resourceProduct),
  currency: currencyOpen,
  timeZone: f.anyText,
  bankName: f.anyTextOrNull,
  accountName: f.anyTextOrNull,
  cardNumberMasked: f.anyTextOrNull,
  ifscCode: f.anyTextOrNull,
  vpa: f.anyTextOrNull,
  mobileNumberMasked: f.anyTextOrNull,
  paybillNumber: f.anyTextOrNull,
  paybillAccount: f.anyTextOrNull,
  tillNumber: f.anyTextOrNull,
  usdtAddress: f.anyTextOrNull,
  usdtNetwork: f.anyTextOrNull,
  gatewayName: f.anyTextOrNull,
  gatewayId: z.nullable(f.uuid()),
  link: f.anyTextOrNull,
  jumpLink: f.anyTextOrNull,
  hasQrCode: z.boolean(),
  minAmountMinor: f.integer(0),
  maxAmountMinor: f.integer(0),
  dailyLimitMinor: z.nullable(f.integer(0)),
  concurrencyLimit: z.nullable(f.integer(0)),
  weight: f.integer(0),
  floatMode: floatModeOpen,
  paysBy: paysByOpen,
  monitorId: f.anyTextOrNull,
  monitorState: monitorStateOpen,
  lastHeartbeatAt: z.nullable(f.dateTime()),
  processingOrderCount: f.integer(0),
  processingOrderAmount: f.integer(),
  today: resourceToday,
  createdAt: f.dateTime(),
  updatedAt: f.dateTime(),
}))();

export const resourcesExplainRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  resourceId: uuid,
  productId: f.integer(1, 99999),
  amountMinor: f.integer(1, 9000000000000000),
}))();

export const candidateRefusalOpen = /* @__PURE__ */ (() =>
  f.openText<'disabled' | 'supplierDisabled' | 'productMismatch' | 'monitorStale' | 'belowMinimum' | 'aboveMaximum' | 'dailyLimit' | 'concurrencyLimit' | 'supplierBalance' | 'amountTaken'>())();

export const resourceVerdict = /* @__PURE__ */ (() =>
  z.object({
  resourceId: uuid,
  productId: f.integer(),
  currency: currencyOpen,
  amountMinor: f.integer(),
  refusals: z.array(candidateRefusalOpen),
  freeAmountCount: f.integer(0),
  minAmountMinor: f.integer(0),
  maxAmountMinor: f.integer(0),
  dailyUsedMinor: f.integer(),
  dailyLimitMinor: z.nullable(f.integer(0)),
  processingOrderCount: f.integer(0),
  concurrencyLimit: z.nullable(f.integer(0)),
  supplierAvailableMinor: z.nullable(f.integer()),
  weight: f.number(0),
  lastHeartbeatAt: z.nullable(f.dateTime()),
  monitorLiveMs: f.integer(0),
}))();

export const resourceKind = /* @__PURE__ */ (() =>
  z.literal(['bank', 'wallet', 'upi', 'usdt', 'gateway', 'mobileMoney']))();

export const productKind = /* @__PURE__ */ (() =>
  z.literal(['collection', 'payout']))();

export const currency = /* @__PURE__ */ (() =>
  z.literal(['INR', 'CNY', 'KES', 'USDT']))();

export const resourceState = /* @__PURE__ */ (() =>
  z.literal([0, 1]))();

export const monitorState = /* @__PURE__ */ (() =>
  z.literal(['notNeeded', 'online', 'stale', 'offline']))();

export const resourcesListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  cursor: z.optional(f.text(1, 2000)),
  sortBy: z.optional(z.literal(['name', 'supplierName', 'createdAt', 'weight', 'processingOrderCount', 'dailyUsed'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  withSummary: z.optional(z.boolean()),
  resourceId: z.optional(uuid),
  kind: z.optional(resourceKind),
  kinds: z.optional(z.array(resourceKind).check(z.minLength(1), z.maxLength(6))),
  productId: z.optional(f.integer(1, 99999)),
  productKind: z.optional(productKind),
  currency: z.optional(currency),
  supplierId: z.optional(uuid),
  name: z.optional(f.text(1, 64)),
  accountNumber: z.optional(f.text(4, 128)),
  state: z.optional(resourceState),
  gatewayId: z.optional(uuid),
  monitorState: z.optional(monitorState),
}))();

export const resourceTotal = /* @__PURE__ */ (() =>
  z.object({
  currency: currencyOpen,
  count: f.integer(0),
  reservedMinor: f.integer(),
  paidMinor: f.integer(),
  dailyUsedMinor: f.integer(),
  dailyLimitMinor: z.nullable(f.integer(0)),
}))();

export const resourceSummary = /* @__PURE__ */ (() =>
  z.object({
  count: f.integer(0),
  enabledCount: f.integer(0),
  processingOrderCount: f.integer(0),
  totals: z.array(resourceTotal),
}))();

export const resourceList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(resourceRow),
  total: f.integer(0),
  nextCursor: f.anyTextOrNull,
  summary: z.nullable(resourceSummary),
}))();

export const partyName = /* @__PURE__ */ (() =>
  f.text(1, 64).check(z.regex(/\S/u)))();

export const usdtNetwork = /* @__PURE__ */ (() =>
  z.literal(['TRC20', 'ERC20']))();

export const payLink = /* @__PURE__ */ (() =>
  f.text(5, 1000).check(z.regex(/^(?!(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Ff][Ii][Ll][Ee]|[Bb][Ll][Oo][Bb]):)[A-Za-z][A-Za-z0-9+.\-]{1,20}:[^\s<>"]+$/u)))();

export const floatMode = /* @__PURE__ */ (() =>
  z.literal(['none', 'up', 'down', 'both']))();

export const paysBy = /* @__PURE__ */ (() =>
  z.literal(['hand', 'device']))();

export const addResourceRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  supplierId: uuid,
  kind: resourceKind,
  currency: z.optional(currency),
  name: partyName,
  timeZone: z.optional(f.text(3, 64).check(z.regex(/^[A-Za-z_]+(?:\/[A-Za-z0-9_+\-]+)*$/u))),
  productIds: z.array(f.integer(1, 99999)).check(z.maxLength(50)),
  bankName: z.optional(f.text(1, 128)),
  accountName: z.optional(f.text(1, 128)),
  cardNumber: z.optional(z.string().check(z.regex(/^\d{1,20}$/u))),
  ifscCode: z.optional(z.string().check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/u))),
  vpa: z.optional(z.string().check(z.regex(/^[\w.-]{2,256}@[A-Za-z]{2,64}$/u))),
  mobileNumber: z.optional(z.string().check(z.regex(/^\d{8,15}$/u))),
  paybillNumber: z.optional(z.string().check(z.regex(/^\d{5,7}$/u))),
  paybillAccount: z.optional(f.text(1, 20).check(z.regex(/^[A-Za-z0-9-]+$/u))),
  tillNumber: z.optional(z.string().check(z.regex(/^\d{5,8}$/u))),
  usdtAddress: z.optional(f.text(20, 64).check(z.regex(/^[A-Za-z0-9]+$/u))),
  usdtNetwork: z.optional(usdtNetwork),
  gatewayName: z.optional(f.text(1, 64)),
  gatewayId: z.optional(f.uuid()),
  link: z.optional(payLink),
  jumpLink: z.optional(payLink),
  qrCode: z.optional(z.string().check(z.maxLength(200000), z.regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+\/]+={0,2}$/u))),
  minAmountMinor: f.integer(1, 9000000000000000),
  maxAmountMinor: f.integer(1, 9000000000000000),
  dailyLimitMinor: z.optional(z.nullable(f.integer(0, 9000000000000000))),
  concurrencyLimit: z.optional(z.nullable(f.integer(0, 100000))),
  weight: z.optional(f.integer(0, 1000)),
  floatMode: z.optional(floatMode),
  paysBy: z.optional(paysBy),
  monitorId: z.optional(z.nullable(f.text(1, 64))),
}))();

export const updateResourceRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  resourceId: uuid,
  name: z.optional(partyName),
  timeZone: z.optional(f.text(3, 64).check(z.regex(/^[A-Za-z_]+(?:\/[A-Za-z0-9_+\-]+)*$/u))),
  productIds: z.optional(z.array(f.integer(1, 99999)).check(z.maxLength(50))),
  bankName: z.optional(z.nullable(f.text(1, 128))),
  accountName: z.optional(z.nullable(f.text(1, 128))),
  cardNumber: z.optional(z.string().check(z.regex(/^\d{1,20}$/u))),
  ifscCode: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/u)))),
  vpa: z.optional(z.string().check(z.regex(/^[\w.-]{2,256}@[A-Za-z]{2,64}$/u))),
  mobileNumber: z.optional(z.nullable(z.string().check(z.regex(/^\d{8,15}$/u)))),
  paybillNumber: z.optional(z.nullable(z.string().check(z.regex(/^\d{5,7}$/u)))),
  paybillAccount: z.optional(z.nullable(f.text(1, 20).check(z.regex(/^[A-Za-z0-9-]+$/u)))),
  tillNumber: z.optional(z.nullable(z.string().check(z.regex(/^\d{5,8}$/u)))),
  usdtAddress: z.optional(f.text(20, 64).check(z.regex(/^[A-Za-z0-9]+$/u))),
  usdtNetwork: z.optional(usdtNetwork),
  gatewayName: z.optional(f.text(1, 64)),
  gatewayId: z.optional(z.nullable(f.uuid())),
  link: z.optional(z.nullable(payLink)),
  jumpLink: z.optional(z.nullable(payLink)),
  qrCode: z.optional(z.nullable(z.string().check(z.maxLength(200000), z.regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+\/]+={0,2}$/u)))),
  minAmountMinor: z.optional(f.integer(1, 9000000000000000)),
  maxAmountMinor: z.optional(f.integer(1, 9000000000000000)),
  dailyLimitMinor: z.optional(z.nullable(f.integer(0, 9000000000000000))),
  concurrencyLimit: z.optional(z.nullable(f.integer(0, 100000))),
  weight: z.optional(f.integer(0, 1000)),
  floatMode: z.optional(floatMode),
  paysBy: z.optional(paysBy),
  monitorId: z.optional(z.nullable(f.text(1, 64))),
}))();

export const deleteResourceRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  resourceId: uuid,
}))();

export const revealResourceRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  resourceId: uuid,
}))();

export const revealedResource = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  cardNumber: f.anyTextOrNull,
  mobileNumber: f.anyTextOrNull,
  paybillNumber: f.anyTextOrNull,
  paybillAccount: f.anyTextOrNull,
  tillNumber: f.anyTextOrNull,
  vpa: f.anyTextOrNull,
  usdtAddress: f.anyTextOrNull,
}))();

export const createOrderRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  mchId: z.string().check(z.regex(/^\d{4,20}$/u)),
  productId: f.integer(1, 99999),
  mchOrderNo: z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,64}$/u)),
  amount: f.integer(1, 9000000000000000),
  returnUrl: z.optional(f.uri().check(z.maxLength(1000))),
  notifyUrl: z.optional(f.uri().check(z.maxLength(1000))),
  subject: z.optional(z.string().check(z.maxLength(128))),
  body: z.optional(z.string().check(z.maxLength(500))),
  clientIp: z.optional(f.ip()),
  sign: f.text(16, 200),
  userName: z.optional(f.text(1, 128)),
  cardNumber: z.optional(z.string().check(z.regex(/^\d{1,20}$/u))),
  ifscCode: z.optional(z.string().check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/u))),
  bankName: z.optional(f.text(1, 128)),
  vpa: z.optional(z.string().check(z.regex(/^[\w.-]{2,256}@[A-Za-z]{2,64}$/u))),
  mode: z.optional(f.text(1, 32)),
  address: z.optional(f.text(1, 128)),
  extra: z.optional(f.dictionary(z.string().check(z.maxLength(256)), /^[A-Za-z0-9_.-]{1,64}$/u, 20)),
}))();

export const orderStatusIdOpen = /* @__PURE__ */ (() =>
  f.openInteger<1 | 2 | 3 | 4 | 5 | 10>())();

export const createdOrder = /* @__PURE__ */ (() =>
  z.object({
  orderCode: f.anyText,
  mchId: f.anyText,
  mchOrderNo: f.anyText,
  productId: f.integer(),
  amountMinor: f.integer(),
  currency: currencyOpen,
  status: orderStatusIdOpen,
  payUrl: f.anyTextOrNull,
  createdAt: f.dateTime(),
}))();

export const orderType = /* @__PURE__ */ (() =>
  z.literal([1, 2]))();

export const createBatchRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  file: f.binary(),
  orderType: orderType,
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/u)),
}))();

export const orderTypeOpen = /* @__PURE__ */ (() =>
  f.openInteger<1 | 2>())();

export const batchCurrencyTotal = /* @__PURE__ */ (() =>
  z.object({
  currency: currencyOpen,
  count: f.integer(0),
  amountMinor: f.integer(),
}))();

export const batchCreatedRow = /* @__PURE__ */ (() =>
  z.object({
  row: f.integer(2),
  mchId: f.anyText,
  mchOrderNo: f.anyText,
  productId: f.integer(),
  amountMinor: f.integer(),
  currency: currencyOpen,
  orderCode: f.anyText,
  payUrl: f.anyTextOrNull,
}))();

export const batchCreated = /* @__PURE__ */ (() =>
  z.object({
  batchId: uuid,
  key: f.anyText,
  fileName: f.anyText,
  orderType: orderTypeOpen,
  repeated: z.boolean(),
  rowCount: f.integer(1),
  totals: z.array(batchCurrencyTotal),
  rows: z.array(batchCreatedRow),
  createdAt: f.dateTime(),
}))();

export const uploadColumn = /* @__PURE__ */ (() =>
  z.object({
  name: f.anyText,
  required: z.boolean(),
  title: localizedText,
}))();

export const lastUpload = /* @__PURE__ */ (() =>
  z.object({
  batchId: uuid,
  key: f.anyText,
  fileName: f.anyText,
  orderType: orderTypeOpen,
  rowCount: f.integer(1),
  createdAt: f.dateTime(),
  createdBy: f.anyText,
}))();

export const uploadFlag = /* @__PURE__ */ (() =>
  z.object({
  enabled: z.boolean(),
  uploading: z.boolean(),
  maxBytes: f.integer(1),
  maxRows: f.integer(1),
  fileTypes: z.array(f.anyText),
  columns: z.array(uploadColumn),
  lastUpload: z.nullable(lastUpload),
}))();

export const createTestOrderRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  merchantId: uuid,
  productId: f.integer(1, 99999),
  amount: f.integer(1, 9000000000000000),
  withoutCallback: z.optional(z.boolean()),
  returnUrl: z.optional(f.uri().check(z.maxLength(1000))),
  notifyUrl: z.optional(f.uri().check(z.maxLength(1000))),
  subject: z.optional(z.string().check(z.maxLength(128))),
  body: z.optional(z.string().check(z.maxLength(500))),
  clientIp: z.optional(f.ip()),
  userName: z.optional(f.text(1, 128)),
  cardNumber: z.optional(z.string().check(z.regex(/^\d{1,20}$/u))),
  ifscCode: z.optional(z.string().check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/u))),
  bankName: z.optional(f.text(1, 128)),
  vpa: z.optional(z.string().check(z.regex(/^[\w.-]{2,256}@[A-Za-z]{2,64}$/u))),
  mode: z.optional(f.text(1, 32)),
  address: z.optional(f.text(1, 128)),
  extra: z.optional(f.dictionary(z.string().check(z.maxLength(256)), /^[A-Za-z0-9_.-]{1,64}$/u, 20)),
}))();

export const testOrderSignature = /* @__PURE__ */ (() =>
  z.object({
  profile: f.openText<'md5-sorted' | 'hmac-sha256'>(),
  stringToSign: f.anyText,
  sign: f.anyText,
  dropped: z.array(f.anyText),
}))();

export const testOrderMessage = /* @__PURE__ */ (() =>
  z.object({
  method: f.anyTextOrNull,
  path: f.anyTextOrNull,
  body: f.anyText,
}))();

export const createdTestOrder = /* @__PURE__ */ (() =>
  z.object({
  order: createdOrder,
  signature: testOrderSignature,
  request: testOrderMessage,
  answer: testOrderMessage,
}))();

export const orderStatusId = /* @__PURE__ */ (() =>
  z.literal([1, 2, 3, 4, 5, 10]))();

export const orderMark = /* @__PURE__ */ (() =>
  z.literal([0, 1, 2, 3, 4]))();

export const supplementStatus = /* @__PURE__ */ (() =>
  z.literal([0, 1]))();

export const supplementType = /* @__PURE__ */ (() =>
  z.literal([1, 2]))();

export const payoutStatusId = /* @__PURE__ */ (() =>
  z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))();

export const processState = /* @__PURE__ */ (() =>
  z.literal([0, 1, 2]))();

export const orderFigure = /* @__PURE__ */ (() =>
  z.literal(['waiting', 'failed', 'allocated', 'paying', 'live', 'timedOut', 'rejected', 'exception', 'paid', 'unacknowledged', 'acknowledged', 'supplement', 'reversed']))();

export const lossReason = /* @__PURE__ */ (() =>
  f.text(1, 32))();

export const ordersListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  cursor: z.optional(f.text(1, 200)),
  sortBy: z.optional(z.literal(['createdAt', 'completedAt', 'amount', 'status'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  withSummary: z.optional(z.boolean()),
  merchantId: z.optional(uuid),
  supplierId: z.optional(uuid),
  resourceId: z.optional(uuid),
  productId: z.optional(f.integer(1, 99999)),
  mainProductId: z.optional(f.integer(1, 99999)),
  askedProductId: z.optional(f.integer(1, 99999)),
  merchantOrderId: z.optional(f.text(1, 64)),
  currency: z.optional(currency),
  orderCode: z.optional(f.text(1, 40)),
  ipAddress: z.optional(f.text(2, 45)),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
  timeField: z.optional(z.literal(['createdAt', 'completedAt'])),
  completedStartTime: z.optional(f.platformDateTime()),
  completedEndTime: z.optional(f.platformDateTime()),
  orderStatusId: z.optional(orderStatusId),
  notInOrderStatusIds: z.optional(z.array(orderStatusId).check(z.maxLength(10))),
  isProxy: z.optional(z.boolean()),
  orderType: z.optional(orderType),
  orderMark: z.optional(orderMark),
  isTest: z.optional(z.boolean()),
  supplementStatus: z.optional(supplementStatus),
  supplementType: z.optional(supplementType),
  amount: z.optional(f.number(0, 1000000000000000)),
  minAmount: z.optional(f.number(0, 1000000000000000)),
  maxAmount: z.optional(f.number(0, 1000000000000000)),
  currentReceivedMoney: z.optional(f.number(0, 1000000000000000)),
  description: z.optional(f.text(1, 128)),
  cardNumber: z.optional(z.string().check(z.regex(/^\d{1,20}$/u))),
  usdtAddress: z.optional(f.text(1, 64)),
  usdtCount: z.optional(f.integer(0, 1000000000000000)),
  identifyCode: z.optional(f.text(1, 64)),
  validateUserName: z.optional(f.text(1, 128)),
  userName: z.optional(f.text(1, 128)),
  bankName: z.optional(f.text(1, 128)),
  ifscCode: z.optional(z.string().check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/u))),
  utr: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{6,80}$/u))),
  batchId: z.optional(uuid),
  payoutBatchId: z.optional(uuid),
  payoutStatus: z.optional(payoutStatusId),
  claimedBy: z.optional(f.text(1, 64)),
  processState: z.optional(processState),
  figure: z.optional(orderFigure),
  lossReason: z.optional(lossReason),
  findingId: z.optional(uuid),
  createdHour: z.optional(f.integer(0, 23)),
  createdWeekday: z.optional(f.integer(1, 7)),
}))();

export const orderMarkOpen = /* @__PURE__ */ (() =>
  f.openInteger<0 | 1 | 2 | 3 | 4>())();

export const supplementStatusOpen = /* @__PURE__ */ (() =>
  f.openInteger<0 | 1>())();

export const supplementTypeOpen = /* @__PURE__ */ (() =>
  f.openInteger<1 | 2>())();

export const processStateOpen = /* @__PURE__ */ (() =>
  f.openInteger<0 | 1 | 2>())();

export const payoutStatusIdOpen = /* @__PURE__ */ (() =>
  f.openInteger<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10>())();

export const orderRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  orderCode: f.anyText,
  merchantOrderNo: f.anyText,
  orderType: orderTypeOpen,
  merchantId: uuid,
  mchId: f.anyText,
  merchantName: f.anyText,
  supplierId: z.nullable(f.uuid()),
  supplierName: f.anyTextOrNull,
  isProxy: z.boolean(),
  productId: f.integer(),
  mainProductId: z.nullable(f.integer()),
  askedProductId: z.nullable(f.integer()),
  amountMinor: f.integer(),
  currency: currencyOpen,
  receivedMinor: z.nullable(f.integer()),
  payAmountMinor: z.nullable(f.integer()),
  feeMinor: z.nullable(f.integer()),
  status: orderStatusIdOpen,
  mark: orderMarkOpen,
  supplementStatus: supplementStatusOpen,
  supplementType: z.nullable(supplementTypeOpen),
  processState: z.nullable(processStateOpen),
  payoutStatus: z.nullable(payoutStatusIdOpen),
  batchId: z.nullable(f.uuid()),
  payoutBatchId: z.nullable(f.uuid()),
  userName: f.anyTextOrNull,
  validateUserName: f.anyTextOrNull,
  cardNumberMasked: f.anyTextOrNull,
  bankName: f.anyTextOrNull,
  ifscCode: f.anyTextOrNull,
  vpa: f.anyTextOrNull,
  mode: f.anyTextOrNull,
  address: f.anyTextOrNull,
  usdtAddress: f.anyTextOrNull,
  usdtCountMicro: z.nullable(f.integer()),
  identifyCode: f.anyTextOrNull,
  utr: f.anyTextOrNull,
  ipAddress: f.anyTextOrNull,
  subject: f.anyTextOrNull,
  body: f.anyTextOrNull,
  description: f.anyTextOrNull,
  notifyUrl: f.anyText,
  returnUrl: f.anyTextOrNull,
  resourceId: z.nullable(f.uuid()),
  resourceName: f.anyTextOrNull,
  attempt: f.integer(1),
  commissionMinor: z.nullable(f.integer()),
  claimedBy: f.anyTextOrNull,
  claimedAt: z.nullable(f.dateTime()),
  claimExpiresAt: z.nullable(f.dateTime()),
  rejectReason: f.anyTextOrNull,
  callbackAttempts: f.integer(0),
  lastCallbackAt: z.nullable(f.dateTime()),
  createdAt: f.dateTime(),
  updatedAt: f.dateTime(),
  expiresAt: z.nullable(f.dateTime()),
  completedAt: z.nullable(f.dateTime()),
  reversedAt: z.nullable(f.dateTime()),
  extra: f.dictionary(f.anyText, undefined, undefined),
}))();

export const orderCurrencyTotal = /* @__PURE__ */ (() =>
  z.object({
  currency: currencyOpen,
  count: f.integer(0),
  amountMinor: f.integer(),
  paidCount: f.integer(0),
  paidMinor: f.integer(),
}))();

export const orderSummary = /* @__PURE__ */ (() =>
  z.object({
  count: f.integer(0),
  endedCount: f.integer(0),
  paidCount: f.integer(0),
  totals: z.array(orderCurrencyTotal),
}))();

export const orderList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(orderRow),
  total: z.nullable(f.integer(0)),
  nextCursor: f.anyTextOrNull,
  summary: z.nullable(orderSummary),
}))();

export const ordersStatusCountsRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  merchantId: z.optional(uuid),
  supplierId: z.optional(uuid),
  resourceId: z.optional(uuid),
  productId: z.optional(f.integer(1, 99999)),
  mainProductId: z.optional(f.integer(1, 99999)),
  askedProductId: z.optional(f.integer(1, 99999)),
  merchantOrderId: z.optional(f.text(1, 64)),
  currency: z.optional(currency),
  orderCode: z.optional(f.text(1, 40)),
  ipAddress: z.optional(f.text(2, 45)),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
  timeField: z.optional(z.literal(['createdAt', 'completedAt'])),
  completedStartTime: z.optional(f.platformDateTime()),
  completedEndTime: z.optional(f.platformDateTime()),
  isProxy: z.optional(z.boolean()),
  orderType: z.optional(orderType),
  orderMark: z.optional(orderMark),
  isTest: z.optional(z.boolean()),
  supplementStatus: z.optional(supplementStatus),
  supplementType: z.optional(supplementType),
  amount: z.optional(f.number(0, 1000000000000000)),
  minAmount: z.optional(f.number(0, 1000000000000000)),
  maxAmount: z.optional(f.number(0, 1000000000000000)),
  currentReceivedMoney: z.optional(f.number(0, 1000000000000000)),
  description: z.optional(f.text(1, 128)),
  cardNumber: z.optional(z.string().check(z.regex(/^\d{1,20}$/u))),
  usdtAddress: z.optional(f.text(1, 64)),
  usdtCount: z.optional(f.integer(0, 1000000000000000)),
  identifyCode: z.optional(f.text(1, 64)),
  validateUserName: z.optional(f.text(1, 128)),
  userName: z.optional(f.text(1, 128)),
  bankName: z.optional(f.text(1, 128)),
  ifscCode: z.optional(z.string().check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/u))),
  utr: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{6,80}$/u))),
  batchId: z.optional(uuid),
  payoutBatchId: z.optional(uuid),
  payoutStatus: z.optional(payoutStatusId),
  claimedBy: z.optional(f.text(1, 64)),
  processState: z.optional(processState),
  figure: z.optional(orderFigure),
  lossReason: z.optional(lossReason),
  findingId: z.optional(uuid),
  createdHour: z.optional(f.integer(0, 23)),
  createdWeekday: z.optional(f.integer(1, 7)),
}))();

export const orderStatusCount = /* @__PURE__ */ (() =>
  z.object({
  orderStatusId: orderStatusIdOpen,
  count: f.integer(0),
}))();

export const payoutStatusCount = /* @__PURE__ */ (() =>
  z.object({
  payoutStatusId: payoutStatusIdOpen,
  count: f.integer(0),
}))();

export const orderStatusCounts = /* @__PURE__ */ (() =>
  z.object({
  counts: z.array(orderStatusCount),
  payoutCounts: z.array(payoutStatusCount),
  exact: z.boolean(),
}))();

export const latestOrder = /* @__PURE__ */ (() =>
  z.object({
  orderCode: f.anyTextOrNull,
  createTime: z.nullable(f.dateTime()),
}))();

export const ordersProfileRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  merchantUserId: z.optional(uuid),
  supplierUserId: z.optional(uuid),
  productId: z.optional(f.integer(1, 99999)),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
}))();

export const orderPerformance = /* @__PURE__ */ (() =>
  z.object({
  orderCount: f.integer(0),
  allocatedCount: f.integer(0),
  paidCount: f.integer(0),
  timedOutCount: f.integer(0),
  acknowledgedCount: f.integer(0),
  allocationRate: z.nullable(f.number(0, 1)),
  successRate: z.nullable(f.number(0, 1)),
  acknowledgementRate: z.nullable(f.number(0, 1)),
  payTimeP50Ms: z.nullable(f.integer(0)),
  payTimeP90Ms: z.nullable(f.integer(0)),
  payTimeP99Ms: z.nullable(f.integer(0)),
  allocationTimeP90Ms: z.nullable(f.integer(0)),
}))();

export const performancePair = /* @__PURE__ */ (() =>
  z.object({
  current: orderPerformance,
  previous: orderPerformance,
}))();

export const productPerformance = /* @__PURE__ */ (() =>
  z.object({
  productId: f.integer(),
  productName: localizedText,
  current: orderPerformance,
  previous: orderPerformance,
}))();

export const supplierPerformance = /* @__PURE__ */ (() =>
  z.object({
  supplierId: uuid,
  supplierName: f.anyText,
  current: orderPerformance,
  previous: orderPerformance,
}))();

export const resourcePerformance = /* @__PURE__ */ (() =>
  z.object({
  resourceId: uuid,
  resourceName: f.anyText,
  supplierName: f.anyText,
  current: orderPerformance,
  previous: orderPerformance,
}))();

export const hourPerformance = /* @__PURE__ */ (() =>
  z.object({
  hour: f.integer(0, 23),
  current: orderPerformance,
  previous: orderPerformance,
}))();

export const performanceChange = /* @__PURE__ */ (() =>
  z.object({
  productId: f.integer(),
  productName: localizedText,
  supplierId: z.nullable(f.uuid()),
  supplierName: f.anyTextOrNull,
  contribution: f.number(-2, 2),
  previousRate: f.number(0, 1),
  rate: f.number(0, 1),
  endedCount: f.integer(0),
  since: f.dateTime(),
}))();

export const orderProfile = /* @__PURE__ */ (() =>
  z.object({
  startTime: f.dateTime(),
  endTime: f.dateTime(),
  previousStartTime: f.dateTime(),
  previousEndTime: f.dateTime(),
  total: performancePair,
  byProduct: z.array(productPerformance),
  bySupplier: z.array(supplierPerformance),
  byResource: z.array(resourcePerformance),
  byHour: z.array(hourPerformance),
  changes: z.array(performanceChange),
}))();

export const supplementRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCode: f.text(1, 40),
  isOffsetReplenishmentOrder: z.optional(z.boolean()),
  utr: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{6,80}$/u))),
}))();

export const reselectRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCode: f.text(1, 40),
  productIdList: z.array(f.integer(1, 99999)).check(z.minLength(1), z.maxLength(20)),
  userName: z.optional(f.text(1, 128)),
  cardNumber: z.optional(z.string().check(z.regex(/^\d{1,20}$/u))),
  ifscCode: z.optional(z.string().check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/u))),
  bankName: z.optional(f.text(1, 128)),
}))();

export const rejectRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCode: f.text(1, 40),
  rejectReason: z.optional(z.string().check(z.maxLength(200))),
}))();

export const freeResourceRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCode: f.text(1, 40),
  isOffsetReplenishmentOrder: z.optional(z.boolean()),
}))();

export const resendCallbackRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCode: f.text(1, 40),
}))();

export const reverseRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCode: f.text(1, 40),
  reason: z.optional(f.text(1, 200).check(z.regex(/\S/u))),
}))();

export const ordersStatisticsRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  merchantUserId: z.optional(uuid),
  supplierUserId: z.optional(uuid),
  productId: z.optional(f.integer(1, 99999)),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
  isProxy: z.optional(z.boolean()),
  orderType: z.optional(orderType),
  orderMark: z.optional(orderMark),
  groupByMerchant: z.optional(z.boolean()),
}))();

export const statisticsBucketOpen = /* @__PURE__ */ (() =>
  f.openText<'hour' | 'day' | 'month'>())();

export const orderFigures = /* @__PURE__ */ (() =>
  z.object({
  currency: currencyOpen,
  orderCount: f.integer(0),
  amountMinor: f.integer(),
  paidCount: f.integer(0),
  paidMinor: f.integer(),
  liveCount: f.integer(0),
  timedOutCount: f.integer(0),
  failedCount: f.integer(0),
  rejectedCount: f.integer(0),
  exceptionCount: f.integer(0),
  supplementCount: f.integer(0),
  reversedCount: f.integer(0),
  reversedMinor: f.integer(),
  feeMinor: z.nullable(f.integer()),
  commissionMinor: z.nullable(f.integer()),
  successRate: z.nullable(f.number(0, 1)),
}))();

export const timeStatistics = /* @__PURE__ */ (() =>
  z.object({
  at: f.dateTime(),
  figures: orderFigures,
}))();

export const productStatistics = /* @__PURE__ */ (() =>
  z.object({
  productId: f.integer(),
  productName: localizedText,
  figures: orderFigures,
}))();

export const supplierStatistics = /* @__PURE__ */ (() =>
  z.object({
  supplierId: uuid,
  supplierUserId: z.nullable(f.uuid()),
  supplierName: f.anyText,
  isProxy: z.boolean(),
  figures: orderFigures,
}))();

export const merchantStatistics = /* @__PURE__ */ (() =>
  z.object({
  merchantId: uuid,
  merchantUserId: z.nullable(f.uuid()),
  mchId: f.anyText,
  merchantName: f.anyText,
  figures: orderFigures,
}))();

export const orderStatistics = /* @__PURE__ */ (() =>
  z.object({
  orderType: orderTypeOpen,
  startTime: f.dateTime(),
  endTime: f.dateTime(),
  previousStartTime: f.dateTime(),
  previousEndTime: f.dateTime(),
  bucket: statisticsBucketOpen,
  totals: z.array(orderFigures),
  previousTotals: z.array(orderFigures),
  byTime: z.array(timeStatistics),
  byProduct: z.array(productStatistics),
  bySupplier: z.array(supplierStatistics),
  byMerchant: z.nullable(z.array(merchantStatistics)),
}))();

export const ordersSimpleStatisticsRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  todayDate: z.optional(f.platformDateTime()),
  tomorrowDate: z.optional(f.platformDateTime()),
  yesterdayDate: z.optional(f.platformDateTime()),
  isProxy: z.optional(z.boolean()),
}))();

export const dayFigures = /* @__PURE__ */ (() =>
  z.object({
  collection: z.array(orderFigures),
  payout: z.array(orderFigures),
}))();

export const simpleStatistics = /* @__PURE__ */ (() =>
  z.object({
  shown: z.boolean(),
  todayStart: f.dateTime(),
  at: f.dateTime(),
  today: dayFigures,
  yesterday: dayFigures,
  yesterdaySoFar: dayFigures,
}))();

export const figureGrouping = /* @__PURE__ */ (() =>
  z.literal(['time', 'product', 'merchant', 'supplier', 'account', 'hour', 'weekday']))();

export const ordersBreakdownRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  merchantId: z.optional(uuid),
  supplierId: z.optional(uuid),
  productId: z.optional(f.integer(1, 99999)),
  currency: z.optional(currency),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
  orderType: z.optional(orderType),
  orderMark: z.optional(orderMark),
  isProxy: z.optional(z.boolean()),
  by: z.optional(z.array(figureGrouping).check(z.maxLength(7))),
}))();

export const orderFunnel = /* @__PURE__ */ (() =>
  z.object({
  currency: currencyOpen,
  createdCount: f.integer(0),
  waitingCount: f.integer(0),
  allocatedCount: f.integer(0),
  payingCount: f.integer(0),
  paidCount: f.integer(0),
  unacknowledgedCount: f.integer(0),
  acknowledgedCount: f.integer(0),
}))();

export const orderFigureOpen = /* @__PURE__ */ (() =>
  f.openText<'waiting' | 'failed' | 'allocated' | 'paying' | 'live' | 'timedOut' | 'rejected' | 'exception' | 'paid' | 'unacknowledged' | 'acknowledged' | 'supplement' | 'reversed'>())();

export const orderLoss = /* @__PURE__ */ (() =>
  z.object({
  currency: currencyOpen,
  figure: orderFigureOpen,
  reason: lossReason,
  orderCount: f.integer(1),
  amountMinor: f.integer(1),
}))();

export const orderDurations = /* @__PURE__ */ (() =>
  z.object({
  takeTimeP50Ms: z.nullable(f.integer(0)),
  takeTimeP90Ms: z.nullable(f.integer(0)),
  payTimeP50Ms: z.nullable(f.integer(0)),
  payTimeP90Ms: z.nullable(f.integer(0)),
  payTimeP99Ms: z.nullable(f.integer(0)),
}))();

export const durationPair = /* @__PURE__ */ (() =>
  z.object({
  current: orderDurations,
  previous: orderDurations,
}))();

export const figureGroupingOpen = /* @__PURE__ */ (() =>
  f.openText<'time' | 'product' | 'merchant' | 'supplier' | 'account' | 'hour' | 'weekday'>())();

export const stepTimes = /* @__PURE__ */ (() =>
  z.object({
  startTime: f.dateTime(),
  endTime: f.dateTime(),
  previousStartTime: z.nullable(f.dateTime()),
  previousEndTime: z.nullable(f.dateTime()),
}))();

export const figureGroup = /* @__PURE__ */ (() =>
  z.object({
  by: figureGroupingOpen,
  key: f.anyText,
  name: z.nullable(localizedText),
  detail: f.anyTextOrNull,
  times: z.nullable(stepTimes),
  current: orderFigures,
  previous: orderFigures,
}))();

export const orderBreakdown = /* @__PURE__ */ (() =>
  z.object({
  orderType: orderTypeOpen,
  startTime: f.dateTime(),
  endTime: f.dateTime(),
  previousStartTime: f.dateTime(),
  previousEndTime: f.dateTime(),
  bucket: statisticsBucketOpen,
  totals: z.array(orderFigures),
  previousTotals: z.array(orderFigures),
  funnels: z.array(orderFunnel),
  losses: z.array(orderLoss),
  durations: durationPair,
  groups: z.array(figureGroup),
  supplierTeams: z.optional(z.boolean()),
}))();

export const orderStatusOption = /* @__PURE__ */ (() =>
  z.object({
  id: orderStatusIdOpen,
  key: f.anyText,
  name: localizedText,
}))();

export const orderStatusOptions = /* @__PURE__ */ (() =>
  z.array(orderStatusOption))();

export const orderMarkOption = /* @__PURE__ */ (() =>
  z.object({
  id: orderMarkOpen,
  key: f.anyText,
  name: localizedText,
}))();

export const orderMarkOptions = /* @__PURE__ */ (() =>
  z.array(orderMarkOption))();

export const ordersAllocationInfoRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCode: f.text(1, 40),
}))();

export const attemptStateOpen = /* @__PURE__ */ (() =>
  f.openText<'reserved' | 'sent' | 'paid' | 'expired' | 'released' | 'declined' | 'unknown'>())();

export const allocationAttempt = /* @__PURE__ */ (() =>
  z.object({
  attempt: f.integer(1),
  productId: f.integer(),
  resourceId: z.nullable(f.uuid()),
  resourceName: f.anyTextOrNull,
  supplierId: z.nullable(f.uuid()),
  supplierName: f.anyTextOrNull,
  state: attemptStateOpen,
  amountMinor: f.integer(),
  payAmountMinor: z.nullable(f.integer()),
  reference: f.anyTextOrNull,
  failure: f.anyTextOrNull,
  operator: f.anyTextOrNull,
  allocatedAt: f.dateTime(),
  expiresAt: z.nullable(f.dateTime()),
  matchUntil: z.nullable(f.dateTime()),
  endedAt: z.nullable(f.dateTime()),
}))();

export const allocationCandidate = /* @__PURE__ */ (() =>
  z.object({
  resourceId: uuid,
  resourceName: f.anyText,
  supplierId: uuid,
  supplierName: f.anyText,
  weight: f.integer(0),
  chosen: z.boolean(),
  refusals: z.array(candidateRefusalOpen),
  processingOrderCount: f.integer(0),
  concurrencyLimit: z.nullable(f.integer(0)),
  dailyUsedMinor: f.integer(),
  dailyLimitMinor: z.nullable(f.integer(0)),
}))();

export const orderAllocation = /* @__PURE__ */ (() =>
  z.object({
  orderCode: f.anyText,
  orderType: orderTypeOpen,
  status: orderStatusIdOpen,
  payoutStatus: z.nullable(payoutStatusIdOpen),
  productId: f.integer(),
  amountMinor: f.integer(),
  currency: currencyOpen,
  attempts: z.array(allocationAttempt),
  evaluatedAt: z.nullable(f.dateTime()),
  candidates: z.array(allocationCandidate),
}))();

export const ordersDossierRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCode: f.text(1, 40),
}))();

export const orderRuleContext = /* @__PURE__ */ (() =>
  z.object({
  withinGrace: z.boolean(),
  canTimeoutSupplement: z.boolean(),
}))();

export const timelineKindOpen = /* @__PURE__ */ (() =>
  f.openText<'status' | 'attempt' | 'statement' | 'callback' | 'operator' | 'risk' | 'note'>())();

export const timelineActorOpen = /* @__PURE__ */ (() =>
  f.openText<'merchant' | 'user' | 'system'>())();

export const timelineEntry = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  at: f.dateTime(),
  kind: timelineKindOpen,
  event: f.anyText,
  fromStatus: z.nullable(f.integer()),
  toStatus: z.nullable(f.integer()),
  actor: timelineActorOpen,
  actorName: f.anyTextOrNull,
  reason: f.anyTextOrNull,
  ipAddress: f.anyTextOrNull,
  reference: f.anyTextOrNull,
  details: f.dictionary(f.anyText, undefined, undefined),
}))();

export const matchStateOpen = /* @__PURE__ */ (() =>
  f.openText<'automatic' | 'byHand' | 'suspicious'>())();

export const residueKindOpen = /* @__PURE__ */ (() =>
  f.openText<'bankFee' | 'underpaid' | 'overpaid' | 'rounding' | 'other'>())();

export const statementSplit = /* @__PURE__ */ (() =>
  z.object({
  splitMatchId: uuid,
  partMinor: f.integer(),
  recordCount: f.integer(1),
  otherOrderCodes: z.array(f.anyText),
  residueMinor: z.nullable(f.integer()),
  residueKind: z.nullable(residueKindOpen),
  residueNote: f.anyTextOrNull,
}))();

export const matchedStatement = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  kind: statementKindOpen,
  resourceName: f.anyTextOrNull,
  amountMinor: z.nullable(f.integer()),
  currency: currencyOpen,
  utr: f.anyTextOrNull,
  payerName: f.anyTextOrNull,
  rawText: f.anyTextOrNull,
  match: matchStateOpen,
  matchedBy: f.anyTextOrNull,
  receivedAt: f.dateTime(),
  matchedAt: z.nullable(f.dateTime()),
  split: z.nullable(statementSplit),
}))();

export const callbackTriggerOpen = /* @__PURE__ */ (() =>
  f.openText<'schedule' | 'operator' | 'merchant'>())();

export const callbackMethodOpen = /* @__PURE__ */ (() =>
  f.openText<'POST' | 'GET'>())();

export const callbackOutcomeOpen = /* @__PURE__ */ (() =>
  f.openText<'acknowledged' | 'wrongAnswer' | 'httpError' | 'timedOut' | 'connectionFailed' | 'refusedAddress'>())();

export const callbackAttempt = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  callbackId: f.uuid(),
  orderCode: f.anyText,
  merchantOrderCode: f.anyText,
  merchantId: uuid,
  mchId: f.anyText,
  merchantName: f.anyText,
  systemFlag: f.anyText,
  attempt: f.integer(1),
  trigger: callbackTriggerOpen,
  triggeredBy: f.anyTextOrNull,
  httpMethod: callbackMethodOpen,
  url: f.anyText,
  requestHeaders: f.dictionary(f.anyText, undefined, undefined),
  requestBody: f.anyText,
  outcome: callbackOutcomeOpen,
  responseStatus: z.nullable(f.integer()),
  responseHeaders: f.dictionary(f.anyText, undefined, undefined),
  responseBody: f.anyTextOrNull,
  responseTruncated: z.boolean(),
  error: f.anyTextOrNull,
  latencyMs: z.nullable(f.integer(0)),
  sendTime: f.dateTime(),
  receiveTime: z.nullable(f.dateTime()),
}))();

export const transferKindOpen = /* @__PURE__ */ (() =>
  f.openText<'single' | 'pending' | 'post' | 'void'>())();

export const ledgerAccountKindOpen = /* @__PURE__ */ (() =>
  f.openText<'merchantPayable' | 'supplierReceivable' | 'supplierDeposit' | 'feeIncome' | 'commissionExpense' | 'payoutClearing' | 'adjustment'>())();

export const orderPosting = /* @__PURE__ */ (() =>
  z.object({
  transferId: uuid,
  at: f.dateTime(),
  kind: transferKindOpen,
  debitKind: ledgerAccountKindOpen,
  debitOwner: f.anyTextOrNull,
  creditKind: ledgerAccountKindOpen,
  creditOwner: f.anyTextOrNull,
  amountMinor: f.integer(1),
  currency: currencyOpen,
  reverses: z.nullable(f.uuid()),
}))();

export const riskSeverityOpen = /* @__PURE__ */ (() =>
  f.openText<'low' | 'medium' | 'high'>())();

export const orderRiskFinding = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  at: f.dateTime(),
  rule: f.anyText,
  severity: riskSeverityOpen,
  message: f.anyText,
}))();

export const orderRawRequest = /* @__PURE__ */ (() =>
  z.object({
  receivedAt: f.dateTime(),
  ipAddress: f.anyTextOrNull,
  userAgent: f.anyTextOrNull,
  body: f.anyText,
}))();

export const orderDossier = /* @__PURE__ */ (() =>
  z.object({
  order: orderRow,
  context: orderRuleContext,
  timeline: z.array(timelineEntry),
  attempts: z.array(allocationAttempt),
  statements: z.array(matchedStatement),
  callbacks: z.array(callbackAttempt),
  postings: z.array(orderPosting),
  riskFindings: z.array(orderRiskFinding),
  request: z.nullable(orderRawRequest),
}))();

export const updateMarkRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  id: uuid,
  orderMark: orderMark,
}))();

export const unlockRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCodes: z.array(f.text(1, 40)).check(z.minLength(1), z.maxLength(500)),
}))();

export const unlockedOrder = /* @__PURE__ */ (() =>
  z.object({
  orderCode: f.anyText,
  code: f.integer(),
  msg: f.anyText,
  payoutStatus: z.nullable(payoutStatusIdOpen),
}))();

export const unlockResult = /* @__PURE__ */ (() =>
  z.object({
  unlockedCount: f.integer(0),
  refusedCount: f.integer(0),
  list: z.array(unlockedOrder),
}))();

export const cancelPayoutRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCode: f.text(1, 40),
  reason: z.optional(f.text(1, 200).check(z.regex(/\S/u))),
}))();

export const reviewRejectionRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCode: f.text(1, 40),
  reason: z.optional(f.text(1, 200).check(z.regex(/\S/u))),
}))();

export const reportDeclinedRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCode: f.text(1, 40),
  reason: f.text(1, 200).check(z.regex(/\S/u)),
}))();

export const reportUnknownRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCode: f.text(1, 40),
  reason: f.text(1, 200).check(z.regex(/\S/u)),
}))();

export const disputePayoutRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCode: f.text(1, 40),
  reason: f.text(1, 200).check(z.regex(/\S/u)),
}))();

export const resolveExceptionRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCode: f.text(1, 40),
  outcome: z.literal(['paid', 'notPaid']),
  utr: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{6,80}$/u))),
  reason: z.optional(f.text(1, 200).check(z.regex(/\S/u))),
}))();

export const proofPicture = /* @__PURE__ */ (() =>
  z.string().check(z.maxLength(700000), z.regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+\/]+={0,2}$/u)))();

export const addPayoutProofRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCode: f.text(1, 40),
  picture: proofPicture,
}))();

export const payoutProof = /* @__PURE__ */ (() =>
  z.object({
  id: f.uuid(),
  attempt: f.integer(1),
  picture: proofPicture,
  addedBy: f.anyText,
  addedAt: f.dateTime(),
}))();

export const payoutsProofsRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCode: f.text(1, 40),
}))();

export const payoutProofs = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(payoutProof),
  acceptsMore: z.boolean(),
}))();

export const payoutClaimsClaimRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  orderId: uuid,
  resourceId: z.optional(uuid),
}))();

export const payoutClaim = /* @__PURE__ */ (() =>
  z.object({
  orderId: uuid,
  orderCode: f.anyText,
  payoutStatus: payoutStatusIdOpen,
  productId: f.integer(),
  amountMinor: f.integer(),
  currency: currencyOpen,
  claimedAt: f.dateTime(),
  claimExpiresAt: f.dateTime(),
  renewed: z.boolean(),
  resourceId: z.nullable(f.uuid()),
  resourceName: f.anyTextOrNull,
  userName: f.anyTextOrNull,
  cardNumber: f.anyTextOrNull,
  bankName: f.anyTextOrNull,
  ifscCode: f.anyTextOrNull,
  vpa: f.anyTextOrNull,
  usdtAddress: f.anyTextOrNull,
  usdtCountMicro: z.nullable(f.integer()),
}))();

export const payoutClaimsCancelRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  orderId: uuid,
}))();

export const claimNextRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  productId: z.optional(f.integer(1, 99999)),
  currency: z.optional(currency),
  minAmountMinor: z.optional(f.integer(0, 1000000000000000)),
  maxAmountMinor: z.optional(f.integer(0, 1000000000000000)),
  bankName: z.optional(f.text(1, 128)),
  merchantId: z.optional(uuid),
}))();

export const nextPayoutClaim = /* @__PURE__ */ (() =>
  z.object({
  claim: z.nullable(payoutClaim),
}))();

export const heldPayout = /* @__PURE__ */ (() =>
  z.object({
  orderId: uuid,
  orderCode: f.anyText,
  payoutStatus: payoutStatusIdOpen,
  productId: f.integer(),
  amountMinor: f.integer(),
  currency: currencyOpen,
  claimedAt: f.dateTime(),
  claimExpiresAt: z.nullable(f.dateTime()),
  resourceId: z.nullable(f.uuid()),
  resourceName: f.anyTextOrNull,
  userName: f.anyTextOrNull,
  cardNumber: f.anyTextOrNull,
  bankName: f.anyTextOrNull,
  ifscCode: f.anyTextOrNull,
  vpa: f.anyTextOrNull,
  usdtAddress: f.anyTextOrNull,
  usdtCountMicro: z.nullable(f.integer()),
  utr: f.anyTextOrNull,
}))();

export const heldPayouts = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(heldPayout),
}))();

export const payGatewaysListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['name', 'createdAt', 'updatedAt'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  gatewayId: z.optional(uuid),
  name: z.optional(f.text(1, 64)),
  scriptId: z.optional(uuid),
  productId: z.optional(f.integer(1, 99999)),
  direction: z.optional(productKind),
  enabled: z.optional(z.boolean()),
}))();

export const payGatewayHealth = /* @__PURE__ */ (() =>
  z.object({
  lastCallAt: z.nullable(f.dateTime()),
  lastSuccessAt: z.nullable(f.dateTime()),
  callCount: f.integer(0),
  failureCount: f.integer(0),
  errorRate: z.nullable(f.number(0, 1)),
  runningCount: f.integer(0),
  unknownCount: f.integer(0),
}))();

export const payGatewayRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  name: f.anyText,
  baseUrl: f.anyText,
  hosts: z.array(f.anyText),
  credentialNames: z.array(f.anyText),
  parameters: f.dictionary(f.anyText, undefined, undefined),
  scriptId: uuid,
  scriptName: f.anyText,
  liveVersion: z.nullable(f.integer(1)),
  direction: productKindOpen,
  productId: f.integer(),
  productName: localizedText,
  currency: currencyOpen,
  timeoutMs: f.integer(0),
  runTimeoutMs: f.integer(0),
  parallelRequests: f.integer(1),
  minAmountMinor: f.integer(0),
  maxAmountMinor: f.integer(0),
  enabled: z.boolean(),
  accountCount: f.integer(0),
  noticeUrl: f.anyText,
  health: payGatewayHealth,
  createdAt: f.dateTime(),
  updatedAt: f.dateTime(),
}))();

export const payGatewayList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(payGatewayRow),
  total: f.integer(0),
}))();

export const payGatewayOption = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  name: f.anyText,
  direction: productKindOpen,
  productId: f.integer(),
  currency: currencyOpen,
  enabled: z.boolean(),
}))();

export const payGatewayOptions = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(payGatewayOption),
}))();

export const gatewayUrl = /* @__PURE__ */ (() =>
  f.text(10, 300).check(z.regex(/^https?:\/\/[A-Za-z0-9.\-\[\]:]+(?:\/[A-Za-z0-9._~\-\/]*)?$/u)))();

export const gatewayHost = /* @__PURE__ */ (() =>
  f.text(1, 200).check(z.regex(/^[A-Za-z0-9.\-\[\]:]+$/u)))();

export const gatewayCredentialName = /* @__PURE__ */ (() =>
  f.text(1, 32).check(z.regex(/^[a-z][A-Za-z0-9]*$/u)))();

export const gatewayCredentialStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  name: gatewayCredentialName,
  value: z.nullable(f.text(1, 8192)),
}))();

export const addPayGatewayRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  name: partyName,
  baseUrl: gatewayUrl,
  hosts: z.optional(z.array(gatewayHost).check(z.maxLength(10))),
  credentials: z.optional(z.array(gatewayCredentialStrict).check(z.maxLength(20))),
  parameters: z.optional(f.dictionary(z.string().check(z.maxLength(1000)), undefined, 20)),
  scriptId: uuid,
  direction: productKind,
  productId: f.integer(1, 99999),
  timeoutMs: z.optional(f.integer(500, 60000)),
  runTimeoutMs: z.optional(f.integer(1000, 120000)),
  parallelRequests: z.optional(f.integer(1, 64)),
  minAmountMinor: f.integer(1, 9000000000000000),
  maxAmountMinor: f.integer(1, 9000000000000000),
}))();

export const updatePayGatewayRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  gatewayId: uuid,
  name: z.optional(partyName),
  baseUrl: z.optional(gatewayUrl),
  hosts: z.optional(z.array(gatewayHost).check(z.maxLength(10))),
  credentials: z.optional(z.array(gatewayCredentialStrict).check(z.maxLength(20))),
  parameters: z.optional(f.dictionary(z.string().check(z.maxLength(1000)), undefined, 20)),
  scriptId: z.optional(uuid),
  timeoutMs: z.optional(f.integer(500, 60000)),
  runTimeoutMs: z.optional(f.integer(1000, 120000)),
  parallelRequests: z.optional(f.integer(1, 64)),
  minAmountMinor: z.optional(f.integer(1, 9000000000000000)),
  maxAmountMinor: z.optional(f.integer(1, 9000000000000000)),
}))();

export const setPayGatewayEnabledRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  gatewayId: uuid,
  enable: z.boolean(),
}))();

export const testPayGatewayRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  gatewayId: uuid,
}))();

export const payGatewayTest = /* @__PURE__ */ (() =>
  z.object({
  runId: f.uuid(),
  message: f.anyTextOrNull,
  balanceMinor: z.nullable(f.integer()),
  currency: currencyOpen,
  durationMs: f.integer(0),
}))();

export const sendByGatewayRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCode: f.text(1, 40),
  resourceId: f.uuid(),
}))();

export const scriptDirection = /* @__PURE__ */ (() =>
  z.literal(['collection', 'payout', 'choice']))();

export const payScriptsListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['name', 'createdAt', 'updatedAt'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  scriptId: z.optional(uuid),
  name: z.optional(f.text(1, 64)),
  direction: z.optional(scriptDirection),
  live: z.optional(z.boolean()),
}))();

export const scriptDirectionOpen = /* @__PURE__ */ (() =>
  f.openText<'collection' | 'payout' | 'choice'>())();

export const payScriptRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  name: f.anyText,
  direction: scriptDirectionOpen,
  liveVersion: z.nullable(f.integer(1)),
  liveVersionId: z.nullable(f.uuid()),
  previousVersion: z.nullable(f.integer(1)),
  newestVersion: f.integer(1),
  gatewayCount: f.integer(0),
  productCount: f.integer(0),
  lastRunAt: z.nullable(f.dateTime()),
  runCount: f.integer(0),
  failureCount: f.integer(0),
  errorRate: z.nullable(f.number(0, 1)),
  createdAt: f.dateTime(),
  updatedAt: f.dateTime(),
}))();

export const payScriptList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(payScriptRow),
  total: f.integer(0),
}))();

export const payScriptOption = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  name: f.anyText,
  direction: scriptDirectionOpen,
  liveVersion: z.nullable(f.integer(1)),
}))();

export const payScriptOptions = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(payScriptOption),
}))();

export const payScriptsVersionsRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  scriptId: uuid,
}))();

export const payScriptVersionRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  scriptId: uuid,
  version: f.integer(1),
  note: f.anyText,
  author: f.anyTextOrNull,
  checksum: f.anyText,
  sizeBytes: f.integer(0),
  sampleCount: f.integer(0),
  isLive: z.boolean(),
  wentLiveAt: z.nullable(f.dateTime()),
  wentLiveBy: f.anyTextOrNull,
  createdAt: f.dateTime(),
}))();

export const payScriptVersionList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(payScriptVersionRow),
  total: f.integer(0),
}))();

export const payScriptsVersionRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  versionId: uuid,
}))();

export const payScriptEntryPointOpen = /* @__PURE__ */ (() =>
  f.openText<'send' | 'create' | 'query' | 'readNotice' | 'test' | 'choose'>())();

export const savedPayScriptPayout = /* @__PURE__ */ (() =>
  z.object({
  orderCode: f.anyText,
  key: f.anyText,
  attempt: f.integer(),
  amountMinor: f.integer(),
  currency: currencyOpen,
  createdAt: f.anyText,
  reference: f.anyTextOrNull,
  userName: f.anyTextOrNull,
  cardNumber: f.anyTextOrNull,
  bankName: f.anyTextOrNull,
  ifscCode: f.anyTextOrNull,
  vpa: f.anyTextOrNull,
  usdtAddress: f.anyTextOrNull,
}))();

export const payScriptNotice = /* @__PURE__ */ (() =>
  z.object({
  headers: f.dictionary(z.string().check(z.maxLength(8192)), undefined, 100),
  query: z.optional(z.string().check(z.maxLength(4096))),
  body: z.string().check(z.maxLength(65536)),
}))();

export const savedPayScriptOrder = /* @__PURE__ */ (() =>
  z.object({
  orderCode: f.anyText,
  mchId: f.anyText,
  productId: f.integer(),
  amountMinor: f.integer(),
  currency: currencyOpen,
  createdAt: f.anyText,
  key: z.optional(f.anyText),
  attempt: z.optional(f.integer()),
  expiresAt: z.optional(f.anyTextOrNull),
  reference: z.optional(f.anyTextOrNull),
  subject: z.optional(f.anyTextOrNull),
}))();

export const savedProductCapacity = /* @__PURE__ */ (() =>
  z.object({
  productId: f.integer(),
  currency: currencyOpen,
  accountCount: f.integer(),
  maxAmountMinor: f.integer(),
}))();

export const savedPayScriptAnswer = /* @__PURE__ */ (() =>
  z.object({
  status: z.optional(f.integer()),
  headers: z.optional(f.dictionary(f.anyText, undefined, undefined)),
  body: z.optional(f.anyText),
  failure: z.optional(f.anyText),
}))();

export const scriptVerdictOpen = /* @__PURE__ */ (() =>
  f.openText<'accepted' | 'created' | 'pending' | 'completed' | 'declined' | 'expired' | 'unknown' | 'ignored' | 'forged' | 'ok' | 'failed' | 'chosen'>())();

export const savedPayScriptExpectation = /* @__PURE__ */ (() =>
  z.object({
  verdict: scriptVerdictOpen,
  reference: z.optional(f.anyText),
  utr: z.optional(f.anyText),
  code: z.optional(f.anyText),
  link: z.optional(f.anyText),
  products: z.optional(z.array(f.integer())),
}))();

export const savedPayScriptSample = /* @__PURE__ */ (() =>
  z.object({
  name: f.anyText,
  entryPoint: payScriptEntryPointOpen,
  payout: z.optional(savedPayScriptPayout),
  notice: z.optional(payScriptNotice),
  order: z.optional(savedPayScriptOrder),
  capacity: z.optional(z.array(savedProductCapacity)),
  baseUrl: z.optional(f.anyText),
  parameters: z.optional(f.dictionary(f.anyText, undefined, undefined)),
  credentials: z.optional(f.dictionary(f.anyText, undefined, undefined)),
  answers: z.array(savedPayScriptAnswer),
  expected: savedPayScriptExpectation,
}))();

export const payScriptVersionDetail = /* @__PURE__ */ (() =>
  z.object({
  version: payScriptVersionRow,
  source: f.anyText,
  samples: z.array(savedPayScriptSample),
}))();

export const payScriptSource = /* @__PURE__ */ (() =>
  f.text(1, 262144))();

export const payScriptNote = /* @__PURE__ */ (() =>
  f.text(1, 500).check(z.regex(/\S/u)))();

export const payScriptEntryPoint = /* @__PURE__ */ (() =>
  z.literal(['send', 'create', 'query', 'readNotice', 'test', 'choose']))();

export const payScriptPayoutStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCode: z.string().check(z.maxLength(40)),
  key: z.string().check(z.maxLength(64)),
  attempt: f.integer(1, 100000),
  amountMinor: f.integer(1, 9000000000000000),
  currency: currency,
  createdAt: z.string().check(z.maxLength(40)),
  reference: z.nullable(z.string().check(z.maxLength(200))),
  userName: z.nullable(z.string().check(z.maxLength(128))),
  cardNumber: z.nullable(z.string().check(z.maxLength(64))),
  bankName: z.nullable(z.string().check(z.maxLength(128))),
  ifscCode: z.nullable(z.string().check(z.maxLength(16))),
  vpa: z.nullable(z.string().check(z.maxLength(330))),
  usdtAddress: z.nullable(z.string().check(z.maxLength(64))),
}))();

export const payScriptNoticeStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  headers: f.dictionary(z.string().check(z.maxLength(8192)), undefined, 100),
  query: z.optional(z.string().check(z.maxLength(4096))),
  body: z.string().check(z.maxLength(65536)),
}))();

export const payScriptOrderStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCode: z.string().check(z.maxLength(40)),
  mchId: z.string().check(z.maxLength(64)),
  productId: f.integer(1, 99999),
  amountMinor: f.integer(1, 9000000000000000),
  currency: currency,
  createdAt: z.string().check(z.maxLength(40)),
  key: z.optional(z.string().check(z.maxLength(64))),
  attempt: z.optional(f.integer(1, 100000)),
  expiresAt: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  reference: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  subject: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
}))();

export const productCapacityStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  productId: f.integer(1, 99999),
  currency: currency,
  accountCount: f.integer(0, 1000000),
  maxAmountMinor: f.integer(0, 9000000000000000),
}))();

export const payScriptAnswerStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  status: z.optional(f.integer(100, 599)),
  headers: z.optional(f.dictionary(z.string().check(z.maxLength(8192)), undefined, 100)),
  body: z.optional(z.string().check(z.maxLength(262144))),
  failure: z.optional(z.literal(['timedOut', 'connectionFailed', 'refusedAddress'])),
}))();

export const scriptVerdict = /* @__PURE__ */ (() =>
  z.literal(['accepted', 'created', 'pending', 'completed', 'declined', 'expired', 'unknown', 'ignored', 'forged', 'ok', 'failed', 'chosen']))();

export const payScriptExpectationStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  verdict: scriptVerdict,
  reference: z.optional(z.string().check(z.maxLength(200))),
  utr: z.optional(z.string().check(z.maxLength(80))),
  code: z.optional(z.string().check(z.maxLength(100))),
  link: z.optional(z.string().check(z.maxLength(2048))),
  products: z.optional(z.array(f.integer(1, 99999)).check(z.maxLength(20))),
}))();

export const payScriptSampleStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  name: f.text(1, 100).check(z.regex(/\S/u)),
  entryPoint: payScriptEntryPoint,
  payout: z.optional(payScriptPayoutStrict),
  notice: z.optional(payScriptNoticeStrict),
  order: z.optional(payScriptOrderStrict),
  capacity: z.optional(z.array(productCapacityStrict).check(z.maxLength(200))),
  baseUrl: z.optional(f.text(1, 300)),
  parameters: z.optional(f.dictionary(z.string().check(z.maxLength(1000)), undefined, 20)),
  credentials: z.optional(f.dictionary(z.string().check(z.maxLength(8192)), undefined, 20)),
  answers: z.array(payScriptAnswerStrict).check(z.maxLength(10)),
  expected: payScriptExpectationStrict,
}))();

export const addPayScriptRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  name: partyName,
  direction: scriptDirection,
  source: payScriptSource,
  note: payScriptNote,
  samples: z.optional(z.array(payScriptSampleStrict).check(z.maxLength(50))),
}))();

export const renamePayScriptRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  scriptId: uuid,
  name: partyName,
}))();

export const addPayScriptVersionRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  scriptId: uuid,
  source: payScriptSource,
  note: payScriptNote,
  samples: z.optional(z.array(payScriptSampleStrict).check(z.maxLength(50))),
}))();

export const tryPayScriptRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  source: z.optional(payScriptSource),
  versionId: z.optional(uuid),
  samples: z.optional(z.array(payScriptSampleStrict).check(z.minLength(1), z.maxLength(50))),
  runId: z.optional(f.uuid()),
  direction: z.optional(scriptDirection),
}))();

export const scriptFailureOpen = /* @__PURE__ */ (() =>
  f.openText<'threw' | 'timedOut' | 'tooLong' | 'tooLarge' | 'tooManyRequests' | 'invalidVerdict' | 'missing' | 'stopped'>())();

export const scriptRequest = /* @__PURE__ */ (() =>
  z.object({
  method: f.anyText,
  url: f.anyText,
  headers: f.dictionary(f.anyText, undefined, undefined),
  body: f.anyTextOrNull,
  status: z.nullable(f.integer()),
  responseHeaders: f.dictionary(f.anyText, undefined, undefined),
  responseBody: f.anyTextOrNull,
  failure: f.anyTextOrNull,
  latencyMs: z.nullable(f.integer(0)),
}))();

export const payScriptTrialResult = /* @__PURE__ */ (() =>
  z.object({
  name: f.anyText,
  entryPoint: payScriptEntryPointOpen,
  passed: z.boolean(),
  difference: f.anyTextOrNull,
  mismatch: z.nullable(z.object({
  field: f.openText<'verdict' | 'reference' | 'utr' | 'code' | 'link' | 'products'>(),
  actual: f.anyTextOrNull,
  expected: f.anyText,
})),
  verdict: scriptVerdictOpen,
  reference: f.anyTextOrNull,
  utr: f.anyTextOrNull,
  code: f.anyTextOrNull,
  products: z.nullable(z.array(f.integer())),
  reason: f.anyTextOrNull,
  failure: z.nullable(scriptFailureOpen),
  durationMs: f.integer(0),
  cpuMs: f.integer(0),
  requests: z.array(scriptRequest),
  log: z.array(f.anyText),
}))();

export const payScriptTrial = /* @__PURE__ */ (() =>
  z.object({
  passed: z.boolean(),
  results: z.array(payScriptTrialResult),
}))();

export const payScriptVersionRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  versionId: uuid,
}))();

export const payScriptRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  scriptId: uuid,
  version: z.optional(f.integer(1)),
}))();

export const scriptFailure = /* @__PURE__ */ (() =>
  z.literal(['threw', 'timedOut', 'tooLong', 'tooLarge', 'tooManyRequests', 'invalidVerdict', 'missing', 'stopped']))();

export const payScriptRunsListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['startedAt', 'durationMs', 'cpuMs'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  gatewayId: z.optional(uuid),
  scriptId: z.optional(uuid),
  version: z.optional(f.integer(1, 100000)),
  orderCode: z.optional(f.text(1, 40)),
  entryPoint: z.optional(payScriptEntryPoint),
  verdict: z.optional(scriptVerdict),
  failure: z.optional(scriptFailure),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
}))();

export const scriptTriggerOpen = /* @__PURE__ */ (() =>
  f.openText<'worker' | 'notice' | 'operator'>())();

export const scriptEffectOpen = /* @__PURE__ */ (() =>
  f.openText<'none' | 'accepted' | 'linked' | 'completed' | 'declined' | 'exception' | 'returnedToPool' | 'amountDiffers' | 'givenUp' | 'chosen' | 'ownAccounts'>())();

export const payScriptRunRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  gatewayId: z.nullable(f.uuid()),
  gatewayName: f.anyTextOrNull,
  scriptId: uuid,
  scriptName: f.anyText,
  version: f.integer(1),
  orderId: z.nullable(f.uuid()),
  orderCode: f.anyTextOrNull,
  attempt: z.nullable(f.integer(1)),
  key: f.anyTextOrNull,
  entryPoint: payScriptEntryPointOpen,
  trigger: scriptTriggerOpen,
  triggeredBy: f.anyTextOrNull,
  verdict: scriptVerdictOpen,
  reference: f.anyTextOrNull,
  utr: f.anyTextOrNull,
  code: f.anyTextOrNull,
  reason: f.anyTextOrNull,
  failure: z.nullable(scriptFailureOpen),
  effect: scriptEffectOpen,
  chosenProductId: z.nullable(f.integer()),
  requestCount: f.integer(0),
  durationMs: f.integer(0),
  cpuMs: f.integer(0),
  startedAt: f.dateTime(),
}))();

export const payScriptRunList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(payScriptRunRow),
  total: f.integer(0),
}))();

export const payScriptRunsDetailRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  id: uuid,
}))();

export const readNotice = /* @__PURE__ */ (() =>
  z.object({
  headers: f.dictionary(f.anyText, undefined, undefined),
  query: f.anyText,
  body: f.anyText,
}))();

export const namedProductOutcomeOpen = /* @__PURE__ */ (() =>
  f.openText<'chosen' | 'notUsable' | 'noAccount' | 'notTried'>())();

export const namedProduct = /* @__PURE__ */ (() =>
  z.object({
  productId: f.integer(),
  outcome: namedProductOutcomeOpen,
}))();

export const productChoice = /* @__PURE__ */ (() =>
  z.object({
  order: savedPayScriptOrder,
  capacity: z.array(savedProductCapacity),
  products: z.array(namedProduct),
}))();

export const payScriptRunDetail = /* @__PURE__ */ (() =>
  z.object({
  run: payScriptRunRow,
  requests: z.array(scriptRequest),
  notice: z.nullable(readNotice),
  choice: z.nullable(productChoice),
  log: z.array(f.anyText),
}))();

export const queryAgainRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  id: uuid,
}))();

export const payoutBatchesPreviewRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  resourceId: uuid,
  productId: z.optional(f.integer(1, 99999)),
  merchantId: z.optional(uuid),
  bankName: z.optional(f.text(1, 128)),
  minAgeMinutes: z.optional(f.integer(0, 525600)),
  minAmountMinor: z.optional(f.integer(0, 1000000000000000)),
  maxAmountMinor: z.optional(f.integer(0, 1000000000000000)),
  maxOrderCount: z.optional(f.integer(1, 500)),
  templateId: z.optional(uuid),
}))();

export const previewedPayout = /* @__PURE__ */ (() =>
  z.object({
  orderCode: f.anyText,
  merchantName: f.anyText,
  amountMinor: f.integer(),
  userName: f.anyTextOrNull,
  bankName: f.anyTextOrNull,
  cardNumberMasked: f.anyTextOrNull,
  createdAt: f.dateTime(),
}))();

export const payoutBatchSkipReasonOpen = /* @__PURE__ */ (() =>
  f.openText<'taken' | 'supplierTerms' | 'accountRules' | 'accountLimit' | 'accountClosed' | 'maxCount' | 'notWritable' | 'currency' | 'notFound'>())();

export const skippedPayouts = /* @__PURE__ */ (() =>
  z.object({
  reason: payoutBatchSkipReasonOpen,
  count: f.integer(1),
  orderCodes: z.array(f.anyText),
}))();

export const payoutBatchStopOpen = /* @__PURE__ */ (() =>
  f.openText<'maxOrderCount' | 'template' | 'concurrencyLimit' | 'dailyLimit'>())();

export const payoutBatchAccount = /* @__PURE__ */ (() =>
  z.object({
  resourceId: uuid,
  resourceName: f.anyText,
  supplierId: uuid,
  supplierName: f.anyText,
  placesLeft: z.nullable(f.integer(0)),
  dailyLeftMinor: z.nullable(f.integer(0)),
}))();

export const payoutBatchPreview = /* @__PURE__ */ (() =>
  z.object({
  orderCount: f.integer(0),
  amountMinor: f.integer(0),
  currency: currencyOpen,
  oldestAt: z.nullable(f.dateTime()),
  orders: z.array(previewedPayout),
  skipped: z.array(skippedPayouts),
  stoppedBy: z.nullable(payoutBatchStopOpen),
  exceeds: z.boolean(),
  account: payoutBatchAccount,
}))();

export const createPayoutBatchRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  resourceId: uuid,
  templateId: uuid,
  payoutTime: f.platformDateTime(),
  maxOrderCount: z.optional(f.integer(1, 500)),
  productId: z.optional(f.integer(1, 99999)),
  merchantId: z.optional(uuid),
  bankName: z.optional(f.text(1, 128)),
  minAgeMinutes: z.optional(f.integer(0, 525600)),
  minAmountMinor: z.optional(f.integer(0, 1000000000000000)),
  maxAmountMinor: z.optional(f.integer(0, 1000000000000000)),
  orderCodes: z.optional(z.array(f.text(1, 40)).check(z.minLength(1), z.maxLength(500))),
}))();

export const payoutBatchStateOpen = /* @__PURE__ */ (() =>
  f.openText<'created' | 'exported' | 'confirming' | 'closed' | 'cancelled'>())();

export const payoutFileFormatOpen = /* @__PURE__ */ (() =>
  f.openText<'csv' | 'xlsx'>())();

export const payoutBatchRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  batchCode: f.anyText,
  state: payoutBatchStateOpen,
  supplierId: uuid,
  supplierName: f.anyText,
  resourceId: uuid,
  resourceName: f.anyText,
  templateName: f.anyText,
  format: payoutFileFormatOpen,
  readsResults: z.boolean(),
  currency: currencyOpen,
  orderCount: f.integer(0),
  amountMinor: f.integer(),
  openCount: f.integer(0),
  paidCount: f.integer(0),
  paidMinor: f.integer(0),
  exceptionCount: f.integer(0),
  payoutTime: f.dateTime(),
  fileName: f.anyTextOrNull,
  fileSha256: f.anyTextOrNull,
  createdByName: f.anyTextOrNull,
  createdAt: f.dateTime(),
  exportedAt: z.nullable(f.dateTime()),
  cancelledAt: z.nullable(f.dateTime()),
  closedAt: z.nullable(f.dateTime()),
}))();

export const payoutBatchCreated = /* @__PURE__ */ (() =>
  z.object({
  batch: payoutBatchRow,
  skipped: z.array(skippedPayouts),
  stoppedBy: z.nullable(payoutBatchStopOpen),
}))();

export const payoutBatchState = /* @__PURE__ */ (() =>
  z.literal(['created', 'exported', 'confirming', 'closed', 'cancelled']))();

export const payoutBatchesListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['createdAt', 'payoutTime', 'orderCount', 'amountMinor'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  batchCode: z.optional(f.text(1, 40)),
  payoutBatchId: z.optional(uuid),
  state: z.optional(payoutBatchState),
  supplierId: z.optional(uuid),
  resourceId: z.optional(uuid),
  currency: z.optional(currency),
  templateName: z.optional(f.text(1, 64)),
  orderCode: z.optional(f.text(1, 40)),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
  withSummary: z.optional(z.boolean()),
}))();

export const payoutBatchCurrencyTotal = /* @__PURE__ */ (() =>
  z.object({
  currency: currencyOpen,
  count: f.integer(0),
  orderCount: f.integer(0),
  amountMinor: f.integer(),
  paidCount: f.integer(0),
  paidMinor: f.integer(),
}))();

export const payoutBatchSummary = /* @__PURE__ */ (() =>
  z.object({
  count: f.integer(0),
  totals: z.array(payoutBatchCurrencyTotal),
}))();

export const payoutBatchList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(payoutBatchRow),
  total: f.integer(0),
  summary: z.nullable(payoutBatchSummary),
}))();

export const payoutBatchesDossierRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  payoutBatchId: uuid,
}))();

export const payoutBatchRowStateOpen = /* @__PURE__ */ (() =>
  f.openText<'prepared' | 'paying' | 'proven' | 'paid' | 'exception' | 'rejecting' | 'rejected' | 'returned'>())();

export const payoutBatchOrder = /* @__PURE__ */ (() =>
  z.object({
  row: z.nullable(f.integer(1)),
  orderId: uuid,
  orderCode: f.anyText,
  merchantName: f.anyText,
  productId: f.integer(),
  amountMinor: f.integer(),
  state: payoutBatchRowStateOpen,
  payoutStatus: z.nullable(payoutStatusIdOpen),
  userName: f.anyTextOrNull,
  cardNumberMasked: f.anyTextOrNull,
  bankName: f.anyTextOrNull,
  ifscCode: f.anyTextOrNull,
  utr: f.anyTextOrNull,
  reason: f.anyTextOrNull,
  needsSecondPerson: z.boolean(),
  createdAt: f.dateTime(),
  updatedAt: f.dateTime(),
}))();

export const payoutBatchStep = /* @__PURE__ */ (() =>
  z.object({
  event: f.openText<'created' | 'exported' | 'downloaded' | 'judged' | 'confirmed' | 'handled' | 'takenOut' | 'cancelled'>(),
  at: f.dateTime(),
  userName: f.anyTextOrNull,
  reason: f.anyTextOrNull,
  count: f.integer(0),
  sha256: f.anyTextOrNull,
}))();

export const payoutBatchResultFile = /* @__PURE__ */ (() =>
  z.object({
  resultId: uuid,
  fileName: f.anyText,
  sizeBytes: f.integer(1),
  sha256: f.anyText,
  uploadedByName: f.anyTextOrNull,
  uploadedAt: f.dateTime(),
  appliedAt: z.nullable(f.dateTime()),
}))();

export const payoutBatchDossier = /* @__PURE__ */ (() =>
  z.object({
  batch: payoutBatchRow,
  rows: z.array(payoutBatchOrder),
  steps: z.array(payoutBatchStep),
  results: z.array(payoutBatchResultFile),
}))();

export const cancelPayoutBatchRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  payoutBatchId: uuid,
  orderCodes: z.optional(z.array(f.text(1, 40)).check(z.minLength(1), z.maxLength(500))),
  reason: z.optional(f.text(1, 200).check(z.regex(/\S/u))),
}))();

export const payoutBatchRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  payoutBatchId: uuid,
}))();

export const payoutBatchFile = /* @__PURE__ */ (() =>
  z.object({
  fileName: f.anyText,
  contentType: f.anyText,
  sizeBytes: f.integer(1),
  sha256: f.anyText,
  contentBase64: f.anyText,
}))();

export const judgePayoutBatchRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  payoutBatchId: uuid,
  file: f.binary(),
}))();

export const payoutBatchLineVerdictOpen = /* @__PURE__ */ (() =>
  f.openText<'paid' | 'failed' | 'already' | 'contradicts' | 'amountDiffers' | 'amountUnreadable' | 'notInBatch' | 'twice' | 'unknownWord' | 'undecided' | 'referenceInvalid' | 'referenceTwice' | 'referenceConsumed' | 'missing'>())();

export const payoutBatchLine = /* @__PURE__ */ (() =>
  z.object({
  line: z.nullable(f.integer(1)),
  verdict: payoutBatchLineVerdictOpen,
  key: f.anyTextOrNull,
  word: f.anyTextOrNull,
  utr: f.anyTextOrNull,
  amountText: f.anyTextOrNull,
  reason: f.anyTextOrNull,
  row: z.nullable(f.integer()),
  orderCode: f.anyTextOrNull,
  amountMinor: z.nullable(f.integer()),
  userName: f.anyTextOrNull,
  state: z.nullable(payoutBatchRowStateOpen),
  otherOrderCode: f.anyTextOrNull,
}))();

export const payoutBatchVerdictCount = /* @__PURE__ */ (() =>
  z.object({
  verdict: payoutBatchLineVerdictOpen,
  count: f.integer(1),
}))();

export const payoutBatchJudgement = /* @__PURE__ */ (() =>
  z.object({
  resultId: uuid,
  fileName: f.anyText,
  sha256: f.anyText,
  repeated: z.boolean(),
  lines: z.array(payoutBatchLine),
  counts: z.array(payoutBatchVerdictCount),
  paidMinor: f.integer(0),
}))();

export const confirmedPayoutStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCode: f.text(1, 40),
  utr: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{6,80}$/u))),
}))();

export const confirmPayoutBatchRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  payoutBatchId: uuid,
  mode: z.literal(['all', 'rows', 'file']),
  rows: z.optional(z.array(confirmedPayoutStrict).check(z.minLength(1), z.maxLength(500))),
  resultId: z.optional(uuid),
}))();

export const payoutBatchOutcomeRow = /* @__PURE__ */ (() =>
  z.object({
  orderCode: f.anyText,
  outcome: f.openText<'confirmed' | 'proven' | 'needsSecondPerson' | 'declined' | 'handled' | 'already' | 'inDoubt' | 'refused'>(),
  code: z.nullable(f.integer()),
  message: f.anyTextOrNull,
}))();

export const payoutBatchOutcome = /* @__PURE__ */ (() =>
  z.object({
  batch: payoutBatchRow,
  rows: z.array(payoutBatchOutcomeRow),
  changedCount: f.integer(0),
}))();

export const handlePayoutBatchRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  payoutBatchId: uuid,
  orderCodes: z.array(f.text(1, 40)).check(z.minLength(1), z.maxLength(500)),
  to: z.literal(['exception', 'rejecting', 'awaiting']),
  reason: f.text(1, 200).check(z.regex(/\S/u)),
}))();

export const payoutFileFormat = /* @__PURE__ */ (() =>
  z.literal(['csv', 'xlsx']))();

export const payoutTemplatesListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['name', 'bankName', 'updatedAt'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  name: z.optional(f.text(1, 64)),
  bankName: z.optional(f.text(1, 128)),
  format: z.optional(payoutFileFormat),
  enabled: z.optional(z.boolean()),
  templateId: z.optional(uuid),
}))();

export const payoutFieldSourceOpen = /* @__PURE__ */ (() =>
  f.openText<'row' | 'reference' | 'merchantOrderNo' | 'userName' | 'account' | 'cardNumber' | 'vpa' | 'usdtAddress' | 'ifscCode' | 'bankName' | 'amount' | 'currency' | 'payoutTime' | 'batchCode' | 'payerAccount' | 'payerName' | 'constant' | 'blank'>())();

export const storedPayoutColumn = /* @__PURE__ */ (() =>
  z.object({
  title: f.anyText,
  source: payoutFieldSourceOpen,
  constant: f.anyTextOrNull,
  format: f.openText<'text' | 'number'>(),
  width: z.nullable(f.integer()),
  maxLength: z.nullable(f.integer()),
}))();

export const storedPayoutResult = /* @__PURE__ */ (() =>
  z.object({
  skipRows: f.integer(),
  keySource: f.openText<'reference' | 'row'>(),
  keyColumn: f.anyText,
  referenceColumn: f.anyTextOrNull,
  statusColumn: f.anyText,
  amountColumn: f.anyTextOrNull,
  reasonColumn: f.anyTextOrNull,
  paidWords: z.array(f.anyText),
  failedWords: z.array(f.anyText),
  unknownWords: z.array(f.anyText),
}))();

export const storedPayoutTemplate = /* @__PURE__ */ (() =>
  z.object({
  format: payoutFileFormatOpen,
  encoding: f.openText<'utf8' | 'utf8Bom' | 'gbk'>(),
  separator: f.openText<'comma' | 'semicolon' | 'tab'>(),
  headerRows: z.array(z.array(f.anyText)),
  withTitles: z.boolean(),
  columns: z.array(storedPayoutColumn),
  amountStyle: f.openText<'minor' | 'decimalPoint' | 'decimalComma'>(),
  dateFormat: f.openText<'yyyy-MM-dd' | 'yyyyMMdd' | 'dd/MM/yyyy' | 'dd-MM-yyyy' | 'MM/dd/yyyy' | 'yyyy-MM-dd HH:mm:ss'>(),
  maxRows: f.integer(),
  rawCells: z.boolean(),
  result: z.nullable(storedPayoutResult),
}))();

export const payoutTemplateRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  name: f.anyText,
  bankName: f.anyText,
  enabled: z.boolean(),
  readsResults: z.boolean(),
  definition: storedPayoutTemplate,
  updatedByName: f.anyTextOrNull,
  createdAt: f.dateTime(),
  updatedAt: f.dateTime(),
}))();

export const payoutTemplateList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(payoutTemplateRow),
  total: f.integer(0),
}))();

export const payoutTemplateOption = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  name: f.anyText,
  bankName: f.anyText,
  format: payoutFileFormatOpen,
  maxRows: f.integer(),
  readsResults: z.boolean(),
}))();

export const payoutTemplateOptions = /* @__PURE__ */ (() =>
  z.array(payoutTemplateOption))();

export const payoutTemplateName = /* @__PURE__ */ (() =>
  f.text(1, 64).check(z.regex(/\S/u)))();

export const payoutFieldSource = /* @__PURE__ */ (() =>
  z.literal(['row', 'reference', 'merchantOrderNo', 'userName', 'account', 'cardNumber', 'vpa', 'usdtAddress', 'ifscCode', 'bankName', 'amount', 'currency', 'payoutTime', 'batchCode', 'payerAccount', 'payerName', 'constant', 'blank']))();

export const payoutTemplateColumnStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  title: z.string().check(z.maxLength(64)),
  source: payoutFieldSource,
  constant: z.optional(z.string().check(z.maxLength(128))),
  format: z.optional(z.literal(['text', 'number'])),
  width: z.optional(f.integer(1, 100)),
  maxLength: z.optional(f.integer(1, 256)),
}))();

export const resultWords = /* @__PURE__ */ (() =>
  z.array(f.text(1, 64).check(z.regex(/\S/u))).check(z.maxLength(20)))();

export const payoutResultReadingStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  skipRows: f.integer(0, 20),
  keySource: z.literal(['reference', 'row']),
  keyColumn: f.text(1, 64).check(z.regex(/\S/u)),
  referenceColumn: z.optional(z.nullable(f.text(1, 64))),
  statusColumn: f.text(1, 64).check(z.regex(/\S/u)),
  amountColumn: z.optional(z.nullable(f.text(1, 64))),
  reasonColumn: z.optional(z.nullable(f.text(1, 64))),
  paidWords: resultWords,
  failedWords: resultWords,
  unknownWords: z.optional(resultWords),
}))();

export const payoutTemplateDefinitionStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  format: payoutFileFormat,
  encoding: z.optional(z.literal(['utf8', 'utf8Bom', 'gbk'])),
  separator: z.optional(z.literal(['comma', 'semicolon', 'tab'])),
  headerRows: z.optional(z.array(z.array(z.string().check(z.maxLength(128))).check(z.maxLength(40))).check(z.maxLength(10))),
  withTitles: z.optional(z.boolean()),
  columns: z.array(payoutTemplateColumnStrict).check(z.minLength(1), z.maxLength(40)),
  amountStyle: z.literal(['minor', 'decimalPoint', 'decimalComma']),
  dateFormat: z.literal(['yyyy-MM-dd', 'yyyyMMdd', 'dd/MM/yyyy', 'dd-MM-yyyy', 'MM/dd/yyyy', 'yyyy-MM-dd HH:mm:ss']),
  maxRows: z.optional(f.integer(1, 500)),
  rawCells: z.optional(z.boolean()),
  result: z.optional(z.nullable(payoutResultReadingStrict)),
}))();

export const addPayoutTemplateRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  name: payoutTemplateName,
  bankName: f.text(1, 128).check(z.regex(/\S/u)),
  enabled: z.optional(z.boolean()),
  definition: payoutTemplateDefinitionStrict,
}))();

export const updatePayoutTemplateRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  templateId: uuid,
  name: z.optional(payoutTemplateName),
  bankName: z.optional(f.text(1, 128).check(z.regex(/\S/u))),
  enabled: z.optional(z.boolean()),
  definition: z.optional(payoutTemplateDefinitionStrict),
  updatedAt: z.optional(f.dateTime()),
}))();

export const payoutTemplateRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  templateId: uuid,
}))();

export const previewPayoutTemplateRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  definition: payoutTemplateDefinitionStrict,
  currency: z.optional(currency),
  orderCodes: z.optional(z.array(f.text(1, 40)).check(z.minLength(1), z.maxLength(5))),
}))();

export const payoutFileProblem = /* @__PURE__ */ (() =>
  z.object({
  row: f.integer(1),
  column: f.anyText,
  kind: f.openText<'tooLong' | 'notEncodable' | 'missing'>(),
}))();

export const payoutTemplatePreview = /* @__PURE__ */ (() =>
  z.object({
  lines: z.array(z.array(f.anyText)),
  text: f.anyTextOrNull,
  sizeBytes: f.integer(0),
  problems: z.array(payoutFileProblem),
}))();

export const smsRecordStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  sender: f.text(1, 64),
  body: f.text(1, 16384),
  receivedAt: f.dateTime(),
  sequence: z.optional(f.integer(0, 9007199254740991)),
}))();

export const webMessageRecordStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  source: f.text(1, 64),
  body: f.text(1, 16384),
  receivedAt: f.dateTime(),
  messageId: f.text(1, 128),
}))();

export const usdtRecordStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  network: z.string().check(z.regex(/^[A-Z0-9]{3,16}$/u)),
  contract: f.text(20, 64),
  txid: z.string().check(z.regex(/^(?:0x)?[0-9a-fA-F]{32,128}$/u)),
  logIndex: f.integer(0, 2147483647),
  from: f.text(20, 64),
  to: f.text(20, 64),
  amount: f.integer(1, 1000000000000000),
  confirmations: f.integer(0, 2147483647),
  success: z.boolean(),
  blockTime: f.dateTime(),
}))();

export const statementRecordStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  sms: z.optional(smsRecordStrict),
  webMessage: z.optional(webMessageRecordStrict),
  usdt: z.optional(usdtRecordStrict),
}))();

export const ingestStatementsRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  records: z.array(statementRecordStrict).check(z.minLength(1), z.maxLength(100)),
}))();

export const statementOutcomeOpen = /* @__PURE__ */ (() =>
  f.openText<'stored' | 'duplicate'>())();

export const statementStateOpen = /* @__PURE__ */ (() =>
  f.openText<'received' | 'matched' | 'unmatched' | 'suspicious' | 'unparsed' | 'ignored'>())();

export const statementResult = /* @__PURE__ */ (() =>
  z.object({
  index: f.integer(0),
  statementId: uuid,
  outcome: statementOutcomeOpen,
  state: statementStateOpen,
  orderCode: f.anyTextOrNull,
}))();

export const statementsIngested = /* @__PURE__ */ (() =>
  z.object({
  results: z.array(statementResult),
}))();

export const statementKind = /* @__PURE__ */ (() =>
  z.literal(['sms', 'webMessage', 'usdt', 'gateway']))();

export const statementState = /* @__PURE__ */ (() =>
  z.literal(['received', 'matched', 'unmatched', 'suspicious', 'unparsed', 'ignored']))();

export const statementSuspicion = /* @__PURE__ */ (() =>
  z.literal(['severalCandidates', 'amountMismatch', 'late', 'utrConsumed', 'nameMismatch', 'accountUnclear']))();

export const moneyDirection = /* @__PURE__ */ (() =>
  z.literal(['in', 'out']))();

export const statementsListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  cursor: z.optional(f.text(1, 200)),
  sortBy: z.optional(z.literal(['storedAt', 'receivedAt', 'amount'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  withSummary: z.optional(z.boolean()),
  kind: z.optional(statementKind),
  kinds: z.optional(z.array(statementKind).check(z.minLength(1), z.maxLength(4))),
  state: z.optional(statementState),
  suspicion: z.optional(statementSuspicion),
  direction: z.optional(moneyDirection),
  supplierId: z.optional(uuid),
  resourceId: z.optional(uuid),
  cardNumber: z.optional(z.string().check(z.regex(/^\d{1,20}$/u))),
  monitorId: z.optional(f.text(1, 64)),
  templateId: z.optional(uuid),
  currency: z.optional(currency),
  amountMinor: z.optional(f.integer(0, 1000000000000000)),
  minAmountMinor: z.optional(f.integer(0, 1000000000000000)),
  maxAmountMinor: z.optional(f.integer(0, 1000000000000000)),
  utr: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{6,80}$/u))),
  orderCode: z.optional(f.text(1, 40)),
  network: z.optional(z.string().check(z.regex(/^[A-Z0-9]{3,16}$/u))),
  fromAddress: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{20,64}$/u))),
  toAddress: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{20,64}$/u))),
  minConfirmations: z.optional(f.integer(0, 2147483647)),
  maxConfirmations: z.optional(f.integer(0, 2147483647)),
  text: z.optional(f.text(2, 100)),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
  minAgeMinutes: z.optional(f.integer(1, 525600)),
}))();

export const statementSuspicionOpen = /* @__PURE__ */ (() =>
  f.openText<'severalCandidates' | 'amountMismatch' | 'late' | 'utrConsumed' | 'nameMismatch' | 'accountUnclear'>())();

export const moneyDirectionOpen = /* @__PURE__ */ (() =>
  f.openText<'in' | 'out'>())();

export const usdtTransfer = /* @__PURE__ */ (() =>
  z.object({
  network: f.anyText,
  contract: f.anyText,
  txid: f.anyText,
  logIndex: f.integer(0),
  from: f.anyText,
  to: f.anyText,
  confirmations: f.integer(0),
  neededConfirmations: z.nullable(f.integer()),
  success: z.boolean(),
}))();

export const statementDifferenceFieldOpen = /* @__PURE__ */ (() =>
  f.openText<'amount' | 'currency' | 'account' | 'reference' | 'time' | 'name'>())();

export const statementDifferenceEffectOpen = /* @__PURE__ */ (() =>
  f.openText<'refused' | 'reason' | 'shown'>())();

export const statementDifference = /* @__PURE__ */ (() =>
  z.object({
  field: statementDifferenceFieldOpen,
  effect: statementDifferenceEffectOpen,
  statementText: f.anyTextOrNull,
  orderText: f.anyTextOrNull,
  differenceMinor: z.nullable(f.integer()),
  differenceSeconds: z.nullable(f.integer()),
}))();

export const securityNodeStateOpen = /* @__PURE__ */ (() =>
  f.openText<'start' | 'linked' | 'broken' | 'replayed'>())();

export const statementChain = /* @__PURE__ */ (() =>
  z.object({
  state: securityNodeStateOpen,
  flagged: z.boolean(),
  balanceBeforeMinor: f.integer(),
  expectedBeforeMinor: z.nullable(f.integer()),
}))();

export const statementRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  kind: statementKindOpen,
  monitorId: f.anyTextOrNull,
  state: statementStateOpen,
  suspicion: z.nullable(statementSuspicionOpen),
  reason: f.anyTextOrNull,
  direction: z.nullable(moneyDirectionOpen),
  resourceId: z.nullable(f.uuid()),
  resourceName: f.anyTextOrNull,
  supplierId: z.nullable(f.uuid()),
  supplierName: f.anyTextOrNull,
  cardNumberMasked: f.anyTextOrNull,
  amountMinor: z.nullable(f.integer()),
  currency: z.nullable(currencyOpen),
  utr: f.anyTextOrNull,
  balanceMinor: z.nullable(f.integer()),
  payerName: f.anyTextOrNull,
  remark: f.anyTextOrNull,
  accountTail: f.anyTextOrNull,
  timeText: f.anyTextOrNull,
  templateId: z.nullable(f.uuid()),
  templateName: f.anyTextOrNull,
  sender: f.anyTextOrNull,
  rawText: f.anyTextOrNull,
  sequence: z.nullable(f.integer()),
  messageId: f.anyTextOrNull,
  usdt: z.nullable(usdtTransfer),
  orderCode: f.anyTextOrNull,
  suspectedOrderCode: f.anyTextOrNull,
  splitMatchId: z.nullable(f.uuid()),
  otherOrderCodes: z.array(f.anyText),
  differences: z.nullable(z.array(statementDifference)),
  chain: z.nullable(statementChain),
  match: z.nullable(matchStateOpen),
  matchedBy: f.anyTextOrNull,
  receivedAt: f.dateTime(),
  storedAt: f.dateTime(),
  matchedAt: z.nullable(f.dateTime()),
}))();

export const statementCurrencyTotal = /* @__PURE__ */ (() =>
  z.object({
  currency: currencyOpen,
  inCount: f.integer(0),
  inMinor: f.integer(0),
  outCount: f.integer(0),
  outMinor: f.integer(0),
}))();

export const statementSummary = /* @__PURE__ */ (() =>
  z.object({
  count: f.integer(0),
  exact: z.boolean(),
  totals: z.array(statementCurrencyTotal),
}))();

export const statementList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(statementRow),
  total: z.nullable(f.integer(0)),
  nextCursor: f.anyTextOrNull,
  summary: z.nullable(statementSummary),
}))();

export const statementsStateCountsRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  kind: z.optional(statementKind),
  kinds: z.optional(z.array(statementKind).check(z.minLength(1), z.maxLength(4))),
  suspicion: z.optional(statementSuspicion),
  direction: z.optional(moneyDirection),
  supplierId: z.optional(uuid),
  resourceId: z.optional(uuid),
  cardNumber: z.optional(z.string().check(z.regex(/^\d{1,20}$/u))),
  monitorId: z.optional(f.text(1, 64)),
  templateId: z.optional(uuid),
  currency: z.optional(currency),
  amountMinor: z.optional(f.integer(0, 1000000000000000)),
  minAmountMinor: z.optional(f.integer(0, 1000000000000000)),
  maxAmountMinor: z.optional(f.integer(0, 1000000000000000)),
  utr: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{6,80}$/u))),
  orderCode: z.optional(f.text(1, 40)),
  network: z.optional(z.string().check(z.regex(/^[A-Z0-9]{3,16}$/u))),
  fromAddress: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{20,64}$/u))),
  toAddress: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{20,64}$/u))),
  minConfirmations: z.optional(f.integer(0, 2147483647)),
  maxConfirmations: z.optional(f.integer(0, 2147483647)),
  text: z.optional(f.text(2, 100)),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
  minAgeMinutes: z.optional(f.integer(1, 525600)),
}))();

export const statementStateCount = /* @__PURE__ */ (() =>
  z.object({
  state: statementStateOpen,
  count: f.integer(0),
}))();

export const statementStateCounts = /* @__PURE__ */ (() =>
  z.object({
  counts: z.array(statementStateCount),
  exact: z.boolean(),
}))();

export const statementsDetailRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  statementId: uuid,
}))();

export const statementPartFieldOpen = /* @__PURE__ */ (() =>
  f.openText<'amount' | 'utr' | 'balance' | 'payerName' | 'remark' | 'accountTail' | 'time' | 'direction'>())();

export const statementPart = /* @__PURE__ */ (() =>
  z.object({
  field: statementPartFieldOpen,
  start: f.integer(0),
  end: f.integer(0),
}))();

export const statementDetail = /* @__PURE__ */ (() =>
  z.object({
  statement: statementRow,
  parts: z.array(statementPart),
  around: z.array(statementRow),
}))();

export const statementsCandidatesRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  statementId: uuid,
  orderNo: z.optional(f.text(1, 64)),
}))();

export const statementCandidateRefusalOpen = /* @__PURE__ */ (() =>
  f.openText<'orderType' | 'currency' | 'status' | 'timedOut'>())();

export const statementCandidate = /* @__PURE__ */ (() =>
  z.object({
  orderCode: f.anyText,
  merchantOrderNo: f.anyText,
  merchantName: f.anyText,
  orderType: orderTypeOpen,
  status: orderStatusIdOpen,
  payoutStatus: z.nullable(payoutStatusIdOpen),
  productId: f.integer(),
  amountMinor: f.integer(),
  payAmountMinor: z.nullable(f.integer()),
  currency: currencyOpen,
  resourceId: z.nullable(f.uuid()),
  resourceName: f.anyTextOrNull,
  name: f.anyTextOrNull,
  utr: f.anyTextOrNull,
  enteredUtr: f.anyTextOrNull,
  enteredName: f.anyTextOrNull,
  createdAt: f.dateTime(),
  expiresAt: z.nullable(f.dateTime()),
  suspected: z.boolean(),
  agreements: z.array(statementDifferenceFieldOpen),
  differences: z.array(statementDifference),
  refusal: z.nullable(statementCandidateRefusalOpen),
}))();

export const statementCandidates = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(statementCandidate),
}))();

export const matchStatementRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  statementId: uuid,
  orderCode: f.text(1, 40),
  reason: z.optional(f.text(1, 500).check(z.regex(/\S/u))),
}))();

export const ignoreStatementRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  statementId: uuid,
  reason: f.text(1, 500).check(z.regex(/\S/u)),
}))();

export const rematchStatementRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  statementId: uuid,
}))();

export const resolveAction = /* @__PURE__ */ (() =>
  z.literal(['ignore', 'rematch']))();

export const resolveManyRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  statementIds: z.array(uuid).check(z.minLength(1), z.maxLength(2000)),
  action: resolveAction,
  reason: z.optional(f.text(1, 500).check(z.regex(/\S/u))),
  dryRun: z.optional(z.boolean()),
}))();

export const resolveActionOpen = /* @__PURE__ */ (() =>
  f.openText<'ignore' | 'rematch'>())();

export const rematchStateOpen = /* @__PURE__ */ (() =>
  f.openText<'running' | 'done' | 'stopped'>())();

export const resolutionCount = /* @__PURE__ */ (() =>
  z.object({
  state: statementStateOpen,
  count: f.integer(1),
}))();

export const skippedStatement = /* @__PURE__ */ (() =>
  z.object({
  statementId: uuid,
  reason: f.anyText,
  reasonText: f.anyText,
}))();

export const statementResolution = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  action: resolveActionOpen,
  dryRun: z.boolean(),
  state: rematchStateOpen,
  total: f.integer(1),
  results: z.array(resolutionCount),
  skipped: z.array(skippedStatement),
}))();

export const statementsResolutionRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  id: uuid,
}))();

export const stopResolutionRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  id: uuid,
}))();

export const residueKind = /* @__PURE__ */ (() =>
  z.literal(['bankFee', 'underpaid', 'overpaid', 'rounding', 'other']))();

export const addSplitMatchRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  statementIds: z.array(uuid).check(z.minLength(1), z.maxLength(50)),
  orderCodes: z.array(f.text(1, 40)).check(z.minLength(1), z.maxLength(50)),
  residueKind: z.optional(residueKind),
  residueNote: z.optional(f.text(1, 200).check(z.regex(/\S/u))),
  reason: f.text(1, 500).check(z.regex(/\S/u)),
}))();

export const splitRecord = /* @__PURE__ */ (() =>
  z.object({
  statementId: uuid,
  resourceName: f.anyTextOrNull,
  utr: f.anyTextOrNull,
  payerName: f.anyTextOrNull,
  amountMinor: f.integer(),
  receivedAt: f.dateTime(),
}))();

export const splitOrder = /* @__PURE__ */ (() =>
  z.object({
  orderCode: f.anyText,
  askedMinor: f.integer(),
  receivedMinor: f.integer(),
  status: orderStatusIdOpen,
  reversedAt: z.nullable(f.dateTime()),
}))();

export const splitMatch = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  currency: currencyOpen,
  recordedMinor: f.integer(),
  askedMinor: f.integer(),
  residueMinor: f.integer(),
  residueKind: z.nullable(residueKindOpen),
  residueNote: f.anyTextOrNull,
  residueOrderCode: f.anyTextOrNull,
  reason: f.anyText,
  matchedBy: f.anyTextOrNull,
  matchedAt: f.dateTime(),
  records: z.array(splitRecord),
  orders: z.array(splitOrder),
}))();

export const splitMatchesDetailRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  splitMatchId: uuid,
}))();

export const splitTolerance = /* @__PURE__ */ (() =>
  z.object({
  currency: currencyOpen,
  maximumMinor: f.integer(0),
  boundMinor: f.integer(0),
  updatedBy: f.anyTextOrNull,
  updatedAt: z.nullable(f.dateTime()),
}))();

export const splitTolerances = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(splitTolerance),
}))();

export const setSplitToleranceRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  currency: currency,
  maximumMinor: f.integer(0, 1000000000),
}))();

export const savedViewListName = /* @__PURE__ */ (() =>
  z.string().check(z.regex(/^[a-zA-Z]{1,40}\.[a-zA-Z]{1,40}$/u)))();

export const savedViewScreen = /* @__PURE__ */ (() =>
  z.string().check(z.regex(/^\/[A-Za-z0-9_\/-]{1,127}$/u)))();

export const savedViewsListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  list: savedViewListName,
  screen: savedViewScreen,
}))();

export const savedViewFilterName = /* @__PURE__ */ (() =>
  z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]{0,63}$/u)))();

export const savedViewFilter = /* @__PURE__ */ (() =>
  z.object({
  name: savedViewFilterName,
  text: f.text(1, 1000),
}))();

export const relativeRangeOpen = /* @__PURE__ */ (() =>
  f.openText<'lastHour' | 'today' | 'yesterday' | 'last7Days' | 'last30Days' | 'thisMonth' | 'lastMonth'>())();

export const savedViewRange = /* @__PURE__ */ (() =>
  z.object({
  from: f.anyText,
  to: f.anyText,
  preset: relativeRangeOpen,
}))();

export const savedViewOrderOpen = /* @__PURE__ */ (() =>
  f.openText<'asc' | 'desc'>())();

export const savedViewSort = /* @__PURE__ */ (() =>
  z.object({
  by: f.anyText,
  order: savedViewOrderOpen,
}))();

export const savedViewState = /* @__PURE__ */ (() =>
  z.object({
  filters: z.array(savedViewFilter),
  ranges: z.array(savedViewRange),
  sort: z.nullable(savedViewSort),
  columns: f.anyTextOrNull,
}))();

export const savedViewRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  list: f.anyText,
  screen: f.anyText,
  name: f.anyText,
  state: savedViewState,
  version: f.integer(1),
  isOwn: z.boolean(),
  ownerName: f.anyText,
  sharedRole: z.nullable(roleOpen),
  isDefault: z.boolean(),
  updatedAt: f.dateTime(),
}))();

export const savedViewList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(savedViewRow),
  total: f.integer(0),
}))();

export const savedViewName = /* @__PURE__ */ (() =>
  f.text(1, 64).check(z.regex(/^\S(.*\S)?$/u)))();

export const savedViewFilterStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  name: savedViewFilterName,
  text: f.text(1, 1000),
}))();

export const relativeRange = /* @__PURE__ */ (() =>
  z.literal(['lastHour', 'today', 'yesterday', 'last7Days', 'last30Days', 'thisMonth', 'lastMonth']))();

export const newSavedViewRangeStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  from: savedViewFilterName,
  to: savedViewFilterName,
  preset: relativeRange,
}))();

export const savedViewOrder = /* @__PURE__ */ (() =>
  z.literal(['asc', 'desc']))();

export const newSavedViewSortStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  by: savedViewFilterName,
  order: savedViewOrder,
}))();

export const newSavedViewStateStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  filters: z.array(savedViewFilterStrict).check(z.maxLength(60)),
  ranges: z.array(newSavedViewRangeStrict).check(z.maxLength(10)),
  sort: z.nullable(newSavedViewSortStrict),
  columns: z.nullable(z.string().check(z.maxLength(6000))),
}))();

export const addSavedViewRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  list: savedViewListName,
  screen: savedViewScreen,
  name: savedViewName,
  state: newSavedViewStateStrict,
}))();

export const updateSavedViewRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  id: uuid,
  version: f.integer(1, 2147483647),
  name: z.optional(savedViewName),
  state: z.optional(newSavedViewStateStrict),
}))();

export const shareSavedViewRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  id: uuid,
  role: z.nullable(role),
}))();

export const defaultSavedViewRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  screen: savedViewScreen,
  id: z.nullable(uuid),
}))();

export const deleteSavedViewRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  id: uuid,
}))();

export const templateKind = /* @__PURE__ */ (() =>
  z.literal(['sms', 'webMessage']))();

export const messageTemplatesListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['priority', 'name', 'lastReadAt', 'createdAt', 'updatedAt'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  name: z.optional(f.text(1, 64)),
  kind: z.optional(templateKind),
  currency: z.optional(currency),
  direction: z.optional(moneyDirection),
  bankId: z.optional(uuid),
  enabled: z.optional(z.boolean()),
  templateId: z.optional(uuid),
}))();

export const templateKindOpen = /* @__PURE__ */ (() =>
  f.openText<'sms' | 'webMessage'>())();

export const messageTemplateRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  name: f.anyText,
  kind: templateKindOpen,
  senderPattern: f.anyText,
  pattern: f.anyText,
  currency: currencyOpen,
  direction: moneyDirectionOpen,
  accountKind: z.nullable(resourceKindOpen),
  bankId: z.nullable(f.uuid()),
  bankName: f.anyTextOrNull,
  priority: f.integer(0),
  enabled: z.boolean(),
  sample: f.anyText,
  sampleSender: f.anyText,
  readCount: f.integer(0, 100000),
  readLast7Days: f.integer(0, 100000),
  lastReadAt: z.nullable(f.dateTime()),
  createdAt: f.dateTime(),
  updatedAt: f.dateTime(),
}))();

export const messageTemplateList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(messageTemplateRow),
  total: f.integer(0),
}))();

export const addMessageTemplateRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  name: partyName,
  kind: templateKind,
  senderPattern: f.text(1, 200),
  pattern: f.text(1, 1000),
  currency: currency,
  direction: moneyDirection,
  accountKind: z.optional(resourceKind),
  bankId: z.optional(uuid),
  priority: z.optional(f.integer(0, 10000)),
  enabled: z.optional(z.boolean()),
  sample: f.text(1, 2000),
  sampleSender: f.text(1, 64),
}))();

export const updateMessageTemplateRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  id: uuid,
  name: z.optional(partyName),
  kind: z.optional(templateKind),
  senderPattern: z.optional(f.text(1, 200)),
  pattern: z.optional(f.text(1, 1000)),
  currency: z.optional(currency),
  direction: z.optional(moneyDirection),
  accountKind: z.optional(z.nullable(resourceKind)),
  bankId: z.optional(z.nullable(f.uuid())),
  priority: z.optional(f.integer(0, 10000)),
  enabled: z.optional(z.boolean()),
  sample: z.optional(f.text(1, 2000)),
  sampleSender: z.optional(f.text(1, 64)),
}))();

export const deleteMessageTemplateRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  id: uuid,
}))();

export const messageTemplateDraftStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  senderPattern: f.text(1, 200),
  pattern: f.text(1, 1000),
  currency: currency,
  direction: moneyDirection,
  accountKind: z.optional(resourceKind),
}))();

export const testMessageTemplateRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  kind: templateKind,
  sender: f.text(1, 64),
  body: f.text(1, 16384),
  monitorId: z.optional(f.text(1, 64)),
  draft: z.optional(messageTemplateDraftStrict),
}))();

export const templateRefusalOpen = /* @__PURE__ */ (() =>
  f.openText<'noTemplate' | 'amountUnreadable' | 'patternInvalid' | 'groupsInvalid' | 'patternTooLarge'>())();

export const patternProblem = /* @__PURE__ */ (() =>
  z.object({
  field: f.openText<'senderPattern' | 'pattern'>(),
  start: f.integer(0),
  end: f.integer(0),
}))();

export const groupPlace = /* @__PURE__ */ (() =>
  z.object({
  name: f.anyText,
  start: f.integer(0),
  end: f.integer(0),
}))();

export const parsedMessage = /* @__PURE__ */ (() =>
  z.object({
  direction: moneyDirectionOpen,
  currency: currencyOpen,
  amountMinor: f.integer(),
  utr: f.anyTextOrNull,
  balanceMinor: z.nullable(f.integer()),
  payerName: f.anyTextOrNull,
  remark: f.anyTextOrNull,
  accountTail: f.anyTextOrNull,
  timeText: f.anyTextOrNull,
}))();

export const matchForecast = /* @__PURE__ */ (() =>
  z.object({
  state: statementStateOpen,
  suspicion: z.nullable(statementSuspicionOpen),
  resourceId: z.nullable(f.uuid()),
  resourceName: f.anyTextOrNull,
  orderCode: f.anyTextOrNull,
}))();

export const messageTemplateTest = /* @__PURE__ */ (() =>
  z.object({
  refusal: z.nullable(templateRefusalOpen),
  detail: f.anyTextOrNull,
  problemAt: z.nullable(patternProblem),
  text: f.anyText,
  groups: z.array(groupPlace),
  templateId: z.nullable(f.uuid()),
  templateName: f.anyTextOrNull,
  fields: z.nullable(parsedMessage),
  outcome: z.nullable(matchForecast),
}))();

export const messageTemplatesOrderRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  kind: templateKind,
}))();

export const orderedTemplate = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  name: f.anyText,
  senderPattern: f.anyText,
  currency: currencyOpen,
  priority: f.integer(0),
  enabled: z.boolean(),
}))();

export const messageTemplateOrder = /* @__PURE__ */ (() =>
  z.object({
  kind: templateKindOpen,
  version: f.anyText,
  list: z.array(orderedTemplate),
}))();

export const reorderMessageTemplatesRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  kind: templateKind,
  version: f.text(1, 64),
  templateIds: z.array(uuid).check(z.minLength(1), z.maxLength(1000)),
}))();

export const tryMessageTemplateRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  kind: templateKind,
  templateId: z.optional(f.uuid()),
  priority: z.optional(f.integer(0, 10000)),
  draft: messageTemplateDraftStrict,
}))();

export const trialTemplate = /* @__PURE__ */ (() =>
  z.object({
  templateId: uuid,
  name: f.anyText,
  count: f.integer(1),
}))();

export const trialSample = /* @__PURE__ */ (() =>
  z.object({
  statementId: uuid,
  storedAt: f.dateTime(),
  sender: f.anyText,
  text: f.anyText,
  templateName: f.anyTextOrNull,
  before: z.nullable(parsedMessage),
  after: z.nullable(parsedMessage),
}))();

export const trialPart = /* @__PURE__ */ (() =>
  z.object({
  count: f.integer(0),
  templates: z.array(trialTemplate),
  samples: z.array(trialSample),
}))();

export const messageTemplateTrial = /* @__PURE__ */ (() =>
  z.object({
  refusal: z.nullable(templateRefusalOpen),
  detail: f.anyTextOrNull,
  tried: f.integer(0, 500),
  isCut: z.boolean(),
  newlyRead: trialPart,
  taken: trialPart,
  changed: trialPart,
  lost: trialPart,
  hidden: trialPart,
  unchanged: f.integer(0),
}))();

export const rematchTemplateRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  templateId: uuid,
}))();

export const templateRematch = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  templateId: uuid,
  state: rematchStateOpen,
  requestedBy: f.anyText,
  requestedAt: f.dateTime(),
  endedAt: z.nullable(f.dateTime()),
  total: f.integer(0),
  looked: f.integer(0),
  parsed: f.integer(0),
  matched: f.integer(0),
  forReview: f.integer(0),
  failed: f.integer(0),
}))();

export const messageTemplatesLatestRematchRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  templateId: uuid,
}))();

export const latestTemplateRematch = /* @__PURE__ */ (() =>
  z.object({
  job: z.nullable(templateRematch),
}))();

export const stopTemplateRematchRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  rematchId: uuid,
}))();

export const monitorDeviceKind = /* @__PURE__ */ (() =>
  z.literal(['sms', 'web', 'chain']))();

export const monitorDeviceState = /* @__PURE__ */ (() =>
  z.literal(['enabled', 'disabled', 'revoked']))();

export const monitorDeviceLife = /* @__PURE__ */ (() =>
  z.literal(['alive', 'silent', 'never']))();

export const monitorScriptState = /* @__PURE__ */ (() =>
  z.literal(['current', 'lagging', 'none']))();

export const monitorDevicesListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['createdAt', 'name', 'lastHeartbeatAt', 'aliveSince'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  monitorId: z.optional(f.text(1, 64)),
  name: z.optional(f.text(1, 64)),
  kind: z.optional(monitorDeviceKind),
  state: z.optional(monitorDeviceState),
  life: z.optional(monitorDeviceLife),
  supplierId: z.optional(uuid),
  resourceId: z.optional(uuid),
  scriptId: z.optional(uuid),
  scriptState: z.optional(monitorScriptState),
}))();

export const monitorDeviceKindOpen = /* @__PURE__ */ (() =>
  f.openText<'sms' | 'web' | 'chain'>())();

export const monitorDeviceStateOpen = /* @__PURE__ */ (() =>
  f.openText<'enabled' | 'disabled' | 'revoked'>())();

export const watchedAccount = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  name: f.anyText,
  supplierId: uuid,
}))();

export const monitorDeviceLifeOpen = /* @__PURE__ */ (() =>
  f.openText<'alive' | 'silent' | 'never'>())();

export const wantedMonitorScript = /* @__PURE__ */ (() =>
  z.object({
  scriptId: uuid,
  name: f.anyText,
  versionId: uuid,
  version: f.integer(1),
  checksum: f.anyText,
}))();

export const monitorScriptStateOpen = /* @__PURE__ */ (() =>
  f.openText<'current' | 'lagging' | 'none'>())();

export const monitorDeviceRow = /* @__PURE__ */ (() =>
  z.object({
  monitorId: f.anyText,
  name: f.anyText,
  kind: monitorDeviceKindOpen,
  state: monitorDeviceStateOpen,
  supplierId: z.nullable(f.uuid()),
  supplierName: f.anyTextOrNull,
  accounts: z.array(watchedAccount),
  life: z.nullable(monitorDeviceLifeOpen),
  lastHeartbeatAt: z.nullable(f.dateTime()),
  aliveSince: z.nullable(f.dateTime()),
  script: z.nullable(wantedMonitorScript),
  scriptState: monitorScriptStateOpen,
  runningVersion: z.nullable(f.integer(1)),
  runningChecksum: f.anyTextOrNull,
  scriptReportedAt: z.nullable(f.dateTime()),
  createdAt: f.dateTime(),
  updatedAt: f.dateTime(),
}))();

export const monitorDeviceList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(monitorDeviceRow),
  total: f.integer(0),
}))();

export const addMonitorDeviceRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  monitorId: z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/u)),
  name: partyName,
  kind: monitorDeviceKind,
  supplierId: z.optional(uuid),
  resourceIds: z.optional(z.array(uuid).check(z.maxLength(200))),
}))();

export const monitorDeviceCredentials = /* @__PURE__ */ (() =>
  z.object({
  monitorId: f.anyText,
  token: f.anyText,
  secret: f.anyText,
}))();

export const updateMonitorDeviceRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  monitorId: f.text(1, 64),
  name: z.optional(partyName),
  enabled: z.optional(z.boolean()),
  resourceIds: z.optional(z.array(uuid).check(z.maxLength(200))),
}))();

export const monitorDeviceRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  monitorId: f.text(1, 64),
}))();

export const monitorScriptRollOut = /* @__PURE__ */ (() =>
  z.literal(['all', 'share', 'named']))();

export const monitorScriptsListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['name', 'createdAt', 'updatedAt'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  scriptId: z.optional(uuid),
  name: z.optional(f.text(1, 64)),
  kind: z.optional(monitorDeviceKind),
  rollOut: z.optional(monitorScriptRollOut),
  lagging: z.optional(z.boolean()),
}))();

export const monitorScriptRollOutOpen = /* @__PURE__ */ (() =>
  f.openText<'all' | 'share' | 'named'>())();

export const monitorScriptRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  name: f.anyText,
  kind: monitorDeviceKindOpen,
  isDefault: z.boolean(),
  liveVersion: z.nullable(f.integer(1)),
  liveVersionId: z.nullable(f.uuid()),
  previousVersion: z.nullable(f.integer(1)),
  newestVersion: z.nullable(f.integer(1)),
  rollOut: monitorScriptRollOutOpen,
  percent: z.nullable(f.integer(0, 100)),
  monitorIds: z.array(f.anyText),
  deviceCount: f.integer(0),
  reachedCount: f.integer(0),
  laggingCount: f.integer(0),
  createdAt: f.dateTime(),
  updatedAt: f.dateTime(),
}))();

export const monitorScriptList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(monitorScriptRow),
  total: f.integer(0),
}))();

export const monitorScriptsVersionsRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  scriptId: uuid,
}))();

export const monitorScriptVersionRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  scriptId: uuid,
  version: f.integer(1),
  note: f.anyText,
  author: f.anyTextOrNull,
  checksum: f.anyText,
  sizeBytes: f.integer(0),
  isLive: z.boolean(),
  wentLiveAt: z.nullable(f.dateTime()),
  wentLiveBy: f.anyTextOrNull,
  createdAt: f.dateTime(),
}))();

export const monitorScriptVersionList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(monitorScriptVersionRow),
  total: f.integer(0),
}))();

export const monitorScriptsVersionRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  versionId: uuid,
}))();

export const monitorScriptVersionDetail = /* @__PURE__ */ (() =>
  z.object({
  version: monitorScriptVersionRow,
  content: f.anyText,
}))();

export const monitorScriptsDevicesRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  scriptId: uuid,
}))();

export const monitorScriptDevices = /* @__PURE__ */ (() =>
  z.object({
  versionId: z.nullable(f.uuid()),
  version: z.nullable(f.integer(1)),
  wantedCount: f.integer(0),
  runningCount: f.integer(0),
}))();

export const monitorScriptSpread = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(monitorScriptDevices),
}))();

export const monitorScriptsReachRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  scriptId: uuid,
  rollOut: monitorScriptRollOut,
  percent: z.optional(f.integer(0, 100)),
  monitorIds: z.optional(z.array(z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/u))).check(z.maxLength(500))),
}))();

export const monitorScriptReach = /* @__PURE__ */ (() =>
  z.object({
  deviceCount: f.integer(0),
  reachedCount: f.integer(0),
  monitorIds: z.array(f.anyText),
}))();

export const addMonitorScriptRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  name: partyName,
  kind: monitorDeviceKind,
  isDefault: z.optional(z.boolean()),
}))();

export const updateMonitorScriptRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  scriptId: uuid,
  name: z.optional(partyName),
  isDefault: z.optional(z.boolean()),
}))();

export const monitorScriptNote = /* @__PURE__ */ (() =>
  f.text(1, 500).check(z.regex(/\S/u)))();

export const addMonitorScriptVersionRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  scriptId: uuid,
  note: monitorScriptNote,
  file: f.binary(),
}))();

export const monitorScriptPercent = /* @__PURE__ */ (() =>
  f.integer(0, 100))();

export const namedMonitorDevices = /* @__PURE__ */ (() =>
  z.array(z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/u))).check(z.maxLength(500)))();

export const monitorScriptGoLiveRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  versionId: uuid,
  rollOut: z.optional(monitorScriptRollOut),
  percent: z.optional(monitorScriptPercent),
  monitorIds: z.optional(namedMonitorDevices),
}))();

export const monitorScriptRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  scriptId: uuid,
  version: z.optional(f.integer(1)),
}))();

export const monitorScriptRollOutRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  scriptId: uuid,
  rollOut: monitorScriptRollOut,
  percent: z.optional(monitorScriptPercent),
  monitorIds: z.optional(namedMonitorDevices),
  liveVersionId: z.optional(f.uuid()),
}))();

export const assignMonitorScriptRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  scriptId: z.nullable(f.uuid()),
  monitorIds: z.array(z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/u))).check(z.minLength(1), z.maxLength(200)),
}))();

export const monitorScriptAssigned = /* @__PURE__ */ (() =>
  z.object({
  changedCount: f.integer(0),
}))();

export const fetchedMonitorScript = /* @__PURE__ */ (() =>
  z.object({
  scriptId: uuid,
  name: f.anyText,
  versionId: uuid,
  version: f.integer(1),
  checksum: f.anyText,
  content: f.anyText,
}))();

export const currentMonitorScript = /* @__PURE__ */ (() =>
  z.object({
  script: z.nullable(fetchedMonitorScript),
}))();

export const monitorLogPhase = /* @__PURE__ */ (() =>
  z.literal(['start', 'heartbeat', 'signIn', 'fetch', 'receive', 'parse', 'match', 'pay', 'error', 'stop']))();

export const monitorLogLevel = /* @__PURE__ */ (() =>
  z.literal(['info', 'warning', 'error']))();

export const monitorLogLineStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  logPhase: monitorLogPhase,
  level: z.optional(monitorLogLevel),
  message: f.text(1, 500),
  details: z.optional(f.dictionary(z.string().check(z.maxLength(500)), /^[A-Za-z0-9_.-]{1,64}$/u, 20)),
  resourceId: z.optional(uuid),
  orderCode: z.optional(f.text(1, 40)),
  durationMs: z.optional(f.integer(0, 2147483647)),
}))();

export const monitorReportRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  logs: z.optional(z.array(monitorLogLineStrict).check(z.maxLength(100))),
  scriptChecksum: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/u))),
}))();

export const monitorReportResult = /* @__PURE__ */ (() =>
  z.object({
  serverTime: f.dateTime(),
  liveSeconds: f.integer(1),
  accountCount: f.integer(0),
  storedCount: f.integer(0),
  script: z.nullable(wantedMonitorScript),
}))();

export const takeInstructionRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  resourceId: z.optional(uuid),
}))();

export const instructionStateOpen = /* @__PURE__ */ (() =>
  f.openText<'taken' | 'begun' | 'paid' | 'declined' | 'unknown' | 'lapsed' | 'void' | 'silent'>())();

export const paymentInstruction = /* @__PURE__ */ (() =>
  z.object({
  instructionId: uuid,
  state: instructionStateOpen,
  resourceId: uuid,
  orderCode: f.anyText,
  attempt: f.integer(1),
  amountMinor: f.integer(1),
  currency: currencyOpen,
  userName: f.anyTextOrNull,
  cardNumber: f.anyTextOrNull,
  bankName: f.anyTextOrNull,
  ifscCode: f.anyTextOrNull,
  vpa: f.anyTextOrNull,
  usdtAddress: f.anyTextOrNull,
  takenAt: f.dateTime(),
  leaseExpiresAt: f.dateTime(),
}))();

export const takenInstruction = /* @__PURE__ */ (() =>
  z.object({
  instruction: z.nullable(paymentInstruction),
}))();

export const instructionEvent = /* @__PURE__ */ (() =>
  z.literal(['begun', 'paid', 'declined', 'unknown']))();

export const reportInstructionRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  instructionId: uuid,
  event: instructionEvent,
  reference: z.optional(z.string().check(z.regex(/^(?:0[xX])?[A-Za-z0-9]{6,80}$/u))),
  amountMinor: z.optional(f.integer(1, 9000000000000000)),
  reason: z.optional(f.text(1, 200).check(z.regex(/\S/u))),
}))();

export const instructionReported = /* @__PURE__ */ (() =>
  z.object({
  instructionId: uuid,
  state: instructionStateOpen,
  payoutStatus: payoutStatusIdOpen,
  leaseExpiresAt: f.dateTime(),
}))();

export const instructionState = /* @__PURE__ */ (() =>
  z.literal(['taken', 'begun', 'paid', 'declined', 'unknown', 'lapsed', 'void', 'silent']))();

export const payoutInstructionsListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageNum: z.optional(f.integer(1, 200)),
  cursor: z.optional(f.text(1, 200)),
  resourceId: z.optional(uuid),
  orderCode: z.optional(f.text(1, 40)),
  monitorId: z.optional(f.text(1, 64)),
  state: z.optional(instructionState),
}))();

export const instructionEventOpen = /* @__PURE__ */ (() =>
  f.openText<'begun' | 'paid' | 'declined' | 'unknown'>())();

export const instructionRow = /* @__PURE__ */ (() =>
  z.object({
  instructionId: uuid,
  state: instructionStateOpen,
  orderCode: f.anyText,
  attempt: f.integer(1),
  resourceId: uuid,
  resourceName: f.anyText,
  monitorId: f.anyText,
  amountMinor: f.integer(),
  currency: currencyOpen,
  reference: f.anyTextOrNull,
  reason: f.anyTextOrNull,
  lateReport: z.nullable(instructionEventOpen),
  takenAt: f.dateTime(),
  begunAt: z.nullable(f.dateTime()),
  endedAt: z.nullable(f.dateTime()),
  leaseExpiresAt: f.dateTime(),
}))();

export const instructionList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(instructionRow),
  total: f.integer(0),
  nextCursor: f.anyTextOrNull,
}))();

export const monitorLogsCleared = /* @__PURE__ */ (() =>
  z.object({
  clearedCount: f.integer(0),
}))();

export const monitorLogsListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageSize: z.optional(f.integer(1, 200)),
  cursor: z.optional(f.text(1, 200)),
  sortBy: z.optional(z.literal(['createdAt'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  monitorId: z.optional(f.text(1, 64)),
  orderCode: z.optional(f.text(1, 40)),
  cardNumber: z.optional(z.string().check(z.regex(/^\d{1,20}$/u))),
  logPhase: z.optional(monitorLogPhase),
  logPhases: z.optional(z.array(monitorLogPhase).check(z.minLength(1), z.maxLength(10))),
  level: z.optional(monitorLogLevel),
  supplierId: z.optional(uuid),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
}))();

export const monitorLogPhaseOpen = /* @__PURE__ */ (() =>
  f.openText<'start' | 'heartbeat' | 'signIn' | 'fetch' | 'receive' | 'parse' | 'match' | 'pay' | 'error' | 'stop'>())();

export const monitorLogLevelOpen = /* @__PURE__ */ (() =>
  f.openText<'info' | 'warning' | 'error'>())();

export const monitorLogRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  monitorId: f.anyText,
  resourceId: z.nullable(f.uuid()),
  resourceName: f.anyTextOrNull,
  supplierId: z.nullable(f.uuid()),
  supplierName: f.anyTextOrNull,
  orderCode: f.anyTextOrNull,
  cardNumberMasked: f.anyTextOrNull,
  logPhase: monitorLogPhaseOpen,
  level: monitorLogLevelOpen,
  message: f.anyText,
  details: f.dictionary(f.anyText, undefined, undefined),
  durationMs: z.nullable(f.integer(0)),
  createdAt: f.dateTime(),
}))();

export const monitorLogList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(monitorLogRow),
  total: f.integer(0, 100000),
  nextCursor: f.anyTextOrNull,
}))();

export const chainState = /* @__PURE__ */ (() =>
  z.literal(['whole', 'broken']))();

export const securityNodesAccountsRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['brokenSince', 'resourceName', 'supplierName', 'openBreakCount', 'supplementCount', 'lastPatchAt'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  resourceId: z.optional(uuid),
  supplierId: z.optional(uuid),
  state: z.optional(chainState),
}))();

export const chainStateOpen = /* @__PURE__ */ (() =>
  f.openText<'whole' | 'broken'>())();

export const securityChainRow = /* @__PURE__ */ (() =>
  z.object({
  resourceId: uuid,
  resourceName: f.anyText,
  supplierId: uuid,
  supplierName: f.anyText,
  cardNumberMasked: f.anyTextOrNull,
  currency: currencyOpen,
  state: chainStateOpen,
  openBreakCount: f.integer(0),
  brokenSince: z.nullable(f.dateTime()),
  supplementCount: f.integer(0),
  supplementLimit: f.integer(0),
  lastPatchAt: z.nullable(f.dateTime()),
}))();

export const securityChainList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(securityChainRow),
  total: f.integer(0),
}))();

export const securityNodeState = /* @__PURE__ */ (() =>
  z.literal(['start', 'linked', 'broken', 'replayed']))();

export const securityNodesListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  cursor: z.optional(f.text(1, 200)),
  sortBy: z.optional(z.literal(['receivedAt', 'amount'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  nodeId: z.optional(uuid),
  resourceId: z.optional(uuid),
  supplierId: z.optional(uuid),
  cardNumber: z.optional(z.string().check(z.regex(/^\d{1,20}$/u))),
  state: z.optional(securityNodeState),
  open: z.optional(z.boolean()),
  flagged: z.optional(z.boolean()),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
}))();

export const securityNodeRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  resourceId: uuid,
  resourceName: f.anyText,
  supplierId: uuid,
  supplierName: f.anyText,
  cardNumberMasked: f.anyTextOrNull,
  statementId: uuid,
  kind: statementKindOpen,
  direction: moneyDirectionOpen,
  currency: currencyOpen,
  amountMinor: f.integer(1),
  balanceMinor: f.integer(),
  previousBalanceMinor: z.nullable(f.integer()),
  expectedBalanceMinor: z.nullable(f.integer()),
  differenceMinor: z.nullable(f.integer()),
  state: securityNodeStateOpen,
  previousId: z.nullable(f.uuid()),
  patchId: z.nullable(f.uuid()),
  reliable: z.boolean(),
  checked: z.boolean(),
  flagged: z.boolean(),
  orderCode: f.anyTextOrNull,
  receivedAt: f.dateTime(),
  createdAt: f.dateTime(),
}))();

export const securityNodeList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(securityNodeRow),
  total: f.integer(0, 100000),
  nextCursor: f.anyTextOrNull,
}))();

export const securityLeakKind = /* @__PURE__ */ (() =>
  z.literal(['break', 'replay', 'frequency']))();

export const securityLeakState = /* @__PURE__ */ (() =>
  z.literal(['open', 'handled']))();

export const securityNodesLeaksRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['foundAt', 'messageCount', 'handledAt'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  leakId: z.optional(uuid),
  resourceId: z.optional(uuid),
  supplierId: z.optional(uuid),
  kind: z.optional(securityLeakKind),
  state: z.optional(securityLeakState),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
}))();

export const securityLeakKindOpen = /* @__PURE__ */ (() =>
  f.openText<'break' | 'replay' | 'frequency'>())();

export const securityLeakStateOpen = /* @__PURE__ */ (() =>
  f.openText<'open' | 'handled'>())();

export const securityLeakRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  kind: securityLeakKindOpen,
  resourceId: uuid,
  resourceName: f.anyText,
  supplierId: uuid,
  supplierName: f.anyText,
  nodeId: z.nullable(f.uuid()),
  minute: z.nullable(f.dateTime()),
  messageCount: z.nullable(f.integer(0)),
  foundAt: f.dateTime(),
  state: securityLeakStateOpen,
  handledBy: f.anyTextOrNull,
  handledAt: z.nullable(f.dateTime()),
  note: f.anyTextOrNull,
}))();

export const securityLeakList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(securityLeakRow),
  total: f.integer(0),
}))();

export const handleSecurityLeakRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  id: uuid,
  note: f.text(1, 500),
}))();

export const reopenSecurityLeakRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  id: uuid,
}))();

export const securityPatchesPreviewRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  nodeId: uuid,
}))();

export const securityPatchBreak = /* @__PURE__ */ (() =>
  z.object({
  nodeId: uuid,
  receivedAt: f.dateTime(),
  direction: moneyDirectionOpen,
  amountMinor: f.integer(1),
  balanceMinor: f.integer(),
  expectedBalanceMinor: f.integer(),
  differenceMinor: f.integer(),
  followingCount: f.integer(0),
  reliableCount: f.integer(0),
  flaggedCount: f.integer(0),
}))();

export const securityPatchPreview = /* @__PURE__ */ (() =>
  z.object({
  resourceId: uuid,
  resourceName: f.anyText,
  currency: currencyOpen,
  state: chainStateOpen,
  breakCount: f.integer(1),
  remainingBreakCount: f.integer(0),
  supplementCount: f.integer(0),
  supplementLimit: f.integer(0),
  breaks: z.array(securityPatchBreak),
}))();

export const securityPatchesListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['createdAt', 'breakCount', 'supplementCount'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  patchId: z.optional(uuid),
  resourceId: z.optional(uuid),
  supplierId: z.optional(uuid),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
}))();

export const securityPatchRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  resourceId: uuid,
  resourceName: f.anyText,
  supplierId: uuid,
  supplierName: f.anyText,
  nodeId: f.uuid(),
  reason: f.anyText,
  breakCount: f.integer(1),
  supplementCount: f.integer(0),
  operator: f.anyText,
  createdAt: f.dateTime(),
}))();

export const securityPatchList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(securityPatchRow),
  total: f.integer(0),
}))();

export const addSecurityPatchRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  nodeId: uuid,
  reason: f.text(1, 500).check(z.regex(/\S/u)),
}))();

export const securityPatchAdded = /* @__PURE__ */ (() =>
  z.object({
  patch: securityPatchRow,
  state: chainStateOpen,
}))();

export const callbackMethod = /* @__PURE__ */ (() =>
  z.literal(['POST', 'GET']))();

export const callbackOutcome = /* @__PURE__ */ (() =>
  z.literal(['acknowledged', 'wrongAnswer', 'httpError', 'timedOut', 'connectionFailed', 'refusedAddress']))();

export const orderCallbacksListDetailsRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['sendTime', 'latencyMs'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  callbackId: z.optional(uuid),
  orderCode: z.optional(f.text(1, 40)),
  merchantOrderCode: z.optional(f.text(1, 64)),
  systemFlag: z.optional(f.text(1, 64)),
  httpMethod: z.optional(callbackMethod),
  outcome: z.optional(callbackOutcome),
  receiveStartTime: z.optional(f.platformDateTime()),
  receiveEndTime: z.optional(f.platformDateTime()),
}))();

export const callbackAttemptList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(callbackAttempt),
  total: f.integer(0),
}))();

export const callbackState = /* @__PURE__ */ (() =>
  z.literal(['waiting', 'sending', 'retrying', 'acknowledged', 'dead', 'superseded']))();

export const orderCallbacksListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['createdAt', 'lastAttemptAt'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  orderCode: z.optional(f.text(1, 40)),
  merchantOrderNo: z.optional(f.text(1, 64)),
  merchantId: z.optional(uuid),
  state: z.optional(callbackState),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
}))();

export const callbackStateOpen = /* @__PURE__ */ (() =>
  f.openText<'waiting' | 'sending' | 'retrying' | 'acknowledged' | 'dead' | 'superseded'>())();

export const callbackRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  orderId: uuid,
  orderCode: f.anyText,
  merchantOrderNo: f.anyText,
  orderType: orderTypeOpen,
  merchantId: uuid,
  mchId: f.anyText,
  merchantName: f.anyText,
  url: f.anyText,
  state: callbackStateOpen,
  attempts: f.integer(0),
  maxAttempts: f.integer(1),
  lastOutcome: z.nullable(callbackOutcomeOpen),
  lastStatus: z.nullable(f.integer()),
  lastAttemptAt: z.nullable(f.dateTime()),
  nextAttemptAt: z.nullable(f.dateTime()),
  acknowledgedAt: z.nullable(f.dateTime()),
  createdAt: f.dateTime(),
  orderStatusId: orderStatusIdOpen,
  payoutStatus: z.nullable(payoutStatusIdOpen),
  resendPending: z.boolean(),
  resendRequestedAt: z.nullable(f.dateTime()),
}))();

export const callbackList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(callbackRow),
  total: f.integer(0),
}))();

export const testCallbackRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  merchantId: uuid,
}))();

export const testCallbackResult = /* @__PURE__ */ (() =>
  z.object({
  url: f.anyText,
  outcome: callbackOutcomeOpen,
  status: z.nullable(f.integer()),
  latencyMs: z.nullable(f.integer(0)),
  responseBody: f.anyTextOrNull,
  error: f.anyTextOrNull,
  requestBody: f.anyText,
}))();

export const deleteCallbacksRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  ids: z.array(uuid).check(z.minLength(1), z.maxLength(500)),
}))();

export const callbacksDeleted = /* @__PURE__ */ (() =>
  z.object({
  deletedCount: f.integer(0),
}))();

export const resendManyRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCodes: z.optional(z.array(f.text(1, 40)).check(z.minLength(1), z.maxLength(2000))),
  orderCode: z.optional(f.text(1, 40)),
  merchantOrderNo: z.optional(f.text(1, 64)),
  merchantId: z.optional(uuid),
  state: z.optional(callbackState),
  lastOutcome: z.optional(callbackOutcome),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
}))();

export const resendStateOpen = /* @__PURE__ */ (() =>
  f.openText<'running' | 'done' | 'cancelled'>())();

export const resendSkip = /* @__PURE__ */ (() =>
  z.object({
  reason: f.anyText,
  count: f.integer(1),
}))();

export const callbackResend = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  state: resendStateOpen,
  requestedBy: f.anyText,
  requestedAt: f.dateTime(),
  endedAt: z.nullable(f.dateTime()),
  filter: f.dictionary(f.anyText, undefined, undefined),
  total: f.integer(0),
  resent: f.integer(0),
  skipped: z.array(resendSkip),
}))();

export const orderCallbacksPreviewResendRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCode: z.optional(f.text(1, 40)),
  merchantOrderNo: z.optional(f.text(1, 64)),
  merchantId: z.optional(uuid),
  state: z.optional(callbackState),
  lastOutcome: z.optional(callbackOutcome),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
}))();

export const resendPreview = /* @__PURE__ */ (() =>
  z.object({
  matching: f.integer(0),
  max: f.integer(1),
  skipped: z.array(resendSkip),
}))();

export const resendState = /* @__PURE__ */ (() =>
  z.literal(['running', 'done', 'cancelled']))();

export const orderCallbacksListResendsRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['createdAt'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  state: z.optional(resendState),
}))();

export const callbackResendList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(callbackResend),
  total: f.integer(0),
}))();

export const resendOutcome = /* @__PURE__ */ (() =>
  z.literal(['waiting', 'asked', 'skipped']))();

export const orderCallbacksListResendResultsRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  id: uuid,
  outcome: z.optional(resendOutcome),
}))();

export const resendOutcomeOpen = /* @__PURE__ */ (() =>
  f.openText<'waiting' | 'asked' | 'skipped'>())();

export const resendResult = /* @__PURE__ */ (() =>
  z.object({
  orderCode: f.anyText,
  outcome: resendOutcomeOpen,
  reason: f.anyTextOrNull,
  reasonText: f.anyTextOrNull,
}))();

export const resendResultList = /* @__PURE__ */ (() =>
  z.object({
  job: callbackResend,
  list: z.array(resendResult),
  total: f.integer(0),
}))();

export const cancelResendRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  id: uuid,
}))();

export const exportedOperation = /* @__PURE__ */ (() =>
  z.literal(['orders.list', 'orderCallbacks.list', 'orderCallbacks.listDetails', 'admin.listUsers', 'statements.list', 'fundRecords.list', 'fundRecords.statement', 'monitorLogs.list', 'merchants.list', 'suppliers.list', 'resources.list', 'adjustments.list', 'errorLogs.list', 'session.list', 'userProducts.list', 'products.list', 'banks.list', 'frozenIps.list', 'ipRules.list', 'payerIps.list', 'blackList.list', 'orderFindings.list', 'botRefusals.list', 'admin.listSupplierProxies', 'monitorDevices.list', 'monitorScripts.list', 'messageTemplates.list', 'securityNodes.accounts', 'securityNodes.list', 'securityNodes.leaks', 'securityPatches.list', 'payGateways.list', 'payScripts.list', 'payScriptRuns.list', 'dataClearings.list', 'auditRecords.list', 'reconciliation.days', 'payoutBatches.list', 'payoutTemplates.list', 'orders.statistics', 'orders.profile', 'orders.breakdown']))();

export const exportsColumnsRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  operation: exportedOperation,
  orderType: z.optional(orderType),
}))();

export const exportedOperationOpen = /* @__PURE__ */ (() =>
  f.openText<'orders.list' | 'orderCallbacks.list' | 'orderCallbacks.listDetails' | 'admin.listUsers' | 'statements.list' | 'fundRecords.list' | 'fundRecords.statement' | 'monitorLogs.list' | 'merchants.list' | 'suppliers.list' | 'resources.list' | 'adjustments.list' | 'errorLogs.list' | 'session.list' | 'userProducts.list' | 'products.list' | 'banks.list' | 'frozenIps.list' | 'ipRules.list' | 'payerIps.list' | 'blackList.list' | 'orderFindings.list' | 'botRefusals.list' | 'admin.listSupplierProxies' | 'monitorDevices.list' | 'monitorScripts.list' | 'messageTemplates.list' | 'securityNodes.accounts' | 'securityNodes.list' | 'securityNodes.leaks' | 'securityPatches.list' | 'payGateways.list' | 'payScripts.list' | 'payScriptRuns.list' | 'dataClearings.list' | 'auditRecords.list' | 'reconciliation.days' | 'payoutBatches.list' | 'payoutTemplates.list' | 'orders.statistics' | 'orders.profile' | 'orders.breakdown'>())();

export const exportColumn = /* @__PURE__ */ (() =>
  z.object({
  id: f.anyText,
  title: f.anyText,
  kind: f.openText<'text' | 'number' | 'money' | 'time'>(),
}))();

export const exportRowLimits = /* @__PURE__ */ (() =>
  z.object({
  csv: f.integer(),
  xlsx: f.integer(),
  pdf: f.integer(),
}))();

export const exportColumns = /* @__PURE__ */ (() =>
  z.object({
  operation: exportedOperationOpen,
  title: f.anyText,
  columns: z.array(exportColumn),
  rowLimits: exportRowLimits,
  timeZone: f.anyText,
}))();

export const exportFilterNoteStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  label: f.text(1, 100),
  value: z.string().check(z.maxLength(1000)),
}))();

export const exportSelectionStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  mode: z.literal(['only', 'except']),
  ids: z.array(f.text(1, 64)).check(z.minLength(1), z.maxLength(2000)),
}))();

export const exportFormat = /* @__PURE__ */ (() =>
  z.literal(['csv', 'xlsx', 'pdf']))();

export const startExportRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  operation: exportedOperation,
  filters: z.optional(f.dictionary(z.string().check(z.maxLength(1000)), /^[A-Za-z0-9_]{1,64}$/u, 60)),
  filterNotes: z.optional(z.array(exportFilterNoteStrict).check(z.maxLength(60))),
  columns: z.optional(z.array(f.text(1, 64)).check(z.minLength(1), z.maxLength(100))),
  selection: z.optional(exportSelectionStrict),
  format: exportFormat,
  language: z.optional(z.literal(['zh-CN', 'zh-TW', 'en-US'])),
  timeZone: z.optional(f.text(1, 64)),
}))();

export const exportFormatOpen = /* @__PURE__ */ (() =>
  f.openText<'csv' | 'xlsx' | 'pdf'>())();

export const exportStateOpen = /* @__PURE__ */ (() =>
  f.openText<'waiting' | 'running' | 'done' | 'failed' | 'cancelled'>())();

export const listExport = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  operation: exportedOperationOpen,
  title: f.anyText,
  filters: f.dictionary(f.anyText, undefined, undefined),
  columns: z.array(f.anyText),
  format: exportFormatOpen,
  language: f.anyText,
  timeZone: f.anyText,
  state: exportStateOpen,
  rowCount: f.integer(0),
  total: z.nullable(f.integer(0)),
  limitReached: z.boolean(),
  fileName: f.anyText,
  sizeBytes: z.nullable(f.integer(0)),
  compression: f.openText<'none' | 'gzip'>(),
  pieceCount: f.integer(0),
  errorCode: z.nullable(f.integer()),
  errorMessage: f.anyTextOrNull,
  requestId: f.anyText,
  createdAt: f.dateTime(),
  startedAt: z.nullable(f.dateTime()),
  finishedAt: z.nullable(f.dateTime()),
  expiresAt: f.dateTime(),
}))();

export const exportsListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
}))();

export const exportList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(listExport),
  total: f.integer(0),
}))();

export const exportsPieceRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  id: uuid,
  index: f.integer(0, 100000),
}))();

export const exportPiece = /* @__PURE__ */ (() =>
  z.object({
  index: f.integer(0),
  pieceCount: f.integer(1),
  compression: f.openText<'none' | 'gzip'>(),
  contentBase64: f.anyText,
}))();

export const exportRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  id: uuid,
}))();

export const clearableRecords = /* @__PURE__ */ (() =>
  z.object({
  subject: f.anyText,
  count: f.integer(0, 100000),
  oldestAt: z.nullable(f.dateTime()),
}))();

export const dataClearingPreview = /* @__PURE__ */ (() =>
  z.object({
  cycleDays: f.integer(1),
  clearedBefore: f.dateTime(),
  subjects: z.array(clearableRecords),
}))();

export const reconciliationState = /* @__PURE__ */ (() =>
  z.literal(['differs', 'even', 'closed', 'changed']))();

export const reconciliationDaysRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['day'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
  resourceId: z.optional(uuid),
  supplierId: z.optional(uuid),
  state: z.optional(reconciliationState),
}))();

export const reconciliationStateOpen = /* @__PURE__ */ (() =>
  f.openText<'differs' | 'even' | 'closed' | 'changed'>())();

export const reconciliationSum = /* @__PURE__ */ (() =>
  z.object({
  count: f.integer(0),
  amountMinor: f.integer(),
}))();

export const reconciliationFlow = /* @__PURE__ */ (() =>
  z.object({
  matched: reconciliationSum,
  unmatched: reconciliationSum,
  suspicious: reconciliationSum,
  ignored: reconciliationSum,
  orders: reconciliationSum,
  elsewhereMinor: f.integer(),
  withoutRecordMinor: f.integer(),
  differenceMinor: f.integer(),
}))();

export const reconciliationDay = /* @__PURE__ */ (() =>
  z.object({
  id: f.anyText,
  day: f.anyText,
  resourceId: uuid,
  resourceName: f.anyText,
  supplierId: uuid,
  supplierName: f.anyText,
  currency: currencyOpen,
  state: reconciliationStateOpen,
  in: reconciliationFlow,
  out: reconciliationFlow,
  unreadCount: f.integer(0),
  closedAt: z.nullable(f.dateTime()),
  closedBy: f.anyTextOrNull,
  inChangeMinor: z.nullable(f.integer()),
  outChangeMinor: z.nullable(f.integer()),
}))();

export const reconciliationDayList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(reconciliationDay),
  total: f.integer(0),
}))();

export const reconciliationDayRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  resourceId: uuid,
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/u)),
}))();

export const auditOutcome = /* @__PURE__ */ (() =>
  z.literal(['success', 'refused']))();

export const auditRecordsListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  cursor: z.optional(f.text(1, 200)),
  sortBy: z.optional(z.literal(['createdAt'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
  actor: z.optional(f.text(1, 64)),
  role: z.optional(role),
  operation: z.optional(f.text(1, 64)),
  objectType: z.optional(f.text(1, 64)),
  objectId: z.optional(f.text(1, 100)),
  outcome: z.optional(auditOutcome),
  ip: z.optional(f.text(1, 64)),
  requestId: z.optional(f.text(1, 64)),
}))();

export const auditActorKindOpen = /* @__PURE__ */ (() =>
  f.openText<'user' | 'merchant' | 'device' | 'anonymous' | 'system'>())();

export const auditRecord = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  createdAt: f.dateTime(),
  operation: f.anyText,
  outcome: f.anyText,
  actorKind: auditActorKindOpen,
  actorName: f.anyText,
  actorRole: f.anyTextOrNull,
  objectType: f.anyText,
  objectId: f.anyText,
  ip: f.anyText,
  userAgent: f.anyText,
  requestId: f.anyText,
  position: z.nullable(f.integer(1)),
}))();

export const auditRecordList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(auditRecord),
  total: f.integer(0, 100000),
  nextCursor: f.anyTextOrNull,
}))();

export const auditRecordsDetailRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  id: uuid,
}))();

export const auditLinkStateOpen = /* @__PURE__ */ (() =>
  f.openText<'waiting' | 'intact' | 'broken'>())();

export const auditRecordDetail = /* @__PURE__ */ (() =>
  z.object({
  record: auditRecord,
  before: f.anyTextOrNull,
  after: f.anyTextOrNull,
  chain: auditLinkStateOpen,
}))();

export const auditRecordsVerifyRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  from: z.optional(f.integer(1, 1000000000000)),
  to: z.optional(f.integer(1, 1000000000000)),
}))();

export const auditBreakOpen = /* @__PURE__ */ (() =>
  f.openText<'altered' | 'missing' | 'endMissing'>())();

export const auditVerification = /* @__PURE__ */ (() =>
  z.object({
  checkedFrom: f.integer(1),
  checkedTo: f.integer(0),
  end: f.integer(0),
  unsealedCount: f.integer(0),
  brokenAt: z.nullable(f.integer(1)),
  reason: z.nullable(auditBreakOpen),
  nextFrom: z.nullable(f.integer(1)),
}))();

export const entityColumn = /* @__PURE__ */ (() =>
  z.object({
  name: f.anyText,
  type: f.anyText,
  filter: z.boolean(),
  hidden: z.boolean(),
  masked: z.boolean(),
  entity: f.anyTextOrNull,
}))();

export const entity = /* @__PURE__ */ (() =>
  z.object({
  name: f.anyText,
  keys: z.array(f.anyText),
  timeColumn: f.anyTextOrNull,
  columns: z.array(entityColumn),
}))();

export const entityList = /* @__PURE__ */ (() =>
  z.object({
  entities: z.array(entity),
}))();

export const entityDataListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  entity: z.string().check(z.regex(/^[a-z_]{1,63}$/u)),
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  cursor: z.optional(f.text(1, 1000)),
  key: z.optional(f.text(1, 300)),
  column: z.optional(z.string().check(z.regex(/^[a-z_0-9]{1,63}$/u))),
  value: z.optional(f.text(1, 300)),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
}))();

export const entityRow = /* @__PURE__ */ (() =>
  z.object({
  key: f.anyText,
  values: f.dictionary(f.anyText, undefined, undefined),
}))();

export const entityRowList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(entityRow),
  total: f.integer(0, 100000),
  nextCursor: f.anyTextOrNull,
}))();

export const dataClearingsListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['createdAt', 'rowCount'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  subject: z.optional(f.text(1, 64)),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
}))();

export const clearedRecords = /* @__PURE__ */ (() =>
  z.object({
  subject: f.anyText,
  count: f.integer(1),
  oldestAt: f.dateTime(),
  newestAt: f.dateTime(),
}))();

export const dataClearing = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  createdAt: f.dateTime(),
  cycleDays: f.integer(1),
  clearedBefore: f.dateTime(),
  rowCount: f.integer(1),
  cleared: z.array(clearedRecords),
}))();

export const dataClearingList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(dataClearing),
  total: f.integer(0),
}))();

export const processHealth = /* @__PURE__ */ (() =>
  z.object({
  version: f.anyText,
  nodeVersion: f.anyText,
  startedAt: f.dateTime(),
  memoryBytes: f.integer(0),
}))();

export const storeHealth = /* @__PURE__ */ (() =>
  z.object({
  kind: f.openText<'embedded' | 'postgres'>(),
  version: f.anyText,
  sizeBytes: f.integer(0),
  answerMs: f.integer(0),
}))();

export const queueNameOpen = /* @__PURE__ */ (() =>
  f.openText<'ordersToAllocate' | 'ordersToExpire' | 'statementsToRead' | 'callbacksDue' | 'hoursToSumUp' | 'auditToSeal' | 'statementsForPeople' | 'callbacksGivenUp' | 'payoutExceptions'>())();

export const queueHealth = /* @__PURE__ */ (() =>
  z.object({
  name: queueNameOpen,
  forPeople: z.boolean(),
  count: f.integer(0, 10000),
  oldestAt: z.nullable(f.dateTime()),
}))();

export const systemFinding = /* @__PURE__ */ (() =>
  z.object({
  name: f.anyText,
  breachCount: f.integer(1),
  examples: z.array(f.anyText),
}))();

export const systemCheckHealth = /* @__PURE__ */ (() =>
  z.object({
  enabled: z.boolean(),
  checkedAt: z.nullable(f.dateTime()),
  findings: z.array(systemFinding),
}))();

export const auditHealth = /* @__PURE__ */ (() =>
  z.object({
  sealedCount: f.integer(0),
  newestIntact: z.boolean(),
  checkedCount: f.integer(0),
}))();

export const chainHealth = /* @__PURE__ */ (() =>
  z.object({
  checkedAt: z.nullable(f.dateTime()),
  brokenCount: f.integer(0),
  leakCount: f.integer(0),
}))();

export const deviceHealth = /* @__PURE__ */ (() =>
  z.object({
  count: f.integer(0),
  silentCount: f.integer(0),
}))();

export const sessionHealth = /* @__PURE__ */ (() =>
  z.object({
  openCount: f.integer(0),
  onlineCount: f.integer(0),
}))();

export const clearingHealth = /* @__PURE__ */ (() =>
  z.object({
  cycleDays: f.integer(1),
  lastAt: z.nullable(f.dateTime()),
  lastRowCount: z.nullable(f.integer()),
}))();

export const systemHealth = /* @__PURE__ */ (() =>
  z.object({
  process: processHealth,
  store: storeHealth,
  queues: z.array(queueHealth),
  systemCheck: systemCheckHealth,
  audit: auditHealth,
  securityChains: chainHealth,
  devices: deviceHealth,
  sessions: sessionHealth,
  dataClearing: clearingHealth,
}))();

export const todoKindOpen = /* @__PURE__ */ (() =>
  f.openText<'approvals' | 'payoutExceptions' | 'expiringClaims' | 'suspiciousStatements' | 'unmatchedStatements' | 'unparsedStatements' | 'payoutRejections' | 'payoutConfirmations' | 'deadCallbacks' | 'brokenChains' | 'chainFindings' | 'orderFindings' | 'systemFindings' | 'silentDevices' | 'accountsOff' | 'identityChecks' | 'frontEndFaults'>())();

export const todoRow = /* @__PURE__ */ (() =>
  z.object({
  id: f.anyText,
  name: f.anyText,
  note: f.anyTextOrNull,
  source: z.nullable(statementKindOpen),
  reason: f.anyTextOrNull,
  amountMinor: z.nullable(f.integer()),
  currency: z.nullable(currencyOpen),
  at: f.dateTime(),
  dueAt: z.nullable(f.dateTime()),
}))();

export const todoEntry = /* @__PURE__ */ (() =>
  z.object({
  kind: todoKindOpen,
  count: f.integer(0, 1000),
  rows: z.array(todoRow),
}))();

export const todoList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(todoEntry),
  total: f.integer(0),
}))();

export const resourcePoolReset = /* @__PURE__ */ (() =>
  z.object({
  resourceCount: f.integer(0),
  readyCount: f.integer(0),
  freedReservationCount: f.integer(0),
  durationMs: f.integer(0),
}))();

export const resourceProblemOpen = /* @__PURE__ */ (() =>
  f.openText<'staleReservation' | 'missingReservation' | 'wrongProcessingCount' | 'wrongDailyUse' | 'unknownProduct' | 'unknownSupplier'>())();

export const resourceFinding = /* @__PURE__ */ (() =>
  z.object({
  resourceId: uuid,
  resourceName: f.anyText,
  supplierName: f.anyText,
  problem: resourceProblemOpen,
  before: f.anyTextOrNull,
  after: f.anyTextOrNull,
  fixed: z.boolean(),
}))();

export const resourcesFixed = /* @__PURE__ */ (() =>
  z.object({
  checkedCount: f.integer(0),
  fixedCount: f.integer(0),
  findings: z.array(resourceFinding),
  durationMs: f.integer(0),
}))();

export const productOption = /* @__PURE__ */ (() =>
  z.object({
  id: f.integer(1, 99999),
  mainProductId: z.nullable(f.integer()),
  name: localizedText,
  kind: f.openText<'collection' | 'payout'>(),
  currency: currencyOpen,
  enabled: z.boolean(),
  minAmountMinor: f.integer(0),
  maxAmountMinor: f.integer(0),
  requiredFields: z.array(f.anyText),
}))();

export const productOptions = /* @__PURE__ */ (() =>
  z.array(productOption))();

export const productsListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['id', 'merchantCount', 'supplierCount', 'resourceCount', 'createdAt', 'updatedAt'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  kind: z.optional(productKind),
  currency: z.optional(currency),
  enabled: z.optional(z.boolean()),
  name: z.optional(f.text(1, 64)),
}))();

export const matchByOpen = /* @__PURE__ */ (() =>
  f.openText<'amount' | 'reference'>())();

export const productRow = /* @__PURE__ */ (() =>
  z.object({
  id: f.integer(1, 99999),
  name: localizedText,
  kind: productKindOpen,
  currency: currencyOpen,
  mainProductId: z.nullable(f.integer()),
  minAmountMinor: f.integer(0),
  maxAmountMinor: f.integer(0),
  defaultFeeRate: f.decimal(),
  defaultCommissionRate: f.decimal(),
  floatMode: floatModeOpen,
  matchBy: matchByOpen,
  needsMonitor: z.boolean(),
  redPacket: z.boolean(),
  choiceScriptId: z.nullable(f.uuid()),
  requiredFields: z.array(f.anyText),
  enabled: z.boolean(),
  merchantCount: f.integer(0),
  supplierCount: f.integer(0),
  resourceCount: f.integer(0),
  createdAt: f.dateTime(),
  updatedAt: f.dateTime(),
}))();

export const productList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(productRow),
  total: f.integer(0),
}))();

export const productNameStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  'zh-CN': f.text(1, 64).check(z.regex(/\S/u)),
  'zh-TW': f.text(1, 64).check(z.regex(/\S/u)),
  'en-US': f.text(1, 64).check(z.regex(/\S/u)),
}))();

export const rate = /* @__PURE__ */ (() =>
  z.string().check(z.regex(/^(0(\.[0-9]{1,6})?|1)$/u)))();

export const matchBy = /* @__PURE__ */ (() =>
  z.literal(['amount', 'reference']))();

export const choiceScript = /* @__PURE__ */ (() =>
  z.nullable(f.uuid()))();

export const requiredField = /* @__PURE__ */ (() =>
  z.literal(['userName', 'cardNumber', 'ifscCode', 'bankName', 'vpa', 'mode', 'address', 'clientIp', 'subject', 'body', 'returnUrl']))();

export const addProductRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  id: f.integer(1, 99999),
  name: productNameStrict,
  kind: productKind,
  currency: currency,
  mainProductId: z.optional(z.nullable(f.integer(1, 99999))),
  minAmountMinor: f.integer(1, 9000000000000000),
  maxAmountMinor: f.integer(1, 9000000000000000),
  defaultFeeRate: z.optional(rate),
  defaultCommissionRate: z.optional(rate),
  floatMode: z.optional(floatMode),
  matchBy: z.optional(matchBy),
  needsMonitor: z.optional(z.boolean()),
  redPacket: z.optional(z.boolean()),
  choiceScriptId: z.optional(choiceScript),
  requiredFields: z.optional(z.array(requiredField).check(z.maxLength(11))),
  enabled: z.optional(z.boolean()),
}))();

export const updateProductRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  id: f.integer(1, 99999),
  name: z.optional(productNameStrict),
  mainProductId: z.optional(z.nullable(f.integer(1, 99999))),
  minAmountMinor: z.optional(f.integer(1, 9000000000000000)),
  maxAmountMinor: z.optional(f.integer(1, 9000000000000000)),
  defaultFeeRate: z.optional(rate),
  defaultCommissionRate: z.optional(rate),
  floatMode: z.optional(floatMode),
  matchBy: z.optional(matchBy),
  needsMonitor: z.optional(z.boolean()),
  redPacket: z.optional(z.boolean()),
  choiceScriptId: z.optional(choiceScript),
  requiredFields: z.optional(z.array(requiredField).check(z.maxLength(11))),
  enabled: z.optional(z.boolean()),
}))();

export const banksOptionsRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  currency: z.optional(currency),
}))();

export const bankCountryOpen = /* @__PURE__ */ (() =>
  f.openText<'IN' | 'CN' | 'KE'>())();

export const bankOption = /* @__PURE__ */ (() =>
  z.object({
  country: bankCountryOpen,
  number: f.anyText,
  names: localizedText,
  shortName: f.anyText,
  ifscPrefix: f.anyTextOrNull,
}))();

export const bankOptions = /* @__PURE__ */ (() =>
  z.array(bankOption))();

export const bankCountry = /* @__PURE__ */ (() =>
  z.literal(['IN', 'CN', 'KE']))();

export const bankNumber = /* @__PURE__ */ (() =>
  f.text(1, 16).check(z.regex(/^[0-9]+$/u)))();

export const ifscPrefix = /* @__PURE__ */ (() =>
  f.text(4, 4).check(z.regex(/^[A-Z]{4}$/u)))();

export const banksListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['number', 'shortName', 'ifscPrefix', 'updatedAt'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  country: z.optional(bankCountry),
  name: z.optional(f.text(1, 64)),
  number: z.optional(bankNumber),
  ifscPrefix: z.optional(ifscPrefix),
  enabled: z.optional(z.boolean()),
  bankId: z.optional(uuid),
}))();

export const bankRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  country: bankCountryOpen,
  number: f.anyText,
  names: localizedText,
  shortName: f.anyText,
  ifscPrefix: f.anyTextOrNull,
  smsSenders: z.array(f.anyText),
  enabled: z.boolean(),
  createdAt: f.dateTime(),
  updatedAt: f.dateTime(),
}))();

export const bankList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(bankRow),
  total: f.integer(0),
}))();

export const bankNamesStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  'zh-CN': f.text(1, 128).check(z.regex(/\S/u)),
  'zh-TW': f.text(1, 128).check(z.regex(/\S/u)),
  'en-US': f.text(1, 128).check(z.regex(/\S/u)),
}))();

export const bankShortName = /* @__PURE__ */ (() =>
  f.text(1, 64).check(z.regex(/\S/u)))();

export const smsSenders = /* @__PURE__ */ (() =>
  z.array(f.text(1, 16).check(z.regex(/^[A-Za-z0-9]+$/u))).check(z.maxLength(20)))();

export const addBankRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  country: bankCountry,
  number: bankNumber,
  names: bankNamesStrict,
  shortName: bankShortName,
  ifscPrefix: z.optional(z.nullable(f.text(4, 4).check(z.regex(/^[A-Z]{4}$/u)))),
  smsSenders: z.optional(smsSenders),
  enabled: z.optional(z.boolean()),
}))();

export const updateBankRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  bankId: uuid,
  number: z.optional(bankNumber),
  names: z.optional(bankNamesStrict),
  shortName: z.optional(bankShortName),
  ifscPrefix: z.optional(z.nullable(f.text(4, 4).check(z.regex(/^[A-Z]{4}$/u)))),
  smsSenders: z.optional(smsSenders),
  enabled: z.optional(z.boolean()),
}))();

export const payerIpsListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['orderCount', 'paidCount', 'successRate', 'merchantCount', 'payerNameCount', 'accountCount', 'firstAt', 'lastAt'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
  ip: z.optional(f.text(2, 45)),
  merchantId: z.optional(uuid),
  fewestOrders: z.optional(f.integer(1, 1000000)),
}))();

export const ipSum = /* @__PURE__ */ (() =>
  z.object({
  currency: currencyOpen,
  amountMinor: f.integer(),
}))();

export const ipFigures = /* @__PURE__ */ (() =>
  z.object({
  ip: f.anyText,
  orderCount: f.integer(1),
  paidCount: f.integer(0),
  successRate: f.anyText,
  sums: z.array(ipSum),
  merchantCount: f.integer(1),
  payerNameCount: f.integer(0),
  payerNames: z.array(f.anyText),
  accountCount: f.integer(0),
  firstAt: f.dateTime(),
  lastAt: f.dateTime(),
  frozen: z.boolean(),
}))();

export const ipAnalysis = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(ipFigures),
  total: f.integer(0),
}))();

export const findingState = /* @__PURE__ */ (() =>
  z.literal(['open', 'dismissed', 'confirmed']))();

export const analysisRuleKind = /* @__PURE__ */ (() =>
  z.literal(['payerTimeouts', 'addressUnpaid', 'sharedPayer', 'amountBurst', 'supplierSupplements', 'accountDrop', 'reversals']))();

export const findingSubjectKind = /* @__PURE__ */ (() =>
  z.literal(['payerName', 'payerAccount', 'address', 'merchant', 'supplier', 'account']))();

export const orderFindingsListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['lastAt', 'foundAt', 'orderCount'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  state: z.optional(findingState),
  rule: z.optional(analysisRuleKind),
  subjectKind: z.optional(findingSubjectKind),
  subject: z.optional(f.text(1, 200)),
  findingId: z.optional(uuid),
}))();

export const analysisRuleKindOpen = /* @__PURE__ */ (() =>
  f.openText<'payerTimeouts' | 'addressUnpaid' | 'sharedPayer' | 'amountBurst' | 'supplierSupplements' | 'accountDrop' | 'reversals'>())();

export const findingSubjectKindOpen = /* @__PURE__ */ (() =>
  f.openText<'payerName' | 'payerAccount' | 'address' | 'merchant' | 'supplier' | 'account'>())();

export const findingStateOpen = /* @__PURE__ */ (() =>
  f.openText<'open' | 'dismissed' | 'confirmed'>())();

export const findingRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  rule: analysisRuleKindOpen,
  severity: riskSeverityOpen,
  subjectKind: findingSubjectKindOpen,
  subject: f.anyText,
  subjectName: f.anyTextOrNull,
  amountMinor: z.nullable(f.integer()),
  currency: f.anyTextOrNull,
  count: f.integer(1),
  total: f.integer(1),
  percent: z.nullable(f.integer()),
  comparedPercent: z.nullable(f.integer()),
  orderCount: f.integer(1),
  newOrderCount: f.integer(0),
  windowStart: f.dateTime(),
  windowEnd: f.dateTime(),
  firstAt: f.dateTime(),
  lastAt: f.dateTime(),
  foundAt: f.dateTime(),
  state: findingStateOpen,
  decision: f.anyTextOrNull,
  reason: f.anyTextOrNull,
  decidedBy: f.anyTextOrNull,
  decidedAt: z.nullable(f.dateTime()),
  frozen: z.boolean(),
}))();

export const findingList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(findingRow),
  total: f.integer(0),
}))();

export const decideFindingRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  findingId: uuid,
  decision: z.literal(['dismissed', 'confirmed']),
  reason: f.text(1, 200).check(z.regex(/\S/u)),
  expectedState: z.optional(z.string().check(z.maxLength(20), z.regex(/^[a-z]+$/u))),
}))();

export const markFindingRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  findingId: uuid,
  orderMark: z.literal([1, 4]),
}))();

export const markFindingResult = /* @__PURE__ */ (() =>
  z.object({
  markedCount: f.integer(0),
  keptCount: f.integer(0),
}))();

export const orderAnalysisRulesListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
}))();

export const analysisWindowHoursOpen = /* @__PURE__ */ (() =>
  f.openInteger<1 | 2 | 3 | 4 | 6 | 8 | 12 | 24 | 48 | 72 | 168>())();

export const analysisRuleRow = /* @__PURE__ */ (() =>
  z.object({
  id: analysisRuleKindOpen,
  enabled: z.boolean(),
  windowHours: analysisWindowHoursOpen,
  least: f.integer(),
  percent: z.nullable(f.integer()),
  openCount: f.integer(0),
  changedAt: z.nullable(f.dateTime()),
  changedBy: f.anyTextOrNull,
}))();

export const analysisRuleList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(analysisRuleRow),
  total: f.integer(0),
}))();

export const analysisWindowHours = /* @__PURE__ */ (() =>
  z.literal([1, 2, 3, 4, 6, 8, 12, 24, 48, 72, 168]))();

export const updateAnalysisRuleRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  rule: analysisRuleKind,
  enabled: z.optional(z.boolean()),
  windowHours: z.optional(analysisWindowHours),
  least: z.optional(f.integer(2, 100000)),
  percent: z.optional(z.nullable(f.integer(0, 1000))),
}))();

export const orderAnalysisRulesTrialRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  rule: analysisRuleKind,
  windowHours: analysisWindowHours,
  least: f.integer(2, 100000),
  percent: z.optional(f.integer(0, 1000)),
}))();

export const analysisTrial = /* @__PURE__ */ (() =>
  z.object({
  findingCount: f.integer(0),
  orderCount: f.integer(0),
  goodCount: f.integer(0),
  badCount: f.integer(0),
}))();

export const frozenIpState = /* @__PURE__ */ (() =>
  z.literal(['live', 'expired', 'thawed']))();

export const frozenIpsListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['createdAt', 'expiresAt', 'network'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  ip: z.optional(f.text(2, 43).check(z.regex(/^[0-9a-fA-F:.]+(\/\d{1,3})?$/u))),
  state: z.optional(frozenIpState),
  reason: z.optional(f.text(1, 200)),
  frozenBy: z.optional(f.text(1, 64)),
  frozenIpId: z.optional(uuid),
}))();

export const frozenIpStateOpen = /* @__PURE__ */ (() =>
  f.openText<'live' | 'expired' | 'thawed'>())();

export const frozenIpRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  network: f.anyText,
  reason: f.anyText,
  state: frozenIpStateOpen,
  expiresAt: z.nullable(f.dateTime()),
  frozenBy: f.anyText,
  createdAt: f.dateTime(),
  thawedAt: z.nullable(f.dateTime()),
  thawedBy: f.anyTextOrNull,
}))();

export const frozenIpList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(frozenIpRow),
  total: f.integer(0),
}))();

export const freezeRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  networks: z.array(f.text(2, 64)).check(z.minLength(1), z.maxLength(500)),
  reason: f.text(1, 200).check(z.regex(/\S/u)),
  expiresAt: z.optional(z.nullable(f.dateTime())),
}))();

export const freezeResult = /* @__PURE__ */ (() =>
  z.object({
  frozen: z.array(f.anyText),
  alreadyFrozen: z.array(f.anyText),
}))();

export const thawRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  frozenIpId: uuid,
}))();

export const extendRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  frozenIpId: uuid,
  expiresAt: z.nullable(f.dateTime()),
}))();

export const blackListKind = /* @__PURE__ */ (() =>
  z.literal(['name', 'accountNumber', 'vpa', 'phone', 'usdtAddress']))();

export const blackListState = /* @__PURE__ */ (() =>
  z.literal(['live', 'disabled', 'expired', 'removed']))();

export const blackListDirection = /* @__PURE__ */ (() =>
  z.literal(['collections', 'payouts', 'both']))();

export const blackListEffect = /* @__PURE__ */ (() =>
  z.literal(['refuse', 'suspicious']))();

export const blackListListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['createdAt', 'expiresAt', 'hits', 'lastHitAt'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  kind: z.optional(blackListKind),
  value: z.optional(f.text(1, 128)),
  state: z.optional(blackListState),
  direction: z.optional(blackListDirection),
  effect: z.optional(blackListEffect),
  reason: z.optional(f.text(1, 200)),
  blackListId: z.optional(uuid),
}))();

export const blackListKindOpen = /* @__PURE__ */ (() =>
  f.openText<'name' | 'accountNumber' | 'vpa' | 'phone' | 'usdtAddress'>())();

export const blackListDirectionOpen = /* @__PURE__ */ (() =>
  f.openText<'collections' | 'payouts' | 'both'>())();

export const blackListEffectOpen = /* @__PURE__ */ (() =>
  f.openText<'refuse' | 'suspicious'>())();

export const blackListStateOpen = /* @__PURE__ */ (() =>
  f.openText<'live' | 'disabled' | 'expired' | 'removed'>())();

export const blackListRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  kind: blackListKindOpen,
  value: f.anyText,
  direction: blackListDirectionOpen,
  effect: blackListEffectOpen,
  reason: f.anyText,
  state: blackListStateOpen,
  enabled: z.boolean(),
  expiresAt: z.nullable(f.dateTime()),
  hits: f.integer(0),
  lastHitAt: z.nullable(f.dateTime()),
  addedBy: f.anyText,
  createdAt: f.dateTime(),
  removedAt: z.nullable(f.dateTime()),
  removedBy: f.anyTextOrNull,
}))();

export const blackListPage = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(blackListRow),
  total: f.integer(0),
}))();

export const blackListHitsRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  blackListId: uuid,
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
}))();

export const blackListHit = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  at: f.dateTime(),
  place: f.openText<'signedCall' | 'file' | 'testOrder' | 'reselection' | 'statement'>(),
  outcome: f.openText<'refused' | 'marked'>(),
  mchId: f.anyText,
  mchOrderNo: f.anyText,
  orderCode: f.anyTextOrNull,
}))();

export const blackListHits = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(blackListHit),
  total: f.integer(0),
}))();

export const blackListTrialRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  kind: blackListKind,
  values: z.array(f.text(1, 128)).check(z.minLength(1), z.maxLength(500)),
  direction: blackListDirection,
}))();

export const orderVerdicts = /* @__PURE__ */ (() =>
  z.object({
  orderCount: f.integer(0),
  goodCount: f.integer(0),
  badCount: f.integer(0),
}))();

export const blackListAddRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  kind: blackListKind,
  values: z.array(f.text(1, 128)).check(z.minLength(1), z.maxLength(500)),
  direction: blackListDirection,
  effect: blackListEffect,
  reason: f.text(1, 200).check(z.regex(/\S/u)),
  expiresAt: z.optional(z.nullable(f.dateTime())),
  enabled: z.optional(z.boolean()),
}))();

export const blackListAdded = /* @__PURE__ */ (() =>
  z.object({
  added: z.array(f.anyText),
  alreadyListed: z.array(f.anyText),
}))();

export const blackListUpdateRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  blackListId: uuid,
  direction: z.optional(blackListDirection),
  effect: z.optional(blackListEffect),
  reason: z.optional(f.text(1, 200).check(z.regex(/\S/u))),
  expiresAt: z.optional(z.nullable(f.dateTime())),
  enabled: z.optional(z.boolean()),
}))();

export const blackListRemoveRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  blackListId: uuid,
}))();

export const ipRuleKind = /* @__PURE__ */ (() =>
  z.literal(['role', 'account', 'merchants', 'merchant', 'devices']))();

export const ipRuleState = /* @__PURE__ */ (() =>
  z.literal(['active', 'disabled', 'expired']))();

export const ipRulesListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['createdAt', 'expiresAt', 'network'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  ip: z.optional(f.text(2, 43).check(z.regex(/^[0-9a-fA-F:.]+(\/\d{1,3})?$/u))),
  kind: z.optional(ipRuleKind),
  role: z.optional(role),
  account: z.optional(f.text(1, 64)),
  state: z.optional(ipRuleState),
  note: z.optional(f.text(1, 200)),
  ipRuleId: z.optional(uuid),
}))();

export const ipRuleKindOpen = /* @__PURE__ */ (() =>
  f.openText<'role' | 'account' | 'merchants' | 'merchant' | 'devices'>())();

export const ipRuleStateOpen = /* @__PURE__ */ (() =>
  f.openText<'active' | 'disabled' | 'expired'>())();

export const ipRuleRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  kind: ipRuleKindOpen,
  role: z.nullable(roleOpen),
  account: f.anyTextOrNull,
  nickname: f.anyTextOrNull,
  network: f.anyText,
  note: f.anyText,
  state: ipRuleStateOpen,
  enabled: z.boolean(),
  expiresAt: z.nullable(f.dateTime()),
  createdBy: f.anyText,
  createdAt: f.dateTime(),
  updatedBy: f.anyText,
  updatedAt: f.dateTime(),
}))();

export const ipRuleList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(ipRuleRow),
  total: f.integer(0),
}))();

export const saveIpRuleRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  ipRuleId: z.optional(uuid),
  ipRuleIds: z.optional(z.array(uuid).check(z.minLength(1), z.maxLength(2000))),
  kind: z.optional(ipRuleKind),
  role: z.optional(role),
  account: z.optional(f.text(1, 64)),
  networks: z.optional(z.array(f.text(2, 64)).check(z.minLength(1), z.maxLength(100))),
  note: z.optional(z.string().check(z.maxLength(200))),
  expiresAt: z.optional(z.nullable(f.dateTime())),
  enabled: z.optional(z.boolean()),
}))();

export const ipRuleSaved = /* @__PURE__ */ (() =>
  z.object({
  saved: z.array(f.anyText),
  alreadyListed: z.array(f.anyText),
  endedSessionCount: f.integer(0),
}))();

export const removeIpRuleRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  ipRuleId: z.optional(uuid),
  ipRuleIds: z.optional(z.array(uuid).check(z.minLength(1), z.maxLength(2000))),
}))();

export const ipRuleRemoved = /* @__PURE__ */ (() =>
  z.object({
  id: f.anyTextOrNull,
  endedSessionCount: f.integer(0),
}))();

export const previewIpRuleRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  ipRuleId: z.optional(uuid),
  ipRuleIds: z.optional(z.array(uuid).check(z.minLength(1), z.maxLength(2000))),
  remove: z.optional(z.boolean()),
  kind: z.optional(ipRuleKind),
  role: z.optional(role),
  account: z.optional(f.text(1, 64)),
  networks: z.optional(z.array(f.text(2, 64)).check(z.minLength(1), z.maxLength(100))),
  expiresAt: z.optional(z.nullable(f.dateTime())),
  enabled: z.optional(z.boolean()),
  withOrders: z.optional(z.boolean()),
}))();

export const ipRuleSession = /* @__PURE__ */ (() =>
  z.object({
  account: f.anyText,
  nickname: f.anyText,
  role: roleOpen,
  ip: f.anyText,
  lastSeenAt: f.dateTime(),
}))();

export const ipRuleCaller = /* @__PURE__ */ (() =>
  z.object({
  kind: f.openText<'merchant' | 'device'>(),
  id: f.anyText,
  name: f.anyText,
  ip: f.anyText,
  lastAt: f.dateTime(),
}))();

export const ipRulePreview = /* @__PURE__ */ (() =>
  z.object({
  ip: f.anyText,
  shutsOutCaller: z.boolean(),
  sessionCount: f.integer(0),
  sessions: z.array(ipRuleSession),
  callerCount: f.integer(0),
  callers: z.array(ipRuleCaller),
  refusedOrders: z.nullable(orderVerdicts),
}))();

export const signProfileOpen = /* @__PURE__ */ (() =>
  f.openText<'md5-sorted' | 'hmac-sha256'>())();

export const signingKey = /* @__PURE__ */ (() =>
  z.object({
  mchId: f.anyText,
  signProfile: signProfileOpen,
  signingKey: f.anyText,
}))();

export const merchantsListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['createdAt', 'name', 'mchId'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  mchId: z.optional(z.string().check(z.regex(/^\d{1,20}$/u))),
  name: z.optional(f.text(1, 64)),
  account: z.optional(f.text(1, 64)),
  enabled: z.optional(z.boolean()),
  productId: z.optional(f.integer(1, 99999)),
  withToday: z.optional(z.boolean()),
}))();

export const callbackFormatOpen = /* @__PURE__ */ (() =>
  f.openText<'form' | 'json'>())();

export const merchantBalance = /* @__PURE__ */ (() =>
  z.object({
  currency: currencyOpen,
  balanceMinor: f.integer(),
  pendingMinor: f.integer(),
  availableMinor: f.integer(),
}))();

export const merchantProductRate = /* @__PURE__ */ (() =>
  z.object({
  productId: f.integer(),
  feeRate: f.decimal(),
  enabled: z.boolean(),
}))();

export const merchantToday = /* @__PURE__ */ (() =>
  z.object({
  currency: currencyOpen,
  orderCount: f.integer(0),
  paidCount: f.integer(0),
  amountMinor: f.integer(),
  paidMinor: f.integer(),
  payoutCount: f.integer(0),
  paidPayoutCount: f.integer(0),
  paidPayoutMinor: f.integer(),
}))();

export const merchantRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  userId: uuid,
  account: f.anyText,
  mchId: f.anyText,
  name: f.anyText,
  enabled: z.boolean(),
  signProfile: signProfileOpen,
  callbackFormat: callbackFormatOpen,
  defaultNotifyUrl: f.anyTextOrNull,
  allowedIps: z.nullable(z.array(f.anyText)),
  previousKeyUntil: z.nullable(f.dateTime()),
  enableGoogleVerify: z.boolean(),
  confirmBind: z.boolean(),
  allowModify: z.boolean(),
  hasPayPassword: z.boolean(),
  kycState: kycStateOpen,
  balances: z.array(merchantBalance),
  products: z.array(merchantProductRate),
  relatedSupplierId: z.nullable(f.uuid()),
  today: z.optional(z.array(merchantToday)),
  createdAt: f.dateTime(),
  updatedAt: f.dateTime(),
}))();

export const merchantList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(merchantRow),
  total: f.integer(0),
}))();

export const merchantsDetailRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  merchantId: uuid,
}))();

export const signProfile = /* @__PURE__ */ (() =>
  z.literal(['md5-sorted', 'hmac-sha256']))();

export const callbackFormat = /* @__PURE__ */ (() =>
  z.literal(['form', 'json']))();

export const defaultNotifyUrl = /* @__PURE__ */ (() =>
  f.text(8, 500).check(z.regex(/^https?:\/\/[^\s]+$/u)))();

export const allowedIps = /* @__PURE__ */ (() =>
  z.array(f.text(2, 49).check(z.regex(/^[0-9A-Fa-f:.]+(?:\/\d{1,3})?$/u))).check(z.maxLength(100)))();

export const addMerchantRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  account: z.optional(newAccount),
  password: z.optional(newPassword),
  userId: z.optional(f.uuid()),
  name: partyName,
  signProfile: z.optional(signProfile),
  callbackFormat: z.optional(callbackFormat),
  defaultNotifyUrl: z.optional(defaultNotifyUrl),
  allowedIps: z.optional(allowedIps),
}))();

export const addedMerchant = /* @__PURE__ */ (() =>
  z.object({
  merchant: merchantRow,
  signingKey: f.anyText,
}))();

export const updateMerchantRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  merchantId: uuid,
  name: z.optional(partyName),
  signProfile: z.optional(signProfile),
  callbackFormat: z.optional(callbackFormat),
  defaultNotifyUrl: z.optional(z.nullable(defaultNotifyUrl)),
  allowedIps: z.optional(z.nullable(allowedIps)),
  expectedAllowedIps: z.optional(z.array(addressOrNetwork).check(z.maxLength(100))),
}))();

export const updateOwnMerchantRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  callbackFormat: z.optional(callbackFormat),
  defaultNotifyUrl: z.optional(z.nullable(defaultNotifyUrl)),
  allowedIps: z.optional(z.nullable(allowedIps)),
  expectedAllowedIps: z.optional(z.array(addressOrNetwork).check(z.maxLength(100))),
}))();

export const enableMerchantRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  merchantId: uuid,
  enable: z.boolean(),
}))();

export const rotateKeyRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  merchantId: uuid,
  graceHours: z.optional(f.integer(0, 168)),
}))();

export const rotatedKey = /* @__PURE__ */ (() =>
  z.object({
  mchId: f.anyText,
  signingKey: f.anyText,
  previousKeyUntil: z.nullable(f.dateTime()),
}))();

export const revokeOldKeyRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  merchantId: uuid,
}))();

export const adjustmentAmount = /* @__PURE__ */ (() =>
  f.integer(-9000000000000000, 9000000000000000))();

export const adjustmentReason = /* @__PURE__ */ (() =>
  f.text(1, 200).check(z.regex(/\S/u)))();

export const adjustmentKey = /* @__PURE__ */ (() =>
  z.string().check(z.regex(/^[A-Za-z0-9_.:-]{8,64}$/u)))();

export const adjustBalanceRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  merchantId: uuid,
  currency: currency,
  amountMinor: adjustmentAmount,
  reason: adjustmentReason,
  key: adjustmentKey,
}))();

export const adjustmentKindOpen = /* @__PURE__ */ (() =>
  f.openText<'merchantBalance' | 'merchantClearing' | 'supplierDeposit'>())();

export const adjustmentStateOpen = /* @__PURE__ */ (() =>
  f.openText<'awaitingApproval' | 'posted' | 'refused'>())();

export const adjustmentRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  kind: adjustmentKindOpen,
  ownerId: uuid,
  ownerName: f.anyText,
  currency: currencyOpen,
  amountMinor: f.integer(),
  reason: f.anyText,
  state: adjustmentStateOpen,
  key: f.anyText,
  requestedBy: f.anyText,
  requestedAt: f.dateTime(),
  decidedBy: f.anyTextOrNull,
  decidedAt: z.nullable(f.dateTime()),
  refusalReason: f.anyTextOrNull,
  transferId: z.nullable(f.uuid()),
}))();

export const clearBalanceRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  merchantId: uuid,
  currency: currency,
  reason: adjustmentReason,
  key: adjustmentKey,
}))();

export const clearedBalance = /* @__PURE__ */ (() =>
  z.object({
  adjustment: z.nullable(adjustmentRow),
}))();

export const suppliersListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['createdAt', 'name'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  name: z.optional(f.text(1, 64)),
  account: z.optional(f.text(1, 64)),
  enabled: z.optional(z.boolean()),
  parentSupplierId: z.optional(uuid),
  supplierId: z.optional(uuid),
  topOnly: z.optional(z.boolean()),
  withTeam: z.optional(z.boolean()),
  productId: z.optional(f.integer(1, 99999)),
}))();

export const supplierTeam = /* @__PURE__ */ (() =>
  z.object({
  supplierCount: f.integer(1),
  resourceCount: f.integer(0),
  enabledResourceCount: f.integer(0),
  balances: z.array(supplierProxyBalance),
  today: z.array(supplierProxyToday),
}))();

export const supplierRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  userId: uuid,
  account: f.anyText,
  name: f.anyText,
  parentSupplierId: z.nullable(f.uuid()),
  parentName: f.anyTextOrNull,
  proxyCount: f.integer(0),
  enabled: z.boolean(),
  enableGoogleVerify: z.boolean(),
  confirmBind: z.boolean(),
  allowModify: z.boolean(),
  hasPayPassword: z.boolean(),
  kycState: kycStateOpen,
  resourceCount: f.integer(0),
  enabledResourceCount: f.integer(0),
  rates: z.array(supplierProxyRate),
  disabledRates: z.array(supplierProxyRate),
  balances: z.array(supplierProxyBalance),
  today: z.array(supplierProxyToday),
  team: z.optional(z.nullable(supplierTeam)),
  relatedMerchantId: z.nullable(f.uuid()),
  createdAt: f.dateTime(),
  updatedAt: f.dateTime(),
}))();

export const supplierList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(supplierRow),
  total: f.integer(0),
}))();

export const addSupplierRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  account: z.optional(newAccount),
  password: z.optional(newPassword),
  userId: z.optional(f.uuid()),
  name: partyName,
  parentSupplierId: z.optional(uuid),
}))();

export const updateSupplierRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  supplierId: uuid,
  name: z.optional(partyName),
  parentSupplierId: z.optional(z.nullable(f.uuid())),
}))();

export const enableSupplierRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  supplierId: uuid,
  enable: z.boolean(),
  wholeTeam: z.optional(z.boolean()),
}))();

export const restoreAccessRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  supplierId: uuid,
  password: z.optional(newPassword),
  removeAuthenticator: z.optional(z.boolean()),
}))();

export const adjustDepositRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  supplierId: uuid,
  currency: currency,
  amountMinor: adjustmentAmount,
  reason: adjustmentReason,
  key: adjustmentKey,
}))();

export const agreementRole = /* @__PURE__ */ (() =>
  z.literal(['merchant', 'supplier']))();

export const userProductsListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['account', 'partyName', 'productId', 'rate', 'updatedAt'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  role: z.optional(agreementRole),
  userId: z.optional(uuid),
  productId: z.optional(f.integer(1, 99999)),
  currency: z.optional(currency),
  name: z.optional(f.text(1, 64)),
  enabled: z.optional(z.boolean()),
}))();

export const agreementRoleOpen = /* @__PURE__ */ (() =>
  f.openText<'merchant' | 'supplier'>())();

export const userProductRow = /* @__PURE__ */ (() =>
  z.object({
  id: f.anyText,
  userId: uuid,
  account: f.anyText,
  role: agreementRoleOpen,
  partyId: uuid,
  partyName: f.anyText,
  productId: f.integer(),
  productName: localizedText,
  currency: currencyOpen,
  enabled: z.boolean(),
  rate: f.decimal(),
  minAmountMinor: z.nullable(f.integer(0)),
  maxAmountMinor: z.nullable(f.integer(0)),
  weight: z.nullable(f.integer(0)),
  updatedAt: f.dateTime(),
}))();

export const userProductList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(userProductRow),
  total: f.integer(0),
}))();

export const addUserProductRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  userId: uuid,
  productId: f.integer(1, 99999),
  rate: z.optional(rate),
  enabled: z.optional(z.boolean()),
  minAmountMinor: z.optional(z.nullable(f.integer(1, 9000000000000000))),
  maxAmountMinor: z.optional(z.nullable(f.integer(1, 9000000000000000))),
  weight: z.optional(f.integer(0, 1000)),
}))();

export const updateUserProductRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  userId: uuid,
  productId: f.integer(1, 99999),
  rate: z.optional(rate),
  enabled: z.optional(z.boolean()),
  minAmountMinor: z.optional(z.nullable(f.integer(1, 9000000000000000))),
  maxAmountMinor: z.optional(z.nullable(f.integer(1, 9000000000000000))),
  weight: z.optional(f.integer(0, 1000)),
}))();

export const deleteUserProductRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  userId: uuid,
  productId: f.integer(1, 99999),
}))();

export const telegramUserId = /* @__PURE__ */ (() =>
  f.text(4, 16).check(z.regex(/^[0-9]+$/u)))();

export const botPeopleListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  name: z.optional(f.text(1, 64)),
  telegramUserId: z.optional(telegramUserId),
  enabled: z.optional(z.boolean()),
  personId: z.optional(uuid),
}))();

export const botCommandOpen = /* @__PURE__ */ (() =>
  f.openText<'order' | 'payout' | 'balance' | 'rate' | 'fund'>())();

export const botPersonRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  telegramUserId: f.anyText,
  userName: f.anyTextOrNull,
  name: f.anyText,
  note: f.anyText,
  commands: z.array(botCommandOpen),
  mayBind: z.boolean(),
  groupIds: z.array(uuid),
  enabled: z.boolean(),
  lastAskedAt: z.nullable(f.dateTime()),
  refusedCount: f.integer(0),
  createdAt: f.dateTime(),
  updatedAt: f.dateTime(),
}))();

export const botPersonList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(botPersonRow),
  total: f.integer(0),
}))();

export const botCommand = /* @__PURE__ */ (() =>
  z.literal(['order', 'payout', 'balance', 'rate', 'fund']))();

export const botCommands = /* @__PURE__ */ (() =>
  z.array(botCommand).check(z.maxLength(5)))();

export const addBotPersonRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  telegramUserId: telegramUserId,
  name: f.text(1, 64).check(z.regex(/\S/u)),
  note: z.optional(z.string().check(z.maxLength(256))),
  commands: botCommands,
  mayBind: z.optional(z.boolean()),
  groupIds: z.optional(z.array(uuid).check(z.maxLength(50))),
  enabled: z.optional(z.boolean()),
}))();

export const updateBotPersonRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  personId: uuid,
  name: z.optional(f.text(1, 64).check(z.regex(/\S/u))),
  note: z.optional(z.string().check(z.maxLength(256))),
  commands: z.optional(botCommands),
  mayBind: z.optional(z.boolean()),
  groupIds: z.optional(z.array(uuid).check(z.maxLength(50))),
  enabled: z.optional(z.boolean()),
}))();

export const botPersonRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  personId: uuid,
}))();

export const botDone = /* @__PURE__ */ (() =>
  z.object({}))();

export const botName = /* @__PURE__ */ (() =>
  z.literal(['reminder', 'transfer']))();

export const botOwnerKind = /* @__PURE__ */ (() =>
  z.literal(['staff', 'merchant', 'supplier']))();

export const botGroupState = /* @__PURE__ */ (() =>
  z.literal(['waiting', 'bound', 'lost']))();

export const botGroupsListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  bot: z.optional(botName),
  ownerKind: z.optional(botOwnerKind),
  state: z.optional(botGroupState),
  name: z.optional(f.text(1, 64)),
  groupId: z.optional(uuid),
}))();

export const botNameOpen = /* @__PURE__ */ (() =>
  f.openText<'reminder' | 'transfer'>())();

export const botOwnerKindOpen = /* @__PURE__ */ (() =>
  f.openText<'staff' | 'merchant' | 'supplier'>())();

export const botGroupStateOpen = /* @__PURE__ */ (() =>
  f.openText<'waiting' | 'bound' | 'lost'>())();

export const botLanguageOpen = /* @__PURE__ */ (() =>
  f.openText<'zh-CN' | 'zh-TW' | 'en-US'>())();

export const botNoticeOpen = /* @__PURE__ */ (() =>
  f.openText<'payoutException' | 'callbackDead' | 'monitorSilent' | 'suspiciousMoney' | 'approvalWaiting' | 'systemCheck' | 'largeOrder' | 'payoutRejected' | 'lowBalance'>())();

export const botTimeOfDay = /* @__PURE__ */ (() =>
  f.text(5, 5).check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/u)))();

export const botQuietHours = /* @__PURE__ */ (() =>
  z.nullable(z.object({
  from: botTimeOfDay,
  to: botTimeOfDay,
})))();

export const botLimitsRow = /* @__PURE__ */ (() =>
  z.nullable(z.object({
  currency: f.anyText,
  largeOrderMinor: z.nullable(f.integer()),
  lowBalanceMinor: z.nullable(f.integer()),
})))();

export const botGroupRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  bot: botNameOpen,
  name: f.anyText,
  ownerKind: botOwnerKindOpen,
  ownerUserId: z.nullable(f.uuid()),
  ownerPartyId: z.nullable(f.uuid()),
  ownerAccount: f.anyTextOrNull,
  chatId: f.anyTextOrNull,
  chatTitle: f.anyTextOrNull,
  state: botGroupStateOpen,
  language: botLanguageOpen,
  notices: z.array(botNoticeOpen),
  commands: z.array(botCommandOpen),
  quietHours: botQuietHours,
  limits: botLimitsRow,
  enabled: z.boolean(),
  boundAt: z.nullable(f.dateTime()),
  lastSentAt: z.nullable(f.dateTime()),
  lastError: f.anyTextOrNull,
  createdAt: f.dateTime(),
  updatedAt: f.dateTime(),
}))();

export const botGroupList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(botGroupRow),
  total: f.integer(0),
}))();

export const botLanguage = /* @__PURE__ */ (() =>
  z.literal(['zh-CN', 'zh-TW', 'en-US']))();

export const botNotice = /* @__PURE__ */ (() =>
  z.literal(['payoutException', 'callbackDead', 'monitorSilent', 'suspiciousMoney', 'approvalWaiting', 'systemCheck', 'largeOrder', 'payoutRejected', 'lowBalance']))();

export const botNotices = /* @__PURE__ */ (() =>
  z.array(botNotice).check(z.maxLength(9)))();

export const botLimits = /* @__PURE__ */ (() =>
  z.nullable(z.strictObject({
  currency: currency,
  largeOrderMinor: z.nullable(f.integer(1, 9000000000000000)),
  lowBalanceMinor: z.nullable(f.integer(1, 9000000000000000)),
})))();

export const addBotGroupRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  bot: botName,
  name: f.text(1, 64).check(z.regex(/\S/u)),
  ownerKind: botOwnerKind,
  ownerUserId: z.optional(uuid),
  language: botLanguage,
  notices: botNotices,
  commands: botCommands,
  quietHours: z.optional(botQuietHours),
  limits: z.optional(botLimits),
}))();

export const botGroupCode = /* @__PURE__ */ (() =>
  z.object({
  group: botGroupRow,
  code: f.anyText,
  expiresAt: f.dateTime(),
}))();

export const updateBotGroupRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  groupId: uuid,
  name: z.optional(f.text(1, 64).check(z.regex(/\S/u))),
  language: z.optional(botLanguage),
  notices: z.optional(botNotices),
  commands: z.optional(botCommands),
  quietHours: z.optional(botQuietHours),
  limits: z.optional(botLimits),
  enabled: z.optional(z.boolean()),
}))();

export const botGroupRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  groupId: uuid,
}))();

export const botMessageKindOpen = /* @__PURE__ */ (() =>
  f.openText<'notice' | 'answer' | 'test' | 'sms' | 'callback'>())();

export const botMessageStateOpen = /* @__PURE__ */ (() =>
  f.openText<'waiting' | 'sending' | 'sent' | 'dead'>())();

export const botMessageRow = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  bot: botNameOpen,
  groupId: z.nullable(f.uuid()),
  groupName: f.anyTextOrNull,
  kind: botMessageKindOpen,
  notice: z.nullable(botNoticeOpen),
  text: f.anyText,
  state: botMessageStateOpen,
  attempts: f.integer(0),
  nextAttemptAt: z.nullable(f.dateTime()),
  lastError: f.anyTextOrNull,
  sentAt: z.nullable(f.dateTime()),
  createdAt: f.dateTime(),
}))();

export const botStatus = /* @__PURE__ */ (() =>
  z.object({
  bot: botNameOpen,
  hasToken: z.boolean(),
  userName: f.anyTextOrNull,
  readAt: z.nullable(f.dateTime()),
  lastError: f.anyTextOrNull,
}))();

export const botStatuses = /* @__PURE__ */ (() =>
  z.array(botStatus))();

export const botRefusalsListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['lastAt', 'attempts'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  bot: z.optional(botName),
  groupId: z.optional(uuid),
  telegramUserId: z.optional(telegramUserId),
  name: z.optional(f.text(1, 64)),
  listed: z.optional(z.boolean()),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
}))();

export const botRefusalRow = /* @__PURE__ */ (() =>
  z.object({
  id: f.anyText,
  bot: botNameOpen,
  chatId: f.anyText,
  chatTitle: f.anyTextOrNull,
  groupId: z.nullable(f.uuid()),
  groupName: f.anyTextOrNull,
  telegramUserId: f.anyText,
  userName: f.anyTextOrNull,
  command: f.anyText,
  attempts: f.integer(1),
  lastAt: f.dateTime(),
  personId: z.nullable(f.uuid()),
  personName: f.anyTextOrNull,
}))();

export const botRefusalList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(botRefusalRow),
  total: f.integer(0),
}))();

export const botMessageState = /* @__PURE__ */ (() =>
  z.literal(['waiting', 'sending', 'sent', 'dead']))();

export const botMessageKind = /* @__PURE__ */ (() =>
  z.literal(['notice', 'answer', 'test', 'sms', 'callback']))();

export const botMessagesListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  bot: z.optional(botName),
  groupId: z.optional(uuid),
  state: z.optional(botMessageState),
  kind: z.optional(botMessageKind),
  messageId: z.optional(uuid),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
}))();

export const botMessageList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(botMessageRow),
  total: f.integer(0),
}))();

export const botMessageRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  messageId: uuid,
}))();

export const ledgerAccountKind = /* @__PURE__ */ (() =>
  z.literal(['merchantPayable', 'supplierReceivable', 'supplierDeposit', 'feeIncome', 'commissionExpense', 'payoutClearing', 'adjustment']))();

export const transferPurpose = /* @__PURE__ */ (() =>
  z.literal(['principal', 'fee', 'commission', 'reservation', 'adjustment', 'residue']))();

export const entryDirection = /* @__PURE__ */ (() =>
  z.literal(['credit', 'debit']))();

export const fundRecordsListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  cursor: z.optional(f.text(1, 200)),
  sortBy: z.optional(z.literal(['at'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  withSummary: z.optional(z.boolean()),
  recordId: z.optional(z.string().check(z.regex(/^[0-9a-f-]{36}:[0-9]{1,15}$/u))),
  ownerId: z.optional(uuid),
  accountKind: z.optional(ledgerAccountKind),
  currency: z.optional(currency),
  orderCode: z.optional(f.text(1, 40)),
  purpose: z.optional(transferPurpose),
  direction: z.optional(entryDirection),
  amountMinor: z.optional(f.integer(1, 9000000000000000)),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
}))();

export const transferPurposeOpen = /* @__PURE__ */ (() =>
  f.openText<'principal' | 'fee' | 'commission' | 'reservation' | 'adjustment' | 'residue'>())();

export const fundRecordRow = /* @__PURE__ */ (() =>
  z.object({
  id: f.anyText,
  transferId: uuid,
  at: f.dateTime(),
  ownerKind: f.openText<'merchant' | 'supplier' | 'platform'>(),
  ownerId: z.nullable(f.uuid()),
  ownerName: f.anyTextOrNull,
  accountKind: ledgerAccountKindOpen,
  currency: currencyOpen,
  kind: transferKindOpen,
  purpose: transferPurposeOpen,
  amountMinor: f.integer(),
  balanceAfterMinor: f.integer(),
  version: f.integer(1),
  orderId: z.nullable(f.uuid()),
  orderCode: f.anyTextOrNull,
  merchantOrderNo: f.anyTextOrNull,
  reverses: z.nullable(f.uuid()),
  adjustmentId: z.nullable(f.uuid()),
  reason: f.anyTextOrNull,
}))();

export const fundRecordSum = /* @__PURE__ */ (() =>
  z.object({
  accountKind: ledgerAccountKindOpen,
  currency: currencyOpen,
  count: f.integer(0),
  creditMinor: f.integer(0),
  debitMinor: f.integer(0),
}))();

export const fundRecordList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(fundRecordRow),
  total: z.nullable(f.integer(0)),
  nextCursor: f.anyTextOrNull,
  summary: z.nullable(z.array(fundRecordSum)),
}))();

export const fundRecordsStatementRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  ownerId: z.optional(uuid),
  month: z.optional(z.string().check(z.regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/u))),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
  accountKind: z.optional(ledgerAccountKind),
  currency: z.optional(currency),
}))();

export const purposeSum = /* @__PURE__ */ (() =>
  z.object({
  purpose: transferPurposeOpen,
  count: f.integer(1),
  creditMinor: f.integer(0),
  debitMinor: f.integer(0),
}))();

export const accountPeriod = /* @__PURE__ */ (() =>
  z.object({
  accountKind: ledgerAccountKindOpen,
  currency: currencyOpen,
  openingMinor: f.integer(),
  creditMinor: f.integer(0),
  debitMinor: f.integer(0),
  closingMinor: f.integer(),
  count: f.integer(0),
  purposes: z.array(purposeSum),
}))();

export const partyStatement = /* @__PURE__ */ (() =>
  z.object({
  ownerId: uuid,
  ownerKind: f.openText<'merchant' | 'supplier'>(),
  ownerName: f.anyText,
  startTime: f.dateTime(),
  endTime: f.dateTime(),
  readAt: f.dateTime(),
  accounts: z.array(accountPeriod),
}))();

export const adjustmentState = /* @__PURE__ */ (() =>
  z.literal(['awaitingApproval', 'posted', 'refused']))();

export const adjustmentKind = /* @__PURE__ */ (() =>
  z.literal(['merchantBalance', 'merchantClearing', 'supplierDeposit']))();

export const adjustmentsListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageNum: z.optional(f.integer(1, 200)),
  cursor: z.optional(uuid),
  sortBy: z.optional(z.literal(['requestedAt', 'amount'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  adjustmentId: z.optional(uuid),
  state: z.optional(adjustmentState),
  kind: z.optional(adjustmentKind),
  ownerId: z.optional(uuid),
  currency: z.optional(currency),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
}))();

export const adjustmentList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(adjustmentRow),
  total: f.integer(0),
  nextCursor: z.nullable(f.uuid()),
}))();

export const approveAdjustmentRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  id: uuid,
}))();

export const refuseAdjustmentRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  id: uuid,
  reason: adjustmentReason,
}))();

export const cashierOrderRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/u)),
  waitMs: z.optional(f.integer(0, 20000)),
}))();

export const cashierStatusOpen = /* @__PURE__ */ (() =>
  f.openText<'preparing' | 'payable' | 'paid' | 'timedOut' | 'unavailable' | 'reversed'>())();

export const cashierAccount = /* @__PURE__ */ (() =>
  z.object({
  kind: resourceKindOpen,
  accountName: f.anyTextOrNull,
  bankName: f.anyTextOrNull,
  cardNumber: f.anyTextOrNull,
  ifscCode: f.anyTextOrNull,
  vpa: f.anyTextOrNull,
  mobileNumber: f.anyTextOrNull,
  usdtNetwork: f.anyTextOrNull,
  usdtAddress: f.anyTextOrNull,
  link: f.anyTextOrNull,
  qrText: f.anyTextOrNull,
  qrImage: f.anyTextOrNull,
}))();

export const cashierAskOpen = /* @__PURE__ */ (() =>
  f.openText<'reference' | 'payerName'>())();

export const cashierOrder = /* @__PURE__ */ (() =>
  z.object({
  orderCode: f.anyText,
  merchantName: f.anyText,
  subject: f.anyTextOrNull,
  status: cashierStatusOpen,
  amountMinor: f.integer(),
  payAmountMinor: z.nullable(f.integer()),
  currency: currencyOpen,
  identifyCode: f.anyTextOrNull,
  account: z.nullable(cashierAccount),
  asks: z.array(cashierAskOpen),
  said: z.object({
  reference: f.anyTextOrNull,
  payerName: f.anyTextOrNull,
}),
  returnUrl: f.anyTextOrNull,
  createdAt: f.dateTime(),
  expiresAt: z.nullable(f.dateTime()),
  serverTime: f.dateTime(),
}))();

export const cashierTellRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/u)),
  reference: z.optional(f.text(6, 80).check(z.regex(/^\s*[A-Za-z0-9]{6,70}\s*$/u))),
  payerName: z.optional(f.text(1, 128).check(z.regex(/\S/u))),
}))();

export const simulatorFaultsOpen = /* @__PURE__ */ (() =>
  f.openText<'none' | 'mild' | 'heavy'>())();

export const simulatorCourse = /* @__PURE__ */ (() =>
  z.object({
  running: z.boolean(),
  ordersPerMinute: f.integer(),
  faults: simulatorFaultsOpen,
}))();

export const simulatorCounts = /* @__PURE__ */ (() =>
  z.object({
  orders: f.integer(0, 1000000000),
  refused: f.integer(0, 1000000000),
  paid: f.integer(0, 1000000000),
  callbacks: f.integer(0, 1000000000),
  failedCallbacks: f.integer(0, 1000000000),
  unmatched: f.integer(0, 1000000000),
}))();

export const simulatorStatus = /* @__PURE__ */ (() =>
  z.object({
  attached: z.boolean(),
  plan: z.nullable(simulatorCourse),
  counts: z.nullable(simulatorCounts),
  reportedAt: z.nullable(f.dateTime()),
}))();

export const simulatorFaults = /* @__PURE__ */ (() =>
  z.literal(['none', 'mild', 'heavy']))();

export const simulatorPlanStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  running: z.boolean(),
  ordersPerMinute: f.integer(1, 600),
  faults: simulatorFaults,
}))();

export const simulatedPaymentRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  orderCode: f.text(1, 40),
}))();

export const simulatedPayment = /* @__PURE__ */ (() =>
  z.object({
  orderCode: f.anyText,
  requestedAt: f.dateTime(),
  fetchedAt: z.nullable(f.dateTime()),
}))();

export const simulatorCountsStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  orders: f.integer(0, 1000000000),
  refused: f.integer(0, 1000000000),
  paid: f.integer(0, 1000000000),
  callbacks: f.integer(0, 1000000000),
  failedCallbacks: f.integer(0, 1000000000),
  unmatched: f.integer(0, 1000000000),
}))();

export const simulatorReportStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  token: f.text(32, 100),
  plan: simulatorPlanStrict,
  counts: simulatorCountsStrict,
}))();

export const simulatorPayment = /* @__PURE__ */ (() =>
  z.object({
  orderCode: f.anyText,
  payUrl: f.anyText,
}))();

export const simulatorInstruction = /* @__PURE__ */ (() =>
  z.object({
  payments: z.array(simulatorPayment),
  plan: z.nullable(simulatorCourse),
}))();

export const fingerprint = /* @__PURE__ */ (() =>
  z.string().check(z.regex(/^[0-9a-f]{16}$/u)))();

export const errorLogsListRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageSize: z.optional(f.integer(1, 200)),
  cursor: z.optional(f.text(1, 200)),
  sortBy: z.optional(z.literal(['createdAt'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  text: z.optional(f.text(1, 100)),
  account: z.optional(f.text(1, 64)),
  url: z.optional(f.text(1, 200)),
  appVersion: z.optional(f.text(1, 64)),
  fingerprint: z.optional(fingerprint),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
}))();

export const errorLog = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
  fingerprint: f.anyText,
  message: f.anyText,
  stack: f.anyTextOrNull,
  url: f.anyTextOrNull,
  component: f.anyTextOrNull,
  requestId: f.anyTextOrNull,
  appVersion: f.anyTextOrNull,
  account: f.anyTextOrNull,
  ip: f.anyText,
  userAgent: f.anyText,
  createdAt: f.dateTime(),
}))();

export const errorLogList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(errorLog),
  total: f.integer(0),
  nextCursor: f.anyTextOrNull,
}))();

export const errorLogsListGroupsRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  pageIndex: z.optional(f.integer(1, 1000000)),
  pageSize: z.optional(f.integer(1, 200)),
  sortBy: z.optional(z.literal(['lastAt', 'firstAt', 'reportCount', 'accountCount'])),
  sortOrder: z.optional(z.literal(['asc', 'desc'])),
  text: z.optional(f.text(1, 100)),
  account: z.optional(f.text(1, 64)),
  url: z.optional(f.text(1, 200)),
  appVersion: z.optional(f.text(1, 64)),
  startTime: z.optional(f.platformDateTime()),
  endTime: z.optional(f.platformDateTime()),
}))();

export const errorGroup = /* @__PURE__ */ (() =>
  z.object({
  fingerprint: f.anyText,
  message: f.anyText,
  reportCount: f.integer(1),
  accountCount: f.integer(0),
  firstAt: f.dateTime(),
  lastAt: f.dateTime(),
  lastUrl: f.anyTextOrNull,
  lastAppVersion: f.anyTextOrNull,
}))();

export const errorGroupList = /* @__PURE__ */ (() =>
  z.object({
  list: z.array(errorGroup),
  total: f.integer(0),
}))();

export const errorLogClearRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  fingerprint: z.optional(fingerprint),
}))();

export const errorLogsCleared = /* @__PURE__ */ (() =>
  z.object({
  clearedCount: f.integer(0),
}))();

export const errorLogRequest = /* @__PURE__ */ (() =>
  z.strictObject({
  message: f.text(1, 2000),
  stack: z.optional(z.string().check(z.maxLength(16000))),
  url: z.optional(z.string().check(z.maxLength(2000))),
  component: z.optional(z.string().check(z.maxLength(200))),
  requestId: z.optional(z.string().check(z.maxLength(64))),
  appVersion: z.optional(z.string().check(z.maxLength(64))),
}))();

export const errorLogResult = /* @__PURE__ */ (() =>
  z.object({
  id: uuid,
}))();

export const settingRedWalletCountState = /* @__PURE__ */ (() =>
  z.object({
  value: f.integer(0, 100),
  updatedAt: z.nullable(f.dateTime()),
  updatedBy: f.anyTextOrNull,
}))();

export const settingRedWalletCountChangeStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  value: f.integer(0, 100),
}))();

export const settingSwitchState = /* @__PURE__ */ (() =>
  z.object({
  enable: z.boolean(),
  updatedAt: z.nullable(f.dateTime()),
  updatedBy: f.anyTextOrNull,
}))();

export const settingSwitchStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  enable: z.boolean(),
}))();

export const settingOrderTimeoutMinutesState = /* @__PURE__ */ (() =>
  z.object({
  value: f.integer(1, 1440),
  updatedAt: z.nullable(f.dateTime()),
  updatedBy: f.anyTextOrNull,
}))();

export const settingOrderTimeoutMinutesChangeStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  value: f.integer(1, 1440),
}))();

export const settingMessageDelayState = /* @__PURE__ */ (() =>
  z.object({
  value: f.integer(0, 3600),
  updatedAt: z.nullable(f.dateTime()),
  updatedBy: f.anyTextOrNull,
}))();

export const settingMessageDelayChangeStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  value: f.integer(0, 3600),
}))();

export const settingMonitorLiveTimeState = /* @__PURE__ */ (() =>
  z.object({
  value: f.integer(30, 3600),
  updatedAt: z.nullable(f.dateTime()),
  updatedBy: f.anyTextOrNull,
}))();

export const settingMonitorLiveTimeChangeStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  value: f.integer(30, 3600),
}))();

export const settingOrderStatisticsTimeFormatState = /* @__PURE__ */ (() =>
  z.object({
  value: f.openText<'YYYY-MM-DD HH' | 'YYYY-MM-DD' | 'YYYY-MM'>(),
  updatedAt: z.nullable(f.dateTime()),
  updatedBy: f.anyTextOrNull,
}))();

export const settingOrderStatisticsTimeFormatChangeStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  value: z.literal(['YYYY-MM-DD HH', 'YYYY-MM-DD', 'YYYY-MM']),
}))();

export const settingDataClearCycleState = /* @__PURE__ */ (() =>
  z.object({
  value: f.integer(7, 3650),
  updatedAt: z.nullable(f.dateTime()),
  updatedBy: f.anyTextOrNull,
}))();

export const settingDataClearCycleChangeStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  value: f.integer(7, 3650),
}))();

export const settingSecretState = /* @__PURE__ */ (() =>
  z.object({
  value: f.anyTextOrNull,
  updatedAt: z.nullable(f.dateTime()),
  updatedBy: f.anyTextOrNull,
}))();

export const settingBotTokenChangeStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  value: z.string().check(z.maxLength(128), z.regex(/^([0-9]{6,12}:[A-Za-z0-9_-]{30,64})?$/u)),
}))();

export const settingTransferBotTokenChangeStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  value: z.string().check(z.maxLength(128), z.regex(/^([0-9]{6,12}:[A-Za-z0-9_-]{30,64})?$/u)),
}))();

export const settingSecurityFreqParametersState = /* @__PURE__ */ (() =>
  z.object({
  value: z.object({
  sbLeakCheckInterval: f.integer(10, 3600),
  minReliableChainSize: f.integer(2, 100),
  minReliableCheckSize: f.integer(1, 100),
  minReliableCheckTimeRange: f.integer(1, 1440),
  minReliableCheckAmount: f.integer(0, 10000000000),
  type: f.openText<'all' | 'sms' | 'webMessage' | 'usdt'>(),
}),
  updatedAt: z.nullable(f.dateTime()),
  updatedBy: f.anyTextOrNull,
}))();

export const settingSecurityFreqParametersChangeStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  value: z.strictObject({
  sbLeakCheckInterval: f.integer(10, 3600),
  minReliableChainSize: f.integer(2, 100),
  minReliableCheckSize: f.integer(1, 100),
  minReliableCheckTimeRange: f.integer(1, 1440),
  minReliableCheckAmount: f.integer(0, 10000000000),
  type: z.literal(['all', 'sms', 'webMessage', 'usdt']),
}),
}))();

export const settingGlobalSecuritySettingState = /* @__PURE__ */ (() =>
  z.object({
  value: z.object({
  lookForwardMinutes: f.integer(1, 1440),
  perMinuteFreqCount: f.integer(1, 1000),
  messageMaxCacheTime: f.integer(1, 1440),
  messageInSecurityChainCacheTime: f.integer(1, 10080),
}),
  updatedAt: z.nullable(f.dateTime()),
  updatedBy: f.anyTextOrNull,
}))();

export const settingGlobalSecuritySettingChangeStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  value: z.strictObject({
  lookForwardMinutes: f.integer(1, 1440),
  perMinuteFreqCount: f.integer(1, 1000),
  messageMaxCacheTime: f.integer(1, 1440),
  messageInSecurityChainCacheTime: f.integer(1, 10080),
}),
}))();

export const settingFixSecurityChainSupplementLimitState = /* @__PURE__ */ (() =>
  z.object({
  value: f.integer(0, 1000),
  updatedAt: z.nullable(f.dateTime()),
  updatedBy: f.anyTextOrNull,
}))();

export const settingFixSecurityChainSupplementLimitChangeStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  value: f.integer(0, 1000),
}))();

export const settingLimitModeState = /* @__PURE__ */ (() =>
  z.object({
  value: f.openText<'none' | 'balance'>(),
  updatedAt: z.nullable(f.dateTime()),
  updatedBy: f.anyTextOrNull,
}))();

export const settingLimitModeChangeStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  value: z.literal(['none', 'balance']),
}))();

export const settingSupplierUnifyQueryGroupState = /* @__PURE__ */ (() =>
  z.object({
  value: z.string().check(z.maxLength(21), z.regex(/^(-?[0-9]{5,20})?$/u)),
  updatedAt: z.nullable(f.dateTime()),
  updatedBy: f.anyTextOrNull,
}))();

export const settingSupplierUnifyQueryGroupChangeStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  value: z.string().check(z.maxLength(21), z.regex(/^(-?[0-9]{5,20})?$/u)),
}))();

export const settingCardCountryState = /* @__PURE__ */ (() =>
  z.object({
  value: f.openText<'IN' | 'CN' | 'KE'>(),
  updatedAt: z.nullable(f.dateTime()),
  updatedBy: f.anyTextOrNull,
}))();

export const settingCardCountryChangeStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  value: z.literal(['IN', 'CN', 'KE']),
}))();

export const settingTimeoutCallbackTimeState = /* @__PURE__ */ (() =>
  z.object({
  value: f.integer(1, 60),
  updatedAt: z.nullable(f.dateTime()),
  updatedBy: f.anyTextOrNull,
}))();

export const settingTimeoutCallbackTimeChangeStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  value: f.integer(1, 60),
}))();

export const settingApiUrlState = /* @__PURE__ */ (() =>
  z.object({
  value: z.string().check(z.maxLength(2048), z.regex(/^(https?:\/\/[^\s]+)?$/u)),
  updatedAt: z.nullable(f.dateTime()),
  updatedBy: f.anyTextOrNull,
}))();

export const settingApiUrlChangeStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  value: z.string().check(z.maxLength(2048), z.regex(/^(https?:\/\/[^\s]+)?$/u)),
}))();

export const settingContactInfoState = /* @__PURE__ */ (() =>
  z.object({
  value: z.string().check(z.maxLength(500)),
  updatedAt: z.nullable(f.dateTime()),
  updatedBy: f.anyTextOrNull,
}))();

export const settingContactInfoChangeStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  value: z.string().check(z.maxLength(500)),
}))();

export const settingSysFlagState = /* @__PURE__ */ (() =>
  z.object({
  value: f.text(1, 32).check(z.regex(/^[A-Za-z0-9_-]+$/u)),
  updatedAt: z.nullable(f.dateTime()),
  updatedBy: f.anyTextOrNull,
}))();

export const settingSysFlagChangeStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  value: f.text(1, 32).check(z.regex(/^[A-Za-z0-9_-]+$/u)),
}))();

export const settingCompleteCheckOrderTimeState = /* @__PURE__ */ (() =>
  z.object({
  value: f.integer(1, 1440),
  updatedAt: z.nullable(f.dateTime()),
  updatedBy: f.anyTextOrNull,
}))();

export const settingCompleteCheckOrderTimeChangeStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  value: f.integer(1, 1440),
}))();

export const settingSendSmsMessageUrlState = /* @__PURE__ */ (() =>
  z.object({
  value: z.string().check(z.maxLength(2048), z.regex(/^(https?:\/\/[^\s]+)?$/u)),
  updatedAt: z.nullable(f.dateTime()),
  updatedBy: f.anyTextOrNull,
}))();

export const settingSendSmsMessageUrlChangeStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  value: z.string().check(z.maxLength(2048), z.regex(/^(https?:\/\/[^\s]+)?$/u)),
}))();

export const settingBotRemindCallbackUrlState = /* @__PURE__ */ (() =>
  z.object({
  value: z.string().check(z.maxLength(2048), z.regex(/^(https?:\/\/[^\s]+)?$/u)),
  updatedAt: z.nullable(f.dateTime()),
  updatedBy: f.anyTextOrNull,
}))();

export const settingBotRemindCallbackUrlChangeStrict = /* @__PURE__ */ (() =>
  z.strictObject({
  value: z.string().check(z.maxLength(2048), z.regex(/^(https?:\/\/[^\s]+)?$/u)),
}))();

export const settingStates = /* @__PURE__ */ (() =>
  z.object({
  redWalletCount: z.optional(settingRedWalletCountState),
  enableService: z.optional(settingSwitchState),
  OrderTimeoutMinutes: z.optional(settingOrderTimeoutMinutesState),
  EnableIpChangedCheck: z.optional(settingSwitchState),
  EnablePayPassword: z.optional(settingSwitchState),
  KYC: z.optional(settingSwitchState),
  NeedNameCheck: z.optional(settingSwitchState),
  MessageDelay: z.optional(settingMessageDelayState),
  MonitorLiveTime: z.optional(settingMonitorLiveTimeState),
  OrderStatisticsTimeFormat: z.optional(settingOrderStatisticsTimeFormatState),
  ShowLogo: z.optional(settingSwitchState),
  DataClearCycle: z.optional(settingDataClearCycleState),
  BotToken: z.optional(settingSecretState),
  TransferBotToken: z.optional(settingSecretState),
  SecurityFreqParameters: z.optional(settingSecurityFreqParametersState),
  GlobalSecuritySetting: z.optional(settingGlobalSecuritySettingState),
  EnableSystemCheck: z.optional(settingSwitchState),
  FixSecurityChainSupplementLimit: z.optional(settingFixSecurityChainSupplementLimitState),
  AutoCreateRelateSupplier: z.optional(settingSwitchState),
  AutoCreateRelateMerchant: z.optional(settingSwitchState),
  AllowOneMonitorAccountMoreUser: z.optional(settingSwitchState),
  UsdtAuto: z.optional(settingSwitchState),
  BotConstantReminder: z.optional(settingSwitchState),
  BotAutoSendFundRecord: z.optional(settingSwitchState),
  LimitMode: z.optional(settingLimitModeState),
  CompleteTimeFilter: z.optional(settingSwitchState),
  SupplierUnifyQueryGroup: z.optional(settingSupplierUnifyQueryGroupState),
  CanTimeoutSupplement: z.optional(settingSwitchState),
  CanClearMerchantBalance: z.optional(settingSwitchState),
  IsSupplierRemoveBalanceOnOrderFinished: z.optional(settingSwitchState),
  ShowUserStatisticInfo: z.optional(settingSwitchState),
  IsNewPayUrl: z.optional(settingSwitchState),
  HighPerfOrderQuery: z.optional(settingSwitchState),
  AlipayToAlipayByHandSubmitName: z.optional(settingSwitchState),
  CardCountry: z.optional(settingCardCountryState),
  TimeoutCallbackTime: z.optional(settingTimeoutCallbackTimeState),
  ApiUrl: z.optional(settingApiUrlState),
  ContactInfo: z.optional(settingContactInfoState),
  SysFlag: z.optional(settingSysFlagState),
  AllowPictureQueryOrder: z.optional(settingSwitchState),
  CompleteCheckOrderTime: z.optional(settingCompleteCheckOrderTimeState),
  SendSmsMessageUrl: z.optional(settingSendSmsMessageUrlState),
  PayoutBatchCalculateAmount: z.optional(settingSwitchState),
  LimitUseSuccessAmount: z.optional(settingSwitchState),
  AutoAssignPayoutOrder: z.optional(settingSwitchState),
  GatewayOrderRejectToPayoutPool: z.optional(settingSwitchState),
  ShowBatchButton: z.optional(settingSwitchState),
  BotRemindCallbackUrl: z.optional(settingBotRemindCallbackUrlState),
}))();

/** Validators of each operation: `request` for query or body, `response` for the envelope's data. */
export const validators = {
  'session.login': { request: loginRequest, response: loginResult },
  'session.loginSecondLevel': { request: secondLevelLoginRequest, response: secondLevelLoginResult },
  'session.info': { request: emptyRequest, response: sessionInfo },
  'session.logout': { request: emptyRequest, response: done },
  'session.forceLogout': { request: forceLogoutRequest, response: done },
  'session.list': { request: sessionListRequest, response: sessionList },
  'session.listOwn': { request: emptyRequest, response: sessionList },
  'session.endOthers': { request: emptyRequest, response: sessionsEnded },
  'authenticator.bind': { request: bindRequest, response: bindResult },
  'authenticator.confirmBind': { request: confirmBindRequest, response: confirmBindResult },
  'authenticator.unbind': { request: unbindRequest, response: done },
  'authenticator.bindForProfile': { request: bindRequest, response: bindResult },
  'authenticator.confirmBindForProfile': { request: confirmBindRequest, response: confirmBindResult },
  'authenticator.unbindForProfile': { request: unbindRequest, response: done },
  'users.options': { request: usersOptionsRequest, response: userOptions },
  'users.supplierOptions': { request: usersSupplierOptionsRequest, response: supplierOptions },
  'users.unusedOptions': { request: usersUnusedOptionsRequest, response: userOptions },
  'users.enableGoogleVerify': { request: enableGoogleVerifyRequest, response: googleVerifyState },
  'users.setEnabled': { request: setUserEnabledRequest, response: userEnabledState },
  'users.setAllowedAddresses': { request: setAllowedAddressesRequest, response: allowedAddresses },
  'users.setAllowModify': { request: setAllowModifyRequest, response: allowModifyState },
  'users.totalBalance': { request: emptyRequest, response: totalBalance },
  'users.setKyc': { request: setKycRequest, response: userKyc },
  'session.changePassword': { request: changePasswordRequest, response: done },
  'session.setLanguage': { request: setLanguageRequest, response: done },
  'session.setTimeZone': { request: setTimeZoneRequest, response: done },
  'session.setPayPassword': { request: setPayPasswordRequest, response: done },
  'messages.list': { request: emptyRequest, response: messageBoxes },
  'messages.content': { request: messagesContentRequest, response: messageContent },
  'messages.markRead': { request: messageRequest, response: messageMoved },
  'messages.remove': { request: messageRequest, response: messageMoved },
  'messages.restore': { request: messageRequest, response: messageMoved },
  'messages.listBox': { request: messagesListBoxRequest, response: messageBox },
  'messages.markAllRead': { request: markAllReadRequest, response: messagesMarked },
  'search.find': { request: searchRequest, response: searchResult },
  'admin.addUser': { request: addUserRequest, response: userRow },
  'admin.listUsers': { request: adminListUsersRequest, response: userList },
  'admin.listSupplierProxies': { request: adminListSupplierProxiesRequest, response: supplierProxyList },
  'admin.updateUser': { request: updateUserRequest, response: userRow },
  'admin.deleteUser': { request: adminDeleteUserRequest, response: done },
  'admin.repairUser': { request: repairUserRequest, response: userRow },
  'admin.resetPayPassword': { request: adminResetPayPasswordRequest, response: done },
  'resources.detail': { request: resourcesDetailRequest, response: resourceDetail },
  'resources.staticInfo': { request: resourcesStaticInfoRequest, response: resourceStaticInfo },
  'resources.enable': { request: enableResourceRequest, response: resourceSwitched },
  'resources.setEnabled': { request: setResourceEnabledRequest, response: resourceRow },
  'resources.explain': { request: resourcesExplainRequest, response: resourceVerdict },
  'resources.list': { request: resourcesListRequest, response: resourceList },
  'resources.add': { request: addResourceRequest, response: resourceRow },
  'resources.update': { request: updateResourceRequest, response: resourceRow },
  'resources.delete': { request: deleteResourceRequest, response: done },
  'resources.reveal': { request: revealResourceRequest, response: revealedResource },
  'orders.create': { request: createOrderRequest, response: createdOrder },
  'orders.createBatch': { request: createBatchRequest, response: batchCreated },
  'orders.uploadFlag': { request: emptyRequest, response: uploadFlag },
  'orders.createTest': { request: createTestOrderRequest, response: createdTestOrder },
  'orders.list': { request: ordersListRequest, response: orderList },
  'orders.statusCounts': { request: ordersStatusCountsRequest, response: orderStatusCounts },
  'orders.latest': { request: emptyRequest, response: latestOrder },
  'orders.profile': { request: ordersProfileRequest, response: orderProfile },
  'orders.supplement': { request: supplementRequest, response: orderRow },
  'orders.reselect': { request: reselectRequest, response: orderRow },
  'orders.reject': { request: rejectRequest, response: orderRow },
  'orders.freeResource': { request: freeResourceRequest, response: orderRow },
  'orders.callback': { request: resendCallbackRequest, response: orderRow },
  'orders.reverse': { request: reverseRequest, response: orderRow },
  'orders.statistics': { request: ordersStatisticsRequest, response: orderStatistics },
  'orders.simpleStatistics': { request: ordersSimpleStatisticsRequest, response: simpleStatistics },
  'orders.breakdown': { request: ordersBreakdownRequest, response: orderBreakdown },
  'orders.statuses': { request: emptyRequest, response: orderStatusOptions },
  'orders.marks': { request: emptyRequest, response: orderMarkOptions },
  'orders.allocationInfo': { request: ordersAllocationInfoRequest, response: orderAllocation },
  'orders.dossier': { request: ordersDossierRequest, response: orderDossier },
  'orders.updateMark': { request: updateMarkRequest, response: orderRow },
  'orders.unlock': { request: unlockRequest, response: unlockResult },
  'payouts.cancel': { request: cancelPayoutRequest, response: orderRow },
  'payouts.approveRejection': { request: reviewRejectionRequest, response: orderRow },
  'payouts.refuseRejection': { request: reviewRejectionRequest, response: orderRow },
  'payouts.reportDeclined': { request: reportDeclinedRequest, response: orderRow },
  'payouts.reportUnknown': { request: reportUnknownRequest, response: orderRow },
  'payouts.dispute': { request: disputePayoutRequest, response: orderRow },
  'payouts.resolveException': { request: resolveExceptionRequest, response: orderRow },
  'payouts.addProof': { request: addPayoutProofRequest, response: payoutProof },
  'payouts.proofs': { request: payoutsProofsRequest, response: payoutProofs },
  'payoutClaims.claim': { request: payoutClaimsClaimRequest, response: payoutClaim },
  'payoutClaims.cancel': { request: payoutClaimsCancelRequest, response: orderRow },
  'payoutClaims.next': { request: claimNextRequest, response: nextPayoutClaim },
  'payoutClaims.held': { request: emptyRequest, response: heldPayouts },
  'payGateways.list': { request: payGatewaysListRequest, response: payGatewayList },
  'payGateways.options': { request: emptyRequest, response: payGatewayOptions },
  'payGateways.add': { request: addPayGatewayRequest, response: payGatewayRow },
  'payGateways.update': { request: updatePayGatewayRequest, response: payGatewayRow },
  'payGateways.setEnabled': { request: setPayGatewayEnabledRequest, response: payGatewayRow },
  'payGateways.test': { request: testPayGatewayRequest, response: payGatewayTest },
  'payGateways.send': { request: sendByGatewayRequest, response: orderRow },
  'payScripts.list': { request: payScriptsListRequest, response: payScriptList },
  'payScripts.options': { request: emptyRequest, response: payScriptOptions },
  'payScripts.versions': { request: payScriptsVersionsRequest, response: payScriptVersionList },
  'payScripts.version': { request: payScriptsVersionRequest, response: payScriptVersionDetail },
  'payScripts.add': { request: addPayScriptRequest, response: payScriptRow },
  'payScripts.rename': { request: renamePayScriptRequest, response: payScriptRow },
  'payScripts.addVersion': { request: addPayScriptVersionRequest, response: payScriptVersionRow },
  'payScripts.tryRun': { request: tryPayScriptRequest, response: payScriptTrial },
  'payScripts.goLive': { request: payScriptVersionRequest, response: payScriptRow },
  'payScripts.bringBack': { request: payScriptRequest, response: payScriptRow },
  'payScriptRuns.list': { request: payScriptRunsListRequest, response: payScriptRunList },
  'payScriptRuns.detail': { request: payScriptRunsDetailRequest, response: payScriptRunDetail },
  'payScriptRuns.queryAgain': { request: queryAgainRequest, response: payScriptRunRow },
  'payoutBatches.preview': { request: payoutBatchesPreviewRequest, response: payoutBatchPreview },
  'payoutBatches.create': { request: createPayoutBatchRequest, response: payoutBatchCreated },
  'payoutBatches.list': { request: payoutBatchesListRequest, response: payoutBatchList },
  'payoutBatches.dossier': { request: payoutBatchesDossierRequest, response: payoutBatchDossier },
  'payoutBatches.cancel': { request: cancelPayoutBatchRequest, response: payoutBatchRow },
  'payoutBatches.export': { request: payoutBatchRequest, response: payoutBatchRow },
  'payoutBatches.download': { request: payoutBatchRequest, response: payoutBatchFile },
  'payoutBatches.judge': { request: judgePayoutBatchRequest, response: payoutBatchJudgement },
  'payoutBatches.confirm': { request: confirmPayoutBatchRequest, response: payoutBatchOutcome },
  'payoutBatches.handle': { request: handlePayoutBatchRequest, response: payoutBatchOutcome },
  'payoutTemplates.list': { request: payoutTemplatesListRequest, response: payoutTemplateList },
  'payoutTemplates.options': { request: emptyRequest, response: payoutTemplateOptions },
  'payoutTemplates.add': { request: addPayoutTemplateRequest, response: payoutTemplateRow },
  'payoutTemplates.update': { request: updatePayoutTemplateRequest, response: payoutTemplateRow },
  'payoutTemplates.delete': { request: payoutTemplateRequest, response: done },
  'payoutTemplates.preview': { request: previewPayoutTemplateRequest, response: payoutTemplatePreview },
  'statements.ingest': { request: ingestStatementsRequest, response: statementsIngested },
  'statements.list': { request: statementsListRequest, response: statementList },
  'statements.stateCounts': { request: statementsStateCountsRequest, response: statementStateCounts },
  'statements.detail': { request: statementsDetailRequest, response: statementDetail },
  'statements.candidates': { request: statementsCandidatesRequest, response: statementCandidates },
  'statements.matchByHand': { request: matchStatementRequest, response: statementRow },
  'statements.ignore': { request: ignoreStatementRequest, response: statementRow },
  'statements.rematch': { request: rematchStatementRequest, response: statementRow },
  'statements.resolveMany': { request: resolveManyRequest, response: statementResolution },
  'statements.resolution': { request: statementsResolutionRequest, response: statementResolution },
  'statements.stopResolution': { request: stopResolutionRequest, response: statementResolution },
  'splitMatches.add': { request: addSplitMatchRequest, response: splitMatch },
  'splitMatches.detail': { request: splitMatchesDetailRequest, response: splitMatch },
  'splitMatches.tolerances': { request: emptyRequest, response: splitTolerances },
  'splitMatches.setTolerance': { request: setSplitToleranceRequest, response: splitTolerance },
  'savedViews.list': { request: savedViewsListRequest, response: savedViewList },
  'savedViews.add': { request: addSavedViewRequest, response: savedViewRow },
  'savedViews.update': { request: updateSavedViewRequest, response: savedViewRow },
  'savedViews.share': { request: shareSavedViewRequest, response: savedViewRow },
  'savedViews.setDefault': { request: defaultSavedViewRequest, response: done },
  'savedViews.delete': { request: deleteSavedViewRequest, response: done },
  'messageTemplates.list': { request: messageTemplatesListRequest, response: messageTemplateList },
  'messageTemplates.add': { request: addMessageTemplateRequest, response: messageTemplateRow },
  'messageTemplates.update': { request: updateMessageTemplateRequest, response: messageTemplateRow },
  'messageTemplates.delete': { request: deleteMessageTemplateRequest, response: done },
  'messageTemplates.test': { request: testMessageTemplateRequest, response: messageTemplateTest },
  'messageTemplates.order': { request: messageTemplatesOrderRequest, response: messageTemplateOrder },
  'messageTemplates.reorder': { request: reorderMessageTemplatesRequest, response: messageTemplateOrder },
  'messageTemplates.trial': { request: tryMessageTemplateRequest, response: messageTemplateTrial },
  'messageTemplates.rematch': { request: rematchTemplateRequest, response: templateRematch },
  'messageTemplates.latestRematch': { request: messageTemplatesLatestRematchRequest, response: latestTemplateRematch },
  'messageTemplates.stopRematch': { request: stopTemplateRematchRequest, response: templateRematch },
  'monitorDevices.list': { request: monitorDevicesListRequest, response: monitorDeviceList },
  'monitorDevices.add': { request: addMonitorDeviceRequest, response: monitorDeviceCredentials },
  'monitorDevices.update': { request: updateMonitorDeviceRequest, response: monitorDeviceRow },
  'monitorDevices.rotateToken': { request: monitorDeviceRequest, response: monitorDeviceCredentials },
  'monitorDevices.revoke': { request: monitorDeviceRequest, response: monitorDeviceRow },
  'monitorScripts.list': { request: monitorScriptsListRequest, response: monitorScriptList },
  'monitorScripts.versions': { request: monitorScriptsVersionsRequest, response: monitorScriptVersionList },
  'monitorScripts.version': { request: monitorScriptsVersionRequest, response: monitorScriptVersionDetail },
  'monitorScripts.devices': { request: monitorScriptsDevicesRequest, response: monitorScriptSpread },
  'monitorScripts.reach': { request: monitorScriptsReachRequest, response: monitorScriptReach },
  'monitorScripts.add': { request: addMonitorScriptRequest, response: monitorScriptRow },
  'monitorScripts.update': { request: updateMonitorScriptRequest, response: monitorScriptRow },
  'monitorScripts.addVersion': { request: addMonitorScriptVersionRequest, response: monitorScriptVersionRow },
  'monitorScripts.goLive': { request: monitorScriptGoLiveRequest, response: monitorScriptRow },
  'monitorScripts.bringBack': { request: monitorScriptRequest, response: monitorScriptRow },
  'monitorScripts.setRollOut': { request: monitorScriptRollOutRequest, response: monitorScriptRow },
  'monitorScripts.assign': { request: assignMonitorScriptRequest, response: monitorScriptAssigned },
  'monitorScripts.current': { request: emptyRequest, response: currentMonitorScript },
  'monitorLogs.report': { request: monitorReportRequest, response: monitorReportResult },
  'payoutInstructions.take': { request: takeInstructionRequest, response: takenInstruction },
  'payoutInstructions.report': { request: reportInstructionRequest, response: instructionReported },
  'payoutInstructions.list': { request: payoutInstructionsListRequest, response: instructionList },
  'monitorLogs.clear': { request: emptyRequest, response: monitorLogsCleared },
  'monitorLogs.list': { request: monitorLogsListRequest, response: monitorLogList },
  'securityNodes.accounts': { request: securityNodesAccountsRequest, response: securityChainList },
  'securityNodes.list': { request: securityNodesListRequest, response: securityNodeList },
  'securityNodes.leaks': { request: securityNodesLeaksRequest, response: securityLeakList },
  'securityNodes.handleLeak': { request: handleSecurityLeakRequest, response: securityLeakRow },
  'securityNodes.reopenLeak': { request: reopenSecurityLeakRequest, response: securityLeakRow },
  'securityPatches.preview': { request: securityPatchesPreviewRequest, response: securityPatchPreview },
  'securityPatches.list': { request: securityPatchesListRequest, response: securityPatchList },
  'securityPatches.add': { request: addSecurityPatchRequest, response: securityPatchAdded },
  'orderCallbacks.listDetails': { request: orderCallbacksListDetailsRequest, response: callbackAttemptList },
  'orderCallbacks.list': { request: orderCallbacksListRequest, response: callbackList },
  'orderCallbacks.test': { request: testCallbackRequest, response: testCallbackResult },
  'orderCallbacks.delete': { request: deleteCallbacksRequest, response: callbacksDeleted },
  'orderCallbacks.resendMany': { request: resendManyRequest, response: callbackResend },
  'orderCallbacks.previewResend': { request: orderCallbacksPreviewResendRequest, response: resendPreview },
  'orderCallbacks.listResends': { request: orderCallbacksListResendsRequest, response: callbackResendList },
  'orderCallbacks.listResendResults': { request: orderCallbacksListResendResultsRequest, response: resendResultList },
  'orderCallbacks.cancelResend': { request: cancelResendRequest, response: callbackResend },
  'exports.columns': { request: exportsColumnsRequest, response: exportColumns },
  'exports.start': { request: startExportRequest, response: listExport },
  'exports.list': { request: exportsListRequest, response: exportList },
  'exports.piece': { request: exportsPieceRequest, response: exportPiece },
  'exports.cancel': { request: exportRequest, response: listExport },
  'exports.delete': { request: exportRequest, response: done },
  'dataClearings.preview': { request: emptyRequest, response: dataClearingPreview },
  'reconciliation.days': { request: reconciliationDaysRequest, response: reconciliationDayList },
  'reconciliation.closeDay': { request: reconciliationDayRequest, response: reconciliationDay },
  'reconciliation.reopenDay': { request: reconciliationDayRequest, response: reconciliationDay },
  'auditRecords.list': { request: auditRecordsListRequest, response: auditRecordList },
  'auditRecords.detail': { request: auditRecordsDetailRequest, response: auditRecordDetail },
  'auditRecords.verify': { request: auditRecordsVerifyRequest, response: auditVerification },
  'entityData.entities': { request: emptyRequest, response: entityList },
  'entityData.list': { request: entityDataListRequest, response: entityRowList },
  'dataClearings.list': { request: dataClearingsListRequest, response: dataClearingList },
  'system.health': { request: emptyRequest, response: systemHealth },
  'todo.list': { request: emptyRequest, response: todoList },
  'system.resetResourcePool': { request: emptyRequest, response: resourcePoolReset },
  'system.fixResources': { request: emptyRequest, response: resourcesFixed },
  'products.options': { request: emptyRequest, response: productOptions },
  'products.list': { request: productsListRequest, response: productList },
  'products.add': { request: addProductRequest, response: productRow },
  'products.update': { request: updateProductRequest, response: productRow },
  'banks.options': { request: banksOptionsRequest, response: bankOptions },
  'banks.list': { request: banksListRequest, response: bankList },
  'banks.add': { request: addBankRequest, response: bankRow },
  'banks.update': { request: updateBankRequest, response: bankRow },
  'payerIps.list': { request: payerIpsListRequest, response: ipAnalysis },
  'orderFindings.list': { request: orderFindingsListRequest, response: findingList },
  'orderFindings.decide': { request: decideFindingRequest, response: findingRow },
  'orderFindings.mark': { request: markFindingRequest, response: markFindingResult },
  'orderAnalysisRules.list': { request: orderAnalysisRulesListRequest, response: analysisRuleList },
  'orderAnalysisRules.update': { request: updateAnalysisRuleRequest, response: analysisRuleRow },
  'orderAnalysisRules.trial': { request: orderAnalysisRulesTrialRequest, response: analysisTrial },
  'frozenIps.list': { request: frozenIpsListRequest, response: frozenIpList },
  'frozenIps.freeze': { request: freezeRequest, response: freezeResult },
  'frozenIps.thaw': { request: thawRequest, response: frozenIpRow },
  'frozenIps.extend': { request: extendRequest, response: frozenIpRow },
  'blackList.list': { request: blackListListRequest, response: blackListPage },
  'blackList.hits': { request: blackListHitsRequest, response: blackListHits },
  'blackList.trial': { request: blackListTrialRequest, response: orderVerdicts },
  'blackList.add': { request: blackListAddRequest, response: blackListAdded },
  'blackList.update': { request: blackListUpdateRequest, response: blackListRow },
  'blackList.remove': { request: blackListRemoveRequest, response: blackListRow },
  'ipRules.list': { request: ipRulesListRequest, response: ipRuleList },
  'ipRules.save': { request: saveIpRuleRequest, response: ipRuleSaved },
  'ipRules.remove': { request: removeIpRuleRequest, response: ipRuleRemoved },
  'ipRules.preview': { request: previewIpRuleRequest, response: ipRulePreview },
  'merchants.signingKey': { request: emptyRequest, response: signingKey },
  'merchants.list': { request: merchantsListRequest, response: merchantList },
  'merchants.detail': { request: merchantsDetailRequest, response: merchantRow },
  'merchants.add': { request: addMerchantRequest, response: addedMerchant },
  'merchants.update': { request: updateMerchantRequest, response: merchantRow },
  'merchants.updateOwn': { request: updateOwnMerchantRequest, response: merchantRow },
  'merchants.enable': { request: enableMerchantRequest, response: merchantRow },
  'merchants.rotateKey': { request: rotateKeyRequest, response: rotatedKey },
  'merchants.revokeOldKey': { request: revokeOldKeyRequest, response: merchantRow },
  'merchants.adjustBalance': { request: adjustBalanceRequest, response: adjustmentRow },
  'merchants.clearBalance': { request: clearBalanceRequest, response: clearedBalance },
  'suppliers.list': { request: suppliersListRequest, response: supplierList },
  'suppliers.add': { request: addSupplierRequest, response: supplierRow },
  'suppliers.update': { request: updateSupplierRequest, response: supplierRow },
  'suppliers.enable': { request: enableSupplierRequest, response: supplierRow },
  'suppliers.restoreAccess': { request: restoreAccessRequest, response: supplierRow },
  'suppliers.adjustDeposit': { request: adjustDepositRequest, response: adjustmentRow },
  'userProducts.list': { request: userProductsListRequest, response: userProductList },
  'userProducts.add': { request: addUserProductRequest, response: userProductRow },
  'userProducts.update': { request: updateUserProductRequest, response: userProductRow },
  'userProducts.delete': { request: deleteUserProductRequest, response: done },
  'botPeople.list': { request: botPeopleListRequest, response: botPersonList },
  'botPeople.add': { request: addBotPersonRequest, response: botPersonRow },
  'botPeople.update': { request: updateBotPersonRequest, response: botPersonRow },
  'botPeople.delete': { request: botPersonRequest, response: botDone },
  'botGroups.list': { request: botGroupsListRequest, response: botGroupList },
  'botGroups.add': { request: addBotGroupRequest, response: botGroupCode },
  'botGroups.update': { request: updateBotGroupRequest, response: botGroupRow },
  'botGroups.delete': { request: botGroupRequest, response: botDone },
  'botGroups.newCode': { request: botGroupRequest, response: botGroupCode },
  'botGroups.sendTest': { request: botGroupRequest, response: botMessageRow },
  'botGroups.status': { request: emptyRequest, response: botStatuses },
  'botRefusals.list': { request: botRefusalsListRequest, response: botRefusalList },
  'botMessages.list': { request: botMessagesListRequest, response: botMessageList },
  'botMessages.resend': { request: botMessageRequest, response: botMessageRow },
  'fundRecords.list': { request: fundRecordsListRequest, response: fundRecordList },
  'fundRecords.statement': { request: fundRecordsStatementRequest, response: partyStatement },
  'adjustments.list': { request: adjustmentsListRequest, response: adjustmentList },
  'adjustments.approve': { request: approveAdjustmentRequest, response: adjustmentRow },
  'adjustments.refuse': { request: refuseAdjustmentRequest, response: adjustmentRow },
  'cashier.order': { request: cashierOrderRequest, response: cashierOrder },
  'cashier.tell': { request: cashierTellRequest, response: cashierOrder },
  'simulator.status': { request: emptyRequest, response: simulatorStatus },
  'simulator.set': { request: simulatorPlanStrict, response: simulatorStatus },
  'simulator.pay': { request: simulatedPaymentRequest, response: simulatedPayment },
  'simulator.report': { request: simulatorReportStrict, response: simulatorInstruction },
  'errorLogs.list': { request: errorLogsListRequest, response: errorLogList },
  'errorLogs.listGroups': { request: errorLogsListGroupsRequest, response: errorGroupList },
  'errorLogs.clear': { request: errorLogClearRequest, response: errorLogsCleared },
  'errorLogs.save': { request: errorLogRequest, response: errorLogResult },
  'settings.getRedWalletCount': { request: emptyRequest, response: settingRedWalletCountState },
  'settings.setRedWalletCount': { request: settingRedWalletCountChangeStrict, response: settingRedWalletCountState },
  'settings.getEnableService': { request: emptyRequest, response: settingSwitchState },
  'settings.setEnableService': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getOrderTimeoutMinutes': { request: emptyRequest, response: settingOrderTimeoutMinutesState },
  'settings.setOrderTimeoutMinutes': { request: settingOrderTimeoutMinutesChangeStrict, response: settingOrderTimeoutMinutesState },
  'settings.getEnableIpChangedCheck': { request: emptyRequest, response: settingSwitchState },
  'settings.setEnableIpChangedCheck': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getEnablePayPassword': { request: emptyRequest, response: settingSwitchState },
  'settings.setEnablePayPassword': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getKYC': { request: emptyRequest, response: settingSwitchState },
  'settings.setKYC': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getNeedNameCheck': { request: emptyRequest, response: settingSwitchState },
  'settings.setNeedNameCheck': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getMessageDelay': { request: emptyRequest, response: settingMessageDelayState },
  'settings.setMessageDelay': { request: settingMessageDelayChangeStrict, response: settingMessageDelayState },
  'settings.getMonitorLiveTime': { request: emptyRequest, response: settingMonitorLiveTimeState },
  'settings.setMonitorLiveTime': { request: settingMonitorLiveTimeChangeStrict, response: settingMonitorLiveTimeState },
  'settings.getOrderStatisticsTimeFormat': { request: emptyRequest, response: settingOrderStatisticsTimeFormatState },
  'settings.setOrderStatisticsTimeFormat': { request: settingOrderStatisticsTimeFormatChangeStrict, response: settingOrderStatisticsTimeFormatState },
  'settings.getShowLogo': { request: emptyRequest, response: settingSwitchState },
  'settings.setShowLogo': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getDataClearCycle': { request: emptyRequest, response: settingDataClearCycleState },
  'settings.setDataClearCycle': { request: settingDataClearCycleChangeStrict, response: settingDataClearCycleState },
  'settings.getBotToken': { request: emptyRequest, response: settingSecretState },
  'settings.setBotToken': { request: settingBotTokenChangeStrict, response: settingSecretState },
  'settings.getTransferBotToken': { request: emptyRequest, response: settingSecretState },
  'settings.setTransferBotToken': { request: settingTransferBotTokenChangeStrict, response: settingSecretState },
  'settings.getSecurityFreqParameters': { request: emptyRequest, response: settingSecurityFreqParametersState },
  'settings.setSecurityFreqParameters': { request: settingSecurityFreqParametersChangeStrict, response: settingSecurityFreqParametersState },
  'settings.getGlobalSecuritySetting': { request: emptyRequest, response: settingGlobalSecuritySettingState },
  'settings.setGlobalSecuritySetting': { request: settingGlobalSecuritySettingChangeStrict, response: settingGlobalSecuritySettingState },
  'settings.getEnableSystemCheck': { request: emptyRequest, response: settingSwitchState },
  'settings.setEnableSystemCheck': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getFixSecurityChainSupplementLimit': { request: emptyRequest, response: settingFixSecurityChainSupplementLimitState },
  'settings.setFixSecurityChainSupplementLimit': { request: settingFixSecurityChainSupplementLimitChangeStrict, response: settingFixSecurityChainSupplementLimitState },
  'settings.getAutoCreateRelateSupplier': { request: emptyRequest, response: settingSwitchState },
  'settings.setAutoCreateRelateSupplier': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getAutoCreateRelateMerchant': { request: emptyRequest, response: settingSwitchState },
  'settings.setAutoCreateRelateMerchant': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getAllowOneMonitorAccountMoreUser': { request: emptyRequest, response: settingSwitchState },
  'settings.setAllowOneMonitorAccountMoreUser': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getUsdtAuto': { request: emptyRequest, response: settingSwitchState },
  'settings.setUsdtAuto': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getBotConstantReminder': { request: emptyRequest, response: settingSwitchState },
  'settings.setBotConstantReminder': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getBotAutoSendFundRecord': { request: emptyRequest, response: settingSwitchState },
  'settings.setBotAutoSendFundRecord': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getLimitMode': { request: emptyRequest, response: settingLimitModeState },
  'settings.setLimitMode': { request: settingLimitModeChangeStrict, response: settingLimitModeState },
  'settings.getCompleteTimeFilter': { request: emptyRequest, response: settingSwitchState },
  'settings.setCompleteTimeFilter': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getSupplierUnifyQueryGroup': { request: emptyRequest, response: settingSupplierUnifyQueryGroupState },
  'settings.setSupplierUnifyQueryGroup': { request: settingSupplierUnifyQueryGroupChangeStrict, response: settingSupplierUnifyQueryGroupState },
  'settings.getCanTimeoutSupplement': { request: emptyRequest, response: settingSwitchState },
  'settings.setCanTimeoutSupplement': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getCanClearMerchantBalance': { request: emptyRequest, response: settingSwitchState },
  'settings.setCanClearMerchantBalance': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getIsSupplierRemoveBalanceOnOrderFinished': { request: emptyRequest, response: settingSwitchState },
  'settings.setIsSupplierRemoveBalanceOnOrderFinished': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getShowUserStatisticInfo': { request: emptyRequest, response: settingSwitchState },
  'settings.setShowUserStatisticInfo': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getIsNewPayUrl': { request: emptyRequest, response: settingSwitchState },
  'settings.setIsNewPayUrl': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getHighPerfOrderQuery': { request: emptyRequest, response: settingSwitchState },
  'settings.setHighPerfOrderQuery': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getAlipayToAlipayByHandSubmitName': { request: emptyRequest, response: settingSwitchState },
  'settings.setAlipayToAlipayByHandSubmitName': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getCardCountry': { request: emptyRequest, response: settingCardCountryState },
  'settings.setCardCountry': { request: settingCardCountryChangeStrict, response: settingCardCountryState },
  'settings.getTimeoutCallbackTime': { request: emptyRequest, response: settingTimeoutCallbackTimeState },
  'settings.setTimeoutCallbackTime': { request: settingTimeoutCallbackTimeChangeStrict, response: settingTimeoutCallbackTimeState },
  'settings.getApiUrl': { request: emptyRequest, response: settingApiUrlState },
  'settings.setApiUrl': { request: settingApiUrlChangeStrict, response: settingApiUrlState },
  'settings.getContactInfo': { request: emptyRequest, response: settingContactInfoState },
  'settings.setContactInfo': { request: settingContactInfoChangeStrict, response: settingContactInfoState },
  'settings.getSysFlag': { request: emptyRequest, response: settingSysFlagState },
  'settings.setSysFlag': { request: settingSysFlagChangeStrict, response: settingSysFlagState },
  'settings.getAllowPictureQueryOrder': { request: emptyRequest, response: settingSwitchState },
  'settings.setAllowPictureQueryOrder': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getCompleteCheckOrderTime': { request: emptyRequest, response: settingCompleteCheckOrderTimeState },
  'settings.setCompleteCheckOrderTime': { request: settingCompleteCheckOrderTimeChangeStrict, response: settingCompleteCheckOrderTimeState },
  'settings.getSendSmsMessageUrl': { request: emptyRequest, response: settingSendSmsMessageUrlState },
  'settings.setSendSmsMessageUrl': { request: settingSendSmsMessageUrlChangeStrict, response: settingSendSmsMessageUrlState },
  'settings.getPayoutBatchCalculateAmount': { request: emptyRequest, response: settingSwitchState },
  'settings.setPayoutBatchCalculateAmount': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getLimitUseSuccessAmount': { request: emptyRequest, response: settingSwitchState },
  'settings.setLimitUseSuccessAmount': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getAutoAssignPayoutOrder': { request: emptyRequest, response: settingSwitchState },
  'settings.setAutoAssignPayoutOrder': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getGatewayOrderRejectToPayoutPool': { request: emptyRequest, response: settingSwitchState },
  'settings.setGatewayOrderRejectToPayoutPool': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getShowBatchButton': { request: emptyRequest, response: settingSwitchState },
  'settings.setShowBatchButton': { request: settingSwitchStrict, response: settingSwitchState },
  'settings.getBotRemindCallbackUrl': { request: emptyRequest, response: settingBotRemindCallbackUrlState },
  'settings.setBotRemindCallbackUrl': { request: settingBotRemindCallbackUrlChangeStrict, response: settingBotRemindCallbackUrlState },
  'system.listSettings': { request: emptyRequest, response: settingStates },
} as const satisfies Record<OperationId, { request: z.ZodMiniType; response: z.ZodMiniType }>;
