import { analysisRuleNames } from '../../../../shared/analysis-rules.messages.ts';
import { defineMessages } from '../../../../shared/messages.ts';

export const analysisRuleMessages = defineMessages('orderAnalysisRules', {
  table: { 'zh-CN': '分析规则', 'zh-TW': '分析規則', 'en-US': 'Analysis rules' },
  rule: { 'zh-CN': '规则', 'zh-TW': '規則', 'en-US': 'Rule' },
  ...analysisRuleNames.table,
  enabled: { 'zh-CN': '状态', 'zh-TW': '狀態', 'en-US': 'Status' },
  on: { 'zh-CN': '启用', 'zh-TW': '啟用', 'en-US': 'On' },
  off: { 'zh-CN': '停用', 'zh-TW': '停用', 'en-US': 'Off' },
  windowHours: { 'zh-CN': '时间段（小时）', 'zh-TW': '時段（小時）', 'en-US': 'Window (hours)' },
  least: { 'zh-CN': '至少', 'zh-TW': '至少', 'en-US': 'At least' },
  percent: { 'zh-CN': '比例（%）', 'zh-TW': '比例（%）', 'en-US': 'Share (%)' },
  openCount: { 'zh-CN': '待处理', 'zh-TW': '待處理', 'en-US': 'Open findings' },
  changedAt: { 'zh-CN': '修改时间', 'zh-TW': '修改時間', 'en-US': 'Changed' },
  changedBy: { 'zh-CN': '修改人', 'zh-TW': '修改人', 'en-US': 'Changed by' },
  actions: { 'zh-CN': '操作', 'zh-TW': '操作', 'en-US': 'Actions' },
  actionsOf: { 'zh-CN': '{{name}} 的操作', 'zh-TW': '{{name}} 的操作', 'en-US': 'Actions for {{name}}' },
  edit: { 'zh-CN': '修改', 'zh-TW': '修改', 'en-US': 'Change' },
  editTitle: {
    'zh-CN': '修改规则“{{name}}”',
    'zh-TW': '修改規則「{{name}}」',
    'en-US': 'Change the rule {{name}}',
  },
  editBody: {
    'zh-CN': '从当前时间段起生效，之前的发现不变。',
    'zh-TW': '從目前的時段起生效，先前的發現不變。',
    'en-US': 'Applies from the window that is open now. Earlier findings stay.',
  },
  save: { 'zh-CN': '保存', 'zh-TW': '儲存', 'en-US': 'Save' },
  savedNow: { 'zh-CN': '规则已保存', 'zh-TW': '規則已儲存', 'en-US': 'The rule is saved' },
  leastPayerTimeouts: {
    'zh-CN': '最少超时笔数',
    'zh-TW': '最少逾時筆數',
    'en-US': 'Fewest timed-out orders',
  },
  leastAddressUnpaid: { 'zh-CN': '最少订单数', 'zh-TW': '最少訂單數', 'en-US': 'Fewest orders' },
  leastSharedPayer: { 'zh-CN': '最少商户数', 'zh-TW': '最少商家數', 'en-US': 'Fewest merchants' },
  leastAmountBurst: {
    'zh-CN': '最少同金额笔数',
    'zh-TW': '最少同金額筆數',
    'en-US': 'Fewest orders of the amount',
  },
  leastSupplierSupplements: { 'zh-CN': '最少补单数', 'zh-TW': '最少補單數', 'en-US': 'Fewest supplements' },
  leastAccountDrop: {
    'zh-CN': '每个时段最少订单数',
    'zh-TW': '每個時段最少訂單數',
    'en-US': 'Fewest orders in each window',
  },
  leastReversals: { 'zh-CN': '最少冲正笔数', 'zh-TW': '最少沖正筆數', 'en-US': 'Fewest reversed orders' },
  percentPayerTimeouts: {
    'zh-CN': '超时比例至少（%）',
    'zh-TW': '逾時比例至少（%）',
    'en-US': 'Timed out, at least (%)',
  },
  percentAddressUnpaid: {
    'zh-CN': '成功率至多（%）',
    'zh-TW': '成功率至多（%）',
    'en-US': 'Paid, at most (%)',
  },
  percentAmountBurst: {
    'zh-CN': '占商户订单至少（%）',
    'zh-TW': '佔商家訂單至少（%）',
    'en-US': 'Of the merchant’s orders, at least (%)',
  },
  percentSupplierSupplements: {
    'zh-CN': '至少为其他供应商的（%）',
    'zh-TW': '至少為其他供應商的（%）',
    'en-US': 'Of the other suppliers’ share, at least (%)',
  },
  percentAccountDrop: {
    'zh-CN': '下降至少（百分点）',
    'zh-TW': '下降至少（百分點）',
    'en-US': 'Fall, at least (points)',
  },
  percentReversals: {
    'zh-CN': '冲正比例至少（%）',
    'zh-TW': '沖正比例至少（%）',
    'en-US': 'Reversed, at least (%)',
  },
  leastRule: {
    'zh-CN': '2 到 100000 的整数',
    'zh-TW': '2 到 100000 的整數',
    'en-US': 'A whole number from 2 to 100,000',
  },
  percentRule: {
    'zh-CN': '0 到 {{most}} 的整数',
    'zh-TW': '0 到 {{most}} 的整數',
    'en-US': 'A whole number from 0 to {{most}}',
  },
  wouldFind: { 'zh-CN': '会有的发现', 'zh-TW': '會有的發現', 'en-US': 'Findings' },
  none: { 'zh-CN': '没有规则', 'zh-TW': '沒有規則', 'en-US': 'No rules' },
});
