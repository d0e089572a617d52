import { defineMessages } from '../messages.ts';

/** Texts of the export dialog. */
export const exportMessages = defineMessages('export', {
  export: { 'zh-CN': '导出', 'zh-TW': '匯出', 'en-US': 'Export' },
  nothing: {
    'zh-CN': '没有可导出的记录',
    'zh-TW': '沒有可匯出的記錄',
    'en-US': 'Nothing to export',
  },
  title: { 'zh-CN': '导出{{list}}', 'zh-TW': '匯出{{list}}', 'en-US': 'Export {{list}}' },
  rows: {
    'zh-CN': '当前筛选共 {{count}} 行，全部导出，不只是这一页。',
    'zh-TW': '目前篩選共 {{count}} 列，全部匯出，不只是這一頁。',
    'en-US': 'All {{count}} rows that match the filters, not just this page.',
  },
  allRows: {
    'zh-CN': '导出当前筛选的全部记录，不只是这一页。',
    'zh-TW': '匯出目前篩選的全部記錄，不只是這一頁。',
    'en-US': 'All rows that match the filters, not just this page.',
  },
  page: { 'zh-CN': '页面', 'zh-TW': '頁面', 'en-US': 'Page' },
  rowsToExport: { 'zh-CN': '范围', 'zh-TW': '範圍', 'en-US': 'Rows' },
  selected: { 'zh-CN': '已选', 'zh-TW': '已選取', 'en-US': 'Selected' },
  allMatching: { 'zh-CN': '全部符合条件', 'zh-TW': '全部符合條件', 'en-US': 'All that match' },
  selectedRows: {
    'zh-CN': '只导出已选的行，包括其他页上选中的。',
    'zh-TW': '只匯出已選取的列，包括其他頁上選取的。',
    'en-US': 'Only the selected rows, also those selected on other pages.',
  },
  tooManySelected: {
    'zh-CN': '一次最多导出 {{limit}} 个已选行。请减少选择，或用筛选导出全部。',
    'zh-TW': '一次最多匯出 {{limit}} 個已選取的列。請減少選取，或以篩選匯出全部。',
    'en-US': 'At most {{limit}} selected rows at once. Select fewer, or filter and export all.',
  },
  format: { 'zh-CN': '格式', 'zh-TW': '格式', 'en-US': 'Format' },
  xlsx: { 'zh-CN': 'Excel (XLSX)', 'zh-TW': 'Excel (XLSX)', 'en-US': 'Excel (XLSX)' },
  csv: { 'zh-CN': 'CSV', 'zh-TW': 'CSV', 'en-US': 'CSV' },
  xlsxHelp: {
    'zh-CN': '金额和时间可直接计算，长号码完整保留。最多 {{limit}} 行。',
    'zh-TW': '金額和時間可直接計算，長號碼完整保留。最多 {{limit}} 列。',
    'en-US': 'Amounts and times work in formulas; long numbers stay complete. Up to {{limit}} rows.',
  },
  csvHelp: {
    'zh-CN': "适合交给其他程序。长号码和疑似公式的内容前会加单引号（'）。最多 {{limit}} 行。",
    'zh-TW': "適合交給其他程式。長號碼和疑似公式的內容前會加單引號（'）。最多 {{limit}} 列。",
    'en-US':
      "For other programs. Long numbers and what looks like a formula begin with an apostrophe ('). At most {{limit}} rows.",
  },
  columns: { 'zh-CN': '列', 'zh-TW': '欄位', 'en-US': 'Columns' },
  shown: {
    'zh-CN': '当前显示（{{count}}）',
    'zh-TW': '目前顯示（{{count}}）',
    'en-US': 'As shown ({{count}})',
  },
  all: { 'zh-CN': '全部（{{count}}）', 'zh-TW': '全部（{{count}}）', 'en-US': 'All ({{count}})' },
  zone: {
    'zh-CN': '时间按 {{zone}} 时区写入，表头会注明。',
    'zh-TW': '時間依 {{zone}} 時區寫入，標題列會註明。',
    'en-US': 'Times are in {{zone}}, as noted in the column headers.',
  },
  tooMany: {
    'zh-CN': '超过单个文件的上限，只会导出前 {{limit}} 行。请缩小筛选范围分次导出。',
    'zh-TW': '超過單一檔案的上限，只會匯出前 {{limit}} 列。請縮小篩選範圍分次匯出。',
    'en-US':
      'Over the limit of one file: only the first {{limit}} rows are exported. Narrow the filters to export the rest.',
  },
  cancel: { 'zh-CN': '取消', 'zh-TW': '取消', 'en-US': 'Cancel' },
  start: { 'zh-CN': '开始导出', 'zh-TW': '開始匯出', 'en-US': 'Start export' },
});
