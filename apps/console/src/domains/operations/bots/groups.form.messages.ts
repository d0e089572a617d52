import { defineMessages } from '../../../shared/messages.ts';

export const groupFormMessages = defineMessages('bots.groups.form', {
  addTitle: { 'zh-CN': '添加群组', 'zh-TW': '新增群組', 'en-US': 'Add group' },
  addBody: {
    'zh-CN': '添加后会显示一次性绑定码，用它把 Telegram 群组绑定到这里。',
    'zh-TW': '新增後會顯示一次性綁定碼，用它把 Telegram 群組綁定到這裡。',
    'en-US': 'Next you get a one-time code that binds the Telegram group.',
  },
  editTitle: { 'zh-CN': '修改 {{name}}', 'zh-TW': '修改 {{name}}', 'en-US': 'Edit {{name}}' },
  name: { 'zh-CN': '名称', 'zh-TW': '名稱', 'en-US': 'Name' },
  nameHelp: {
    'zh-CN': '在这里的名称，Telegram 中的不变',
    'zh-TW': '在這裡的名稱，Telegram 中的不變',
    'en-US': 'Its name here; the one in Telegram stays',
  },
  ownerKind: { 'zh-CN': '所属类型', 'zh-TW': '所屬類型', 'en-US': 'Kind of owner' },
  ownerKindHelp: {
    'zh-CN': '群组只会收到所属方自己能看到的内容。之后不能更改。',
    'zh-TW': '群組只會收到所屬方自己能看到的內容。之後不能更改。',
    'en-US': 'The group gets only what its owner may see. It cannot change later.',
  },
  ownerUserId: { 'zh-CN': '所属用户', 'zh-TW': '所屬使用者', 'en-US': 'Owner' },
  language: { 'zh-CN': '消息语言', 'zh-TW': '訊息語言', 'en-US': 'Language of messages' },
  notices: { 'zh-CN': '通知', 'zh-TW': '通知', 'en-US': 'Notices' },
  noticesHelp: {
    'zh-CN': '机器人主动发到群组的内容',
    'zh-TW': '機器人主動傳到群組的內容',
    'en-US': 'What the bot writes to the group by itself',
  },
  currency: { 'zh-CN': '币种', 'zh-TW': '幣別', 'en-US': 'Currency' },
  currencyHelp: {
    'zh-CN': '只比较这个币种的订单和余额',
    'zh-TW': '僅比較這個幣別的訂單與餘額',
    'en-US': 'Only orders and balances of this currency are compared',
  },
  largeOrderMinor: { 'zh-CN': '大额订单起点', 'zh-TW': '大額訂單起點', 'en-US': 'Large order from' },
  lowBalanceMinor: { 'zh-CN': '余额低于', 'zh-TW': '餘額低於', 'en-US': 'Balance below' },
  lowBalanceHelp: {
    'zh-CN': '商户看可用余额，供应商看押金内还可收款的额度。低于时通知一次，恢复后重新计算。',
    'zh-TW': '商家看可用餘額，供應商看押金內還可收款的額度。低於時通知一次，恢復後重新計算。',
    'en-US':
      'Available balance of a merchant; what its deposit still lets a supplier receive. Told once until it is above again.',
  },
  commands: { 'zh-CN': '命令', 'zh-TW': '指令', 'en-US': 'Commands' },
  commandsHelp: {
    'zh-CN': '只回答白名单中可以使用该命令的人员',
    'zh-TW': '只回覆白名單中可以使用該指令的人員',
    'en-US': 'Answered only to people on the white list who may use them',
  },
  quietFrom: { 'zh-CN': '免打扰开始', 'zh-TW': '勿擾開始', 'en-US': 'Quiet from' },
  quietTo: { 'zh-CN': '免打扰结束', 'zh-TW': '勿擾結束', 'en-US': 'Quiet until' },
  quietHelp: {
    'zh-CN': '平台时区，可跨零点；这段时间的通知在结束时发送。留空则随时发送。',
    'zh-TW': '平台時區，可跨午夜；這段時間的通知在結束時傳送。留空則隨時傳送。',
    'en-US': 'Platform time, may pass midnight. Notices wait until its end. Empty: sent at any time.',
  },
  sameTime: {
    'zh-CN': '开始和结束不能相同',
    'zh-TW': '開始和結束不能相同',
    'en-US': 'Must differ from the start',
  },
  chosen: { 'zh-CN': '已选 {{count}} 个', 'zh-TW': '已選 {{count}} 個', 'en-US': 'Chosen: {{count}}' },
  add: { 'zh-CN': '添加', 'zh-TW': '新增', 'en-US': 'Add' },
  save: { 'zh-CN': '保存', 'zh-TW': '儲存', 'en-US': 'Save' },
  saved: { 'zh-CN': '已保存 {{name}}', 'zh-TW': '已儲存 {{name}}', 'en-US': '{{name}} is saved' },
  enabledNow: { 'zh-CN': '已启用 {{name}}', 'zh-TW': '已啟用 {{name}}', 'en-US': '{{name}} is enabled' },
  disabledNow: { 'zh-CN': '已停用 {{name}}', 'zh-TW': '已停用 {{name}}', 'en-US': '{{name}} is disabled' },
  codeTitle: {
    'zh-CN': '绑定 {{name}}',
    'zh-TW': '綁定 {{name}}',
    'en-US': 'Bind {{name}}',
  },
  codeBody: {
    'zh-CN':
      '把机器人加入 Telegram 群组，再由白名单中可以绑定群组的人员在 30 分钟内（{{time}} 之前）在群组中发送下面的文字。绑定码只能使用一次。',
    'zh-TW':
      '將機器人加入 Telegram 群組，再由白名單中可以綁定群組的人員在 30 分鐘內（{{time}} 之前）在群組中傳送下面的文字。綁定碼只能使用一次。',
    'en-US':
      'Add the bot to the Telegram group. Then a person on the white list who may bind groups sends this text there within 30 minutes (until {{time}}). The code works once.',
  },
  code: { 'zh-CN': '在群组中发送', 'zh-TW': '在群組中傳送', 'en-US': 'Send in the group' },
  newCodeTitle: {
    'zh-CN': '为 {{name}} 生成新绑定码',
    'zh-TW': '為 {{name}} 產生新綁定碼',
    'en-US': 'New code for {{name}}',
  },
  newCodeBody: {
    'zh-CN': '之前的绑定码立即失效。已绑定的群组在新绑定码使用之前不变。',
    'zh-TW': '之前的綁定碼立即失效。已綁定的群組在新綁定碼使用之前不變。',
    'en-US': 'The earlier code ends at once. A bound group stays bound until the new code is used.',
  },
  newCode: { 'zh-CN': '生成', 'zh-TW': '產生', 'en-US': 'Make a code' },
  testQueued: {
    'zh-CN': '测试消息已排队发送到 {{name}}',
    'zh-TW': '測試訊息已排入佇列，將傳送到 {{name}}',
    'en-US': 'A test message to {{name}} is queued',
  },
  removeTitle: { 'zh-CN': '删除 {{name}}', 'zh-TW': '刪除 {{name}}', 'en-US': 'Delete {{name}}' },
  removeBody: {
    'zh-CN': '机器人不再在该群组发送或回答消息，无法撤销。已发送的消息仍保留在列表中。',
    'zh-TW': '機器人不再於該群組傳送或回覆訊息，無法復原。已傳送的訊息仍保留在列表中。',
    'en-US':
      'The bot no longer writes or answers in this group. This cannot be undone; what was sent stays in the list of messages.',
  },
  remove: { 'zh-CN': '删除', 'zh-TW': '刪除', 'en-US': 'Delete' },
  removed: { 'zh-CN': '已删除 {{name}}', 'zh-TW': '已刪除 {{name}}', 'en-US': '{{name}} is deleted' },
});
