import { defineMessages } from '../../../shared/messages.ts';

/** Texts of the actions on payout batches and on their payouts. */
export const batchActionMessages = defineMessages('payoutBatches.actions', {
  export: { 'zh-CN': '导出文件', 'zh-TW': '匯出檔案', 'en-US': 'Export file' },
  exportTitle: {
    'zh-CN': '导出批次 {{batch}}',
    'zh-TW': '匯出批次 {{batch}}',
    'en-US': 'Export batch {{batch}}',
  },
  exportBody: {
    'zh-CN': '导出后不能撤回：{{count}} 笔（{{amount}}）都算作付款中，系统不会自动退回代付池。文件随后下载。',
    'zh-TW': '匯出後不能撤回：{{count}} 筆（{{amount}}）都算作付款中，系統不會自動退回代付池。檔案隨後下載。',
    'en-US':
      'This cannot be undone: {{count}} payouts ({{amount}}) count as being paid, and none returns to the pool by itself. The file is downloaded next.',
  },
  exportedNow: {
    'zh-CN': '批次 {{batch}} 已导出',
    'zh-TW': '批次 {{batch}} 已匯出',
    'en-US': 'Batch {{batch}} is exported',
  },
  download: { 'zh-CN': '下载文件', 'zh-TW': '下載檔案', 'en-US': 'Download file' },
  result: { 'zh-CN': '上传结果文件', 'zh-TW': '上傳結果檔案', 'en-US': 'Upload result file' },
  confirmAll: { 'zh-CN': '全部确认已付', 'zh-TW': '全部確認已付', 'en-US': 'Confirm all paid' },
  confirmAllTitle: {
    'zh-CN': '确认批次 {{batch}} 全部已付',
    'zh-TW': '確認批次 {{batch}} 全部已付',
    'en-US': 'Confirm all of batch {{batch}}',
  },
  confirmAllBody: {
    'zh-CN': '{{count}} 笔未决订单将确认为已付。只有银行确实付清时才这样做。',
    'zh-TW': '{{count}} 筆未決訂單將確認為已付。只有銀行確實付清時才這樣做。',
    'en-US': 'Confirms {{count}} open payouts as paid. Do this only if the bank has paid them all.',
  },
  cancel: { 'zh-CN': '取消批次', 'zh-TW': '取消批次', 'en-US': 'Cancel batch' },
  cancelTitle: {
    'zh-CN': '取消批次 {{batch}}',
    'zh-TW': '取消批次 {{batch}}',
    'en-US': 'Cancel batch {{batch}}',
  },
  cancelBody: {
    'zh-CN': '{{count}} 笔订单回到代付池，账户的名额释放。',
    'zh-TW': '{{count}} 筆訂單回到代付池，帳戶的名額釋放。',
    'en-US': '{{count}} payouts go back to the pool, and the account’s places are released.',
  },
  cancelledNow: {
    'zh-CN': '批次 {{batch}} 已取消',
    'zh-TW': '批次 {{batch}} 已取消',
    'en-US': 'Batch {{batch}} is cancelled',
  },
  takeOut: { 'zh-CN': '移出批次', 'zh-TW': '移出批次', 'en-US': 'Take out' },
  takeOutTitle: {
    'zh-CN': '把 {{count}} 笔移出批次',
    'zh-TW': '將 {{count}} 筆移出批次',
    'en-US': 'Take {{count}} out of the batch',
  },
  takeOutBody: {
    'zh-CN': '所选订单回到代付池。移出最后一笔时，批次随之取消。',
    'zh-TW': '所選訂單回到代付池。移出最後一筆時，批次隨之取消。',
    'en-US': 'They go back to the pool. When the last one leaves, the batch is cancelled.',
  },
  takenOutNow: {
    'zh-CN': '已移出 {{count}} 笔',
    'zh-TW': '已移出 {{count}} 筆',
    'en-US': '{{count}} taken out',
  },
  confirm: { 'zh-CN': '确认已付', 'zh-TW': '確認已付', 'en-US': 'Confirm paid' },
  confirmTitle: {
    'zh-CN': '确认 {{count}} 笔已付',
    'zh-TW': '確認 {{count}} 筆已付',
    'en-US': 'Confirm {{count}} as paid',
  },
  confirmBody: {
    'zh-CN': '共 {{amount}}。可填写银行流水号，没有就留空。',
    'zh-TW': '共 {{amount}}。可填寫銀行交易序號，沒有就留空。',
    'en-US': '{{amount}} in all. Enter the bank’s references where you know them.',
  },
  utrOf: {
    'zh-CN': '第 {{row}} 笔 {{order}} 的流水号',
    'zh-TW': '第 {{row}} 筆 {{order}} 的交易序號',
    'en-US': 'Reference of row {{row}}, {{order}}',
  },
  exception: { 'zh-CN': '转处理异常', 'zh-TW': '轉處理異常', 'en-US': 'Mark as exception' },
  exceptionTitle: {
    'zh-CN': '把 {{count}} 笔转为处理异常',
    'zh-TW': '將 {{count}} 筆轉為處理異常',
    'en-US': 'Mark {{count}} as exceptions',
  },
  exceptionBody: {
    'zh-CN': '付款结果不明时使用。由操作员查明后处理。',
    'zh-TW': '付款結果不明時使用。由操作員查明後處理。',
    'en-US': 'For payouts whose result is unknown. An operator finds out and resolves them.',
  },
  rejecting: { 'zh-CN': '申请驳回', 'zh-TW': '申請駁回', 'en-US': 'Request rejection' },
  rejectingTitle: {
    'zh-CN': '为 {{count}} 笔申请驳回',
    'zh-TW': '為 {{count}} 筆申請駁回',
    'en-US': 'Request rejection of {{count}}',
  },
  rejectingBody: {
    'zh-CN': '仅当银行确定没有付款。由操作员审批驳回。',
    'zh-TW': '僅當銀行確定沒有付款。由操作員審批駁回。',
    'en-US': 'Only if the bank has surely not paid. An operator reviews the rejection.',
  },
  awaiting: { 'zh-CN': '退回代付池', 'zh-TW': '退回代付池', 'en-US': 'Return to pool' },
  awaitingTitle: {
    'zh-CN': '把 {{count}} 笔退回代付池',
    'zh-TW': '將 {{count}} 筆退回代付池',
    'en-US': 'Return {{count}} to the pool',
  },
  awaitingBody: {
    'zh-CN': '仅当银行确定没有付款：退回后会再付一次。',
    'zh-TW': '僅當銀行確定沒有付款：退回後會再付一次。',
    'en-US': 'Only if the bank has surely not paid: they will be paid again.',
  },
  reason: { 'zh-CN': '原因', 'zh-TW': '原因', 'en-US': 'Reason' },
  reasonHelp: {
    'zh-CN': '记入订单的时间线',
    'zh-TW': '記入訂單的時間軸',
    'en-US': 'Shown in the payouts’ timelines',
  },
  reasonMissing: { 'zh-CN': '请写明原因', 'zh-TW': '請寫明原因', 'en-US': 'Enter a reason' },
  outcomeTitle: { 'zh-CN': '处理结果', 'zh-TW': '處理結果', 'en-US': 'Result' },
  outcomeBody: {
    'zh-CN': '改变了 {{count}} 笔；可重复执行，已处理的不变。',
    'zh-TW': '變更了 {{count}} 筆；可重複執行，已處理的不變。',
    'en-US': '{{count}} changed. Repeating it changes nothing that is decided.',
  },
  confirmed: { 'zh-CN': '已确认付款', 'zh-TW': '已確認付款', 'en-US': 'Confirmed as paid' },
  proven: {
    'zh-CN': '已提交凭证，待操作员确认',
    'zh-TW': '已提交憑證，待操作員確認',
    'en-US': 'Proof submitted; an operator confirms',
  },
  needsSecondPerson: {
    'zh-CN': '金额较大，待另一位操作员确认',
    'zh-TW': '金額較大，待另一位操作員確認',
    'en-US': 'Above the approval limit: another operator confirms',
  },
  declined: { 'zh-CN': '已申请驳回', 'zh-TW': '已申請駁回', 'en-US': 'Rejection requested' },
  handled: { 'zh-CN': '已处理', 'zh-TW': '已處理', 'en-US': 'Handled' },
  already: { 'zh-CN': '先前已处理', 'zh-TW': '先前已處理', 'en-US': 'Decided before' },
  inDoubt: { 'zh-CN': '有疑问，未处理', 'zh-TW': '有疑問，未處理', 'en-US': 'In doubt, left open' },
  refused: { 'zh-CN': '被拒绝', 'zh-TW': '被拒絕', 'en-US': 'Refused' },
  order: { 'zh-CN': '订单号', 'zh-TW': '訂單編號', 'en-US': 'Order' },
  why: { 'zh-CN': '原因', 'zh-TW': '原因', 'en-US': 'Reason' },
  close: { 'zh-CN': '关闭', 'zh-TW': '關閉', 'en-US': 'Close' },
  changed: { 'zh-CN': '已处理 {{count}} 笔', 'zh-TW': '已處理 {{count}} 筆', 'en-US': '{{count}} done' },
});
