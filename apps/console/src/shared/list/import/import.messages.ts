import { defineMessages } from '../../messages.ts';

/** Texts of every import from a file. */
export const importMessages = defineMessages('import', {
  file: { 'zh-CN': 'CSV 文件', 'zh-TW': 'CSV 檔案', 'en-US': 'CSV file' },
  choose: {
    'zh-CN': '选择文件，或拖到这里',
    'zh-TW': '選擇檔案，或拖到這裡',
    'en-US': 'Choose a file or drop it here',
  },
  drop: { 'zh-CN': '松开以读取', 'zh-TW': '放開以讀取', 'en-US': 'Release to read it' },
  hint: {
    'zh-CN': 'CSV，第一行为列名，最多 2,000 行、5 MB',
    'zh-TW': 'CSV，第一列為欄位名稱，最多 2,000 列、5 MB',
    'en-US': 'CSV with column names in the first line, up to 2,000 rows and 5 MB',
  },
  refused: {
    'zh-CN': '{{name}} 不是 5 MB 以内的 CSV 文件',
    'zh-TW': '{{name}} 不是 5 MB 以內的 CSV 檔案',
    'en-US': '{{name}} is not a CSV file of up to 5 MB',
  },
  template: { 'zh-CN': '下载模板', 'zh-TW': '下載範本', 'en-US': 'Download template' },
  templateFile: { 'zh-CN': '模板', 'zh-TW': '範本', 'en-US': 'template' },
  empty: {
    'zh-CN': '文件里没有数据行',
    'zh-TW': '檔案裡沒有資料列',
    'en-US': 'The file has no rows',
  },
  tooMany: {
    'zh-CN': '超过 2,000 行，请分成几个文件',
    'zh-TW': '超過 2,000 列，請分成幾個檔案',
    'en-US': 'More than 2,000 rows: divide the file',
  },
  malformed: {
    'zh-CN': '引号没有成对，无法读取这个文件',
    'zh-TW': '引號沒有成對，無法讀取這個檔案',
    'en-US': 'A quotation mark is not closed; the file cannot be read',
  },
  unknownColumns: {
    'zh-CN': '无法识别的列：{{columns}}。请按模板命名。',
    'zh-TW': '無法識別的欄位：{{columns}}。請按範本命名。',
    'en-US': 'Unknown columns: {{columns}}. Name them as in the template.',
  },
  doubleColumns: {
    'zh-CN': '重复的列：{{columns}}',
    'zh-TW': '重複的欄位：{{columns}}',
    'en-US': 'Columns that occur twice: {{columns}}',
  },
  missingColumns: {
    'zh-CN': '缺少必需的列：{{columns}}',
    'zh-TW': '缺少必要的欄位：{{columns}}',
    'en-US': 'Missing columns: {{columns}}',
  },
  valid: {
    'zh-CN': '共 {{total}} 行，可导入 {{count}} 行',
    'zh-TW': '共 {{total}} 列，可匯入 {{count}} 列',
    'en-US': '{{count}} of {{total}} rows can be imported',
  },
  invalid: {
    'zh-CN': '{{count}} 行有问题，不会导入',
    'zh-TW': '{{count}} 列有問題，不會匯入',
    'en-US': '{{count}} rows have problems and are not imported',
  },
  problems: { 'zh-CN': '有问题的行', 'zh-TW': '有問題的列', 'en-US': 'Rows with problems' },
  downloadProblems: {
    'zh-CN': '下载有问题的行',
    'zh-TW': '下載有問題的列',
    'en-US': 'Download rows with problems',
  },
  line: {
    'zh-CN': '第 {{line}} 行 {{name}}',
    'zh-TW': '第 {{line}} 列 {{name}}',
    'en-US': 'Line {{line}} {{name}}',
  },
  unknownValue: { 'zh-CN': '无法识别', 'zh-TW': '無法識別', 'en-US': 'Not a known value' },
  problem: { 'zh-CN': '问题', 'zh-TW': '問題', 'en-US': 'Problem' },
  columnProblem: {
    'zh-CN': '{{column}}：{{reason}}',
    'zh-TW': '{{column}}：{{reason}}',
    'en-US': '{{column}}: {{reason}}',
  },
  separator: { 'zh-CN': '；', 'zh-TW': '；', 'en-US': '; ' },
  nothing: { 'zh-CN': '没有可以导入的行', 'zh-TW': '沒有可以匯入的列', 'en-US': 'No rows can be imported' },
  startNone: { 'zh-CN': '导入', 'zh-TW': '匯入', 'en-US': 'Import' },
  start: { 'zh-CN': '导入 {{count}} 行', 'zh-TW': '匯入 {{count}} 列', 'en-US': 'Import {{count}} rows' },
});
