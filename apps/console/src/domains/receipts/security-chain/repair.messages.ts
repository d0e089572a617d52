import { defineMessages } from '../../../shared/messages.ts';

export const repairMessages = defineMessages('securityChainRepair', {
  title: {
    'zh-CN': '修复 {{account}} 的安全链',
    'zh-TW': '修復 {{account}} 的安全鏈',
    'en-US': 'Repair the chain of {{account}}',
  },
  becomesWhole: {
    'zh-CN': '修复 {{count}} 处断裂，安全链恢复完整。',
    'zh-TW': '修復 {{count}} 處斷裂，安全鏈恢復完整。',
    'en-US': 'Repairs {{count}} breaks. The chain is intact afterwards.',
  },
  staysBroken: {
    'zh-CN': '修复 {{count}} 处断裂，之后仍有 {{rest}} 处未修复。',
    'zh-TW': '修復 {{count}} 處斷裂，之後仍有 {{rest}} 處未修復。',
    'en-US': 'Repairs {{count}} breaks. Later breaks that stay open: {{rest}}.',
  },
  supplements: {
    'zh-CN': '断链补单计数 {{count}}（上限 {{limit}}）将清零。',
    'zh-TW': '斷鏈補單計數 {{count}}（上限 {{limit}}）將歸零。',
    'en-US': 'The supplement count, now {{count}} of {{limit}}, restarts.',
  },
  breaks: { 'zh-CN': '将修复的断裂', 'zh-TW': '將修復的斷裂', 'en-US': 'Breaks to repair' },
  newestOf: {
    'zh-CN': '最近 {{shown}} 处，共 {{count}} 处',
    'zh-TW': '最近 {{shown}} 處，共 {{count}} 處',
    'en-US': 'Newest {{shown}} of {{count}}',
  },
  time: { 'zh-CN': '接收时间', 'zh-TW': '接收時間', 'en-US': 'Received' },
  expected: { 'zh-CN': '应有余额', 'zh-TW': '應有餘額', 'en-US': 'Expected' },
  stated: { 'zh-CN': '消息余额', 'zh-TW': '訊息餘額', 'en-US': 'Stated' },
  difference: { 'zh-CN': '差额', 'zh-TW': '差額', 'en-US': 'Difference' },
  following: { 'zh-CN': '后续消息', 'zh-TW': '後續訊息', 'en-US': 'Following' },
  reliable: { 'zh-CN': '其中可靠', 'zh-TW': '其中可靠', 'en-US': 'Reliable' },
  flagged: { 'zh-CN': '断链时完成', 'zh-TW': '斷鏈時完成', 'en-US': 'Paid while broken' },
  reliableHelp: {
    'zh-CN': '修复不会让消息变为可靠；断裂之后的消息要自行满足安全参数。',
    'zh-TW': '修復不會讓訊息變為可靠；斷裂之後的訊息要自行滿足安全參數。',
    'en-US':
      'A repair makes no message reliable. Messages after a break must meet the parameters themselves.',
  },
  reason: { 'zh-CN': '原因', 'zh-TW': '原因', 'en-US': 'Reason' },
  reasonHelp: {
    'zh-CN': '余额为何不连续，例如银行扣费没有短信。',
    'zh-TW': '餘額為何不連續，例如銀行扣費沒有簡訊。',
    'en-US': 'Why the balances do not follow, such as a bank fee without a message.',
  },
  reasonMissing: { 'zh-CN': '请填写原因', 'zh-TW': '請填寫原因', 'en-US': 'Enter a reason' },
  confirm: { 'zh-CN': '修复', 'zh-TW': '修復', 'en-US': 'Repair' },
  repairedNow: {
    'zh-CN': '{{account}} 的安全链已恢复完整',
    'zh-TW': '{{account}} 的安全鏈已恢復完整',
    'en-US': 'The chain of {{account}} is intact',
  },
  partlyRepaired: {
    'zh-CN': '已修复 {{count}} 处断裂，{{account}} 的安全链仍然断裂',
    'zh-TW': '已修復 {{count}} 處斷裂，{{account}} 的安全鏈仍然斷裂',
    'en-US': 'Breaks repaired: {{count}}. The chain of {{account}} is still broken',
  },
  chooseTitle: { 'zh-CN': '修复安全链', 'zh-TW': '修復安全鏈', 'en-US': 'Repair a chain' },
  chooseBody: {
    'zh-CN': '先预览，再决定。',
    'zh-TW': '先預覽，再決定。',
    'en-US': 'You see what it repairs before you confirm.',
  },
  chain: { 'zh-CN': '断裂的账户', 'zh-TW': '斷裂的帳戶', 'en-US': 'Account with a broken chain' },
  chainMissing: { 'zh-CN': '请选择账户', 'zh-TW': '請選擇帳戶', 'en-US': 'Choose an account' },
  preview: { 'zh-CN': '预览', 'zh-TW': '預覽', 'en-US': 'Preview' },
  noneBroken: { 'zh-CN': '没有断裂的安全链', 'zh-TW': '沒有斷裂的安全鏈', 'en-US': 'No chain is broken' },

  handleTitle: {
    'zh-CN': '处理 {{account}} 的异常',
    'zh-TW': '處理 {{account}} 的異常',
    'en-US': 'Handle the finding about {{account}}',
  },
  handleBody: {
    'zh-CN': '标记为已处理。安全链不受影响；断裂要另行修复。',
    'zh-TW': '標記為已處理。安全鏈不受影響；斷裂要另行修復。',
    'en-US': 'Marks it as handled. The chain does not change: repair a break separately.',
  },
  note: { 'zh-CN': '处理说明', 'zh-TW': '處理說明', 'en-US': 'Note' },
  noteHelp: {
    'zh-CN': '查明了什么，做了什么。',
    'zh-TW': '查明了什麼，做了什麼。',
    'en-US': 'What was found out and done.',
  },
  noteMissing: { 'zh-CN': '请填写说明', 'zh-TW': '請填寫說明', 'en-US': 'Enter a note' },
  handleConfirm: { 'zh-CN': '标记为已处理', 'zh-TW': '標記為已處理', 'en-US': 'Mark as handled' },
  handledNow: { 'zh-CN': '异常已处理', 'zh-TW': '異常已處理', 'en-US': 'Finding handled' },
  reopenedNow: { 'zh-CN': '异常已重新打开', 'zh-TW': '異常已重新開啟', 'en-US': 'Finding reopened' },
});
