import { defineMessages } from '../messages.ts';

/** Texts shared by all lists. */
export const listMessages = defineMessages('list', {
  filters: { 'zh-CN': '筛选条件', 'zh-TW': '篩選條件', 'en-US': 'Filters' },
  moreFilters: { 'zh-CN': '更多筛选', 'zh-TW': '更多篩選', 'en-US': 'More filters' },
  moreFiltersHelp: {
    'zh-CN': '填写后点“应用”，或按回车键。',
    'zh-TW': '填寫後點「套用」，或按 Enter 鍵。',
    'en-US': 'Fill in, then apply or press Enter.',
  },
  apply: { 'zh-CN': '应用', 'zh-TW': '套用', 'en-US': 'Apply' },
  clearAll: { 'zh-CN': '清除全部', 'zh-TW': '清除全部', 'en-US': 'Clear all' },
  removeFilter: {
    'zh-CN': '去掉筛选：{{name}}',
    'zh-TW': '移除篩選：{{name}}',
    'en-US': 'Remove filter: {{name}}',
  },
  previousRow: { 'zh-CN': '上一条', 'zh-TW': '上一筆', 'en-US': 'Previous' },
  nextRow: { 'zh-CN': '下一条', 'zh-TW': '下一筆', 'en-US': 'Next' },
  ownAddress: { 'zh-CN': '在新窗口打开', 'zh-TW': '在新視窗開啟', 'en-US': 'Open in new window' },
  ownHistory: { 'zh-CN': '修改记录', 'zh-TW': '修改記錄', 'en-US': 'History' },
  any: { 'zh-CN': '全部', 'zh-TW': '全部', 'en-US': 'Any' },
  yes: { 'zh-CN': '是', 'zh-TW': '是', 'en-US': 'Yes' },
  no: { 'zh-CN': '否', 'zh-TW': '否', 'en-US': 'No' },
  none: { 'zh-CN': '无', 'zh-TW': '無', 'en-US': 'None' },
  brokenFilter: {
    'zh-CN': '无法识别，已忽略',
    'zh-TW': '無法識別，已忽略',
    'en-US': 'invalid, ignored',
  },
  currency: { 'zh-CN': '币种', 'zh-TW': '幣別', 'en-US': 'Currency' },

  moneyNotANumber: {
    'zh-CN': '请填写金额，例如 1,234.50',
    'zh-TW': '請填寫金額，例如 1,234.50',
    'en-US': 'Enter an amount such as 1,234.50',
  },
  moneyExcessPrecision: {
    'zh-CN': '{{currency}} 最多 {{digits}} 位小数',
    'zh-TW': '{{currency}} 最多 {{digits}} 位小數',
    'en-US': '{{currency}} has at most {{digits}} decimals',
  },
  moneyOverflow: { 'zh-CN': '金额过大', 'zh-TW': '金額過大', 'en-US': 'Amount too large' },

  from: { 'zh-CN': '从', 'zh-TW': '從', 'en-US': 'From' },
  to: { 'zh-CN': '到', 'zh-TW': '到', 'en-US': 'To' },
  anyTime: { 'zh-CN': '不限', 'zh-TW': '不限', 'en-US': 'Any time' },
  previousMonth: { 'zh-CN': '上个月', 'zh-TW': '上個月', 'en-US': 'Previous month' },
  nextMonth: { 'zh-CN': '下个月', 'zh-TW': '下個月', 'en-US': 'Next month' },
  notATime: {
    'zh-CN': '格式为 2026-11-20 或 2026-11-20 08:30:00',
    'zh-TW': '格式為 2026-11-20 或 2026-11-20 08:30:00',
    'en-US': 'Use 2026-11-20 or 2026-11-20 08:30:00',
  },
  rangeReversed: {
    'zh-CN': '开始时间不能晚于结束时间',
    'zh-TW': '開始時間不能晚於結束時間',
    'en-US': 'Start must not be later than end',
  },
  zoneNote: { 'zh-CN': '时区：{{zone}}', 'zh-TW': '時區：{{zone}}', 'en-US': 'Time zone: {{zone}}' },
  lastHour: { 'zh-CN': '最近 1 小时', 'zh-TW': '最近 1 小時', 'en-US': 'Last hour' },
  today: { 'zh-CN': '今天', 'zh-TW': '今天', 'en-US': 'Today' },
  yesterday: { 'zh-CN': '昨天', 'zh-TW': '昨天', 'en-US': 'Yesterday' },
  last7Days: { 'zh-CN': '最近 7 天', 'zh-TW': '最近 7 天', 'en-US': 'Last 7 days' },
  last30Days: { 'zh-CN': '最近 30 天', 'zh-TW': '最近 30 天', 'en-US': 'Last 30 days' },
  thisMonth: { 'zh-CN': '本月', 'zh-TW': '本月', 'en-US': 'This month' },
  lastMonth: { 'zh-CN': '上月', 'zh-TW': '上個月', 'en-US': 'Last month' },

  refresh: { 'zh-CN': '刷新', 'zh-TW': '重新整理', 'en-US': 'Refresh' },
  autoRefresh: { 'zh-CN': '自动刷新', 'zh-TW': '自動重新整理', 'en-US': 'Auto-refresh' },
  autoRefreshOff: { 'zh-CN': '暂停', 'zh-TW': '暫停', 'en-US': 'Paused' },
  everySeconds: {
    'zh-CN': '每 {{seconds}} 秒',
    'zh-TW': '每 {{seconds}} 秒',
    'en-US': 'Every {{seconds}} s',
  },
  updatedAt: { 'zh-CN': '更新于 {{time}}', 'zh-TW': '更新於 {{time}}', 'en-US': 'Updated {{time}}' },
  waitingRows: {
    'zh-CN': '有 {{count}} 条新记录，点击显示',
    'zh-TW': '有 {{count}} 筆新記錄，點擊顯示',
    'en-US': 'Show new rows ({{count}})',
  },

  cancel: { 'zh-CN': '取消', 'zh-TW': '取消', 'en-US': 'Cancel' },
  actionFailed: { 'zh-CN': '操作失败', 'zh-TW': '操作失敗', 'en-US': 'Action failed' },

  count: { 'zh-CN': '共 {{count}} 笔', 'zh-TW': '共 {{count}} 筆', 'en-US': '{{count}} orders' },
  total: { 'zh-CN': '合计', 'zh-TW': '合計', 'en-US': 'Total' },
  paid: { 'zh-CN': '已付', 'zh-TW': '已付', 'en-US': 'Paid' },
  successRate: { 'zh-CN': '成功率', 'zh-TW': '成功率', 'en-US': 'Success rate' },

  loadFailed: { 'zh-CN': '列表加载失败', 'zh-TW': '清單載入失敗', 'en-US': 'Could not load the list' },
  stale: {
    'zh-CN': '刷新失败，显示的是之前的内容',
    'zh-TW': '重新整理失敗，顯示的是之前的內容',
    'en-US': 'Refresh failed, showing earlier data',
  },
  emptyFiltered: {
    'zh-CN': '没有符合筛选条件的记录',
    'zh-TW': '沒有符合篩選條件的記錄',
    'en-US': 'No matches for these filters',
  },
  emptyFilteredHelp: {
    'zh-CN': '可以清除部分条件。',
    'zh-TW': '可以清除部分條件。',
    'en-US': 'Remove some filters.',
  },
  emptyFilteredByTimeHelp: {
    'zh-CN': '可以放宽时间范围，或清除部分条件。',
    'zh-TW': '可以放寬時間範圍，或清除部分條件。',
    'en-US': 'Widen the dates or remove some filters.',
  },
  emptyPage: {
    'zh-CN': '这一页没有记录',
    'zh-TW': '這一頁沒有記錄',
    'en-US': 'No rows on this page',
  },
  firstPage: { 'zh-CN': '回到第一页', 'zh-TW': '回到第一頁', 'en-US': 'Go to first page' },
  widenDates: { 'zh-CN': '不限时间', 'zh-TW': '不限時間', 'en-US': 'Any date' },
});
