import { defineMessages } from '../../../shared/messages.ts';

export const ipAnalysisMessages = defineMessages('ipAnalysis', {
  table: { 'zh-CN': 'IP 分析', 'zh-TW': 'IP 分析', 'en-US': 'IP analysis' },
  ip: { 'zh-CN': 'IP 地址', 'zh-TW': 'IP 位址', 'en-US': 'IP address' },
  wholeAddress: { 'zh-CN': '完整的 IP 地址', 'zh-TW': '完整的 IP 位址', 'en-US': 'Whole address' },
  period: {
    'zh-CN': '创建时间（默认 24 小时）',
    'zh-TW': '建立時間（預設 24 小時）',
    'en-US': 'Created (default 24 hours)',
  },
  fewestOrders: { 'zh-CN': '最少订单数', 'zh-TW': '最少訂單數', 'en-US': 'At least orders' },
  wholeNumber: { 'zh-CN': '整数', 'zh-TW': '整數', 'en-US': 'Whole number' },
  orderCount: { 'zh-CN': '订单数', 'zh-TW': '訂單數', 'en-US': 'Orders' },
  paidCount: { 'zh-CN': '成功数', 'zh-TW': '成功數', 'en-US': 'Paid' },
  successRate: { 'zh-CN': '成功率', 'zh-TW': '成功率', 'en-US': 'Success rate' },
  sums: { 'zh-CN': '成功金额', 'zh-TW': '成功金額', 'en-US': 'Paid amount' },
  merchantCount: { 'zh-CN': '商户数', 'zh-TW': '商家數', 'en-US': 'Merchants' },
  payerNameCount: { 'zh-CN': '付款人数', 'zh-TW': '付款人數', 'en-US': 'Payer names' },
  payerNames: { 'zh-CN': '付款人', 'zh-TW': '付款人', 'en-US': 'Payers' },
  accountCount: { 'zh-CN': '收款账户数', 'zh-TW': '收款帳戶數', 'en-US': 'Accounts' },
  firstAt: { 'zh-CN': '第一笔', 'zh-TW': '第一筆', 'en-US': 'First' },
  lastAt: { 'zh-CN': '最后一笔', 'zh-TW': '最後一筆', 'en-US': 'Last' },
  frozen: { 'zh-CN': '已冻结', 'zh-TW': '已凍結', 'en-US': 'Frozen' },
  free: { 'zh-CN': '未冻结', 'zh-TW': '未凍結', 'en-US': 'Not frozen' },
  state: { 'zh-CN': '状态', 'zh-TW': '狀態', 'en-US': 'Status' },
  actions: { 'zh-CN': '操作', 'zh-TW': '操作', 'en-US': 'Actions' },
  actionsOf: { 'zh-CN': '{{ip}} 的操作', 'zh-TW': '{{ip}} 的操作', 'en-US': 'Actions for {{ip}}' },
  freeze: { 'zh-CN': '冻结', 'zh-TW': '凍結', 'en-US': 'Freeze' },
  orders: { 'zh-CN': '查看订单', 'zh-TW': '檢視訂單', 'en-US': 'Orders' },
  freezeMany: { 'zh-CN': '冻结 7 天', 'zh-TW': '凍結 7 天', 'en-US': 'Freeze for 7 days' },
  freezeManyBody: {
    'zh-CN': '来自这些地址的新订单会被拒绝，付款页也无法使用。进行中的订单不受影响。请填写原因。',
    'zh-TW': '來自這些位址的新訂單會被拒絕，付款頁也無法使用。進行中的訂單不受影響。請填寫原因。',
    'en-US':
      'New orders from the chosen addresses are refused, and the payment page cannot be used from them. Orders in progress go on. Enter the reason.',
  },
  reason: { 'zh-CN': '原因', 'zh-TW': '原因', 'en-US': 'Reason' },
  reasonMissing: { 'zh-CN': '请填写原因', 'zh-TW': '請填寫原因', 'en-US': 'Enter the reason' },
  alreadyFrozen: { 'zh-CN': '已经冻结', 'zh-TW': '已經凍結', 'en-US': 'Already frozen' },
  details: { 'zh-CN': 'IP 详情', 'zh-TW': 'IP 詳情', 'en-US': 'IP address' },
  notFound: {
    'zh-CN': '这段时间没有来自该 IP 的订单',
    'zh-TW': '這段時間沒有來自該 IP 的訂單',
    'en-US': 'No orders from this address in the period',
  },
  none: {
    'zh-CN': '没有带 IP 的代收订单',
    'zh-TW': '沒有帶 IP 的代收訂單',
    'en-US': 'No collections with an address',
  },
  noneHelp: {
    'zh-CN': '默认显示最近 24 小时；商户下单时没有传 IP 的订单不计入。可以选择更长的时间，最多 31 天。',
    'zh-TW': '預設顯示最近 24 小時；商家下單時未傳 IP 的訂單不計入。可選擇更長的時間，最多 31 天。',
    'en-US':
      'Without a period the last 24 hours are shown. Orders whose merchant sent no address are not counted. Choose a longer period, at most 31 days.',
  },
});
