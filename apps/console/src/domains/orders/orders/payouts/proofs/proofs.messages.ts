import { defineMessages } from '../../../../../shared/messages.ts';

export const proofMessages = defineMessages('payouts.proofs', {
  proofs: { 'zh-CN': '付款回单', 'zh-TW': '付款回單', 'en-US': 'Bank receipts' },
  choose: {
    'zh-CN': '选择、粘贴或拖入回单图片',
    'zh-TW': '選擇、貼上或拖入回單圖片',
    'en-US': 'Choose, paste or drop a picture of the receipt',
  },
  drop: { 'zh-CN': '松开即可添加', 'zh-TW': '放開即可新增', 'en-US': 'Release to add' },
  hint: {
    'zh-CN': 'PNG、JPEG 或 WebP，最多 {{most}} 张',
    'zh-TW': 'PNG、JPEG 或 WebP，最多 {{most}} 張',
    'en-US': 'PNG, JPEG or WebP, {{most}} at most',
  },
  refused: {
    'zh-CN': '{{name}} 不是 20 MB 以内的图片',
    'zh-TW': '{{name}} 不是 20 MB 以內的圖片',
    'en-US': '{{name}} is not a picture of up to 20 MB',
  },
  unreadable: {
    'zh-CN': '无法读取这张图片',
    'zh-TW': '無法讀取這張圖片',
    'en-US': 'The picture cannot be read',
  },
  sending: { 'zh-CN': '正在保存', 'zh-TW': '正在儲存', 'en-US': 'Saving' },
  added: { 'zh-CN': '回单已保存', 'zh-TW': '回單已儲存', 'en-US': 'Receipt saved' },
  notAdded: { 'zh-CN': '回单没有保存', 'zh-TW': '回單沒有儲存', 'en-US': 'The receipt was not saved' },
  receipt: { 'zh-CN': '回单 {{number}}', 'zh-TW': '回單 {{number}}', 'en-US': 'Receipt {{number}}' },
  addedBy: {
    'zh-CN': '第 {{attempt}} 次付款，{{account}}，{{time}}',
    'zh-TW': '第 {{attempt}} 次付款，{{account}}，{{time}}',
    'en-US': 'Attempt {{attempt}}, {{account}}, {{time}}',
  },
  download: { 'zh-CN': '下载', 'zh-TW': '下載', 'en-US': 'Download' },
});
