import { defineMessages } from '../../shared/messages.ts';

export const shellMessages = defineMessages('shell', {
  product: { 'zh-CN': '支付平台', 'zh-TW': '支付平台', 'en-US': 'Platform' },
  mainMenu: { 'zh-CN': '主菜单', 'zh-TW': '主選單', 'en-US': 'Main menu' },
  openMenu: { 'zh-CN': '打开菜单', 'zh-TW': '開啟選單', 'en-US': 'Open menu' },
  closeMenu: { 'zh-CN': '关闭菜单', 'zh-TW': '關閉選單', 'en-US': 'Close menu' },
  collapseMenu: { 'zh-CN': '收起菜单', 'zh-TW': '收合選單', 'en-US': 'Collapse menu' },
  expandMenu: { 'zh-CN': '展开菜单', 'zh-TW': '展開選單', 'en-US': 'Expand menu' },
  filterMenu: { 'zh-CN': '筛选菜单', 'zh-TW': '篩選選單', 'en-US': 'Filter menu' },
  noMenuMatch: {
    'zh-CN': '没有匹配的菜单',
    'zh-TW': '沒有符合的選單',
    'en-US': 'Nothing in the menu matches',
  },
  breadcrumb: { 'zh-CN': '当前位置', 'zh-TW': '目前位置', 'en-US': 'Where you are' },
  skipToContent: { 'zh-CN': '跳到正文', 'zh-TW': '跳到內文', 'en-US': 'Skip to content' },

  language: { 'zh-CN': '语言', 'zh-TW': '語言', 'en-US': 'Language' },
  alwaysThis: { 'zh-CN': '始终使用此语言', 'zh-TW': '一律使用此語言', 'en-US': 'Always use this language' },
  theme: { 'zh-CN': '主题', 'zh-TW': '主題', 'en-US': 'Theme' },
  light: { 'zh-CN': '浅色', 'zh-TW': '淺色', 'en-US': 'Light' },
  dark: { 'zh-CN': '深色', 'zh-TW': '深色', 'en-US': 'Dark' },
  system: { 'zh-CN': '跟随系统', 'zh-TW': '跟隨系統', 'en-US': 'Same as system' },
  fullScreen: { 'zh-CN': '全屏', 'zh-TW': '全螢幕', 'en-US': 'Full screen' },
  leaveFullScreen: { 'zh-CN': '退出全屏', 'zh-TW': '退出全螢幕', 'en-US': 'Leave full screen' },
  userMenu: { 'zh-CN': '账号：{{account}}', 'zh-TW': '帳號：{{account}}', 'en-US': 'Account: {{account}}' },
  logOut: { 'zh-CN': '退出登录', 'zh-TW': '登出', 'en-US': 'Log out' },

  tabs: { 'zh-CN': '已打开的页面', 'zh-TW': '已開啟的頁面', 'en-US': 'Opened pages' },
  closeTab: { 'zh-CN': '关闭', 'zh-TW': '關閉', 'en-US': 'Close' },
  closeNamedTab: { 'zh-CN': '关闭“{{title}}”', 'zh-TW': '關閉「{{title}}」', 'en-US': 'Close “{{title}}”' },
  closeOthers: { 'zh-CN': '关闭其他', 'zh-TW': '關閉其他', 'en-US': 'Close others' },
  closeToTheRight: { 'zh-CN': '关闭右侧', 'zh-TW': '關閉右側', 'en-US': 'Close to the right' },
  closeAll: { 'zh-CN': '关闭全部', 'zh-TW': '全部關閉', 'en-US': 'Close all' },
  reload: { 'zh-CN': '重新加载', 'zh-TW': '重新載入', 'en-US': 'Reload' },
  copyLink: { 'zh-CN': '复制链接', 'zh-TW': '複製連結', 'en-US': 'Copy link' },
  linkCopied: { 'zh-CN': '链接已复制', 'zh-TW': '連結已複製', 'en-US': 'Link copied' },
  copyFailed: { 'zh-CN': '复制失败', 'zh-TW': '複製失敗', 'en-US': 'Copy failed' },
  openInNewWindow: { 'zh-CN': '在新窗口打开', 'zh-TW': '在新視窗開啟', 'en-US': 'Open in new window' },
  scrollLeft: { 'zh-CN': '向左滚动标签', 'zh-TW': '向左捲動分頁', 'en-US': 'Scroll tabs left' },
  scrollRight: { 'zh-CN': '向右滚动标签', 'zh-TW': '向右捲動分頁', 'en-US': 'Scroll tabs right' },
  tabActions: { 'zh-CN': '页签操作', 'zh-TW': '分頁操作', 'en-US': 'Tab actions' },
  closeQuestion: {
    'zh-CN': '确定要关闭这一页吗？',
    'zh-TW': '確定要關閉這一頁嗎？',
    'en-US': 'Close this page?',
  },
  closeManyQuestion: {
    'zh-CN': '确定要关闭这些页吗？',
    'zh-TW': '確定要關閉這些頁嗎？',
    'en-US': 'Close these pages?',
  },
  closeAnyway: { 'zh-CN': '关闭', 'zh-TW': '關閉', 'en-US': 'Close' },
  keepOpen: { 'zh-CN': '继续编辑', 'zh-TW': '繼續編輯', 'en-US': 'Keep open' },

  backToTop: { 'zh-CN': '回到顶部', 'zh-TW': '回到頂端', 'en-US': 'Back to top' },
  offline: {
    'zh-CN': '网络已断开。看到的内容可能不是最新的，恢复后会自动刷新。',
    'zh-TW': '網路已中斷。看到的內容可能不是最新的，恢復後會自動更新。',
    'en-US': 'You are offline. What you see may be old; it refreshes by itself once you are back.',
  },
});

/** Names of the roles, as people call them. */
export const roleMessages = defineMessages('roles', {
  superAdmin: { 'zh-CN': '超级管理员', 'zh-TW': '超級管理員', 'en-US': 'Super admin' },
  admin: { 'zh-CN': '管理员', 'zh-TW': '管理員', 'en-US': 'Admin' },
  supplier: { 'zh-CN': '码商', 'zh-TW': '碼商', 'en-US': 'Supplier' },
  merchant: { 'zh-CN': '商户', 'zh-TW': '商戶', 'en-US': 'Merchant' },
  customerService: { 'zh-CN': '客服', 'zh-TW': '客服', 'en-US': 'Customer service' },
  technicalMaintenance: { 'zh-CN': '技术运维', 'zh-TW': '技術維運', 'en-US': 'Technical maintenance' },
  technicalSupport: { 'zh-CN': '技术支持', 'zh-TW': '技術支援', 'en-US': 'Technical support' },
});
