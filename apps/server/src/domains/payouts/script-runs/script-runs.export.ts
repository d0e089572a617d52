import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';
import {
  scriptEntryPointLabels,
  scriptFailureLabels,
  scriptVerdictLabels,
} from '../../../kit/refusals/script-labels.ts';

const column = columnsFor<RowOf<'payScriptRuns.list'>>();

/** Runs of pay scripts with their verdicts, without requests and logs. */
export const payScriptRunsExport = defineExport('payScriptRuns.list', {
  title: texts('脚本运行记录', '腳本執行記錄', 'Runs of pay scripts'),
  fileStem: 'pay-script-runs',
  keyOf: ({ id }) => id,
  paging: 'pages',
  forSelected: () => ({}),
  columns: [
    column.time('startedAt', texts('开始时间', '開始時間', 'Started')),
    column.text('gatewayName', texts('网关', '閘道', 'Gateway')),
    column.text('scriptName', texts('脚本', '腳本', 'Script')),
    column.number('version', texts('版本', '版本', 'Version')),
    column.text('orderCode', texts('订单号', '訂單號', 'Order no.')),
    column.number('attempt', texts('尝试', '嘗試', 'Attempt')),
    column.text('key', texts('幂等键', '冪等鍵', 'Key')),
    column.word('entryPoint', texts('函数', '函式', 'Function'), scriptEntryPointLabels),
    column.word('trigger', texts('触发者', '觸發者', 'Triggered by'), {
      worker: texts('系统', '系統', 'System'),
      notice: texts('网关通知', '閘道通知', 'Notice'),
      operator: texts('人工', '人工', 'Operator'),
    }),
    column.text('triggeredBy', titles.account),
    column.word('verdict', texts('结果', '結果', 'Verdict'), scriptVerdictLabels),
    column.word('effect', texts('对订单的影响', '對訂單的影響', 'Effect on order'), {
      none: texts('无', '無', 'None'),
      accepted: texts('付款中', '付款中', 'Paying'),
      linked: texts('已给出链接', '已提供連結', 'Link given'),
      completed: texts('已完成', '已完成', 'Completed'),
      declined: texts('驳回中', '駁回中', 'Rejecting'),
      exception: texts('处理异常', '處理異常', 'Exception'),
      returnedToPool: texts('退回代付池', '退回代付池', 'Back to the pool'),
      amountDiffers: texts('金额不符', '金額不符', 'Amount differs'),
      givenUp: texts('不再重试', '不再重試', 'Given up'),
      chosen: texts('用所选产品', '用所選產品', 'Product chosen'),
      ownAccounts: texts('用自有账户', '用自有帳戶', 'Own accounts'),
    }),
    column.number('chosenProductId', texts('所选产品', '所選產品', 'Chosen product')),
    column.text('reference', texts('网关流水号', '閘道交易序號', 'Gateway reference')),
    column.text('utr', titles.utr),
    column.text('code', texts('拒绝代码', '拒絕代碼', 'Decline code')),
    column.text('reason', titles.reason),
    column.word('failure', texts('脚本故障', '腳本故障', 'Script failure'), scriptFailureLabels),
    column.number('requestCount', texts('请求数', '請求數', 'Requests')),
    column.number('durationMs', texts('用时（毫秒）', '用時（毫秒）', 'Duration (ms)')),
    column.number('cpuMs', texts('处理器用时（毫秒）', '處理器用時（毫秒）', 'Processor time (ms)')),
  ],
});
