import { defineMessages } from '../../shared/messages.ts';

export const secondLevelMessages = defineMessages('secondLevel', {
  title: { 'zh-CN': '需要二级密码', 'zh-TW': '需要二級密碼', 'en-US': 'Second-level password required' },
  needed: {
    'zh-CN': '此操作比较敏感，请再次证明是您本人。通过后会自动继续。',
    'zh-TW': '此操作較為敏感，請再次證明是您本人。通過後會自動繼續。',
    'en-US': 'This action is sensitive. Confirm your identity; it then continues automatically.',
  },
  expired: {
    'zh-CN': '上次的二级验证已失效，请重新输入。通过后会自动继续。',
    'zh-TW': '上次的二級驗證已失效，請重新輸入。通過後會自動繼續。',
    'en-US':
      'The last verification has expired. Enter the password again; the action then continues automatically.',
  },
  password: { 'zh-CN': '二级密码', 'zh-TW': '二級密碼', 'en-US': 'Second-level password' },
  passwordHelp: {
    'zh-CN': '设置过支付密码的填支付密码，没有设置的填登录密码',
    'zh-TW': '設定過支付密碼的填支付密碼，沒有設定的填登入密碼',
    'en-US': 'Your pay password, or the sign-in password if none is set',
  },
  passwordMissing: {
    'zh-CN': '请输入二级密码',
    'zh-TW': '請輸入二級密碼',
    'en-US': 'Enter the second-level password',
  },
  reason: { 'zh-CN': '事由', 'zh-TW': '事由', 'en-US': 'Reason' },
  reasonHelp: {
    'zh-CN': '会记入审计记录',
    'zh-TW': '會記入稽核記錄',
    'en-US': 'Saved in the audit record',
  },
  reasonMissing: { 'zh-CN': '请说明事由', 'zh-TW': '請說明事由', 'en-US': 'Enter a reason' },
  confirm: { 'zh-CN': '验证并继续', 'zh-TW': '驗證並繼續', 'en-US': 'Verify and continue' },
  cancel: { 'zh-CN': '取消', 'zh-TW': '取消', 'en-US': 'Cancel' },
  failed: {
    'zh-CN': '登录失败：{{reason}}',
    'zh-TW': '登入失敗：{{reason}}',
    'en-US': 'Sign-in failed: {{reason}}',
  },
});
