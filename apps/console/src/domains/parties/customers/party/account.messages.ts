import { defineMessages } from '../../../../shared/messages.ts';

/** The sign-in account of a new merchant or supplier. */
export const accountMessages = defineMessages('party.account', {
  userId: { 'zh-CN': '登录账号', 'zh-TW': '登入帳號', 'en-US': 'Sign-in account' },
  newUser: { 'zh-CN': '新建账号', 'zh-TW': '新建帳號', 'en-US': 'New account' },
  account: { 'zh-CN': '账号名称', 'zh-TW': '帳號名稱', 'en-US': 'Account name' },
  accountHelp: {
    'zh-CN': '登录用，只能是数字和英文字母',
    'zh-TW': '登入用，只能是數字和英文字母',
    'en-US': 'For sign-in: digits and English letters only',
  },
  password: { 'zh-CN': '密码', 'zh-TW': '密碼', 'en-US': 'Password' },
  passwordHelp: {
    'zh-CN': '至少 8 位，同时包含数字和字母，不能是常见密码',
    'zh-TW': '至少 8 位，同時包含數字和字母，不能是常見密碼',
    'en-US': 'At least 8 characters with letters and digits, not a common password',
  },
});
