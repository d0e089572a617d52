import { defineMessages } from '../../../shared/messages.ts';

export const formMessages = defineMessages('componentsForm', {
  who: { 'zh-CN': '基本资料', 'zh-TW': '基本資料', 'en-US': 'Basic details' },
  whoHelp: {
    'zh-CN': '商户在自己的后台看到的信息。',
    'zh-TW': '商家在自己的後台看到的資訊。',
    'en-US': 'What merchants see in their own console.',
  },
  limits: { 'zh-CN': '限额', 'zh-TW': '限額', 'en-US': 'Limits' },
  name: { 'zh-CN': '名称', 'zh-TW': '名稱', 'en-US': 'Name' },
  account: { 'zh-CN': '登录账号', 'zh-TW': '登入帳號', 'en-US': 'Account' },
  accountHelp: {
    'zh-CN': '只能使用数字和英文字母。',
    'zh-TW': '只能使用數字與英文字母。',
    'en-US': 'Digits and English letters only.',
  },
  least: { 'zh-CN': '单笔最低', 'zh-TW': '單筆最低', 'en-US': 'Minimum amount' },
  most: { 'zh-CN': '单笔最高', 'zh-TW': '單筆最高', 'en-US': 'Maximum amount' },
  nameMissing: { 'zh-CN': '请填写名称', 'zh-TW': '請填寫名稱', 'en-US': 'Enter a name' },
  accountWrong: {
    'zh-CN': '只能使用数字和英文字母，不能为空',
    'zh-TW': '只能使用數字與英文字母，不能空白',
    'en-US': 'Required, digits and English letters only',
  },
  amountMissing: { 'zh-CN': '请输入金额', 'zh-TW': '請輸入金額', 'en-US': 'Enter an amount' },
  reversed: {
    'zh-CN': '最高金额不能低于最低金额',
    'zh-TW': '最高金額不能低於最低金額',
    'en-US': 'Maximum must not be below minimum',
  },
  attention: {
    'zh-CN': '有 {{count}} 项需要修改',
    'zh-TW': '有 {{count}} 項需要修改',
    'en-US': '{{count}} fields need attention',
  },
  taken: { 'zh-CN': '“admin”已被使用', 'zh-TW': '「admin」已被使用', 'en-US': '“admin” is already taken' },
  save: { 'zh-CN': '保存', 'zh-TW': '儲存', 'en-US': 'Save' },
  reset: { 'zh-CN': '还原', 'zh-TW': '還原', 'en-US': 'Undo changes' },
  nothingToUndo: { 'zh-CN': '还没有修改。', 'zh-TW': '尚未修改。', 'en-US': 'No changes yet.' },
  saved: { 'zh-CN': '检查通过', 'zh-TW': '檢查通過', 'en-US': 'Check passed' },
  tryIt: {
    'zh-CN': '离开输入框或保存时检查；账号填 admin 可看到被拒绝的样子。',
    'zh-TW': '離開欄位或儲存時檢查；帳號填 admin 可看到被拒絕的樣子。',
    'en-US': 'Checked when you leave a field and when you save. Enter admin as the account to see a refusal.',
  },
});
