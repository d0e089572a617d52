import { defineMessages } from '../../../../shared/messages.ts';

export const profileMessages = defineMessages('profile', {
  about: {
    'zh-CN': '商户或供应商的业务资料：密钥、费率、限额与资金。密码、语言和登录在个人中心。',
    'zh-TW': '商家或供應商的業務資料：金鑰、費率、限額與資金。密碼、語言與登入在個人中心。',
    'en-US':
      'The merchant or supplier: keys, rates, limits and money. Password, language and sign-in are in the personal center.',
  },
  personalCenter: { 'zh-CN': '个人中心', 'zh-TW': '個人中心', 'en-US': 'Personal center' },
  party: { 'zh-CN': '商户或供应商', 'zh-TW': '商家或供應商', 'en-US': 'Merchant or supplier' },
  choose: {
    'zh-CN': '选择一个商户或供应商查看其资料',
    'zh-TW': '選擇一個商家或供應商檢視其資料',
    'en-US': 'Choose a merchant or supplier to see its profile',
  },
  chooseHelp: {
    'zh-CN': '平台人员没有自己的业务资料。',
    'zh-TW': '平台人員沒有自己的業務資料。',
    'en-US': 'Staff have no profile of their own.',
  },
  settings: { 'zh-CN': '回调设置', 'zh-TW': '回呼設定', 'en-US': 'Callback settings' },
  showKey: { 'zh-CN': '查看密钥', 'zh-TW': '檢視金鑰', 'en-US': 'Show key' },
  notAllowed: {
    'zh-CN': '管理员未允许修改资料',
    'zh-TW': '管理員未允許修改資料',
    'en-US': 'You may not edit your details',
  },
});
