import type { Output } from '@platform/sdk';
import type { Words } from '../../../shared/language.ts';
import { defineMessages } from '../../../shared/messages.ts';

type Refusal = Output<'resources.explain'>['refusals'][number];
/** Without the names of a newer server. */
type Known<Name> = Name extends string ? (string extends Name ? never : Name) : never;

export const resourceDrawerMessages = defineMessages('resources.drawer', {
  details: { 'zh-CN': '账户详情', 'zh-TW': '帳戶詳情', 'en-US': 'Account' },
  notFound: { 'zh-CN': '找不到这个账户', 'zh-TW': '找不到這個帳戶', 'en-US': 'Account not found' },
  today: { 'zh-CN': '今日', 'zh-TW': '今日', 'en-US': 'Today' },
  todaySince: {
    'zh-CN': '从 {{time}} 起',
    'zh-TW': '從 {{time}} 起',
    'en-US': 'Since {{time}}',
  },
  identity: { 'zh-CN': '账号资料', 'zh-TW': '帳號資料', 'en-US': 'Details' },
  cardNumber: { 'zh-CN': '银行账号', 'zh-TW': '銀行帳號', 'en-US': 'Bank account number' },
  ifscCode: { 'zh-CN': 'IFSC', 'zh-TW': 'IFSC', 'en-US': 'IFSC' },
  vpa: { 'zh-CN': 'UPI 地址', 'zh-TW': 'UPI 地址', 'en-US': 'UPI address' },
  mobileNumber: { 'zh-CN': '手机号', 'zh-TW': '手機號碼', 'en-US': 'Mobile number' },
  paybill: { 'zh-CN': 'Paybill', 'zh-TW': 'Paybill', 'en-US': 'Paybill' },
  tillNumber: { 'zh-CN': 'Till 号', 'zh-TW': 'Till 號', 'en-US': 'Till number' },
  usdtAddress: { 'zh-CN': 'USDT 地址', 'zh-TW': 'USDT 地址', 'en-US': 'USDT address' },
  link: { 'zh-CN': '付款链接', 'zh-TW': '付款連結', 'en-US': 'Payment link' },
  jumpLink: { 'zh-CN': '唤起应用的链接', 'zh-TW': '喚起應用的連結', 'en-US': 'Link that opens the app' },
  qrCode: { 'zh-CN': '收款码', 'zh-TW': '收款碼', 'en-US': 'QR code' },
  gateway: { 'zh-CN': '网关', 'zh-TW': '閘道', 'en-US': 'Gateway' },
  device: { 'zh-CN': '监控设备', 'zh-TW': '監控裝置', 'en-US': 'Monitor device' },
  productList: { 'zh-CN': '产品', 'zh-TW': '產品', 'en-US': 'Products' },
  noProducts: {
    'zh-CN': '没有产品，不会分配订单',
    'zh-TW': '沒有產品，不會分配訂單',
    'en-US': 'No product, so it gets no orders',
  },
  enableFor: {
    'zh-CN': '为 {{product}} 启用',
    'zh-TW': '為 {{product}} 啟用',
    'en-US': 'Enable for {{product}}',
  },
  held: { 'zh-CN': '占用中的订单', 'zh-TW': '佔用中的訂單', 'en-US': 'Orders held now' },
  nothingHeld: { 'zh-CN': '没有订单占用', 'zh-TW': '沒有訂單佔用', 'en-US': 'No orders held' },
  mostHeld: {
    'zh-CN': '只显示最早的 200 笔',
    'zh-TW': '只顯示最早的 200 筆',
    'en-US': 'The oldest 200 are shown',
  },
  until: { 'zh-CN': '占用到 {{time}}', 'zh-TW': '佔用到 {{time}}', 'en-US': 'Held until {{time}}' },
  why: { 'zh-CN': '为什么没有分到订单', 'zh-TW': '為什麼沒有分到訂單', 'en-US': 'Why it gets no order' },
  whyProduct: { 'zh-CN': '产品', 'zh-TW': '產品', 'en-US': 'Product' },
  whyAmount: { 'zh-CN': '订单金额', 'zh-TW': '訂單金額', 'en-US': 'Order amount' },
  eligible: {
    'zh-CN': '现在可以接这笔订单',
    'zh-TW': '現在可以接這筆訂單',
    'en-US': 'It can take such an order now',
  },
  eligibleHelp: {
    'zh-CN': '在可用账户中按权重 {{weight}} 随机选择。',
    'zh-TW': '在可用帳戶中按權重 {{weight}} 隨機選擇。',
    'en-US': 'Chosen at random among the accounts that can, with weight {{weight}}.',
  },
  weightless: {
    'zh-CN': '权重为 0：只有没有其他账户可用时才会分配给它。',
    'zh-TW': '權重為 0：只有沒有其他帳戶可用時才會分配給它。',
    'en-US': 'Its weight is 0: it is chosen only when no other account can take the order.',
  },
  freeAmounts: {
    'zh-CN': '可用的付款金额：{{count}} 个',
    'zh-TW': '可用的付款金額：{{count}} 個',
    'en-US': 'Free amounts to pay: {{count}}',
  },
  ineligible: {
    'zh-CN': '现在不能接这笔订单',
    'zh-TW': '現在不能接這筆訂單',
    'en-US': 'It cannot take such an order now',
  },
  never: { 'zh-CN': '从未', 'zh-TW': '從未', 'en-US': 'never' },
});

