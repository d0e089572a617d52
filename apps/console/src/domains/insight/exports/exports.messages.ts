import { defineMessages } from '../../../shared/messages.ts';

export const exportsMessages = defineMessages('exports', {
  title: { 'zh-CN': '我的导出', 'zh-TW': '我的匯出', 'en-US': 'My exports' },
  titleRunning: {
    'zh-CN': '我的导出：{{count}} 个进行中',
    'zh-TW': '我的匯出：{{count}} 個進行中',
    'en-US': 'My exports: {{count}} running',
  },
  keptNote: {
    'zh-CN': '文件保留一天，只有您能看到。',
    'zh-TW': '檔案保留一天，只有您看得到。',
    'en-US': 'Files are kept for one day and visible only to you.',
  },
  none: { 'zh-CN': '最近一天没有导出', 'zh-TW': '最近一天沒有匯出', 'en-US': 'No exports in the last day' },
  noneHelp: {
    'zh-CN': '在任一列表点“导出”，文件会出现在这里。',
    'zh-TW': '在任一清單點「匯出」，檔案會出現在這裡。',
    'en-US': 'Press “Export” on any list; the file appears here.',
  },
  showAll: { 'zh-CN': '查看全部', 'zh-TW': '檢視全部', 'en-US': 'See all' },
  waiting: { 'zh-CN': '排队中', 'zh-TW': '排隊中', 'en-US': 'Queued' },
  running: { 'zh-CN': '导出中', 'zh-TW': '匯出中', 'en-US': 'Exporting' },
  done: { 'zh-CN': '已完成', 'zh-TW': '已完成', 'en-US': 'Ready' },
  failed: { 'zh-CN': '失败', 'zh-TW': '失敗', 'en-US': 'Failed' },
  cancelled: { 'zh-CN': '已取消', 'zh-TW': '已取消', 'en-US': 'Cancelled' },
  progressOf: {
    'zh-CN': '{{done}} / {{total}} 行',
    'zh-TW': '{{done}} / {{total}} 列',
    'en-US': '{{done}} of {{total}} rows',
  },
  rows: { 'zh-CN': '{{count}} 行', 'zh-TW': '{{count}} 列', 'en-US': '{{count}} rows' },
  limitReached: {
    'zh-CN': '已达行数上限，其余记录不在文件中',
    'zh-TW': '已達列數上限，其餘記錄不在檔案中',
    'en-US': 'Row limit reached, the rest is not in the file',
  },
  until: { 'zh-CN': '保留至 {{time}}', 'zh-TW': '保留至 {{time}}', 'en-US': 'Kept until {{time}}' },
  download: { 'zh-CN': '下载', 'zh-TW': '下載', 'en-US': 'Download' },
  downloadNamed: {
    'zh-CN': '下载 {{file}}',
    'zh-TW': '下載 {{file}}',
    'en-US': 'Download {{file}}',
  },
  downloading: {
    'zh-CN': '下载中 {{percent}}',
    'zh-TW': '下載中 {{percent}}',
    'en-US': 'Downloading {{percent}}',
  },
  downloadFailed: { 'zh-CN': '下载失败', 'zh-TW': '下載失敗', 'en-US': 'Download failed' },
  cancel: { 'zh-CN': '取消导出', 'zh-TW': '取消匯出', 'en-US': 'Cancel export' },
  cancelNamed: {
    'zh-CN': '取消导出 {{file}}',
    'zh-TW': '取消匯出 {{file}}',
    'en-US': 'Cancel export of {{file}}',
  },
  deleteNamed: { 'zh-CN': '删除 {{file}}', 'zh-TW': '刪除 {{file}}', 'en-US': 'Delete {{file}}' },
  actionFailed: { 'zh-CN': '操作失败', 'zh-TW': '操作失敗', 'en-US': 'Action failed' },
  isReady: { 'zh-CN': '导出已完成', 'zh-TW': '匯出已完成', 'en-US': 'Export ready' },
  hasFailed: { 'zh-CN': '导出失败', 'zh-TW': '匯出失敗', 'en-US': 'Export failed' },
  see: { 'zh-CN': '查看', 'zh-TW': '檢視', 'en-US': 'View' },
});
