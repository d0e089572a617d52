import { defineMessages } from '../../../shared/messages.ts';

export const blackListFormMessages = defineMessages('blackList.form', {
  title: { 'zh-CN': '加入黑名单', 'zh-TW': '加入黑名單', 'en-US': 'Add to black list' },
  editTitle: { 'zh-CN': '修改 {{value}}', 'zh-TW': '修改 {{value}}', 'en-US': 'Edit {{value}}' },
  extendTitle: {
    'zh-CN': '修改 {{value}} 的期限',
    'zh-TW': '修改 {{value}} 的期限',
    'en-US': 'Change the end of {{value}}',
  },
  body: {
    'zh-CN': '只影响之后的新订单。比较时忽略大小写、空格和符号；姓名不分简体和繁体。',
    'zh-TW': '只影響之後的新訂單。比對時忽略大小寫、空格和符號；姓名不分簡體和繁體。',
    'en-US':
      'Only new orders are affected. Case, spaces and marks do not count; names are alike in traditional and simplified characters.',
  },
  values: { 'zh-CN': '内容', 'zh-TW': '內容', 'en-US': 'Values' },
  valuesHelp: { 'zh-CN': '每行一个', 'zh-TW': '每行一個', 'en-US': 'One a line' },
  expiry: { 'zh-CN': '生效时长', 'zh-TW': '生效時長', 'en-US': 'Holds for' },
  confirm: { 'zh-CN': '加入', 'zh-TW': '加入', 'en-US': 'Add' },
  save: { 'zh-CN': '保存', 'zh-TW': '儲存', 'en-US': 'Save' },
  done: { 'zh-CN': '已加入 {{count}} 个', 'zh-TW': '已加入 {{count}} 個', 'en-US': '{{count}} values added' },
  saved: { 'zh-CN': '已保存 {{value}}', 'zh-TW': '已儲存 {{value}}', 'en-US': '{{value}} is saved' },
  already: {
    'zh-CN': '之前已在黑名单中：{{values}}',
    'zh-TW': '先前已在黑名單中：{{values}}',
    'en-US': 'Listed before: {{values}}',
  },
  importTitle: { 'zh-CN': '导入黑名单', 'zh-TW': '匯入黑名單', 'en-US': 'Import black list' },
  importBody: {
    'zh-CN': '每行一个内容，可直接使用导出的 CSV。已在黑名单中的内容保持不变。',
    'zh-TW': '每行一個內容，可直接使用匯出的 CSV。已在黑名單中的內容維持不變。',
    'en-US':
      'One value per line. An exported CSV can be used as it is. A value that is listed keeps its entry.',
  },
  importStem: { 'zh-CN': '黑名单', 'zh-TW': '黑名單', 'en-US': 'black-list' },
  notATime: {
    'zh-CN': '时间须如 2026-12-31 18:00:00',
    'zh-TW': '時間須如 2026-12-31 18:00:00',
    'en-US': 'A time is written as 2026-12-31 18:00:00',
  },
  isOver: { 'zh-CN': '已经到期', 'zh-TW': '已到期', 'en-US': 'It has expired' },
  wasRemoved: {
    'zh-CN': '已移出，不会再加入',
    'zh-TW': '已移出，不會再加入',
    'en-US': 'Removed, so it is not added',
  },
});
