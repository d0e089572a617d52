import { defineMessages } from '../../../../shared/messages.ts';

/** Texts of the job that parses unread messages again. */
export const rematchMessages = defineMessages('messageTemplates.rematch', {
  title: {
    'zh-CN': '重新解析未识别消息',
    'zh-TW': '重新解析未識別訊息',
    'en-US': 'Parse unread messages again',
  },
  body: {
    'zh-CN': '{{name}} 发送方的未识别消息会按现在的模板重新解析，并匹配订单。已处理的消息不变。',
    'zh-TW': '{{name}} 傳送方的未識別訊息會按現在的範本重新解析，並比對訂單。已處理的訊息不變。',
    'en-US':
      'Unread messages from the sender of {{name}} are parsed by the templates in use now, and matched with orders. Messages already handled stay.',
  },
  latest: { 'zh-CN': '上次重新解析', 'zh-TW': '上次重新解析', 'en-US': 'Last run' },
  never: { 'zh-CN': '还没有重新解析过', 'zh-TW': '還沒有重新解析過', 'en-US': 'Not run yet' },
  running: { 'zh-CN': '进行中', 'zh-TW': '進行中', 'en-US': 'Running' },
  done: { 'zh-CN': '已完成', 'zh-TW': '已完成', 'en-US': 'Done' },
  stopped: { 'zh-CN': '已停止', 'zh-TW': '已停止', 'en-US': 'Stopped' },
  progress: {
    'zh-CN': '已查看 {{looked}} / {{total}} 条',
    'zh-TW': '已檢視 {{looked}} / {{total}} 則',
    'en-US': '{{looked}} of {{total}} looked at',
  },
  by: { 'zh-CN': '操作人', 'zh-TW': '操作者', 'en-US': 'Started by' },
  at: { 'zh-CN': '开始时间', 'zh-TW': '開始時間', 'en-US': 'Started' },
  parsed: { 'zh-CN': '解析成功', 'zh-TW': '解析成功', 'en-US': 'Parsed' },
  matched: { 'zh-CN': '已匹配订单', 'zh-TW': '已比對訂單', 'en-US': 'Matched' },
  forReview: { 'zh-CN': '待人工核对', 'zh-TW': '待人工核對', 'en-US': 'For review' },
  failed: { 'zh-CN': '出错', 'zh-TW': '出錯', 'en-US': 'Failed' },
  start: { 'zh-CN': '开始', 'zh-TW': '開始', 'en-US': 'Start' },
  again: { 'zh-CN': '再次开始', 'zh-TW': '再次開始', 'en-US': 'Start again' },
  stop: { 'zh-CN': '停止', 'zh-TW': '停止', 'en-US': 'Stop' },
  close: { 'zh-CN': '关闭', 'zh-TW': '關閉', 'en-US': 'Close' },
});
