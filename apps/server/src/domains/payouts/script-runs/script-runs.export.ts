import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';

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
    column.word('entryPoint', texts('函数', '函式', 'Function'), {
      send: texts('发送', '送出', 'Send'),
      query: texts('查询', '查詢', 'Query'),
      readNotice: texts('读取通知', '讀取通知', 'Read notice'),
      test: texts('测试', '測試', 'Test'),
      choose: texts('选择产品', '選擇產品', 'Choose'),
    }),
    column.word('trigger', texts('触发者', '觸發者', 'Triggered by'), {
      worker: texts('系统', '系統', 'System'),
      notice: texts('网关通知', '閘道通知', 'Notice'),
      operator: texts('人工', '人工', 'Operator'),
    }),
    column.text('triggeredBy', titles.account),
    column.word('verdict', texts('结果', '結果', 'Verdict'), {
      accepted: texts('已受理', '已受理', 'Accepted'),
      completed: texts('已付款', '已付款', 'Completed'),
      declined: texts('已拒绝', '已拒絕', 'Declined'),
      unknown: texts('结果不明', '結果不明', 'Unknown'),
      ignored: texts('已忽略', '已略過', 'Ignored'),
      forged: texts('来源不实', '來源不實', 'Forged'),
      ok: texts('正常', '正常', 'OK'),
      failed: texts('失败', '失敗', 'Failed'),
      chosen: texts('已选择', '已選擇', 'Chosen'),
    }),
    column.word('effect', texts('对订单的影响', '對訂單的影響', 'Effect on order'), {
      none: texts('无', '無', 'None'),
      accepted: texts('付款中', '付款中', 'Paying'),
      completed: texts('已完成', '已完成', 'Completed'),
      declined: texts('驳回中', '駁回中', 'Rejecting'),
      exception: texts('处理异常', '處理異常', 'Exception'),
      returnedToPool: texts('退回代付池', '退回代付池', 'Back to the pool'),
      amountDiffers: texts('金额不符', '金額不符', 'Amount differs'),
      chosen: texts('用所选产品', '用所選產品', 'Product chosen'),
      ownAccounts: texts('用自有账户', '用自有帳戶', 'Own accounts'),
    }),
    column.number('chosenProductId', texts('所选产品', '所選產品', 'Chosen product')),
    column.text('reference', texts('网关流水号', '閘道流水號', 'Gateway reference')),
    column.text('utr', titles.utr),
    column.text('code', texts('拒绝代码', '拒絕代碼', 'Decline code')),
    column.text('reason', titles.reason),
    column.word('failure', texts('脚本故障', '腳本故障', 'Script failure'), {
      threw: texts('抛出错误', '拋出錯誤', 'Threw'),
      timedOut: texts('超时', '逾時', 'Timed out'),
      tooLong: texts('占用处理器过久', '佔用處理器過久', 'Too much processor time'),
      tooLarge: texts('超出内存或大小', '超出記憶體或大小', 'Too large'),
      tooManyRequests: texts('请求过多', '請求過多', 'Too many requests'),
      invalidVerdict: texts('结论无效', '結論無效', 'Invalid verdict'),
      missing: texts('缺少入口', '缺少進入點', 'Entry point missing'),
      stopped: texts('中途停止', '中途停止', 'Stopped'),
    }),
    column.number('requestCount', texts('请求数', '請求數', 'Requests')),
    column.number('durationMs', texts('用时（毫秒）', '用時（毫秒）', 'Duration (ms)')),
    column.number('cpuMs', texts('处理器用时（毫秒）', '處理器用時（毫秒）', 'Processor time (ms)')),
  ],
});
