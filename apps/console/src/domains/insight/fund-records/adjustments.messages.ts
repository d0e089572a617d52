import { defineMessages } from '../../../shared/messages.ts';

/** Texts of the list of adjustments. Columns have the names of the exported file. */
export const adjustmentListMessages = defineMessages('adjustmentList', {
  table: { 'zh-CN': '调账', 'zh-TW': '調帳', 'en-US': 'Adjustments' },
  requestedAt: { 'zh-CN': '申请时间', 'zh-TW': '申請時間', 'en-US': 'Asked at' },
  kind: { 'zh-CN': '类型', 'zh-TW': '類型', 'en-US': 'Type' },
  merchantBalance: { 'zh-CN': '商户余额调整', 'zh-TW': '商家餘額調整', 'en-US': 'Merchant balance' },
  merchantClearing: { 'zh-CN': '商户余额清零', 'zh-TW': '商家餘額清零', 'en-US': 'Merchant clearing' },
  supplierDeposit: { 'zh-CN': '供应商押金调整', 'zh-TW': '供應商押金調整', 'en-US': 'Supplier deposit' },
  owner: { 'zh-CN': '归属', 'zh-TW': '歸屬', 'en-US': 'Owner' },
  currency: { 'zh-CN': '币种', 'zh-TW': '幣別', 'en-US': 'Currency' },
  amount: { 'zh-CN': '金额', 'zh-TW': '金額', 'en-US': 'Amount' },
  reason: { 'zh-CN': '原因', 'zh-TW': '原因', 'en-US': 'Reason' },
  state: { 'zh-CN': '状态', 'zh-TW': '狀態', 'en-US': 'Status' },
  awaitingApproval: { 'zh-CN': '待复核', 'zh-TW': '待複核', 'en-US': 'Awaiting approval' },
  posted: { 'zh-CN': '已入账', 'zh-TW': '已入帳', 'en-US': 'Posted' },
  refused: { 'zh-CN': '已拒绝', 'zh-TW': '已拒絕', 'en-US': 'Refused' },
  requestedBy: { 'zh-CN': '申请人', 'zh-TW': '申請人', 'en-US': 'Asked by' },
  decidedBy: { 'zh-CN': '复核人', 'zh-TW': '複核人', 'en-US': 'Decided by' },
  decidedAt: { 'zh-CN': '复核时间', 'zh-TW': '複核時間', 'en-US': 'Decided at' },
  refusalReason: { 'zh-CN': '拒绝原因', 'zh-TW': '拒絕原因', 'en-US': 'Reason of refusal' },
  transferId: { 'zh-CN': '转账编号', 'zh-TW': '轉帳編號', 'en-US': 'Transfer' },
  id: { 'zh-CN': '编号', 'zh-TW': '編號', 'en-US': 'Id' },
  decide: { 'zh-CN': '复核', 'zh-TW': '複核', 'en-US': 'Decision' },
  approve: { 'zh-CN': '批准', 'zh-TW': '核准', 'en-US': 'Approve' },
  refuse: { 'zh-CN': '拒绝', 'zh-TW': '拒絕', 'en-US': 'Refuse' },
  approveNamed: {
    'zh-CN': '批准 {{owner}} 的 {{amount}}',
    'zh-TW': '核准 {{owner}} 的 {{amount}}',
    'en-US': 'Approve {{amount}} for {{owner}}',
  },
  refuseNamed: {
    'zh-CN': '拒绝 {{owner}} 的 {{amount}}',
    'zh-TW': '拒絕 {{owner}} 的 {{amount}}',
    'en-US': 'Refuse {{amount}} for {{owner}}',
  },
  ownRequest: {
    'zh-CN': '自己的申请须由另一人批准',
    'zh-TW': '自己的申請須由另一人核准',
    'en-US': 'Your own request needs another person',
  },
  add: { 'zh-CN': '新建调账', 'zh-TW': '新增調帳', 'en-US': 'New adjustment' },
  addBody: {
    'zh-CN': '直接改变商户余额或供应商押金。超过单人限额时需另一人复核。',
    'zh-TW': '直接變更商家餘額或供應商押金。超過單人限額時須由另一人複核。',
    'en-US':
      'Changes a merchant’s balance or a supplier’s deposit. Above the limit of one person a second one approves it.',
  },
  notFound: {
    'zh-CN': '当前页没有这笔调账',
    'zh-TW': '目前頁沒有這筆調帳',
    'en-US': 'Not on this page of adjustments',
  },
  none: { 'zh-CN': '还没有调账', 'zh-TW': '尚無調帳', 'en-US': 'No adjustments yet' },
  noneHelp: {
    'zh-CN': '人工调整的余额、清零与押金会列在这里。',
    'zh-TW': '人工調整的餘額、歸零與押金會列在這裡。',
    'en-US': 'Balances and deposits that were changed by hand are listed here.',
  },
});
