import type {
  FieldRefusal,
  OrderRefusal,
  otherReason,
  PayoutRefusal,
  RejectReason,
  StepRefusal,
} from '@platform/sdk/rules';
import type { Words } from './language.ts';
import { defineMessages } from './messages.ts';
import type { TextRefusal } from './text.checks.ts';

/** Why a field is refused. */
export const fieldReasonMessages = defineMessages('reasons.fields', {
  required: { 'zh-CN': '请填写此项', 'zh-TW': '請填寫此欄', 'en-US': 'Required' },
  tooLong: { 'zh-CN': '内容过长', 'zh-TW': '內容過長', 'en-US': 'Too long' },
  tooShort: { 'zh-CN': '内容过短', 'zh-TW': '內容過短', 'en-US': 'Too short' },
  digitsOnly: { 'zh-CN': '只能填写数字', 'zh-TW': '只能填寫數字', 'en-US': 'Digits only' },
  lettersAndDigitsOnly: {
    'zh-CN': '只能填写英文字母和数字',
    'zh-TW': '只能填寫英文字母與數字',
    'en-US': 'English letters and digits only',
  },
  needsLettersAndDigits: {
    'zh-CN': '须同时包含字母和数字',
    'zh-TW': '須同時包含字母與數字',
    'en-US': 'Must contain both letters and digits',
  },
  invalidIfsc: {
    'zh-CN': 'IFSC 须为 11 位：4 个大写字母、数字 0、6 位大写字母或数字',
    'zh-TW': 'IFSC 須為 11 碼：4 個大寫字母、數字 0、6 碼大寫字母或數字',
    'en-US': 'An IFSC has 11 characters: 4 capital letters, a 0, 6 capital letters or digits',
  },
  invalidVpa: {
    'zh-CN': 'UPI 地址格式应为 名称@机构',
    'zh-TW': 'UPI 地址格式應為 名稱@機構',
    'en-US': 'A UPI address looks like name@handle',
  },
  invalidUtr: {
    'zh-CN': 'UTR 格式不正确：UPI、IMPS 为 12 位数字，NEFT 为 16 位，RTGS 为 22 位',
    'zh-TW': 'UTR 格式不正確：UPI、IMPS 為 12 位數字，NEFT 為 16 碼，RTGS 為 22 碼',
    'en-US': 'A UTR has 12 digits for UPI and IMPS, 16 characters for NEFT, 22 for RTGS',
  },
  invalidHash: {
    'zh-CN': '交易哈希为 64 位十六进制字符，可带 0x',
    'zh-TW': '交易雜湊為 64 碼十六進位字元，可帶 0x',
    'en-US': 'A transaction hash has 64 hexadecimal digits, with or without 0x',
  },
  invalidAddress: {
    'zh-CN': '地址与所选网络不符，或校验码不正确',
    'zh-TW': '地址與所選網路不符，或檢查碼不正確',
    'en-US': 'Not an address of the chosen network, or wrong checksum',
  },
  invalidMobile: {
    'zh-CN': '手机号格式应为 2547XXXXXXXX 或 2541XXXXXXXX',
    'zh-TW': '手機號碼格式應為 2547XXXXXXXX 或 2541XXXXXXXX',
    'en-US': 'A mobile number looks like 2547XXXXXXXX or 2541XXXXXXXX',
  },
  invalidDate: {
    'zh-CN': '时间格式应为 年-月-日 时:分:秒，且须存在',
    'zh-TW': '時間格式應為 年-月-日 時:分:秒，且須存在',
    'en-US': 'Use YYYY-MM-DD HH:mm:ss and a date that exists',
  },
  startAfterEnd: {
    'zh-CN': '开始时间不能晚于结束时间',
    'zh-TW': '開始時間不可晚於結束時間',
    'en-US': 'Start is later than end',
  },
  unknownChoice: {
    'zh-CN': '请从列表中选择',
    'zh-TW': '請從清單中選擇',
    'en-US': 'Choose one from the list',
  },
  notAWholeNumber: { 'zh-CN': '请填写整数', 'zh-TW': '請填寫整數', 'en-US': 'Enter a whole number' },
  tooSmall: { 'zh-CN': '数值过小', 'zh-TW': '數值過小', 'en-US': 'Number too small' },
  tooLarge: { 'zh-CN': '数值过大', 'zh-TW': '數值過大', 'en-US': 'Number too large' },
  minimumAboveMaximum: {
    'zh-CN': '最小值不能大于最大值',
    'zh-TW': '最小值不可大於最大值',
    'en-US': 'Minimum is above maximum',
  },
  invalidUrl: {
    'zh-CN': '请填写以 http:// 或 https:// 开头的完整地址',
    'zh-TW': '請填寫以 http:// 或 https:// 開頭的完整網址',
    'en-US': 'Enter a full address that starts with http:// or https://',
  },
  invalidLink: {
    'zh-CN': '请填写完整的链接，如 https://… 或 upi://…',
    'zh-TW': '請填寫完整的連結，如 https://… 或 upi://…',
    'en-US': 'Enter a full link, such as https://… or upi://…',
  },
  tooManyEntries: { 'zh-CN': '条目过多', 'zh-TW': '項目過多', 'en-US': 'Too many entries' },
} satisfies Record<FieldRefusal | TextRefusal, Words>);

