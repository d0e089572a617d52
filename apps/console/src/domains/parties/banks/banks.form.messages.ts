import { defineMessages } from '../../../shared/messages.ts';

export const bankFormMessages = defineMessages('banks.form', {
  addTitle: { 'zh-CN': '添加银行', 'zh-TW': '新增銀行', 'en-US': 'Add bank' },
  editTitle: { 'zh-CN': '修改 {{name}}', 'zh-TW': '修改 {{name}}', 'en-US': 'Edit {{name}}' },
  country: { 'zh-CN': '国家', 'zh-TW': '國家', 'en-US': 'Country' },
  number: { 'zh-CN': '编号', 'zh-TW': '編號', 'en-US': 'Number' },
  numberHelp: {
    'zh-CN': '清算系统中的银行编号，只能是数字',
    'zh-TW': '清算系統中的銀行編號，只能是數字',
    'en-US': 'Its number in the country’s clearing; digits only',
  },
  shortName: { 'zh-CN': '简称', 'zh-TW': '簡稱', 'en-US': 'Short name' },
  shortNameHelp: {
    'zh-CN': '账户和订单记录的名称',
    'zh-TW': '帳戶與訂單記錄的名稱',
    'en-US': 'What accounts and orders call it',
  },
  nameZhCn: { 'zh-CN': '简体中文名称', 'zh-TW': '簡體中文名稱', 'en-US': 'Name in Simplified Chinese' },
  nameZhTw: { 'zh-CN': '繁体中文名称', 'zh-TW': '繁體中文名稱', 'en-US': 'Name in Traditional Chinese' },
  nameEnUs: { 'zh-CN': '英文名称', 'zh-TW': '英文名稱', 'en-US': 'Name in English' },
  ifscPrefix: { 'zh-CN': 'IFSC 前缀', 'zh-TW': 'IFSC 前綴', 'en-US': 'IFSC prefix' },
  ifscHelp: {
    'zh-CN': 'IFSC 的前四个字母',
    'zh-TW': 'IFSC 的前四個字母',
    'en-US': 'First four letters of its IFSC codes',
  },
  fourLetters: { 'zh-CN': '须为四个字母', 'zh-TW': '須為四個字母', 'en-US': 'Four letters' },
  smsSenders: { 'zh-CN': '短信发件人', 'zh-TW': '簡訊寄件人', 'en-US': 'SMS senders' },
  sendersHelp: {
    'zh-CN': '每行一个，只能是字母和数字',
    'zh-TW': '每行一個，只能是字母與數字',
    'en-US': 'One per line; letters and digits',
  },
  add: { 'zh-CN': '添加', 'zh-TW': '新增', 'en-US': 'Add' },
  save: { 'zh-CN': '保存', 'zh-TW': '儲存', 'en-US': 'Save' },
  added: { 'zh-CN': '已添加 {{name}}', 'zh-TW': '已新增 {{name}}', 'en-US': '{{name}} added' },
  saved: { 'zh-CN': '已保存 {{name}}', 'zh-TW': '已儲存 {{name}}', 'en-US': '{{name}} saved' },
  importTitle: { 'zh-CN': '导入银行', 'zh-TW': '匯入銀行', 'en-US': 'Import banks' },
  importBody: {
    'zh-CN': '每行一个银行。已有的编号、简称或 IFSC 前缀会被拒绝。',
    'zh-TW': '每行一個銀行。已有的編號、簡稱或 IFSC 前綴會被拒絕。',
    'en-US': 'One bank per line. A number, short name or IFSC prefix that exists is refused.',
  },
  importStem: { 'zh-CN': '银行', 'zh-TW': '銀行', 'en-US': 'banks' },
});
