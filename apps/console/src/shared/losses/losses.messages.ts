import type { SelectOption } from '@platform/ui-kit/skin';
import type { Language } from '../language.ts';
import { defineMessages, translate } from '../messages.ts';

/** Why orders are lost, by the contract's names. */
const lossMessages = defineMessages('losses', {
  noAccount: { 'zh-CN': '没有可用账户', 'zh-TW': '沒有可用帳戶', 'en-US': 'No account for the product' },
  disabled: {
    'zh-CN': '账户或产品已停用',
    'zh-TW': '帳戶或產品已停用',
    'en-US': 'Account or product disabled',
  },
  supplierDisabled: { 'zh-CN': '供应商已停用', 'zh-TW': '供應商已停用', 'en-US': 'Supplier disabled' },
  productMismatch: {
    'zh-CN': '账户未启用此产品',
    'zh-TW': '帳戶未啟用此產品',
    'en-US': 'Product not enabled on the account',
  },
  monitorStale: { 'zh-CN': '监控设备离线', 'zh-TW': '監控裝置離線', 'en-US': 'Monitoring device offline' },
  belowMinimum: {
    'zh-CN': '低于账户最小金额',
    'zh-TW': '低於帳戶最小金額',
    'en-US': 'Below the account’s minimum',
  },
  aboveMaximum: {
    'zh-CN': '超过账户最大金额',
    'zh-TW': '超過帳戶最大金額',
    'en-US': 'Above the account’s maximum',
  },
  dailyLimit: { 'zh-CN': '账户已达日限额', 'zh-TW': '帳戶已達日限額', 'en-US': 'Daily limit reached' },
  concurrencyLimit: {
    'zh-CN': '账户并发订单已满',
    'zh-TW': '帳戶並行訂單已滿',
    'en-US': 'Too many orders at a time',
  },
  supplierBalance: {
    'zh-CN': '供应商余额不足',
    'zh-TW': '供應商餘額不足',
    'en-US': 'Supplier balance too low',
  },
  amountTaken: { 'zh-CN': '金额已被占用', 'zh-TW': '金額已被占用', 'en-US': 'Amount taken by other orders' },
  unpaid: { 'zh-CN': '付款人未付款', 'zh-TW': '付款人未付款', 'en-US': 'Payer did not pay' },
  payerClaims: {
    'zh-CN': '付款人称已付，未收到款项',
    'zh-TW': '付款人稱已付，未收到款項',
    'en-US': 'Payer says paid, no money found',
  },
  gatewayGaveUp: { 'zh-CN': '网关未能收款', 'zh-TW': '閘道未能收款', 'en-US': 'Gateway gave up' },
  freed: { 'zh-CN': '人工释放账户', 'zh-TW': '人工釋放帳戶', 'en-US': 'Account freed by hand' },
  freedSettled: {
    'zh-CN': '释放账户并结算供应商',
    'zh-TW': '釋放帳戶並結算供應商',
    'en-US': 'Account freed, supplier settled',
  },
  reversed: { 'zh-CN': '已冲正', 'zh-TW': '已沖正', 'en-US': 'Reversed' },
  cancelledByMerchant: { 'zh-CN': '商户取消', 'zh-TW': '商家取消', 'en-US': 'Cancelled by merchant' },
  cancelledByStaff: { 'zh-CN': '平台取消', 'zh-TW': '平台取消', 'en-US': 'Cancelled by staff' },
  beneficiaryWrong: {
    'zh-CN': '收款信息有误',
    'zh-TW': '收款資訊有誤',
    'en-US': 'Beneficiary details wrong',
  },
  bankUnavailable: { 'zh-CN': '银行不可用', 'zh-TW': '銀行無法使用', 'en-US': 'Bank unavailable' },
  amountRefused: { 'zh-CN': '金额不被接受', 'zh-TW': '金額不被接受', 'en-US': 'Amount refused' },
  limitReached: { 'zh-CN': '已达限额', 'zh-TW': '已達限額', 'en-US': 'Limit reached' },
  riskControl: { 'zh-CN': '风控拦截', 'zh-TW': '風控攔截', 'en-US': 'Risk control' },
  duplicate: { 'zh-CN': '重复订单', 'zh-TW': '重複訂單', 'en-US': 'Duplicate' },
  otherReason: { 'zh-CN': '其他驳回原因', 'zh-TW': '其他駁回原因', 'en-US': 'Other reason' },
  declined: { 'zh-CN': '银行或网关拒绝', 'zh-TW': '銀行或閘道拒絕', 'en-US': 'Declined by bank or gateway' },
  outcomeUnknown: { 'zh-CN': '付款结果不明', 'zh-TW': '付款結果不明', 'en-US': 'Outcome unknown' },
  disputed: { 'zh-CN': '付款凭证有争议', 'zh-TW': '付款憑證有爭議', 'en-US': 'Proof disputed' },
  callbackPending: { 'zh-CN': '尚未回调', 'zh-TW': '尚未回呼', 'en-US': 'Callback not sent yet' },
  callbackWrongAnswer: {
    'zh-CN': '商户应答不是 success',
    'zh-TW': '商家回應不是 success',
    'en-US': 'Answer is not “success”',
  },
  callbackHttpError: {
    'zh-CN': '商户返回 HTTP 错误',
    'zh-TW': '商家傳回 HTTP 錯誤',
    'en-US': 'HTTP error from merchant',
  },
  callbackTimedOut: {
    'zh-CN': '商户应答超时',
    'zh-TW': '商家回應逾時',
    'en-US': 'Merchant did not answer in time',
  },
  callbackConnectionFailed: {
    'zh-CN': '无法连接商户',
    'zh-TW': '無法連線商家',
    'en-US': 'Merchant could not be reached',
  },
  callbackRefusedAddress: {
    'zh-CN': '回调地址不被允许',
    'zh-TW': '回呼地址不被允許',
    'en-US': 'Callback address not allowed',
  },
  unknown: { 'zh-CN': '未记录原因', 'zh-TW': '未記錄原因', 'en-US': 'Reason not recorded' },
});

/** The reasons as options, in the language of the reader. */
export const lossOptionsIn = (language: Language): readonly SelectOption[] =>
  (Object.keys(lossMessages.table) as (keyof typeof lossMessages.table)[]).map((value) => ({
    value,
    label: translate(lossMessages, language, value),
  }));
