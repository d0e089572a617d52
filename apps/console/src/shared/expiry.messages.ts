import { defineMessages } from './messages.ts';

export const expiryMessages = defineMessages('expiry', {
  hour: { 'zh-CN': '1 小时', 'zh-TW': '1 小時', 'en-US': '1 hour' },
  day: { 'zh-CN': '1 天', 'zh-TW': '1 天', 'en-US': '1 day' },
  week: { 'zh-CN': '7 天', 'zh-TW': '7 天', 'en-US': '7 days' },
  month: { 'zh-CN': '30 天', 'zh-TW': '30 天', 'en-US': '30 days' },
  quarter: { 'zh-CN': '90 天', 'zh-TW': '90 天', 'en-US': '90 days' },
  never: { 'zh-CN': '不自动结束', 'zh-TW': '不自動結束', 'en-US': 'No end' },
});
