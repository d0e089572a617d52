import { defineMessages } from '../../../shared/messages.ts';

export const clearingMessages = defineMessages('clearings', {
  table: { 'zh-CN': '清理历史', 'zh-TW': '清理歷史', 'en-US': 'Cleanup history' },
  createdAt: { 'zh-CN': '清理时间', 'zh-TW': '清理時間', 'en-US': 'Cleared at' },
  rowCount: { 'zh-CN': '清理行数', 'zh-TW': '清理列數', 'en-US': 'Rows cleared' },
  cleared: { 'zh-CN': '类型', 'zh-TW': '類型', 'en-US': 'Type' },
  cycleDays: { 'zh-CN': '保留天数', 'zh-TW': '保留天數', 'en-US': 'Days kept' },
  clearedBefore: { 'zh-CN': '截止时间', 'zh-TW': '截止時間', 'en-US': 'Cutoff' },
  id: { 'zh-CN': '编号', 'zh-TW': '編號', 'en-US': 'Id' },
  subject: { 'zh-CN': '类型', 'zh-TW': '類型', 'en-US': 'Type' },
  count: { 'zh-CN': '行数', 'zh-TW': '列數', 'en-US': 'Rows' },
  oldestAt: { 'zh-CN': '最早', 'zh-TW': '最早', 'en-US': 'Oldest' },
  newestAt: { 'zh-CN': '最晚', 'zh-TW': '最晚', 'en-US': 'Newest' },
  blackListHits: { 'zh-CN': '黑名单命中', 'zh-TW': '黑名單命中', 'en-US': 'Black list hits' },
  botMessages: { 'zh-CN': '机器人消息', 'zh-TW': '機器人訊息', 'en-US': 'Messages of bots' },
  errorLogs: { 'zh-CN': '前端错误', 'zh-TW': '前端錯誤', 'en-US': 'Front-end errors' },
  messages: { 'zh-CN': '站内消息', 'zh-TW': '站內訊息', 'en-US': 'Messages' },
  monitorLogs: { 'zh-CN': '监控日志', 'zh-TW': '監控日誌', 'en-US': 'Monitor logs' },
  orderCallbacks: { 'zh-CN': '商户回调', 'zh-TW': '商家回呼', 'en-US': 'Callbacks' },
  orderFindings: {
    'zh-CN': '已处理的订单分析发现',
    'zh-TW': '已處理的訂單分析發現',
    'en-US': 'Handled findings',
  },
  payScriptRuns: { 'zh-CN': '脚本运行记录', 'zh-TW': '腳本執行記錄', 'en-US': 'Runs of pay scripts' },
  kept: {
    'zh-CN': '订单永久保留',
    'zh-TW': '訂單永久保留',
    'en-US': 'Orders are kept for ever',
  },
  keptHelp: {
    'zh-CN':
      '清理只删除日志、消息、已结束的回调和已处理的分析发现。订单及其历史、账务、流水和审计记录永远不会被清理。每次清理都留下一个检查点，用来说明缺少的记录去了哪里。',
    'zh-TW':
      '清理只刪除日誌、訊息、已結束的回呼和已處理的分析發現。訂單及其歷史、帳務、流水和稽核記錄永遠不會被清理。每次清理都留下一個檢查點，用來說明缺少的記錄去了哪裡。',
    'en-US':
      'Cleanup deletes only logs, messages, finished callbacks and handled findings. Orders with their history, the ledger, statement records and the audit trail are never deleted. Each step leaves a checkpoint that accounts for the missing records.',
  },
  next: { 'zh-CN': '下次清理', 'zh-TW': '下次清理', 'en-US': 'Next run' },
  nextHelp: {
    'zh-CN': '每小时清理一次：{{time}} 之前的记录（保留 {{days}} 天）。',
    'zh-TW': '每小時清理一次：{{time}} 之前的記錄（保留 {{days}} 天）。',
    'en-US': 'Runs every hour and deletes records from before {{time}} (days kept: {{days}}).',
  },
  nextNothing: {
    'zh-CN': '没有要清理的记录',
    'zh-TW': '沒有要清理的記錄',
    'en-US': 'Nothing to delete',
  },
  atLeast: { 'zh-CN': '{{number}} 以上', 'zh-TW': '{{number}} 以上', 'en-US': '{{number}} or more' },
  changeCycle: { 'zh-CN': '修改保留天数', 'zh-TW': '修改保留天數', 'en-US': 'Change days kept' },
  details: { 'zh-CN': '检查点', 'zh-TW': '檢查點', 'en-US': 'Checkpoint' },
  notOnPage: {
    'zh-CN': '这个检查点不在当前页',
    'zh-TW': '這個檢查點不在目前頁面',
    'en-US': 'This checkpoint is not on this page',
  },
  none: { 'zh-CN': '还没有清理过', 'zh-TW': '還沒有清理過', 'en-US': 'Nothing was cleared yet' },
  noneHelp: {
    'zh-CN': '记录超过保留天数后会自动清理，每一步的检查点显示在这里。',
    'zh-TW': '記錄超過保留天數後會自動清理，每一步的檢查點顯示在這裡。',
    'en-US': 'Records older than the days kept are deleted automatically; each step appears here.',
  },
});
