import { defineMessages } from '../../../../shared/messages.ts';

/** Texts of the actions on a payout. */
export const payoutCommandMessages = defineMessages('payoutCommands', {
  claim: { 'zh-CN': '认领', 'zh-TW': '認領', 'en-US': 'Claim' },
  sendByGateway: { 'zh-CN': '经网关付款', 'zh-TW': '經閘道付款', 'en-US': 'Send by gateway' },
  pay: { 'zh-CN': '付款', 'zh-TW': '付款', 'en-US': 'Pay' },
  confirm: { 'zh-CN': '确认完成', 'zh-TW': '確認完成', 'en-US': 'Confirm' },
  resolve: { 'zh-CN': '处理异常', 'zh-TW': '處理異常', 'en-US': 'Resolve' },
  approveRejection: { 'zh-CN': '同意驳回', 'zh-TW': '同意駁回', 'en-US': 'Approve rejection' },
  refuseRejection: { 'zh-CN': '拒绝驳回', 'zh-TW': '拒絕駁回', 'en-US': 'Refuse rejection' },
  decline: { 'zh-CN': '银行拒付', 'zh-TW': '銀行拒付', 'en-US': 'Declined by bank' },
  loseOutcome: { 'zh-CN': '结果不明', 'zh-TW': '結果不明', 'en-US': 'Result unknown' },
  dispute: { 'zh-CN': '凭证有误', 'zh-TW': '憑證有誤', 'en-US': 'Dispute proof' },
  reject: { 'zh-CN': '驳回', 'zh-TW': '駁回', 'en-US': 'Reject' },
  reselect: { 'zh-CN': '改派产品', 'zh-TW': '改派產品', 'en-US': 'Reselect' },
  cancelClaim: { 'zh-CN': '放回代付池', 'zh-TW': '放回代付池', 'en-US': 'Give back' },
  unlock: { 'zh-CN': '解锁', 'zh-TW': '解鎖', 'en-US': 'Unlock' },
  cancel: { 'zh-CN': '取消代付', 'zh-TW': '取消代付', 'en-US': 'Cancel payout' },
  resendCallback: { 'zh-CN': '重发回调', 'zh-TW': '重送回呼', 'en-US': 'Resend callback' },
  mark: { 'zh-CN': '修改标记', 'zh-TW': '修改標記', 'en-US': 'Set label' },
  reverse: { 'zh-CN': '冲正', 'zh-TW': '沖正', 'en-US': 'Reverse' },
  actions: { 'zh-CN': '代付操作', 'zh-TW': '代付操作', 'en-US': 'Payout actions' },
  more: { 'zh-CN': '现在不能执行的操作', 'zh-TW': '現在不能執行的操作', 'en-US': 'Actions not possible now' },
  notEnded: {
    'zh-CN': '代付尚未结束，没有结果可通知',
    'zh-TW': '代付尚未結束，沒有結果可通知',
    'en-US': 'Not ended: no result to send',
  },

  claimed: { 'zh-CN': '已认领 {{order}}', 'zh-TW': '已認領 {{order}}', 'en-US': '{{order}} claimed' },
  gatewayTitle: {
    'zh-CN': '经网关付 {{order}}',
    'zh-TW': '經閘道付 {{order}}',
    'en-US': 'Send {{order}} by a gateway',
  },
  gatewayBody: {
    'zh-CN': '网关会付款 {{amount}}，且只发送一次。开始发送前可以解锁收回。',
    'zh-TW': '閘道會付款 {{amount}}，且只送出一次。開始送出前可以解鎖收回。',
    'en-US':
      'The gateway pays {{amount}} and is asked once. Until it is asked, unlocking takes the payout back.',
  },
  gatewayAccount: { 'zh-CN': '网关账户', 'zh-TW': '閘道帳戶', 'en-US': 'Gateway account' },
  noGatewayAccount: {
    'zh-CN': '没有可付此产品的启用网关账户。',
    'zh-TW': '沒有可付此產品的啟用閘道帳戶。',
    'en-US': 'No enabled gateway account pays this product.',
  },
  sentByGateway: {
    'zh-CN': '{{order}} 已交给网关',
    'zh-TW': '{{order}} 已交給閘道',
    'en-US': '{{order}} handed to the gateway',
  },
  payTitle: { 'zh-CN': '代付 {{order}}', 'zh-TW': '代付 {{order}}', 'en-US': 'Pay {{order}}' },
  payBody: {
    'zh-CN': '付款 {{amount}}。填写银行流水号表示已经付款；留空则只标记为付款中。',
    'zh-TW': '付款 {{amount}}。填寫銀行交易序號表示已經付款；留空則只標示為付款中。',
    'en-US': 'Pays {{amount}}. With the bank’s reference it is paid; without it the payment has only begun.',
  },
  provenBody: {
    'zh-CN': '填写 {{amount}} 付款的银行流水号。',
    'zh-TW': '填寫 {{amount}} 付款的銀行交易序號。',
    'en-US': 'Enter the bank’s reference of the payment of {{amount}}.',
  },
  utr: { 'zh-CN': 'UTR（银行流水号）', 'zh-TW': 'UTR（銀行交易序號）', 'en-US': 'UTR (bank reference)' },
  hash: { 'zh-CN': '交易哈希（TXID）', 'zh-TW': '交易雜湊（TXID）', 'en-US': 'Transaction hash (TXID)' },
  referenceHelp: {
    'zh-CN': '一个流水号只能用于一笔订单。',
    'zh-TW': '一個交易序號只能用於一筆訂單。',
    'en-US': 'One reference is used for one order only.',
  },
  paid: { 'zh-CN': '{{order}} 已记录', 'zh-TW': '{{order}} 已記錄', 'en-US': '{{order}} recorded' },

  confirmTitle: {
    'zh-CN': '确认 {{order}} 已付款？',
    'zh-TW': '確認 {{order}} 已付款？',
    'en-US': 'Confirm that {{order}} was paid?',
  },
  confirmBody: {
    'zh-CN': '代付变为已完成，{{amount}} 从商户冻结余额扣除，并通知商户。超过限额须由另一人批准。',
    'zh-TW': '代付變為已完成，{{amount}} 從商家凍結餘額扣除，並通知商家。超過限額須由另一人核准。',
    'en-US':
      'Completes the payout: {{amount}} leaves the merchant’s held balance and the merchant is notified. Above the limit a second person must approve.',
  },
  confirmed: { 'zh-CN': '{{order}} 已完成', 'zh-TW': '{{order}} 已完成', 'en-US': '{{order}} completed' },

  resolveTitle: {
    'zh-CN': '处理 {{order}} 的异常',
    'zh-TW': '處理 {{order}} 的異常',
    'en-US': 'Resolve the exception of {{order}}',
  },
  resolveBody: {
    'zh-CN': '请先在银行核实 {{amount}} 是否付出。选错会重复付款或漏付。',
    'zh-TW': '請先在銀行核實 {{amount}} 是否付出。選錯會重複付款或漏付。',
    'en-US': 'First check at the bank whether {{amount}} was paid. A wrong choice pays twice or not at all.',
  },
  outcome: { 'zh-CN': '银行的结果', 'zh-TW': '銀行的結果', 'en-US': 'Result at the bank' },
  outcomePaid: { 'zh-CN': '已付出', 'zh-TW': '已付出', 'en-US': 'Paid' },
  outcomeNotPaid: {
    'zh-CN': '确定没有付出，回到代付池',
    'zh-TW': '確定沒有付出，回到代付池',
    'en-US': 'Definitely not paid: back to the pool',
  },
  resolved: {
    'zh-CN': '{{order}} 的异常已处理',
    'zh-TW': '{{order}} 的異常已處理',
    'en-US': '{{order}} resolved',
  },

  approveTitle: {
    'zh-CN': '同意驳回 {{order}}？',
    'zh-TW': '同意駁回 {{order}}？',
    'en-US': 'Approve the rejection of {{order}}?',
  },
  approveBody: {
    'zh-CN': '{{amount}} 和手续费退回商户余额，并通知商户。此操作不能撤销。',
    'zh-TW': '{{amount}} 和手續費退回商家餘額，並通知商家。此操作無法復原。',
    'en-US': 'Returns {{amount}} and the fee to the merchant and notifies it. This cannot be undone.',
  },
  approved: { 'zh-CN': '{{order}} 已驳回', 'zh-TW': '{{order}} 已駁回', 'en-US': '{{order}} rejected' },
  refuseTitle: {
    'zh-CN': '拒绝驳回 {{order}}？',
    'zh-TW': '拒絕駁回 {{order}}？',
    'en-US': 'Refuse the rejection of {{order}}?',
  },
  refuseBody: {
    'zh-CN': '代付作为新的一次回到代付池。',
    'zh-TW': '代付作為新的一次回到代付池。',
    'en-US': 'The payout returns to the pool as a new attempt.',
  },
  refused: {
    'zh-CN': '{{order}} 已回到代付池',
    'zh-TW': '{{order}} 已回到代付池',
    'en-US': '{{order}} is back in the pool',
  },

  declineTitle: {
    'zh-CN': '银行拒付 {{order}}',
    'zh-TW': '銀行拒付 {{order}}',
    'en-US': '{{order}} was declined',
  },
  declineBody: {
    'zh-CN': '仅当银行明确没有付款时使用。不确定时请选“结果不明”。',
    'zh-TW': '僅當銀行明確沒有付款時使用。不確定時請選「結果不明」。',
    'en-US': 'Only if the bank has definitely not paid. If in doubt, choose “Result unknown”.',
  },
  declined: {
    'zh-CN': '{{order}} 已记为拒付',
    'zh-TW': '{{order}} 已記為拒付',
    'en-US': '{{order}} declined',
  },
  loseTitle: {
    'zh-CN': '{{order}} 的结果不明',
    'zh-TW': '{{order}} 的結果不明',
    'en-US': 'Result of {{order}} unknown',
  },
  loseBody: {
    'zh-CN': '代付转为处理异常，由运营人员在银行核实。不会自动重付。',
    'zh-TW': '代付轉為處理異常，由營運人員在銀行核實。不會自動重付。',
    'en-US':
      'The payout becomes an exception that staff check at the bank. It is never paid again by itself.',
  },
  lost: {
    'zh-CN': '{{order}} 已转为异常',
    'zh-TW': '{{order}} 已轉為異常',
    'en-US': '{{order}} is an exception',
  },
  disputeTitle: {
    'zh-CN': '{{order}} 的凭证有误',
    'zh-TW': '{{order}} 的憑證有誤',
    'en-US': 'Dispute the proof of {{order}}',
  },
  disputeBody: {
    'zh-CN': '代付转为处理异常，须在银行核实。',
    'zh-TW': '代付轉為處理異常，須在銀行核實。',
    'en-US': 'The payout becomes an exception and is checked at the bank.',
  },
  disputed: {
    'zh-CN': '{{order}} 已转为异常',
    'zh-TW': '{{order}} 已轉為異常',
    'en-US': '{{order}} is an exception',
  },

  rejectTitle: { 'zh-CN': '驳回 {{order}}', 'zh-TW': '駁回 {{order}}', 'en-US': 'Reject {{order}}' },
  rejectBody: {
    'zh-CN': '代付转为驳回中。运营人员同意后，{{amount}} 退回商户。',
    'zh-TW': '代付轉為駁回中。營運人員同意後，{{amount}} 退回商家。',
    'en-US': 'Starts a rejection. Once staff approve it, {{amount}} returns to the merchant.',
  },
  rejectReason: { 'zh-CN': '原因', 'zh-TW': '原因', 'en-US': 'Reason' },
  otherText: { 'zh-CN': '具体原因', 'zh-TW': '具體原因', 'en-US': 'Reason in words' },
  chooseReason: { 'zh-CN': '请选择原因', 'zh-TW': '請選擇原因', 'en-US': 'Choose a reason' },
  rejected: {
    'zh-CN': '{{order}} 已提交驳回',
    'zh-TW': '{{order}} 已提交駁回',
    'en-US': 'Rejection of {{order}} requested',
  },

  givenBack: {
    'zh-CN': '{{order}} 已放回代付池',
    'zh-TW': '{{order}} 已放回代付池',
    'en-US': '{{order}} is back in the pool',
  },
  unlocked: { 'zh-CN': '{{order}} 已解锁', 'zh-TW': '{{order}} 已解鎖', 'en-US': '{{order}} unlocked' },
  cancelTitle: {
    'zh-CN': '取消代付 {{order}}？',
    'zh-TW': '取消代付 {{order}}？',
    'en-US': 'Cancel payout {{order}}?',
  },
  cancelBody: {
    'zh-CN': '{{amount}} 和手续费退回商户余额。此操作不能撤销。',
    'zh-TW': '{{amount}} 和手續費退回商家餘額。此操作無法復原。',
    'en-US': 'Returns {{amount}} and the fee to the merchant. This cannot be undone.',
  },
  cancelled: { 'zh-CN': '{{order}} 已取消', 'zh-TW': '{{order}} 已取消', 'en-US': '{{order}} cancelled' },
  reason: { 'zh-CN': '原因', 'zh-TW': '原因', 'en-US': 'Reason' },
  reasonHelp: {
    'zh-CN': '会显示在订单的时间线中。',
    'zh-TW': '會顯示在訂單的時間軸中。',
    'en-US': 'Shown in the order’s timeline.',
  },
  reasonMissing: { 'zh-CN': '请填写原因', 'zh-TW': '請填寫原因', 'en-US': 'Enter a reason' },
});
