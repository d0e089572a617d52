import { defineMessages } from '../../../../shared/messages.ts';

/** What merchants and suppliers have in common. */
export const partyMessages = defineMessages('party', {
  people: { 'zh-CN': '账号', 'zh-TW': '帳號', 'en-US': 'Account' },
  account: { 'zh-CN': '账号', 'zh-TW': '帳號', 'en-US': 'Account' },
  enabled: { 'zh-CN': '已启用', 'zh-TW': '已啟用', 'en-US': 'Enabled' },
  disabled: { 'zh-CN': '已停用', 'zh-TW': '已停用', 'en-US': 'Disabled' },
  authenticator: { 'zh-CN': '身份验证器', 'zh-TW': '身分驗證器', 'en-US': 'Authenticator' },
  bound: { 'zh-CN': '已绑定', 'zh-TW': '已綁定', 'en-US': 'Bound' },
  demanded: { 'zh-CN': '待绑定', 'zh-TW': '待綁定', 'en-US': 'To be bound' },
  notBound: { 'zh-CN': '未绑定', 'zh-TW': '未綁定', 'en-US': 'Not bound' },
  allowModify: { 'zh-CN': '允许修改资料', 'zh-TW': '允許修改資料', 'en-US': 'May edit own details' },
  payPassword: { 'zh-CN': '支付密码', 'zh-TW': '支付密碼', 'en-US': 'Pay password' },
  notSet: { 'zh-CN': '未设置', 'zh-TW': '未設定', 'en-US': 'Not set' },
  isSet: { 'zh-CN': '已设置', 'zh-TW': '已設定', 'en-US': 'Set' },
  kyc: { 'zh-CN': '身份审核', 'zh-TW': '身分審核', 'en-US': 'Identity check' },
  business: { 'zh-CN': '经营情况', 'zh-TW': '經營情況', 'en-US': 'Business' },
  collections: { 'zh-CN': '代收', 'zh-TW': '代收', 'en-US': 'Collection' },
  payouts: { 'zh-CN': '代付', 'zh-TW': '代付', 'en-US': 'Payout' },
  collectionsToday: { 'zh-CN': '今天代收', 'zh-TW': '今天代收', 'en-US': 'Collections today' },
  collectionsOfMonth: {
    'zh-CN': '近 30 天代收',
    'zh-TW': '近 30 天代收',
    'en-US': 'Collections, 30 days',
  },
  payoutsToday: { 'zh-CN': '今天代付', 'zh-TW': '今天代付', 'en-US': 'Payouts today' },
  payoutsOfMonth: {
    'zh-CN': '近 30 天代付',
    'zh-TW': '近 30 天代付',
    'en-US': 'Payouts, 30 days',
  },
  ordersOf: {
    'zh-CN': '{{paid}} / {{count}} 笔成功',
    'zh-TW': '{{paid}} / {{count}} 筆成功',
    'en-US': '{{paid}} of {{count}} paid',
  },
  lastOrders: { 'zh-CN': '今天最近的订单', 'zh-TW': '今天最近的訂單', 'en-US': 'Latest orders today' },
  noOrders: { 'zh-CN': '今天还没有订单', 'zh-TW': '今天還沒有訂單', 'en-US': 'No orders today' },
  allCollections: { 'zh-CN': '全部代收订单', 'zh-TW': '全部代收訂單', 'en-US': 'All collections' },
  allPayouts: { 'zh-CN': '全部代付订单', 'zh-TW': '全部代付訂單', 'en-US': 'All payouts' },
});
