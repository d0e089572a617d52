import { defineMessages } from '../../messages.ts';

export const bulkMessages = defineMessages('bulk', {
  title: { 'zh-CN': '批量{{action}}', 'zh-TW': '批次{{action}}', 'en-US': '{{action}}: selected rows' },
  reading: {
    'zh-CN': '正在读取所选记录：{{count}}',
    'zh-TW': '正在讀取所選資料：{{count}}',
    'en-US': 'Reading selected rows: {{count}}',
  },
  plan: {
    'zh-CN': '共选 {{total}} 条，将处理 {{count}} 条',
    'zh-TW': '共選取 {{total}} 筆，將處理 {{count}} 筆',
    'en-US': '{{count}} of {{total}} selected rows will be processed',
  },
  dryRun: { 'zh-CN': '试运行', 'zh-TW': '試執行', 'en-US': 'Dry run' },
  skipped: { 'zh-CN': '跳过', 'zh-TW': '略過', 'en-US': 'Skipped' },
  cut: {
    'zh-CN': '一次最多处理 {{limit}} 条，其余请之后再做。',
    'zh-TW': '一次最多處理 {{limit}} 筆，其餘請之後再做。',
    'en-US': 'At most {{limit}} rows at once. Process the rest later.',
  },
  start: {
    'zh-CN': '{{action}}（{{count}}）',
    'zh-TW': '{{action}}（{{count}}）',
    'en-US': '{{action}} ({{count}})',
  },
  nothing: {
    'zh-CN': '没有可以处理的记录',
    'zh-TW': '沒有可以處理的資料',
    'en-US': 'No rows can be processed',
  },
  progress: {
    'zh-CN': '{{done}} / {{total}}',
    'zh-TW': '{{done}} / {{total}}',
    'en-US': '{{done}} of {{total}}',
  },
  running: { 'zh-CN': '正在处理', 'zh-TW': '正在處理', 'en-US': 'Processing' },
  stop: { 'zh-CN': '停止', 'zh-TW': '停止', 'en-US': 'Stop' },
  done: { 'zh-CN': '成功 {{count}}', 'zh-TW': '成功 {{count}}', 'en-US': 'Done: {{count}}' },
  failed: { 'zh-CN': '失败 {{count}}', 'zh-TW': '失敗 {{count}}', 'en-US': 'Failed: {{count}}' },
  left: { 'zh-CN': '未处理 {{count}}', 'zh-TW': '未處理 {{count}}', 'en-US': 'Not started: {{count}}' },
  failures: { 'zh-CN': '失败记录', 'zh-TW': '失敗資料', 'en-US': 'Failed rows' },
  row: { 'zh-CN': '记录', 'zh-TW': '資料', 'en-US': 'Row' },
  reason: { 'zh-CN': '原因', 'zh-TW': '原因', 'en-US': 'Reason' },
  andMore: {
    'zh-CN': '另有 {{count}} 条，见下载文件',
    'zh-TW': '另有 {{count}} 筆，見下載檔案',
    'en-US': 'and {{count}} more, see the file',
  },
  download: { 'zh-CN': '下载失败记录', 'zh-TW': '下載失敗資料', 'en-US': 'Download failures' },
  again: { 'zh-CN': '重试失败和未处理的', 'zh-TW': '重試失敗與未處理的', 'en-US': 'Retry the rest' },
  fileName: { 'zh-CN': '失败记录', 'zh-TW': '失敗資料', 'en-US': 'failures' },
  cancel: { 'zh-CN': '取消', 'zh-TW': '取消', 'en-US': 'Cancel' },
  close: { 'zh-CN': '关闭', 'zh-TW': '關閉', 'en-US': 'Close' },
});
