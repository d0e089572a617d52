import { defineMessages } from '../../shared/messages.ts';

export const errorPageMessages = defineMessages('errorPages', {
  forbidden: {
    'zh-CN': '没有权限打开此页面',
    'zh-TW': '沒有權限開啟此頁面',
    'en-US': 'No permission for this page',
  },
  forbiddenText: {
    'zh-CN': '您的角色（{{role}}）不能使用该页面。如确有需要，请联系管理员。',
    'zh-TW': '您的角色（{{role}}）不能使用該頁面。若確有需要，請聯絡管理員。',
    'en-US': 'Your role ({{role}}) cannot open this page. If you need access, contact an administrator.',
  },
  notFound: { 'zh-CN': '页面不存在', 'zh-TW': '頁面不存在', 'en-US': 'Page not found' },
  notFoundText: {
    'zh-CN': '地址可能输入有误，或页面已经移走。',
    'zh-TW': '網址可能輸入有誤，或頁面已經移走。',
    'en-US': 'The address may be mistyped, or the page has moved.',
  },
  serverError: { 'zh-CN': '服务器出错了', 'zh-TW': '伺服器發生錯誤', 'en-US': 'Server error' },
  serverErrorText: {
    'zh-CN': '请稍后再试。若一直如此，请联系管理员。',
    'zh-TW': '請稍後再試。若持續發生，請聯絡管理員。',
    'en-US': 'Try again later. If it keeps happening, contact an administrator.',
  },
  pageFailed: { 'zh-CN': '此页面出错了', 'zh-TW': '此頁面發生錯誤', 'en-US': 'Error on this page' },
  pageFailedText: {
    'zh-CN': '错误已自动上报，其他页面不受影响。',
    'zh-TW': '錯誤已自動回報，其他頁面不受影響。',
    'en-US': 'The error has been reported. Other pages are not affected.',
  },
  loadFailed: {
    'zh-CN': '页面没有加载成功',
    'zh-TW': '頁面未能載入',
    'en-US': 'Page failed to load',
  },
  loadFailedText: {
    'zh-CN': '网络可能中断，或系统刚刚更新。请重试；若仍不行，请刷新浏览器。',
    'zh-TW': '網路可能中斷，或系統剛剛更新。請重試；若仍不行，請重新整理瀏覽器。',
    'en-US': 'The network may be down, or the console was just updated. Try again, or reload the browser.',
  },
  loadTimedOutText: {
    'zh-CN': '120 秒内没有加载完成。请检查网络后重试。',
    'zh-TW': '120 秒內未能載入完成。請檢查網路後重試。',
    'en-US': 'Not loaded within 120 seconds. Check the network and try again.',
  },
  retry: { 'zh-CN': '重试', 'zh-TW': '重試', 'en-US': 'Retry' },
  reloadBrowser: { 'zh-CN': '刷新浏览器', 'zh-TW': '重新整理瀏覽器', 'en-US': 'Reload browser' },
  goHome: { 'zh-CN': '回到首页', 'zh-TW': '回到首頁', 'en-US': 'Go to home' },
  goBack: { 'zh-CN': '返回上一页', 'zh-TW': '返回上一頁', 'en-US': 'Go back' },
});
