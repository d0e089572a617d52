import { defineMessages } from '../../shared/messages.ts';

export const timeZoneMessages = defineMessages('timeZone', {
  button: { 'zh-CN': '时区：{{zone}}', 'zh-TW': '時區：{{zone}}', 'en-US': 'Time zone: {{zone}}' },
  title: { 'zh-CN': '时区', 'zh-TW': '時區', 'en-US': 'Time zone' },
  about: {
    'zh-CN': '所有时间都按此时区显示和填写，跟随账号。链接不受影响：其他时区的同事打开后看到同样的记录。',
    'zh-TW': '所有時間都依此時區顯示與填寫，跟隨帳號。連結不受影響：其他時區的同事開啟後看到同樣的資料。',
    'en-US':
      'Times are shown and entered in this zone, on every computer. Links stay valid: colleagues in other zones see the same rows.',
  },
  days: {
    'zh-CN': '按日统计仍以平台时区 {{zone}} 划分日期。',
    'zh-TW': '按日統計仍以平台時區 {{zone}} 劃分日期。',
    'en-US': 'Statistics still count days in the platform’s zone, {{zone}}.',
  },
  platform: {
    'zh-CN': '平台时区（默认）：{{zone}}',
    'zh-TW': '平台時區（預設）：{{zone}}',
    'en-US': 'Platform (default): {{zone}}',
  },
  browser: { 'zh-CN': '跟随浏览器：{{zone}}', 'zh-TW': '跟隨瀏覽器：{{zone}}', 'en-US': 'Browser: {{zone}}' },
  now: { 'zh-CN': '现在：{{time}}', 'zh-TW': '現在：{{time}}', 'en-US': 'Now: {{time}}' },
  done: { 'zh-CN': '完成', 'zh-TW': '完成', 'en-US': 'Done' },
  change: { 'zh-CN': '更改', 'zh-TW': '變更', 'en-US': 'Change' },
  failed: {
    'zh-CN': '时区没有保存到账号',
    'zh-TW': '時區未能儲存到帳號',
    'en-US': 'Time zone not saved to the account',
  },
});
