import { defineMessages } from './messages.ts';

/** Since when a version of a script is or was live, and who put it live. */
export const wentLiveMessages = defineMessages('went-live', {
  wentLive: { 'zh-CN': '上线时间 {{time}}', 'zh-TW': '上線時間 {{time}}', 'en-US': 'Live since {{time}}' },
  wasLive: {
    'zh-CN': '曾于 {{time}} 上线',
    'zh-TW': '曾於 {{time}} 上線',
    'en-US': 'Was live from {{time}}',
  },
  wentLiveBy: {
    'zh-CN': '由 {{account}} 于 {{time}} 上线',
    'zh-TW': '由 {{account}} 於 {{time}} 上線',
    'en-US': 'Live since {{time}}, by {{account}}',
  },
  wasLiveBy: {
    'zh-CN': '曾由 {{account}} 于 {{time}} 上线',
    'zh-TW': '曾由 {{account}} 於 {{time}} 上線',
    'en-US': 'Was live from {{time}}, by {{account}}',
  },
});
