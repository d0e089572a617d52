import { defineMessages } from '../messages.ts';

export const cellMessages = defineMessages('cells', {
  copyValue: { 'zh-CN': '复制 {{value}}', 'zh-TW': '複製 {{value}}', 'en-US': 'Copy {{value}}' },
  copied: { 'zh-CN': '已复制', 'zh-TW': '已複製', 'en-US': 'Copied' },
  copyFailed: { 'zh-CN': '复制失败', 'zh-TW': '複製失敗', 'en-US': 'Copy failed' },
});
