import type { OperationIO } from '@platform/sdk';
import type { Texts } from '@platform/sdk/errors';
import type { OrderStatus, PayoutStatus } from '@platform/sdk/rules';
import { texts } from '../exporting/export-columns.ts';

type StatementState = OperationIO['statements.ignore']['output']['state'];
type PayoutBatchState = OperationIO['payoutBatches.cancel']['output']['state'];
type StatementSuspicion = NonNullable<OperationIO['statements.ignore']['output']['suspicion']>;

/** State labels for all texts that the server writes: lists of names, exports, refusals. */
export const orderStatusLabels = {
  created: texts('已创建', '已建立', 'Created'),
  allocated: texts('已分配', '已分配', 'Allocated'),
  timedOut: texts('已超时', '已逾時', 'Timed out'),
  callbackSucceeded: texts('回调成功', '回呼成功', 'Callback succeeded'),
  callbackFailed: texts('回调失败', '回呼失敗', 'Callback failed'),
  allocationFailed: texts('分配失败', '分配失敗', 'Allocation failed'),
} satisfies Record<OrderStatus, Texts>;

export const payoutStatusLabels = {
  awaiting: texts('等待付款', '等待付款', 'Awaiting payout'),
  preparing: texts('准备中', '準備中', 'Preparing'),
  paying: texts('付款中', '付款中', 'Paying'),
  completed: texts('已完成', '已完成', 'Completed'),
  cancelled: texts('已取消', '已取消', 'Cancelled'),
  rejecting: texts('驳回中', '駁回中', 'Rejecting'),
  rejected: texts('已驳回', '已駁回', 'Rejected'),
  pendingConfirmation: texts('待确认', '待確認', 'Pending confirmation'),
  submitted: texts('已提交', '已提交', 'Submitted'),
  exception: texts('处理异常', '處理異常', 'Processing exception'),
} satisfies Record<PayoutStatus, Texts>;

export const payoutBatchStateLabels = {
  created: texts('已创建', '已建立', 'Created'),
  exported: texts('已导出', '已匯出', 'Exported'),
  confirming: texts('确认中', '確認中', 'Confirming'),
  closed: texts('已关闭', '已關閉', 'Closed'),
  cancelled: texts('已取消', '已取消', 'Cancelled'),
} satisfies Record<PayoutBatchState, Texts>;

export const statementStateLabels = {
  received: texts('已收到', '已收到', 'Received'),
  matched: texts('已匹配', '已比對', 'Matched'),
  unmatched: texts('未匹配', '未比對', 'Unmatched'),
  suspicious: texts('可疑', '可疑', 'Suspicious'),
  unparsed: texts('无法解析', '無法解析', 'Not understood'),
  ignored: texts('已忽略', '已忽略', 'Ignored'),
} satisfies Record<StatementState, Texts>;

/** Why incoming money is held for review. */
export const statementSuspicionLabels = {
  severalCandidates: texts('有多个候选订单', '有多個候選訂單', 'Several orders may be meant'),
  amountMismatch: texts('金额不符', '金額不符', 'Amount differs'),
  late: texts('到账过晚', '入帳過晚', 'Came too late'),
  utrConsumed: texts('流水号已被使用', '交易序號已被使用', 'Reference already used'),
  nameMismatch: texts('付款人姓名不符', '付款人姓名不符', 'Payer name differs'),
  accountUnclear: texts('账户不明确', '帳戶不明確', 'Account unclear'),
} satisfies Record<StatementSuspicion, Texts>;
