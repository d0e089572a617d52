import { defineMessages } from '../../messages.ts';

export const viewMessages = defineMessages('savedViews', {
  views: { 'zh-CN': '视图', 'zh-TW': '檢視', 'en-US': 'Views' },
  viewNamed: { 'zh-CN': '视图：{{name}}', 'zh-TW': '檢視：{{name}}', 'en-US': 'View: {{name}}' },
  changed: { 'zh-CN': '已改动', 'zh-TW': '已變更', 'en-US': 'changed' },
  own: { 'zh-CN': '我的视图', 'zh-TW': '我的檢視', 'en-US': 'My views' },
  shared: { 'zh-CN': '共享给我的角色', 'zh-TW': '與我的角色共用', 'en-US': 'Shared with my role' },
  noneYet: {
    'zh-CN': '还没有保存视图。设好筛选条件后可在此保存。',
    'zh-TW': '尚未儲存檢視。設定好篩選條件後可在此儲存。',
    'en-US': 'No views yet. Set some filters, then save them here.',
  },
  save: { 'zh-CN': '保存改动', 'zh-TW': '儲存變更', 'en-US': 'Save changes' },
  saveAs: { 'zh-CN': '另存为新视图', 'zh-TW': '另存為新檢視', 'en-US': 'Save as new view' },
  manage: { 'zh-CN': '管理视图', 'zh-TW': '管理檢視', 'en-US': 'Manage views' },
  withoutView: { 'zh-CN': '不使用视图', 'zh-TW': '不使用檢視', 'en-US': 'No view' },
  noView: { 'zh-CN': '当前没有视图', 'zh-TW': '目前沒有檢視', 'en-US': 'No view selected' },
  notOwn: {
    'zh-CN': '{{owner}} 的视图，只能另存一份',
    'zh-TW': '{{owner}} 的檢視，只能另存一份',
    'en-US': '{{owner}}’s view: save a copy',
  },
  by: { 'zh-CN': '来自 {{owner}}', 'zh-TW': '來自 {{owner}}', 'en-US': 'by {{owner}}' },
  isDefault: { 'zh-CN': '默认', 'zh-TW': '預設', 'en-US': 'default' },

  name: { 'zh-CN': '名称', 'zh-TW': '名稱', 'en-US': 'Name' },
  nameNeeded: { 'zh-CN': '请填写名称', 'zh-TW': '請填寫名稱', 'en-US': 'Enter a name' },
  contents: {
    'zh-CN': '保存筛选条件、排序和列的显示方式。',
    'zh-TW': '儲存篩選條件、排序與欄位的顯示方式。',
    'en-US': 'Saves filters, sorting and column layout.',
  },
  keepRelative: {
    'zh-CN': '时间保持为“{{range}}”',
    'zh-TW': '時間保持為「{{range}}」',
    'en-US': 'Keep the dates as “{{range}}”',
  },
  keepRelativeHelp: {
    'zh-CN': '每次打开时按当天重新计算（{{zone}}）；关闭则固定为现在的日期。',
    'zh-TW': '每次開啟時依當天重新計算（{{zone}}）；關閉則固定為目前的日期。',
    'en-US': 'Recalculated each time the view is opened ({{zone}}). If off, the dates are fixed.',
  },
  openWith: {
    'zh-CN': '打开此页面时使用',
    'zh-TW': '開啟此頁面時使用',
    'en-US': 'Use when opening this page',
  },
  saved: {
    'zh-CN': '已保存视图“{{name}}”',
    'zh-TW': '已儲存檢視「{{name}}」',
    'en-US': 'View “{{name}}” saved',
  },
  saveFailed: { 'zh-CN': '视图没有保存', 'zh-TW': '檢視未儲存', 'en-US': 'View not saved' },
  saveButton: { 'zh-CN': '保存', 'zh-TW': '儲存', 'en-US': 'Save' },
  cancel: { 'zh-CN': '取消', 'zh-TW': '取消', 'en-US': 'Cancel' },
  close: { 'zh-CN': '关闭', 'zh-TW': '關閉', 'en-US': 'Close' },

  manageHelp: {
    'zh-CN': '自己的视图可以改名、共享和删除；默认视图只影响自己。',
    'zh-TW': '自己的檢視可以改名、共用和刪除；預設檢視只影響自己。',
    'en-US': 'Rename, share or delete your own views. The default applies only to you.',
  },
  rename: { 'zh-CN': '重命名 {{name}}', 'zh-TW': '重新命名 {{name}}', 'en-US': 'Rename {{name}}' },
  remove: { 'zh-CN': '删除 {{name}}', 'zh-TW': '刪除 {{name}}', 'en-US': 'Delete {{name}}' },
  removeTitle: {
    'zh-CN': '删除视图“{{name}}”？',
    'zh-TW': '刪除檢視「{{name}}」？',
    'en-US': 'Delete view “{{name}}”?',
  },
  removeBody: {
    'zh-CN': '不能恢复。列表和其中的记录不变。',
    'zh-TW': '無法還原。清單與其中的記錄不變。',
    'en-US': 'This cannot be undone. The list and its rows are not affected.',
  },
  removeShared: {
    'zh-CN': '{{role}}将不再看到它。不能恢复，列表和其中的记录不变。',
    'zh-TW': '{{role}}將不再看到它。無法還原，清單與其中的記錄不變。',
    'en-US': '{{role}} will no longer see it. This cannot be undone. The list and its rows are not affected.',
  },
  removeButton: { 'zh-CN': '删除', 'zh-TW': '刪除', 'en-US': 'Delete' },
  renameTitle: { 'zh-CN': '重命名视图', 'zh-TW': '重新命名檢視', 'en-US': 'Rename view' },
  renameButton: { 'zh-CN': '重命名', 'zh-TW': '重新命名', 'en-US': 'Rename' },
  shareWith: { 'zh-CN': '共享 {{name}}', 'zh-TW': '共用 {{name}}', 'en-US': 'Share {{name}}' },
  nobody: { 'zh-CN': '仅自己', 'zh-TW': '僅自己', 'en-US': 'Only me' },
  withdraw: { 'zh-CN': '停止共享', 'zh-TW': '停止共用', 'en-US': 'Stop sharing' },
  makeDefault: {
    'zh-CN': '打开此页面时使用 {{name}}',
    'zh-TW': '開啟此頁面時使用 {{name}}',
    'en-US': 'Use {{name}} when opening this page',
  },
  failed: { 'zh-CN': '操作失败', 'zh-TW': '操作失敗', 'en-US': 'Action failed' },
});
