import { defineMessages } from '../../shared/messages.ts';

export const commandMessages = defineMessages('commands', {
  palette: { 'zh-CN': '搜索与命令', 'zh-TW': '搜尋與指令', 'en-US': 'Search and commands' },
  home: { 'zh-CN': '回到首页', 'zh-TW': '回到首頁', 'en-US': 'Go to home' },
  messages: { 'zh-CN': '打开消息', 'zh-TW': '開啟訊息', 'en-US': 'Open messages' },
  previousTab: { 'zh-CN': '上一个页签', 'zh-TW': '上一個分頁', 'en-US': 'Previous tab' },
  nextTab: { 'zh-CN': '下一个页签', 'zh-TW': '下一個分頁', 'en-US': 'Next tab' },
  closeTab: { 'zh-CN': '关闭当前页签', 'zh-TW': '關閉目前分頁', 'en-US': 'Close current tab' },
  closeOthers: { 'zh-CN': '关闭其他页签', 'zh-TW': '關閉其他分頁', 'en-US': 'Close other tabs' },
  closeAll: { 'zh-CN': '关闭全部页签', 'zh-TW': '關閉全部分頁', 'en-US': 'Close all tabs' },
  reloadTab: { 'zh-CN': '重新加载当前页面', 'zh-TW': '重新載入目前頁面', 'en-US': 'Reload current page' },
  refreshData: { 'zh-CN': '刷新数据', 'zh-TW': '重新整理資料', 'en-US': 'Refresh data' },
  acknowledge: {
    'zh-CN': '确认新订单提醒',
    'zh-TW': '確認新訂單提醒',
    'en-US': 'Acknowledge new-order notice',
  },
  toggleMenu: {
    'zh-CN': '收起或展开菜单',
    'zh-TW': '收合或展開選單',
    'en-US': 'Collapse or expand menu',
  },
  fullScreen: {
    'zh-CN': '进入或退出全屏',
    'zh-TW': '進入或退出全螢幕',
    'en-US': 'Enter or leave full screen',
  },
  toggleTheme: { 'zh-CN': '切换浅色与深色', 'zh-TW': '切換淺色與深色', 'en-US': 'Toggle light and dark' },
  light: { 'zh-CN': '主题：浅色', 'zh-TW': '主題：淺色', 'en-US': 'Theme: light' },
  dark: { 'zh-CN': '主题：深色', 'zh-TW': '主題：深色', 'en-US': 'Theme: dark' },
  system: { 'zh-CN': '主题：跟随系统', 'zh-TW': '主題：跟隨系統', 'en-US': 'Theme: same as system' },
  sound: { 'zh-CN': '开关新订单声音', 'zh-TW': '開關新訂單音效', 'en-US': 'Toggle new-order sound' },
  'zh-CN': { 'zh-CN': '语言：简体中文', 'zh-TW': '語言：简体中文', 'en-US': 'Language: 简体中文' },
  'zh-TW': { 'zh-CN': '语言：繁體中文', 'zh-TW': '語言：繁體中文', 'en-US': 'Language: 繁體中文' },
  'en-US': { 'zh-CN': '语言：English', 'zh-TW': '語言：English', 'en-US': 'Language: English' },
  help: { 'zh-CN': '键盘快捷键', 'zh-TW': '鍵盤快速鍵', 'en-US': 'Keyboard shortcuts' },
  docs: { 'zh-CN': '开发者文档', 'zh-TW': '開發者文件', 'en-US': 'Developer docs' },
  logOut: { 'zh-CN': '退出登录', 'zh-TW': '登出', 'en-US': 'Log out' },

  go: { 'zh-CN': '前往', 'zh-TW': '前往', 'en-US': 'Go to' },
  pages: { 'zh-CN': '页签与页面', 'zh-TW': '分頁與頁面', 'en-US': 'Tabs and pages' },
  look: { 'zh-CN': '外观与声音', 'zh-TW': '外觀與音效', 'en-US': 'Appearance and sound' },
  session: { 'zh-CN': '帮助与账号', 'zh-TW': '說明與帳號', 'en-US': 'Help and account' },

  helpText: {
    'zh-CN': '在任何页面都可用；正在输入文字时，单个按键不会触发。',
    'zh-TW': '在任何頁面都可用；正在輸入文字時，單一按鍵不會觸發。',
    'en-US': 'Available on every page. Single keys do nothing while you type.',
  },
  andThen: { 'zh-CN': '然后', 'zh-TW': '然後', 'en-US': 'then' },
  singleKeys: { 'zh-CN': '启用单键快捷键', 'zh-TW': '啟用單鍵快速鍵', 'en-US': 'Single-key shortcuts' },
  singleKeysHelp: {
    'zh-CN': '使用语音输入或容易误触时可以关闭；组合键始终可用。',
    'zh-TW': '使用語音輸入或容易誤觸時可以關閉；組合鍵一律可用。',
    'en-US': 'Turn off for speech input or accidental key presses. Key combinations always work.',
  },
});
