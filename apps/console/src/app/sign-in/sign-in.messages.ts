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
  backToSignIn: { 'zh-CN': '返回登录', 'zh-TW': '返回登入', 'en-US': 'Back to sign-in' },
  requestId: { 'zh-CN': '请求编号', 'zh-TW': '請求編號', 'en-US': 'Request ID' },
  copy: { 'zh-CN': '复制', 'zh-TW': '複製', 'en-US': 'Copy' },
  copied: { 'zh-CN': '已复制', 'zh-TW': '已複製', 'en-US': 'Copied' },
  copyFailed: { 'zh-CN': '复制失败', 'zh-TW': '複製失敗', 'en-US': 'Copy failed' },

  expiredTitle: { 'zh-CN': '登录已过期', 'zh-TW': '登入已過期', 'en-US': 'Session expired' },
  expiredText: {
    'zh-CN': '重新登录后可从原处继续，未保存的内容不会丢失。换用其他账号登录则从头开始。',
    'zh-TW': '重新登入後可從原處繼續，未儲存的內容不會遺失。若改用其他帳號登入則重新開始。',
    'en-US':
      'Sign in again to continue where you were; nothing unsaved is lost. A different account starts fresh.',
  },
  leave: { 'zh-CN': '退出登录', 'zh-TW': '登出', 'en-US': 'Log out' },

  bindTitle: { 'zh-CN': '绑定身份验证器', 'zh-TW': '綁定身分驗證器', 'en-US': 'Bind authenticator' },
  bindIdentify: {
    'zh-CN': '先确认是您本人，再显示二维码。',
    'zh-TW': '先確認是您本人，再顯示 QR Code。',
    'en-US': 'Confirm your identity first, then the QR code appears.',
  },
  bindRequiredNote: {
    'zh-CN': '此账号必须绑定身份验证器后才能继续使用。',
    'zh-TW': '此帳號必須綁定驗證器後才能繼續使用。',
    'en-US': 'This account must bind an authenticator to continue.',
  },
  continue: { 'zh-CN': '继续', 'zh-TW': '繼續', 'en-US': 'Continue' },
  stepScan: {
    'zh-CN': '用谷歌身份验证器等应用扫描二维码',
    'zh-TW': '用 Google Authenticator 等應用程式掃描 QR Code',
    'en-US': 'Scan this with Google Authenticator or a similar app',
  },
  qrCode: {
    'zh-CN': '账号 {{account}} 的二维码',
    'zh-TW': '帳號 {{account}} 的 QR Code',
    'en-US': 'QR code for the account {{account}}',
  },
  stepManual: {
    'zh-CN': '无法扫描？手动输入此密钥',
    'zh-TW': '無法掃描？請手動輸入此金鑰',
    'en-US': 'Cannot scan? Type this key',
  },
  stepConfirm: {
    'zh-CN': '输入应用显示的 6 位验证码',
    'zh-TW': '輸入應用程式顯示的 6 位驗證碼',
    'en-US': 'Enter the 6-digit code shown in the app',
  },
  confirmBind: { 'zh-CN': '确认绑定', 'zh-TW': '確認綁定', 'en-US': 'Confirm binding' },
  bound: {
    'zh-CN': '绑定成功，请用新的验证码登录',
    'zh-TW': '綁定成功，請用新的驗證碼登入',
    'en-US': 'Authenticator bound. Sign in with a new code.',
  },
  alreadyBound: {
    'zh-CN': '此账号已绑定身份验证器',
    'zh-TW': '此帳號已綁定驗證器',
    'en-US': 'This account already has an authenticator',
  },
  goHome: { 'zh-CN': '进入首页', 'zh-TW': '進入首頁', 'en-US': 'Go to home' },
  otherAccount: { 'zh-CN': '换一个账号', 'zh-TW': '換一個帳號', 'en-US': 'Use another account' },
});
