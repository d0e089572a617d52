import { defineMessages } from '../../../shared/messages.ts';

export const messageBoxMessages = defineMessages('messageBox', {
  boxes: { 'zh-CN': '消息分类', 'zh-TW': '訊息分類', 'en-US': 'Message lists' },
  unread: { 'zh-CN': '未读', 'zh-TW': '未讀', 'en-US': 'Unread' },
  readed: { 'zh-CN': '已读', 'zh-TW': '已讀', 'en-US': 'Read' },
  trash: { 'zh-CN': '回收站', 'zh-TW': '資源回收桶', 'en-US': 'Trash' },
  noUnread: { 'zh-CN': '没有未读消息', 'zh-TW': '沒有未讀訊息', 'en-US': 'No unread messages' },
  noReaded: { 'zh-CN': '没有已读消息', 'zh-TW': '沒有已讀訊息', 'en-US': 'No read messages' },
  noTrash: { 'zh-CN': '回收站是空的', 'zh-TW': '資源回收桶是空的', 'en-US': 'Trash is empty' },
  noUnreadHelp: {
    'zh-CN': '与您账号有关的通知会显示在这里。',
    'zh-TW': '與您帳號有關的通知會顯示在這裡。',
    'en-US': 'Messages about your account appear here.',
  },
  trashHelp: {
    'zh-CN': '放进回收站的消息保留 30 天。',
    'zh-TW': '移到資源回收桶的訊息保留 30 天。',
    'en-US': 'Messages in the trash are kept for 30 days.',
  },
  total: { 'zh-CN': '共 {{count}} 条', 'zh-TW': '共 {{count}} 則', 'en-US': '{{count}} in all' },
  more: {
    'zh-CN': '加载更多（还有 {{count}} 条）',
    'zh-TW': '載入更多（還有 {{count}} 則）',
    'en-US': 'Load more ({{count}} left)',
  },
  waiting: {
    'zh-CN': '有 {{count}} 条新消息，点击显示',
    'zh-TW': '有 {{count}} 則新訊息，點擊顯示',
    'en-US': 'Show new messages ({{count}})',
  },
  markAll: { 'zh-CN': '全部标为已读', 'zh-TW': '全部標為已讀', 'en-US': 'Mark all as read' },
  marked: {
    'zh-CN': '已将 {{count}} 条标为已读',
    'zh-TW': '已將 {{count}} 則標為已讀',
    'en-US': '{{count}} marked as read',
  },
  choose: {
    'zh-CN': '从列表中选择一条消息阅读',
    'zh-TW': '從清單中選擇一則訊息閱讀',
    'en-US': 'Select a message to read it',
  },
  markRead: { 'zh-CN': '标为已读', 'zh-TW': '標為已讀', 'en-US': 'Mark as read' },
  remove: { 'zh-CN': '移到回收站', 'zh-TW': '移到資源回收桶', 'en-US': 'Move to trash' },
  restore: { 'zh-CN': '还原', 'zh-TW': '還原', 'en-US': 'Restore' },
  open: { 'zh-CN': '前往相关页面', 'zh-TW': '前往相關頁面', 'en-US': 'Go to page' },
  back: { 'zh-CN': '返回列表', 'zh-TW': '返回清單', 'en-US': 'Back to list' },
  moveFailed: { 'zh-CN': '操作失败', 'zh-TW': '操作失敗', 'en-US': 'Action failed' },
  refresh: { 'zh-CN': '刷新', 'zh-TW': '重新整理', 'en-US': 'Refresh' },
});