/** Why the allocation rules refuse an account, with the facts. */
export const refusalMessages = defineMessages('resources.refusals', {
  disabled: {
    'zh-CN': '账户没有为这个产品启用。',
    'zh-TW': '帳戶沒有為這個產品啟用。',
    'en-US': 'The account is not enabled for this product.',
  },
  supplierDisabled: {
    'zh-CN': '它的供应商已停用。',
    'zh-TW': '它的供應商已停用。',
    'en-US': 'Its supplier is disabled.',
  },
  productMismatch: {
    'zh-CN': '产品已停用，或与供应商的约定已停用。',
    'zh-TW': '產品已停用，或與供應商的約定已停用。',
    'en-US': 'The product, or the supplier’s agreement for it, is disabled.',
  },
  monitorStale: {
    'zh-CN': '监控设备没有心跳：最近 {{last}}，超过 {{seconds}} 秒即不分配。',
    'zh-TW': '監控裝置沒有心跳：最近 {{last}}，超過 {{seconds}} 秒即不分配。',
    'en-US': 'Its monitor is silent: last seen {{last}}, and {{seconds}} s is the limit.',
  },
  belowMinimum: {
    'zh-CN': '金额低于最小值 {{minimum}}。',
    'zh-TW': '金額低於最小值 {{minimum}}。',
    'en-US': 'The amount is below the minimum of {{minimum}}.',
  },
  aboveMaximum: {
    'zh-CN': '金额高于最大值 {{maximum}}。',
    'zh-TW': '金額高於最大值 {{maximum}}。',
    'en-US': 'The amount is above the maximum of {{maximum}}.',
  },
  dailyLimit: {
    'zh-CN': '会超过日限额：今日已用 {{used}}，限额 {{limit}}。',
    'zh-TW': '會超過日限額：今日已用 {{used}}，限額 {{limit}}。',
    'en-US': 'It would exceed the daily limit: {{used}} used of {{limit}}.',
  },
  concurrencyLimit: {
    'zh-CN': '占用中的订单已达上限：{{held}} / {{most}}。',
    'zh-TW': '佔用中的訂單已達上限：{{held}} / {{most}}。',
    'en-US': 'It holds as many orders as it may: {{held}} of {{most}}.',
  },
  supplierBalance: {
    'zh-CN': '供应商余额不足：可用 {{available}}。',
    'zh-TW': '供應商餘額不足：可用 {{available}}。',
    'en-US': 'The supplier’s balance does not cover it: {{available}} available.',
  },
  amountTaken: {
    'zh-CN': '这个金额（含浮动）都已被其他订单占用。',
    'zh-TW': '這個金額（含浮動）都已被其他訂單佔用。',
    'en-US': 'Other orders hold this amount and every amount that its float allows.',
  },
});

/** Each reason of the contract has its words. */
export const refusalWords: Record<Known<Refusal>, Words> = refusalMessages.table;
