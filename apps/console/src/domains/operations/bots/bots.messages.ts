import { defineMessages } from '../../../shared/messages.ts';

/** Words that groups, people and messages of the bots share. */
export const botMessages = defineMessages('bots', {
  views: { 'zh-CN': '视图', 'zh-TW': '檢視', 'en-US': 'Views' },
  viewGroups: { 'zh-CN': '群组', 'zh-TW': '群組', 'en-US': 'Groups' },
  viewSent: { 'zh-CN': '消息', 'zh-TW': '訊息', 'en-US': 'Messages' },
  reminder: { 'zh-CN': '通知机器人', 'zh-TW': '通知機器人', 'en-US': 'Notification bot' },
  transfer: { 'zh-CN': '转账机器人', 'zh-TW': '轉帳機器人', 'en-US': 'Transfer bot' },
  stateOf: { 'zh-CN': '{{bot}}的状态', 'zh-TW': '{{bot}}的狀態', 'en-US': '{{bot}}: status' },
  noToken: {
    'zh-CN': '{{bot}}没有令牌，不会发送或回答任何消息。',
    'zh-TW': '{{bot}}沒有權杖，不會傳送或回覆任何訊息。',
    'en-US': '{{bot}} has no token: it neither writes nor answers.',
  },
  noTokenAsk: {
    'zh-CN': '请超级管理员在系统设置中填写。',
    'zh-TW': '請超級管理員在系統設定中填寫。',
    'en-US': 'A super admin enters it in the system settings.',
  },
  toSettings: { 'zh-CN': '填写令牌', 'zh-TW': '填寫權杖', 'en-US': 'Enter the token' },
  cannotRead: {
    'zh-CN': '{{bot}}无法读取消息',
    'zh-TW': '{{bot}}無法讀取訊息',
    'en-US': '{{bot}} cannot read its chats',
  },
  lastRead: { 'zh-CN': '最近读取', 'zh-TW': '最近讀取', 'en-US': 'Last read' },
  neverRead: {
    'zh-CN': '令牌已填写，尚未读取消息',
    'zh-TW': '權杖已填寫，尚未讀取訊息',
    'en-US': 'The token is set; the chats are not read yet',
  },
  payoutException: { 'zh-CN': '代付异常', 'zh-TW': '代付異常', 'en-US': 'Payout exception' },
  callbackDead: { 'zh-CN': '回调停止重试', 'zh-TW': '回呼停止重試', 'en-US': 'Callback given up' },
  monitorSilent: { 'zh-CN': '监控设备静默', 'zh-TW': '監控裝置靜默', 'en-US': 'Monitor device silent' },
  suspiciousMoney: { 'zh-CN': '可疑资金', 'zh-TW': '可疑資金', 'en-US': 'Suspicious money' },
  approvalWaiting: { 'zh-CN': '等待审批', 'zh-TW': '等待審核', 'en-US': 'Approval waiting' },
  systemCheck: {
    'zh-CN': '系统检查发现差异',
    'zh-TW': '系統檢查發現差異',
    'en-US': 'System check found a difference',
  },
  largeOrder: { 'zh-CN': '大额订单', 'zh-TW': '大額訂單', 'en-US': 'Large order' },
  payoutRejected: { 'zh-CN': '代付被拒绝', 'zh-TW': '代付遭拒絕', 'en-US': 'Payout rejected' },
  lowBalance: { 'zh-CN': '余额不足', 'zh-TW': '餘額不足', 'en-US': 'Low balance' },
  noAnswer: {
    'zh-CN': '不确定是否送达',
    'zh-TW': '不確定是否送達',
    'en-US': 'Unknown whether it arrived',
  },
  unreachable: {
    'zh-CN': '无法连接',
    'zh-TW': '無法連線',
    'en-US': 'Unreachable',
  },
  refusedAddress: {
    'zh-CN': '地址不是公网地址',
    'zh-TW': '網址不是公開網路位址',
    'en-US': 'Not a public address',
  },
  noAddress: {
    'zh-CN': '系统设置中没有地址',
    'zh-TW': '系統設定中沒有網址',
    'en-US': 'No address in the settings',
  },
  httpStatus: {
    'zh-CN': '应答 HTTP {{status}}',
    'zh-TW': '回應 HTTP {{status}}',
    'en-US': 'Answered HTTP {{status}}',
  },
  notBound: { 'zh-CN': '群组未绑定', 'zh-TW': '群組未綁定', 'en-US': 'The group is not bound' },
  order: { 'zh-CN': '查询代收订单', 'zh-TW': '查詢代收訂單', 'en-US': 'State of a collection order' },
  payout: { 'zh-CN': '查询代付订单', 'zh-TW': '查詢代付訂單', 'en-US': 'State of a payout' },
  balance: { 'zh-CN': '查询余额', 'zh-TW': '查詢餘額', 'en-US': 'Balance' },
  rate: { 'zh-CN': '查询费率', 'zh-TW': '查詢費率', 'en-US': 'Rates' },
  fund: { 'zh-CN': '查询资金记录', 'zh-TW': '查詢資金記錄', 'en-US': 'Fund record' },
});