/** Why no action on an order is possible, for collections and payouts. */
const stepRefusals = {
  roleNotAllowed: {
    'zh-CN': '您的角色不能执行此操作',
    'zh-TW': '您的角色無法執行此操作',
    'en-US': 'Your role does not allow this',
  },
  secondPersonRequired: {
    'zh-CN': '金额超过限额，须由另一人批准',
    'zh-TW': '金額超過限額，須由另一人核准',
    'en-US': 'Above the limit: a second person must approve',
  },
  unknownStatus: {
    'zh-CN': '此状态无法识别，请刷新页面',
    'zh-TW': '無法識別此狀態，請重新整理頁面',
    'en-US': 'Unknown status, reload the page',
  },
} as const satisfies Record<StepRefusal, Words>;

/** Why an action on a collection order is not possible now. */
export const orderReasonMessages = defineMessages('reasons.orders', {
  notAllocated: {
    'zh-CN': '订单尚未分配账户',
    'zh-TW': '訂單尚未分配帳戶',
    'en-US': 'The order has no account yet',
  },
  alreadyAllocated: {
    'zh-CN': '订单已分配账户',
    'zh-TW': '訂單已分配帳戶',
    'en-US': 'The order already has an account',
  },
  alreadyTimedOut: { 'zh-CN': '订单已超时', 'zh-TW': '訂單已逾時', 'en-US': 'The order has timed out' },
  allocationFailed: {
    'zh-CN': '订单分配失败',
    'zh-TW': '訂單分配失敗',
    'en-US': 'Order allocation failed',
  },
  alreadyPaid: { 'zh-CN': '订单已付款', 'zh-TW': '訂單已付款', 'en-US': 'The order is already paid' },
  notPaid: { 'zh-CN': '订单尚未付款', 'zh-TW': '訂單尚未付款', 'en-US': 'The order is not paid' },
  alreadyAcknowledged: {
    'zh-CN': '商户已确认此订单',
    'zh-TW': '商家已確認此訂單',
    'en-US': 'The merchant has already acknowledged the order',
  },
  graceOver: {
    'zh-CN': '已过超时后的宽限期，款项须人工匹配',
    'zh-TW': '已過逾時後的寬限期，款項須人工比對',
    'en-US': 'The grace period after the timeout is over: match the money manually',
  },
  timeoutSupplementDisabled: {
    'zh-CN': '系统设置不允许为超时订单补单',
    'zh-TW': '系統設定不允許為逾時訂單補單',
    'en-US': 'The settings do not allow supplements of timed-out orders',
  },
  ...stepRefusals,
} satisfies Record<OrderRefusal, Words>);

