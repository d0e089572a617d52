import { defineMessages } from '../../../../shared/messages.ts';

/** Texts of the dialog that changes the order of templates. */
export const orderMessages = defineMessages('messageTemplates.order', {
  title: { 'zh-CN': '调整尝试顺序', 'zh-TW': '調整嘗試順序', 'en-US': 'Change the order' },
  body: {
    'zh-CN': '消息由第一个能解析的模板解析。拖动、用按钮，或按 Alt+↑ / Alt+↓ 移动。',
    'zh-TW': '訊息由第一個能解析的範本解析。拖曳、用按鈕，或按 Alt+↑ / Alt+↓ 移動。',
    'en-US':
      'The first template that fits parses a message. Drag, use the buttons, or press Alt+↑ and Alt+↓.',
  },
  kind: { 'zh-CN': '类型', 'zh-TW': '類型', 'en-US': 'Type' },
  list: { 'zh-CN': '模板顺序', 'zh-TW': '範本順序', 'en-US': 'Order of templates' },
  drag: { 'zh-CN': '拖动 {{name}}', 'zh-TW': '拖曳 {{name}}', 'en-US': 'Drag {{name}}' },
  up: { 'zh-CN': '上移 {{name}}', 'zh-TW': '上移 {{name}}', 'en-US': 'Move {{name}} up' },
  down: { 'zh-CN': '下移 {{name}}', 'zh-TW': '下移 {{name}}', 'en-US': 'Move {{name}} down' },
  moved: {
    'zh-CN': '{{name}}：第 {{at}} 位，共 {{of}} 位',
    'zh-TW': '{{name}}：第 {{at}} 位，共 {{of}} 位',
    'en-US': '{{name}}: place {{at}} of {{of}}',
  },
  disabled: { 'zh-CN': '已停用', 'zh-TW': '已停用', 'en-US': 'Disabled' },
  none: { 'zh-CN': '没有这类模板', 'zh-TW': '沒有這類範本', 'en-US': 'No templates of this type' },
  load: { 'zh-CN': '载入新顺序', 'zh-TW': '載入新順序', 'en-US': 'Load the new order' },
  cancel: { 'zh-CN': '取消', 'zh-TW': '取消', 'en-US': 'Cancel' },
  save: { 'zh-CN': '保存顺序', 'zh-TW': '儲存順序', 'en-US': 'Save order' },
  saved: { 'zh-CN': '已保存顺序', 'zh-TW': '已儲存順序', 'en-US': 'Order saved' },
});
