import { defineMessages } from '../../../shared/messages.ts';

export const ipRuleFormMessages = defineMessages('ipRules.form', {
  addTitle: { 'zh-CN': '新增 IP 规则', 'zh-TW': '新增 IP 規則', 'en-US': 'Add IP rules' },
  editTitle: { 'zh-CN': '编辑 {{network}}', 'zh-TW': '編輯 {{network}}', 'en-US': 'Edit {{network}}' },
  effect: {
    'zh-CN':
      '有规则的对象只能从名单内的地址访问。账号需同时符合角色、账号的规则和自己的地址名单；商户也需符合自己的名单。',
    'zh-TW':
      '有規則的對象只能從清單內的位址存取。帳號須同時符合角色、帳號的規則與自己的位址清單；商家亦須符合自己的清單。',
    'en-US':
      'A subject with rules may come only from the listed addresses. An account needs an address that the rules of its role, its own rules and its own list all allow; a merchant’s own list holds as well.',
  },
  kind: { 'zh-CN': '适用于', 'zh-TW': '適用於', 'en-US': 'For' },
  role: { 'zh-CN': '角色', 'zh-TW': '角色', 'en-US': 'Role' },
  account: { 'zh-CN': '账号', 'zh-TW': '帳號', 'en-US': 'Account' },
  networks: { 'zh-CN': 'IP 或网段', 'zh-TW': 'IP 或網段', 'en-US': 'Addresses or networks' },
  notNetwork: {
    'zh-CN': '不是 IP 地址，也不是网段',
    'zh-TW': '不是 IP 位址，也不是網段',
    'en-US': 'Neither an address nor a network',
  },
  networksHelp: {
    'zh-CN': '每行一个，如 203.0.113.7 或 2001:db8::/32',
    'zh-TW': '每行一個，例如 203.0.113.7 或 2001:db8::/32',
    'en-US': 'One a line, such as 203.0.113.7 or 2001:db8::/32',
  },
  note: { 'zh-CN': '备注', 'zh-TW': '備註', 'en-US': 'Note' },
  expiry: { 'zh-CN': '有效期', 'zh-TW': '有效期', 'en-US': 'Valid for' },
  expiresAt: { 'zh-CN': '有效期至', 'zh-TW': '有效期至', 'en-US': 'Until' },
  enabled: { 'zh-CN': '启用', 'zh-TW': '啟用', 'en-US': 'Enabled' },
  keepExpiry: { 'zh-CN': '不变', 'zh-TW': '不變', 'en-US': 'Unchanged' },
  add: { 'zh-CN': '新增', 'zh-TW': '新增', 'en-US': 'Add' },
  save: { 'zh-CN': '保存', 'zh-TW': '儲存', 'en-US': 'Save' },
  shutsOut: {
    'zh-CN': '您当前的地址 {{ip}} 会被挡在外面，因此无法保存。请把它加入名单。',
    'zh-TW': '您目前的位址 {{ip}} 會被擋在外面，因此無法儲存。請將它加入清單。',
    'en-US': 'This would shut out your own address, {{ip}}, so it cannot be saved. Add it to the list.',
  },
  cutsOff: {
    'zh-CN': '将结束 {{count}} 个登录会话',
    'zh-TW': '將結束 {{count}} 個登入工作階段',
    'en-US': '{{count}} sessions will end',
  },
  cutsOffNobody: {
    'zh-CN': '没有登录会话会因此结束',
    'zh-TW': '沒有登入工作階段會因此結束',
    'en-US': 'No session will end',
  },
  refuses: {
    'zh-CN': '将拒绝 {{count}} 个近期调用方的请求',
    'zh-TW': '將拒絕 {{count}} 個近期呼叫方的請求',
    'en-US': '{{count}} recent callers will be refused',
  },
  caller: {
    'zh-CN': '{{name}}（{{id}}），来自 {{ip}}',
    'zh-TW': '{{name}}（{{id}}），來自 {{ip}}',
    'en-US': '{{name}} ({{id}}) from {{ip}}',
  },
  refusesNobody: {
    'zh-CN': '最近 30 天没有记录到名单外地址的请求。之后名单外地址的请求将被拒绝。',
    'zh-TW': '最近 30 天沒有記錄到清單外位址的請求。之後清單外位址的請求將被拒絕。',
    'en-US': 'No call from another address was recorded in the last 30 days. Later ones will be refused.',
  },
  session: {
    'zh-CN': '{{account}}，来自 {{ip}}',
    'zh-TW': '{{account}}，來自 {{ip}}',
    'en-US': '{{account}} from {{ip}}',
  },
  more: { 'zh-CN': '另有 {{count}} 个', 'zh-TW': '另有 {{count}} 個', 'en-US': '{{count}} more' },
  saved: {
    'zh-CN': '已保存 {{networks}}',
    'zh-TW': '已儲存 {{networks}}',
    'en-US': '{{networks}} saved',
  },
  alreadyListed: {
    'zh-CN': '之前已有规则：{{networks}}',
    'zh-TW': '先前已有規則：{{networks}}',
    'en-US': 'Had a rule before: {{networks}}',
  },
  ended: {
    'zh-CN': '已结束 {{count}} 个登录会话',
    'zh-TW': '已結束 {{count}} 個登入工作階段',
    'en-US': '{{count}} sessions ended',
  },
  enableTitle: { 'zh-CN': '启用 {{network}}', 'zh-TW': '啟用 {{network}}', 'en-US': 'Enable {{network}}' },
  disableTitle: { 'zh-CN': '停用 {{network}}', 'zh-TW': '停用 {{network}}', 'en-US': 'Disable {{network}}' },
  removeTitle: { 'zh-CN': '删除 {{network}}', 'zh-TW': '刪除 {{network}}', 'en-US': 'Remove {{network}}' },
  enable: { 'zh-CN': '启用', 'zh-TW': '啟用', 'en-US': 'Enable' },
  disable: { 'zh-CN': '停用', 'zh-TW': '停用', 'en-US': 'Disable' },
  remove: { 'zh-CN': '删除', 'zh-TW': '刪除', 'en-US': 'Remove' },
  removed: { 'zh-CN': '已删除 {{network}}', 'zh-TW': '已刪除 {{network}}', 'en-US': '{{network}} removed' },
  importTitle: { 'zh-CN': '导入 IP 规则', 'zh-TW': '匯入 IP 規則', 'en-US': 'Import IP rules' },
  importBody: {
    'zh-CN':
      '每行一条规则，可直接使用导出的 CSV。类型（kind）为 role、account、merchants、merchant 或 devices。',
    'zh-TW':
      '每行一條規則，可直接使用匯出的 CSV。類型（kind）為 role、account、merchants、merchant 或 devices。',
    'en-US':
      'One rule a line. An exported CSV can be used as it is. The kind is role, account, merchants, merchant or devices.',
  },
  importStem: { 'zh-CN': 'IP规则', 'zh-TW': 'IP規則', 'en-US': 'ip-rules' },
});
