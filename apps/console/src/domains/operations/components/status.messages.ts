import { defineMessages } from '../../../shared/messages.ts';

export const statusMessages = defineMessages('componentsStatus', {
  states: {
    'zh-CN': '状态（颜色、图标与文字）',
    'zh-TW': '狀態（顏色、圖示與文字）',
    'en-US': 'Status (colour, icon and text)',
  },
  created: { 'zh-CN': '已创建', 'zh-TW': '已建立', 'en-US': 'Created' },
  processing: { 'zh-CN': '处理中', 'zh-TW': '處理中', 'en-US': 'Processing' },
  succeeded: { 'zh-CN': '回调成功', 'zh-TW': '回呼成功', 'en-US': 'Callback succeeded' },
  timedOut: { 'zh-CN': '已超时', 'zh-TW': '已逾時', 'en-US': 'Timed out' },
  failed: { 'zh-CN': '回调失败', 'zh-TW': '回呼失敗', 'en-US': 'Callback failed' },
  badges: { 'zh-CN': '标记与计数', 'zh-TW': '標記與計數', 'en-US': 'Badges and counts' },
  suspicious: { 'zh-CN': '可疑', 'zh-TW': '可疑', 'en-US': 'Suspicious' },
  test: { 'zh-CN': '测试', 'zh-TW': '測試', 'en-US': 'Test' },
  narrow: { 'zh-CN': '空间不足时', 'zh-TW': '空間不足時', 'en-US': 'Little space' },
  longState: {
    'zh-CN': '等待第二人审批并复核收款账户',
    'zh-TW': '等待第二人核准並複核收款帳戶',
    'en-US': 'Waiting for a second person to approve the account',
  },
  notices: { 'zh-CN': '页内提示', 'zh-TW': '頁內提示', 'en-US': 'Inline notices' },
  info: {
    'zh-CN': '您只能查看，不能更改。',
    'zh-TW': '您只能檢視，無法變更。',
    'en-US': 'View only: you cannot change these settings.',
  },
  success: {
    'zh-CN': '已导出 1,204 条记录。',
    'zh-TW': '已匯出 1,204 筆資料。',
    'en-US': '1,204 rows exported.',
  },
  warning: {
    'zh-CN': '3 台设备超过 10 分钟没有上报。',
    'zh-TW': '3 台裝置超過 10 分鐘沒有回報。',
    'en-US': '3 devices have been silent for more than 10 minutes.',
  },
  dangerTitle: {
    'zh-CN': '无法连接服务器',
    'zh-TW': '無法連線至伺服器',
    'en-US': 'Cannot reach the server',
  },
  danger: {
    'zh-CN': '已输入的内容仍然保留，请稍后重试。',
    'zh-TW': '已輸入的內容仍會保留，請稍後再試。',
    'en-US': 'Your input is kept. Try again later.',
  },
  retry: { 'zh-CN': '重试', 'zh-TW': '重試', 'en-US': 'Retry' },
  empty: { 'zh-CN': '没有内容时', 'zh-TW': '沒有內容時', 'en-US': 'Empty state' },
  emptyTitle: { 'zh-CN': '没有符合条件的订单', 'zh-TW': '沒有符合條件的訂單', 'en-US': 'No matching orders' },
  emptyWhy: {
    'zh-CN': '筛选条件是今天、状态为回调失败。',
    'zh-TW': '篩選條件為今天、狀態為回呼失敗。',
    'en-US': 'Filters: today, callback failed.',
  },
  clear: { 'zh-CN': '清除筛选', 'zh-TW': '清除篩選', 'en-US': 'Clear filters' },
  loading: { 'zh-CN': '加载中', 'zh-TW': '載入中', 'en-US': 'Loading' },
  progress: { 'zh-CN': '进度', 'zh-TW': '進度', 'en-US': 'Progress' },
  sent: { 'zh-CN': '已发送', 'zh-TW': '已傳送', 'en-US': 'Sent' },
  filter: { 'zh-CN': '筛选标签', 'zh-TW': '篩選標籤', 'en-US': 'Filter chips' },
  again: { 'zh-CN': '再次显示', 'zh-TW': '再次顯示', 'en-US': 'Show again' },
  statusIs: { 'zh-CN': '状态', 'zh-TW': '狀態', 'en-US': 'Status' },
});
