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
      none: texts('无变化', '無變化', 'No change'),
      accepted: texts('转为付款中', '轉為付款中', 'Now paying'),
      linked: texts('付款人可见链接', '付款人可見連結', 'Link given to the payer'),
      completed: texts('订单完成', '訂單完成', 'Order completed'),
      declined: texts('转为驳回中', '轉為駁回中', 'Now rejecting'),
      exception: texts('转为处理异常', '轉為處理異常', 'Processing exception'),
      returnedToPool: texts('退回代付池', '退回代付池', 'Back in the pool'),
      amountDiffers: texts('金额不符，转为处理异常', '金額不符，轉為處理異常', 'Amount differs: exception'),
      givenUp: texts(
        '没有可付款的链接，待人工处理',
        '沒有可付款的連結，待人工處理',
        'No link to pay by: needs a person',
      ),
      chosen: texts('改用所选产品', '改用所選產品', 'Product chosen'),
      ownAccounts: texts('用原产品的账户', '用原產品的帳戶', 'Own accounts'),
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
