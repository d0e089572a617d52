import { defineMessages } from '../../shared/messages.ts';

export const signInMessages = defineMessages('signIn', {
  title: { 'zh-CN': '登录', 'zh-TW': '登入', 'en-US': 'Sign in' },
  subtitle: {
    'zh-CN': '代收、代付与资金管理后台',
    'zh-TW': '代收、代付與資金管理後台',
    'en-US': 'Collection, payout and funds back-office',
  },
  userName: { 'zh-CN': '用户名', 'zh-TW': '使用者名稱', 'en-US': 'User name' },
  password: { 'zh-CN': '密码', 'zh-TW': '密碼', 'en-US': 'Password' },
  showPassword: { 'zh-CN': '显示密码', 'zh-TW': '顯示密碼', 'en-US': 'Show password' },
  hidePassword: { 'zh-CN': '隐藏密码', 'zh-TW': '隱藏密碼', 'en-US': 'Hide password' },
  googleCode: { 'zh-CN': '谷歌验证码', 'zh-TW': 'Google 驗證碼', 'en-US': 'Google code' },
  googleCodeHelp: {
    'zh-CN': '身份验证器中的 6 位数字；未绑定则留空',
    'zh-TW': '驗證器中的 6 位數字；未綁定則留空',
    'en-US': '6 digits from the authenticator; leave empty if none is bound',
  },
  signIn: { 'zh-CN': '登录', 'zh-TW': '登入', 'en-US': 'Sign in' },
  waitSeconds: {
    'zh-CN': '请等待 {{seconds}} 秒',
    'zh-TW': '請等待 {{seconds}} 秒',
    'en-US': 'Wait {{seconds}} s',
  },
  delayed: {
    'zh-CN': '登录失败次数过多，{{seconds}} 秒后可以再试',
    'zh-TW': '登入失敗次數過多，{{seconds}} 秒後可以再試',
    'en-US': 'Too many failed sign-ins. Try again in {{seconds}} s.',
  },
  tryAgainNow: { 'zh-CN': '现在可以再试了', 'zh-TW': '現在可以再試了', 'en-US': 'You can try again now' },
  capsLock: { 'zh-CN': '大写锁定已开启', 'zh-TW': '大寫鎖定已開啟', 'en-US': 'Caps lock is on' },
  userNameMissing: { 'zh-CN': '请输入用户名', 'zh-TW': '請輸入使用者名稱', 'en-US': 'Enter the user name' },
  passwordMissing: { 'zh-CN': '请输入密码', 'zh-TW': '請輸入密碼', 'en-US': 'Enter the password' },
  googleCodeShape: {
    'zh-CN': '谷歌验证码是 6 位数字',
    'zh-TW': 'Google 驗證碼為 6 位數字',
    'en-US': 'The Google code has 6 digits',
  },
  googleCodeMissing: {
    'zh-CN': '请输入 6 位谷歌验证码',
    'zh-TW': '請輸入 6 位 Google 驗證碼',
    'en-US': 'Enter the 6-digit Google code',
  },
  bindOffer: {
    'zh-CN': '还没有绑定身份验证器？',
    'zh-TW': '還沒有綁定驗證器？',
    'en-US': 'No authenticator bound yet?',
  },
  bindLink: { 'zh-CN': '现在绑定', 'zh-TW': '立即綁定', 'en-US': 'Bind one now' },
  bound: {
    'zh-CN': '绑定成功，请用新的验证码登录',
    'zh-TW': '綁定成功，請用新的驗證碼登入',
    'en-US': 'Authenticator bound. Sign in with a new code.',
  },
});
