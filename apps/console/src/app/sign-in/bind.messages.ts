import { defineMessages } from '../../shared/messages.ts';

export const bindMessages = defineMessages('bind', {
  googleCode: { 'zh-CN': '谷歌验证码', 'zh-TW': 'Google 驗證碼', 'en-US': 'Google code' },
  googleCodeMissing: {
    'zh-CN': '请输入 6 位谷歌验证码',
    'zh-TW': '請輸入 6 位 Google 驗證碼',
    'en-US': 'Enter the 6-digit Google code',
  },
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
  alreadyBound: {
    'zh-CN': '此账号已绑定身份验证器',
    'zh-TW': '此帳號已綁定驗證器',
    'en-US': 'This account already has an authenticator',
  },
  goHome: { 'zh-CN': '进入首页', 'zh-TW': '進入首頁', 'en-US': 'Go to home' },
  otherAccount: { 'zh-CN': '换一个账号', 'zh-TW': '換一個帳號', 'en-US': 'Use another account' },
  backToSignIn: { 'zh-CN': '返回登录', 'zh-TW': '返回登入', 'en-US': 'Back to sign-in' },
});
