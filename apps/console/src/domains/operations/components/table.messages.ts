import { defineMessages } from '../../../shared/messages.ts';

export const tableMessages = defineMessages('componentsTable', {
  small: {
    'zh-CN': '300 行，在内存中排序、筛选、分页',
    'zh-TW': '300 列，在記憶體中排序、篩選、分頁',
    'en-US': '300 rows, sorted, filtered and paged in memory',
  },
  large: { 'zh-CN': '10 万行', 'zh-TW': '10 萬列', 'en-US': '100,000 rows' },
  makeLarge: { 'zh-CN': '生成 10 万行', 'zh-TW': '產生 10 萬列', 'en-US': 'Generate 100,000 rows' },
  largeHelp: {
    'zh-CN': '只绘制可见的行。',
    'zh-TW': '只繪製可見的列。',
    'en-US': 'Only visible rows are rendered.',
  },
  search: { 'zh-CN': '搜索', 'zh-TW': '搜尋', 'en-US': 'Search' },
  loading: { 'zh-CN': '首次加载', 'zh-TW': '首次載入', 'en-US': 'First load' },
  failed: {
    'zh-CN': '加载失败，旧数据仍在',
    'zh-TW': '載入失敗，舊資料仍在',
    'en-US': 'Load failed, old data kept',
  },
  failedTitle: {
    'zh-CN': '无法刷新列表',
    'zh-TW': '無法重新整理清單',
    'en-US': 'Could not refresh the list',
  },
  failedText: {
    'zh-CN': '下面是 10:30 的数据。',
    'zh-TW': '以下是 10:30 的資料。',
    'en-US': 'Showing data from 10:30.',
  },
  empty: { 'zh-CN': '没有结果', 'zh-TW': '沒有結果', 'en-US': 'No results' },
  emptyTitle: { 'zh-CN': '没有符合的订单', 'zh-TW': '沒有符合的訂單', 'en-US': 'No matching orders' },
  clear: { 'zh-CN': '清除搜索', 'zh-TW': '清除搜尋', 'en-US': 'Clear search' },
  order: { 'zh-CN': '订单号', 'zh-TW': '訂單編號', 'en-US': 'Order' },
  merchant: { 'zh-CN': '商户', 'zh-TW': '商家', 'en-US': 'Merchant' },
  merchantName: {
    'zh-CN': '晨光贸易 {{number}}',
    'zh-TW': '晨光貿易 {{number}}',
    'en-US': 'Morning Light Trading {{number}}',
  },
  status: { 'zh-CN': '状态', 'zh-TW': '狀態', 'en-US': 'Status' },
  amount: { 'zh-CN': '金额', 'zh-TW': '金額', 'en-US': 'Amount' },
  createdAt: { 'zh-CN': '创建时间', 'zh-TW': '建立時間', 'en-US': 'Created' },
  note: { 'zh-CN': '备注', 'zh-TW': '備註', 'en-US': 'Note' },
  noteText: {
    'zh-CN': '付款人备注与订单不符，已电话核实，同一笔款项分两次到账。',
    'zh-TW': '付款人備註與訂單不符，已電話確認，同一筆款項分兩次入帳。',
    'en-US': 'The payer’s note does not match, confirmed by telephone: the money came in two parts.',
  },
  detail: {
    'zh-CN': '展开的内容：{{code}}',
    'zh-TW': '展開的內容：{{code}}',
    'en-US': 'Details of {{code}}',
  },
  opened: { 'zh-CN': '打开 {{code}}', 'zh-TW': '開啟 {{code}}', 'en-US': '{{code}} opened' },
});
