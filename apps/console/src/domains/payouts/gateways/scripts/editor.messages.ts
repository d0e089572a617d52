import { defineMessages } from '../../../../shared/messages.ts';

/** Words of the code editor. */
export const editorMessages = defineMessages('gateways.editor', {
  keys: {
    'zh-CN': 'Tab 缩进；按 Esc 后再按 Tab 离开编辑器；Ctrl F 查找',
    'zh-TW': 'Tab 縮排；按 Esc 後再按 Tab 離開編輯器；Ctrl F 尋找',
    'en-US': 'Tab indents. Esc, then Tab leaves the editor. Ctrl F finds.',
  },
  find: { 'zh-CN': '查找', 'zh-TW': '尋找', 'en-US': 'Find' },
  replace: { 'zh-CN': '替换', 'zh-TW': '取代', 'en-US': 'Replace' },
  next: { 'zh-CN': '下一个', 'zh-TW': '下一個', 'en-US': 'Next' },
  previous: { 'zh-CN': '上一个', 'zh-TW': '上一個', 'en-US': 'Previous' },
  all: { 'zh-CN': '全部', 'zh-TW': '全部', 'en-US': 'All' },
  matchCase: { 'zh-CN': '区分大小写', 'zh-TW': '區分大小寫', 'en-US': 'Match case' },
  byWord: { 'zh-CN': '整词', 'zh-TW': '全字', 'en-US': 'Whole word' },
  regexp: { 'zh-CN': '正则表达式', 'zh-TW': '正規表示式', 'en-US': 'Regular expression' },
  replaceAll: { 'zh-CN': '全部替换', 'zh-TW': '全部取代', 'en-US': 'Replace all' },
  close: { 'zh-CN': '关闭', 'zh-TW': '關閉', 'en-US': 'Close' },
  currentMatch: { 'zh-CN': '当前匹配', 'zh-TW': '目前相符處', 'en-US': 'Current match' },
  onLine: { 'zh-CN': '所在行', 'zh-TW': '所在行', 'en-US': 'on line' },
  replacedOnLine: {
    'zh-CN': '已替换第 $ 行的匹配',
    'zh-TW': '已取代第 $ 行的相符處',
    'en-US': 'Replaced match on line $',
  },
  replacedMatches: { 'zh-CN': '已替换 $ 处', 'zh-TW': '已取代 $ 處', 'en-US': 'Replaced $ matches' },
  goToLine: { 'zh-CN': '转到行', 'zh-TW': '移至行', 'en-US': 'Go to line' },
  go: { 'zh-CN': '转到', 'zh-TW': '前往', 'en-US': 'Go' },
  foldedLines: { 'zh-CN': '已折叠的行', 'zh-TW': '已摺疊的行', 'en-US': 'Folded lines' },
  unfoldedLines: { 'zh-CN': '已展开的行', 'zh-TW': '已展開的行', 'en-US': 'Unfolded lines' },
  foldLine: { 'zh-CN': '折叠', 'zh-TW': '摺疊', 'en-US': 'Fold line' },
  unfoldLine: { 'zh-CN': '展开', 'zh-TW': '展開', 'en-US': 'Unfold line' },
  foldedCode: { 'zh-CN': '已折叠的代码', 'zh-TW': '已摺疊的程式碼', 'en-US': 'Folded code' },
  unfold: { 'zh-CN': '展开', 'zh-TW': '展開', 'en-US': 'Unfold' },
  to: { 'zh-CN': '至', 'zh-TW': '至', 'en-US': 'to' },
  controlCharacter: { 'zh-CN': '控制字符', 'zh-TW': '控制字元', 'en-US': 'Control character' },
});
