import { defineMessages } from '../messages.ts';

export const secretMessages = defineMessages('secret', {
  onlyOnce: {
    'zh-CN': '关闭后无法再次查看，请现在保存到安全的地方。',
    'zh-TW': '關閉後無法再次檢視，請現在存到安全的地方。',
    'en-US': 'It cannot be shown again. Store it in a safe place now.',
  },
  stored: { 'zh-CN': '我已妥善保存', 'zh-TW': '我已妥善保存', 'en-US': 'I have stored it' },
  storeFirst: {
    'zh-CN': '请先确认已保存',
    'zh-TW': '請先確認已保存',
    'en-US': 'Confirm first that it is stored',
  },
  close: { 'zh-CN': '关闭', 'zh-TW': '關閉', 'en-US': 'Close' },
});
