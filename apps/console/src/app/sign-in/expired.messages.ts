import { defineMessages } from '../../shared/messages.ts';

export const expiredMessages = defineMessages('expired', {
  expiredTitle: { 'zh-CN': '登录已过期', 'zh-TW': '登入已過期', 'en-US': 'Session expired' },
  expiredText: {
    'zh-CN': '重新登录后可从原处继续，未保存的内容不会丢失。换用其他账号登录则从头开始。',
    'zh-TW': '重新登入後可從原處繼續，未儲存的內容不會遺失。若改用其他帳號登入則重新開始。',
    'en-US':
      'Sign in again to continue where you were; nothing unsaved is lost. A different account starts fresh.',
  },
  leave: { 'zh-CN': '退出登录', 'zh-TW': '登出', 'en-US': 'Log out' },
});
