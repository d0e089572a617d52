import { defineMessages } from '../messages.ts';

/** Postings by hand to a merchant or a supplier. */
export const adjustmentMessages = defineMessages('adjustments', {
  owner: { 'zh-CN': '商户或供应商', 'zh-TW': '商家或供應商', 'en-US': 'Merchant or supplier' },
  currency: { 'zh-CN': '币种', 'zh-TW': '幣別', 'en-US': 'Currency' },
  direction: { 'zh-CN': '方向', 'zh-TW': '方向', 'en-US': 'Direction' },
  credit: { 'zh-CN': '增加', 'zh-TW': '增加', 'en-US': 'Increase' },
  debit: { 'zh-CN': '减少', 'zh-TW': '減少', 'en-US': 'Decrease' },
  amountMinor: { 'zh-CN': '金额', 'zh-TW': '金額', 'en-US': 'Amount' },
  againMinor: { 'zh-CN': '再次输入金额', 'zh-TW': '再次輸入金額', 'en-US': 'Amount again' },
  amountsDiffer: {
    'zh-CN': '两次输入的金额不同',
    'zh-TW': '兩次輸入的金額不同',
    'en-US': 'The amounts differ',
  },
  reason: { 'zh-CN': '原因', 'zh-TW': '原因', 'en-US': 'Reason' },
  reasonMissing: { 'zh-CN': '请填写原因', 'zh-TW': '請填寫原因', 'en-US': 'Enter a reason' },
  post: { 'zh-CN': '记账', 'zh-TW': '記帳', 'en-US': 'Post' },
  posted: { 'zh-CN': '已记账', 'zh-TW': '已記帳', 'en-US': 'Posted' },
  approveTitle: { 'zh-CN': '批准这笔调整？', 'zh-TW': '核准這筆調整？', 'en-US': 'Approve this adjustment?' },
  approve: { 'zh-CN': '批准', 'zh-TW': '核准', 'en-US': 'Approve' },
  refuseTitle: { 'zh-CN': '拒绝这笔调整？', 'zh-TW': '拒絕這筆調整？', 'en-US': 'Refuse this adjustment?' },
  refuse: { 'zh-CN': '拒绝', 'zh-TW': '拒絕', 'en-US': 'Refuse' },
  refused: { 'zh-CN': '已拒绝', 'zh-TW': '已拒絕', 'en-US': 'Refused' },
  waiting: { 'zh-CN': '等待另一人审批', 'zh-TW': '等待另一人核准', 'en-US': 'Awaiting a second person' },
  ownRequest: {
    'zh-CN': '自己的申请须由另一人批准',
    'zh-TW': '自己的申請須由另一人核准',
    'en-US': 'Your own request needs another person',
  },
  requestedBy: {
    'zh-CN': '{{account}} 申请于 {{time}}',
    'zh-TW': '{{account}} 申請於 {{time}}',
    'en-US': 'Requested by {{account}}, {{time}}',
  },
});
