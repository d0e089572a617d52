import { defineMessages } from '../../../../shared/messages.ts';
import { orderMessages } from '../orders.messages.ts';

/** Texts of the payout lists: those of orders, where the person is the beneficiary and not the payer. */
export const payoutMessages = defineMessages('payouts', {
  ...orderMessages.table,
  table: { 'zh-CN': '代付订单', 'zh-TW': '代付訂單', 'en-US': 'Payouts' },
  pool: { 'zh-CN': '代付池', 'zh-TW': '代付池', 'en-US': 'Payout pool' },

  payoutAwaiting: { 'zh-CN': '等待付款', 'zh-TW': '等待付款', 'en-US': 'Awaiting payout' },
  payoutPreparing: { 'zh-CN': '准备中', 'zh-TW': '準備中', 'en-US': 'Preparing' },
  payoutPaying: { 'zh-CN': '付款中', 'zh-TW': '付款中', 'en-US': 'Paying' },
  payoutCompleted: { 'zh-CN': '已完成', 'zh-TW': '已完成', 'en-US': 'Completed' },
  payoutCancelled: { 'zh-CN': '已取消', 'zh-TW': '已取消', 'en-US': 'Cancelled' },
  payoutRejecting: { 'zh-CN': '驳回中', 'zh-TW': '駁回中', 'en-US': 'Rejecting' },
  payoutRejected: { 'zh-CN': '已驳回', 'zh-TW': '已駁回', 'en-US': 'Rejected' },
  payoutPendingConfirmation: { 'zh-CN': '待确认', 'zh-TW': '待確認', 'en-US': 'Pending confirmation' },
  payoutSubmitted: { 'zh-CN': '已提交', 'zh-TW': '已提交', 'en-US': 'Submitted' },
  payoutException: { 'zh-CN': '处理异常', 'zh-TW': '處理異常', 'en-US': 'Processing exception' },

  amount: { 'zh-CN': '代付金额', 'zh-TW': '代付金額', 'en-US': 'Amount' },
  userName: { 'zh-CN': '收款人姓名', 'zh-TW': '收款人姓名', 'en-US': 'Beneficiary' },
  cardNumber: { 'zh-CN': '收款卡号', 'zh-TW': '收款卡號', 'en-US': 'Card number' },
  bankName: { 'zh-CN': '收款银行', 'zh-TW': '收款銀行', 'en-US': 'Bank' },
  vpa: { 'zh-CN': '收款 UPI 地址', 'zh-TW': '收款 UPI 地址', 'en-US': 'UPI address' },
  usdtAddress: { 'zh-CN': '收款 USDT 地址', 'zh-TW': '收款 USDT 地址', 'en-US': 'USDT address' },
  address: { 'zh-CN': '收款人地址', 'zh-TW': '收款人地址', 'en-US': 'Address' },
  ipAddress: { 'zh-CN': '下单 IP', 'zh-TW': '下單 IP', 'en-US': 'Client IP' },
  account: { 'zh-CN': '付款账户', 'zh-TW': '付款帳戶', 'en-US': 'Paying account' },
  groupPayer: { 'zh-CN': '收款人', 'zh-TW': '收款人', 'en-US': 'Beneficiary' },
  age: { 'zh-CN': '已等待', 'zh-TW': '已等待', 'en-US': 'Waiting' },
  allPayouts: { 'zh-CN': '全部', 'zh-TW': '全部', 'en-US': 'All' },

  noPayouts: { 'zh-CN': '还没有代付订单', 'zh-TW': '尚無代付訂單', 'en-US': 'No payouts yet' },
  noPayoutsHelp: {
    'zh-CN': '商户通过接口或文件创建代付后会显示在这里。',
    'zh-TW': '商家透過 API 或檔案建立代付後會顯示在這裡。',
    'en-US': 'Payouts appear here when a merchant creates them through the API or by file.',
  },
  poolEmpty: { 'zh-CN': '代付池已清空', 'zh-TW': '代付池已清空', 'en-US': 'The pool is empty' },
  poolEmptyHelp: {
    'zh-CN': '新的代付会立即出现在这里。',
    'zh-TW': '新的代付會立即出現在這裡。',
    'en-US': 'New payouts appear here at once.',
  },

  claimMany: { 'zh-CN': '认领', 'zh-TW': '認領', 'en-US': 'Claim' },
  claimOf: { 'zh-CN': '认领 {{order}}', 'zh-TW': '認領 {{order}}', 'en-US': 'Claim {{order}}' },
  claimManyBody: {
    'zh-CN': '逐笔认领，每笔 10 分钟内付款。已被他人认领的会列出原因。',
    'zh-TW': '逐筆認領，每筆 10 分鐘內付款。已被他人認領的會列出原因。',
    'en-US': 'Claims them one by one; each must be paid within 10 minutes. Those taken by others are listed.',
  },
  claimedBySomebody: {
    'zh-CN': '已被 {{account}} 认领',
    'zh-TW': '已被 {{account}} 認領',
    'en-US': 'Claimed by {{account}}',
  },
  leftPool: { 'zh-CN': '已离开代付池', 'zh-TW': '已離開代付池', 'en-US': 'Left the pool' },
  notWaiting: { 'zh-CN': '不在代付池中', 'zh-TW': '不在代付池中', 'en-US': 'Not in the pool' },
  unlockMany: { 'zh-CN': '解锁', 'zh-TW': '解鎖', 'en-US': 'Unlock' },
  unlockManyBody: {
    'zh-CN': '收回认领，代付回到代付池。已开始付款的不会收回。',
    'zh-TW': '收回認領，代付回到代付池。已開始付款的不會收回。',
    'en-US': 'Takes claims back; the payouts return to the pool. Payments that have begun are left out.',
  },
  notClaimed: { 'zh-CN': '没有被认领', 'zh-TW': '沒有被認領', 'en-US': 'Not claimed' },
  approveMany: { 'zh-CN': '同意驳回', 'zh-TW': '同意駁回', 'en-US': 'Approve rejections' },
  approveManyBody: {
    'zh-CN': '代付变为已驳回，冻结的金额退回商户余额，并通知商户。',
    'zh-TW': '代付變為已駁回，凍結的金額退回商家餘額，並通知商家。',
    'en-US': 'The payouts become rejected, the held money returns to the merchants, and they are notified.',
  },
  refuseMany: { 'zh-CN': '拒绝驳回', 'zh-TW': '拒絕駁回', 'en-US': 'Refuse rejections' },
  refuseManyBody: {
    'zh-CN': '代付作为新的一次回到代付池。',
    'zh-TW': '代付作為新的一次回到代付池。',
    'en-US': 'The payouts return to the pool as new attempts.',
  },
  notRejecting: {
    'zh-CN': '没有待审核的驳回',
    'zh-TW': '沒有待審核的駁回',
    'en-US': 'No rejection to review',
  },
  notPaid: {
    'zh-CN': '代付尚未结束，没有结果可通知',
    'zh-TW': '代付尚未結束，沒有結果可通知',
    'en-US': 'Not ended: no result to send',
  },
});
