import { defineMessages } from '../../../shared/messages.ts';

export const sentMessages = defineMessages('bots.sent', {
  table: { 'zh-CN': '机器人消息', 'zh-TW': '機器人訊息', 'en-US': 'Bot messages' },
  createdAt: { 'zh-CN': '时间', 'zh-TW': '時間', 'en-US': 'Time' },
  group: { 'zh-CN': '群组', 'zh-TW': '群組', 'en-US': 'Group' },
  bot: { 'zh-CN': '机器人', 'zh-TW': '機器人', 'en-US': 'Bot' },
  kind: { 'zh-CN': '类型', 'zh-TW': '類型', 'en-US': 'Kind' },
  notice: { 'zh-CN': '通知', 'zh-TW': '通知', 'en-US': 'Notice' },
  answer: { 'zh-CN': '回答', 'zh-TW': '回覆', 'en-US': 'Answer' },
  test: { 'zh-CN': '测试', 'zh-TW': '測試', 'en-US': 'Test' },
  sms: { 'zh-CN': '短信', 'zh-TW': '簡訊', 'en-US': 'SMS' },
  callback: { 'zh-CN': '提醒回调', 'zh-TW': '提醒回呼', 'en-US': 'Reminder callback' },
  receiver: { 'zh-CN': '发送到', 'zh-TW': '傳送到', 'en-US': 'Sent to' },
  about: { 'zh-CN': '通知内容', 'zh-TW': '通知內容', 'en-US': 'Notice of' },
  text: { 'zh-CN': '正文', 'zh-TW': '內文', 'en-US': 'Text' },
  state: { 'zh-CN': '状态', 'zh-TW': '狀態', 'en-US': 'Status' },
  waiting: { 'zh-CN': '等待发送', 'zh-TW': '等待傳送', 'en-US': 'Waiting' },
  sending: { 'zh-CN': '发送中', 'zh-TW': '傳送中', 'en-US': 'Sending' },
  sent: { 'zh-CN': '已发送', 'zh-TW': '已傳送', 'en-US': 'Sent' },
  dead: { 'zh-CN': '未能发送', 'zh-TW': '未能傳送', 'en-US': 'Not sent' },
  unknown: { 'zh-CN': '不确定', 'zh-TW': '不確定', 'en-US': 'Unknown' },
  attempts: { 'zh-CN': '尝试次数', 'zh-TW': '嘗試次數', 'en-US': 'Attempts' },
  nextAttemptAt: { 'zh-CN': '下次发送', 'zh-TW': '下次傳送', 'en-US': 'Next attempt' },
  lastError: { 'zh-CN': '最近错误', 'zh-TW': '最近錯誤', 'en-US': 'Last error' },
  sentAt: { 'zh-CN': '发送时间', 'zh-TW': '傳送時間', 'en-US': 'Sent at' },
  actions: { 'zh-CN': '操作', 'zh-TW': '操作', 'en-US': 'Actions' },
  resend: { 'zh-CN': '重新发送', 'zh-TW': '重新傳送', 'en-US': 'Send again' },
  resendTo: {
    'zh-CN': '重新发送到 {{group}}',
    'zh-TW': '重新傳送到 {{group}}',
    'en-US': 'Send again to {{group}}',
  },
  resent: {
    'zh-CN': '已排队重新发送到 {{group}}',
    'zh-TW': '已排入佇列，將重新傳送到 {{group}}',
    'en-US': 'Queued again for {{group}}',
  },
  mayRepeat: {
    'zh-CN': '不确定上次是否送达：应答丢失，或对方服务器出错。如果已送达，重新发送会让对方收到两次。',
    'zh-TW': '不確定上次是否送達：回應遺失，或對方伺服器發生錯誤。如果已送達，重新傳送會讓對方收到兩次。',
    'en-US':
      'The last attempt may have arrived: its answer was lost, or the other server failed. If it did, it arrives twice.',
  },
  onlyDead: {
    'zh-CN': '只有未能发送的消息可以重新发送',
    'zh-TW': '只有未能傳送的訊息可以重新傳送',
    'en-US': 'Only a message that was not sent can be sent again',
  },
  details: { 'zh-CN': '机器人消息', 'zh-TW': '機器人訊息', 'en-US': 'Bot message' },
  notFound: { 'zh-CN': '找不到这条消息', 'zh-TW': '找不到這則訊息', 'en-US': 'Message not found' },
  notFoundHelp: {
    'zh-CN': '数据清理可能已将它删除。',
    'zh-TW': '資料清理可能已將它刪除。',
    'en-US': 'Data clearing may have deleted it.',
  },
  none: { 'zh-CN': '还没有消息', 'zh-TW': '還沒有訊息', 'en-US': 'No messages yet' },
  noneHelp: {
    'zh-CN': '机器人发送的通知、回答和测试消息，以及短信和提醒回调会列在这里，包括未能发送的。',
    'zh-TW': '機器人傳送的通知、回覆與測試訊息，以及簡訊和提醒回呼會列在這裡，包括未能傳送的。',
    'en-US':
      'Notices, answers and tests of the bots, SMS and reminder callbacks are listed here, also those that could not be sent.',
  },
});