/** Why an action on a payout is not possible now. */
export const payoutReasonMessages = defineMessages('reasons.payouts', {
  notClaimed: {
    'zh-CN': '订单尚未被认领',
    'zh-TW': '訂單尚未被認領',
    'en-US': 'The order is not claimed',
  },
  alreadyClaimed: {
    'zh-CN': '订单已被认领',
    'zh-TW': '訂單已被認領',
    'en-US': 'The order is already claimed',
  },
  claimNotOwned: {
    'zh-CN': '此订单不是由您认领的',
    'zh-TW': '此訂單並非由您認領',
    'en-US': 'You have not claimed this order',
  },
  heldByBatch: {
    'zh-CN': '订单在代付批次中',
    'zh-TW': '訂單在代付批次中',
    'en-US': 'The order is in a payout batch',
  },
  notInBatch: {
    'zh-CN': '订单不在代付批次中',
    'zh-TW': '訂單不在代付批次中',
    'en-US': 'The order is in no payout batch',
  },
  paymentNotStarted: {
    'zh-CN': '尚未开始付款',
    'zh-TW': '尚未開始付款',
    'en-US': 'Payment has not started',
  },
  paymentStarted: { 'zh-CN': '已开始付款', 'zh-TW': '已開始付款', 'en-US': 'Payment has started' },
  notAccepted: {
    'zh-CN': '渠道尚未受理',
    'zh-TW': '閘道尚未受理',
    'en-US': 'The gateway has not accepted it yet',
  },
  alreadyAccepted: {
    'zh-CN': '渠道已受理',
    'zh-TW': '閘道已受理',
    'en-US': 'The gateway has already accepted it',
  },
  notProven: {
    'zh-CN': '尚无付款凭证',
    'zh-TW': '尚無付款憑證',
    'en-US': 'No proof of payment yet',
  },
  awaitingConfirmation: {
    'zh-CN': '付款凭证待确认',
    'zh-TW': '付款憑證待確認',
    'en-US': 'Proof of payment awaits confirmation',
  },
  notBeingRejected: {
    'zh-CN': '订单未申请驳回',
    'zh-TW': '訂單未申請駁回',
    'en-US': 'No rejection was requested',
  },
  beingRejected: {
    'zh-CN': '驳回申请待审批',
    'zh-TW': '駁回申請待審核',
    'en-US': 'The rejection awaits a decision',
  },
  notInException: {
    'zh-CN': '订单没有异常',
    'zh-TW': '訂單沒有異常',
    'en-US': 'The order is not in exception',
  },
  inException: {
    'zh-CN': '付款结果不明，请先查明，切勿重复付款',
    'zh-TW': '付款結果不明，請先查明，切勿重複付款',
    'en-US': 'Payment result unknown: check first, never pay twice',
  },
  notCompleted: { 'zh-CN': '订单尚未完成', 'zh-TW': '訂單尚未完成', 'en-US': 'The order is not completed' },
  alreadyCompleted: { 'zh-CN': '订单已完成', 'zh-TW': '訂單已完成', 'en-US': 'The order is completed' },
  alreadyCancelled: { 'zh-CN': '订单已取消', 'zh-TW': '訂單已取消', 'en-US': 'The order is cancelled' },
  alreadyRejected: { 'zh-CN': '订单已驳回', 'zh-TW': '訂單已駁回', 'en-US': 'The order is rejected' },
  ...stepRefusals,
} satisfies Record<PayoutRefusal, Words>);

/** Rejection reasons to choose from. */
export const rejectReasonMessages = defineMessages('reasons.rejections', {
  beneficiaryWrong: {
    'zh-CN': '收款人信息有误',
    'zh-TW': '收款人資料有誤',
    'en-US': 'Wrong beneficiary details',
  },
  bankUnavailable: {
    'zh-CN': '银行暂不可用',
    'zh-TW': '銀行暫時無法使用',
    'en-US': 'Bank unavailable',
  },
  amountRefused: { 'zh-CN': '金额不被接受', 'zh-TW': '金額不被接受', 'en-US': 'Amount not accepted' },
  limitReached: { 'zh-CN': '已达限额', 'zh-TW': '已達限額', 'en-US': 'Limit reached' },
  riskControl: { 'zh-CN': '风控拒绝', 'zh-TW': '風險控管拒絕', 'en-US': 'Risk control' },
  duplicate: { 'zh-CN': '重复订单', 'zh-TW': '重複訂單', 'en-US': 'Duplicate order' },
  other: { 'zh-CN': '其他（请写明）', 'zh-TW': '其他（請寫明）', 'en-US': 'Other (specify)' },
} satisfies Record<RejectReason | typeof otherReason, Words>);
