import { defineMessages } from '../../../../shared/messages.ts';

export const supplierFormMessages = defineMessages('suppliers.form', {
  addTitle: { 'zh-CN': '添加供应商', 'zh-TW': '新增供應商', 'en-US': 'Add supplier' },
  addProxyTitle: { 'zh-CN': '添加代理', 'zh-TW': '新增代理', 'en-US': 'Add proxy' },
  add: { 'zh-CN': '添加', 'zh-TW': '新增', 'en-US': 'Add' },
  added: { 'zh-CN': '已添加 {{name}}', 'zh-TW': '已新增 {{name}}', 'en-US': '{{name}} added' },
  section: { 'zh-CN': '供应商', 'zh-TW': '供應商', 'en-US': 'Supplier' },
  name: { 'zh-CN': '名称', 'zh-TW': '名稱', 'en-US': 'Name' },
  leader: { 'zh-CN': '上级', 'zh-TW': '上級', 'en-US': 'Leader' },
  leaderHelp: {
    'zh-CN': '代理的佣金归代理自己，上级不分成。',
    'zh-TW': '代理的佣金歸代理自己，上級不分成。',
    'en-US': 'A proxy keeps its own commission; leaders get no share.',
  },
  noLeader: { 'zh-CN': '没有上级（最上级）', 'zh-TW': '沒有上級（最上級）', 'en-US': 'None (top of a team)' },
  editTitle: { 'zh-CN': '为 {{name}} 改名', 'zh-TW': '為 {{name}} 改名', 'en-US': 'Rename {{name}}' },
  save: { 'zh-CN': '保存', 'zh-TW': '儲存', 'en-US': 'Save' },
  saved: { 'zh-CN': '已保存 {{name}}', 'zh-TW': '已儲存 {{name}}', 'en-US': '{{name}} saved' },
  moveTitle: { 'zh-CN': '{{name}} 换上级', 'zh-TW': '{{name}} 換上級', 'en-US': 'Move {{name}}' },
  moveBody: {
    'zh-CN': '订单和余额不变；新的上级从现在起可以看到并管理它和它的团队。',
    'zh-TW': '訂單和餘額不變；新的上級從現在起可以看到並管理它和它的團隊。',
    'en-US': 'Orders and balances stay. From now on the new leader sees and manages it and its team.',
  },
  move: { 'zh-CN': '换上级', 'zh-TW': '換上級', 'en-US': 'Move' },
  moved: { 'zh-CN': '{{name}} 已换上级', 'zh-TW': '{{name}} 已換上級', 'en-US': '{{name}} moved' },
  sameLeader: { 'zh-CN': '请选择另一个上级', 'zh-TW': '請選擇另一個上級', 'en-US': 'Choose another leader' },
  means: { 'zh-CN': '这意味着', 'zh-TW': '這表示', 'en-US': 'What it means' },
  meansAlone: {
    'zh-CN': '只移动它自己：{{accounts}} 个账户。',
    'zh-TW': '只移動它自己：{{accounts}} 個帳戶。',
    'en-US': 'It moves alone, with {{accounts}} accounts.',
  },
  meansTeam: {
    'zh-CN': '连同团队共 {{count}} 个供应商、{{accounts}} 个账户一起移动。',
    'zh-TW': '連同團隊共 {{count}} 個供應商、{{accounts}} 個帳戶一起移動。',
    'en-US': '{{count}} suppliers with {{accounts}} accounts move together.',
  },
  meansLoses: {
    'zh-CN': '{{leader}} 不再看到它们。',
    'zh-TW': '{{leader}} 不再看到它們。',
    'en-US': '{{leader}} no longer sees them.',
  },
  meansRates: {
    'zh-CN': '以下产品的佣金高于新的上级：{{products}}。现有约定保留。',
    'zh-TW': '以下產品的佣金高於新的上級：{{products}}。現有約定保留。',
    'en-US': 'Its commission is above the new leader’s for {{products}}. Existing agreements stay.',
  },
  meansMissing: {
    'zh-CN': '新的上级没有约定这些产品：{{products}}。现有约定保留。',
    'zh-TW': '新的上級沒有約定這些產品：{{products}}。現有約定保留。',
    'en-US': 'The new leader has no agreement for {{products}}. Existing agreements stay.',
  },
  restoreTitle: {
    'zh-CN': '帮助 {{name}} 重新登录',
    'zh-TW': '協助 {{name}} 重新登入',
    'en-US': 'Help {{name}} back in',
  },
  restoreBody: {
    'zh-CN': '此账号现有的登录会结束，它会收到通知。',
    'zh-TW': '此帳號現有的登入會結束，它會收到通知。',
    'en-US': 'Its sessions end, and it is notified.',
  },
  password: { 'zh-CN': '新密码', 'zh-TW': '新密碼', 'en-US': 'New password' },
  passwordHelp: {
    'zh-CN': '留空则不更改密码',
    'zh-TW': '留空則不變更密碼',
    'en-US': 'Leave empty to keep the password',
  },
  removeAuthenticator: {
    'zh-CN': '移除身份验证器（手机丢失）',
    'zh-TW': '移除身分驗證器（手機遺失）',
    'en-US': 'Remove the authenticator (phone lost)',
  },
  restore: { 'zh-CN': '确定', 'zh-TW': '確定', 'en-US': 'Restore access' },
  restored: {
    'zh-CN': '{{name}} 可以重新登录了',
    'zh-TW': '{{name}} 可以重新登入了',
    'en-US': '{{name}} can sign in again',
  },
  neededEither: {
    'zh-CN': '请填写新密码，或选择移除身份验证器',
    'zh-TW': '請填寫新密碼，或選擇移除身分驗證器',
    'en-US': 'Enter a new password, or remove the authenticator',
  },
  adjustTitle: {
    'zh-CN': '{{name}} 的押金',
    'zh-TW': '{{name}} 的押金',
    'en-US': 'Deposit of {{name}}',
  },
  adjustBody: {
    'zh-CN': '增加为收取押金，减少为退还。超过限额时需要另一人审批。',
    'zh-TW': '增加為收取押金，減少為退還。超過限額時須由另一人核准。',
    'en-US':
      'An increase takes a deposit, a decrease returns it. Above the limit a second person must approve.',
  },
  enableTeamTitle: {
    'zh-CN': '启用 {{name}} 的整个团队？',
    'zh-TW': '啟用 {{name}} 的整個團隊？',
    'en-US': 'Enable the whole team of {{name}}?',
  },
  disableTeamTitle: {
    'zh-CN': '停用 {{name}} 的整个团队？',
    'zh-TW': '停用 {{name}} 的整個團隊？',
    'en-US': 'Disable the whole team of {{name}}?',
  },
  teamBody: {
    'zh-CN': '涉及 {{count}} 个供应商、{{accounts}} 个账户。已分配的订单继续处理。',
    'zh-TW': '涉及 {{count}} 個供應商、{{accounts}} 個帳戶。已分配的訂單繼續處理。',
    'en-US': '{{count}} suppliers with {{accounts}} accounts. Allocated orders continue.',
  },
  teamEnabled: {
    'zh-CN': '{{name}} 的团队已启用',
    'zh-TW': '{{name}} 的團隊已啟用',
    'en-US': 'The team of {{name}} is enabled',
  },
  teamDisabled: {
    'zh-CN': '{{name}} 的团队已停用',
    'zh-TW': '{{name}} 的團隊已停用',
    'en-US': 'The team of {{name}} is disabled',
  },
});
