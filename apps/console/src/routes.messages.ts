import type { Words } from './shared/language.ts';

/** Titles of screens. They are needed before any page is loaded, so they are in one file. */
export const titles = {
  login: { 'zh-CN': '登录', 'zh-TW': '登入', 'en-US': 'Sign in' },
  googleVerify: { 'zh-CN': '绑定身份验证器', 'zh-TW': '綁定身分驗證器', 'en-US': 'Bind authenticator' },
  home: { 'zh-CN': '首页', 'zh-TW': '首頁', 'en-US': 'Home' },
  orders: { 'zh-CN': '代收订单', 'zh-TW': '代收訂單', 'en-US': 'Collection orders' },
  myOrders: { 'zh-CN': '我的代收订单', 'zh-TW': '我的代收訂單', 'en-US': 'My collection orders' },
  teamOrders: { 'zh-CN': '团队代收订单', 'zh-TW': '團隊代收訂單', 'en-US': 'Team collection orders' },
  orderTest: { 'zh-CN': '接口测试', 'zh-TW': 'API 測試', 'en-US': 'API test' },
  users: { 'zh-CN': '账号管理', 'zh-TW': '帳號管理', 'en-US': 'Accounts' },
  orderCallbacks: { 'zh-CN': '订单回调', 'zh-TW': '訂單回呼', 'en-US': 'Order callbacks' },
  callbackAttempts: { 'zh-CN': '回调发送记录', 'zh-TW': '回呼送出記錄', 'en-US': 'Callback attempts' },
  systemConfig: { 'zh-CN': '系统设置', 'zh-TW': '系統設定', 'en-US': 'System settings' },
  onlineUsers: { 'zh-CN': '在线用户', 'zh-TW': '線上使用者', 'en-US': 'Online users' },
  errorLogs: { 'zh-CN': '前端错误', 'zh-TW': '前端錯誤', 'en-US': 'Front-end errors' },
  maintenance: { 'zh-CN': '系统维护', 'zh-TW': '系統維護', 'en-US': 'System maintenance' },
  personalCenter: { 'zh-CN': '个人中心', 'zh-TW': '個人中心', 'en-US': 'Personal center' },
  todo: { 'zh-CN': '待办事项', 'zh-TW': '待辦事項', 'en-US': 'To-do' },
  exports: { 'zh-CN': '我的导出', 'zh-TW': '我的匯出', 'en-US': 'My exports' },
  messages: { 'zh-CN': '消息', 'zh-TW': '訊息', 'en-US': 'Messages' },
  components: { 'zh-CN': '界面部件', 'zh-TW': '介面元件', 'en-US': 'Components' },
  error401: { 'zh-CN': '没有权限', 'zh-TW': '沒有權限', 'en-US': 'No permission' },
  error404: { 'zh-CN': '页面不存在', 'zh-TW': '頁面不存在', 'en-US': 'Page not found' },
  error500: { 'zh-CN': '页面出错', 'zh-TW': '頁面出錯', 'en-US': 'Something went wrong' },
} as const satisfies Record<string, Words>;
