import { defineMessages } from '../../../shared/messages.ts';

export const entityMessages = defineMessages('entities', {
  table: { 'zh-CN': '数据查看', 'zh-TW': '資料檢視', 'en-US': 'Data view' },
  entity: { 'zh-CN': '数据表', 'zh-TW': '資料表', 'en-US': 'Table' },
  key: { 'zh-CN': '主键', 'zh-TW': '主鍵', 'en-US': 'Key' },
  column: { 'zh-CN': '列', 'zh-TW': '欄', 'en-US': 'Column' },
  value: { 'zh-CN': '列的值', 'zh-TW': '欄的值', 'en-US': 'Value of the column' },
  time: { 'zh-CN': '时间', 'zh-TW': '時間', 'en-US': 'Time' },
  wholeKey: { 'zh-CN': '完整主键', 'zh-TW': '完整主鍵', 'en-US': 'Whole key' },
  wholeValue: {
    'zh-CN': '完整的值；先选列',
    'zh-TW': '完整的值；先選欄',
    'en-US': 'Whole value; choose the column first',
  },
  groupColumn: { 'zh-CN': '按列查找', 'zh-TW': '按欄查找', 'en-US': 'By column' },
  choose: { 'zh-CN': '选择数据表', 'zh-TW': '選擇資料表', 'en-US': 'Choose a table' },
  chooseHelp: {
    'zh-CN': '只读。密码、密钥和令牌从不读取，卡号只显示末四位。每次查看都会留下审计记录。',
    'zh-TW': '唯讀。密碼、金鑰和權杖從不讀取，卡號只顯示末四碼。每次檢視都會留下稽核記錄。',
    'en-US':
      'Read only. Passwords, keys and tokens are never read, and card numbers show their last four digits. Each look is audited.',
  },
  find: { 'zh-CN': '查找数据表', 'zh-TW': '尋找資料表', 'en-US': 'Find a table' },
  noEntity: { 'zh-CN': '没有这样的数据表', 'zh-TW': '沒有這樣的資料表', 'en-US': 'No such table' },
  allTables: { 'zh-CN': '全部数据表', 'zh-TW': '全部資料表', 'en-US': 'All tables' },
  columnCount: { 'zh-CN': '{{number}} 列', 'zh-TW': '{{number}} 欄', 'en-US': 'columns: {{number}}' },
  details: { 'zh-CN': '数据行', 'zh-TW': '資料列', 'en-US': 'Row' },
  columns: { 'zh-CN': '列', 'zh-TW': '欄', 'en-US': 'Columns' },
  related: { 'zh-CN': '相关的行', 'zh-TW': '相關的列', 'en-US': 'Related rows' },
  hidden: { 'zh-CN': '保密，不读取', 'zh-TW': '保密，不讀取', 'en-US': 'Secret, never read' },
  notFound: { 'zh-CN': '没有这一行', 'zh-TW': '沒有這一列', 'en-US': 'There is no such row' },
  none: { 'zh-CN': '这张表没有数据', 'zh-TW': '這張表沒有資料', 'en-US': 'The table is empty' },
  noneHelp: {
    'zh-CN': '选择另一张表，或稍后再看。',
    'zh-TW': '選擇另一張表，或稍後再看。',
    'en-US': 'Choose another table, or look again later.',
  },
});
