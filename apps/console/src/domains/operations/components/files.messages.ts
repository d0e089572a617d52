import { defineMessages } from '../../../shared/messages.ts';

export const filesMessages = defineMessages('componentsFiles', {
  label: { 'zh-CN': '批量订单文件', 'zh-TW': '批次訂單檔案', 'en-US': 'Batch order file' },
  choose: {
    'zh-CN': '选择文件，或拖放到这里',
    'zh-TW': '選擇檔案，或拖放至此',
    'en-US': 'Choose a file or drop it here',
  },
  drop: { 'zh-CN': '松开即可添加', 'zh-TW': '放開即可新增', 'en-US': 'Release to add' },
  hint: {
    'zh-CN': 'CSV 或 TXT，不超过 1 MB',
    'zh-TW': 'CSV 或 TXT，不超過 1 MB',
    'en-US': 'CSV or TXT, up to 1 MB',
  },
  type: {
    'zh-CN': '{{name}}：只接受 CSV 和 TXT 文件',
    'zh-TW': '{{name}}：只接受 CSV 與 TXT 檔案',
    'en-US': '{{name}}: only CSV and TXT files are accepted',
  },
  size: {
    'zh-CN': '{{name}}：文件超过 1 MB',
    'zh-TW': '{{name}}：檔案超過 1 MB',
    'en-US': '{{name}}: larger than 1 MB',
  },
  empty: {
    'zh-CN': '{{name}}：文件是空的',
    'zh-TW': '{{name}}：檔案是空的',
    'en-US': '{{name}}: the file is empty',
  },
  tooMany: {
    'zh-CN': '{{name}}：一次只能添加一个文件',
    'zh-TW': '{{name}}：一次只能新增一個檔案',
    'en-US': '{{name}}: one file at a time',
  },
  retry: { 'zh-CN': '重试', 'zh-TW': '重試', 'en-US': 'Retry' },
  sending: { 'zh-CN': '正在读取', 'zh-TW': '正在讀取', 'en-US': 'Reading' },
  lines: { 'zh-CN': '{{count}} 行', 'zh-TW': '{{count}} 行', 'en-US': '{{count}} lines' },
  unreadable: {
    'zh-CN': '文件已被移动或修改，无法读取。',
    'zh-TW': '檔案已被移動或修改，無法讀取。',
    'en-US': 'The file was moved or changed and cannot be read.',
  },
  live: {
    'zh-CN': '可试用：文件只在浏览器中读取，不会上传',
    'zh-TW': '可試用：檔案只在瀏覽器中讀取，不會上傳',
    'en-US': 'Try it: files are read in the browser and not uploaded',
  },
  states: { 'zh-CN': '各种状态', 'zh-TW': '各種狀態', 'en-US': 'States' },
  badLine: { 'zh-CN': '第 3 行没有金额。', 'zh-TW': '第 3 行沒有金額。', 'en-US': 'Line 3 has no amount.' },
  disabled: { 'zh-CN': '不可用', 'zh-TW': '無法使用', 'en-US': 'Disabled' },
  disabledWhy: {
    'zh-CN': '上一个文件仍在处理中。',
    'zh-TW': '上一個檔案仍在處理中。',
    'en-US': 'The previous file is still being processed.',
  },
  longName: {
    'zh-CN': '二〇二六年十一月二十二日晨光贸易批量代付明细表最终确认版.csv',
    'zh-TW': '二〇二六年十一月二十二日晨光貿易批次代付明細表最終確認版.csv',
    'en-US': 'morning-light-trading-payout-details-2026-11-22-final-version-confirmed-by-finance.csv',
  },
});
