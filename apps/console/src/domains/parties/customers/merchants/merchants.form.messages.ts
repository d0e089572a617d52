import { defineMessages } from '../../../../shared/messages.ts';

export const merchantFormMessages = defineMessages('merchants.form', {
  addHelp: {
    'zh-CN': '创建商户号、签名密钥和登录账号。产品与费率在保存后约定。',
    'zh-TW': '建立商家編號、簽名金鑰與登入帳號。產品與費率在儲存後約定。',
    'en-US': 'Creates its number, signing key and sign-in account. Agree its products and fees afterwards.',
  },
  editTitle: { 'zh-CN': '修改 {{name}}', 'zh-TW': '修改 {{name}}', 'en-US': 'Edit {{name}}' },
  add: { 'zh-CN': '添加', 'zh-TW': '新增', 'en-US': 'Add' },
  save: { 'zh-CN': '保存', 'zh-TW': '儲存', 'en-US': 'Save' },
  added: { 'zh-CN': '已添加 {{name}}', 'zh-TW': '已新增 {{name}}', 'en-US': '{{name}} added' },
  saved: { 'zh-CN': '已保存 {{name}}', 'zh-TW': '已儲存 {{name}}', 'en-US': '{{name}} saved' },
  sectionMerchant: { 'zh-CN': '商户', 'zh-TW': '商家', 'en-US': 'Merchant' },
  sectionAccess: { 'zh-CN': '接口与回调', 'zh-TW': 'API 與回呼', 'en-US': 'API and callbacks' },
  name: { 'zh-CN': '名称', 'zh-TW': '名稱', 'en-US': 'Name' },
  signProfile: { 'zh-CN': '签名方式', 'zh-TW': '簽名方式', 'en-US': 'Signature' },
  signProfileHelp: {
    'zh-CN': '更改后立即生效，商户必须同时更改。',
    'zh-TW': '變更後立即生效，商家必須同時變更。',
    'en-US': 'A change applies at once: the merchant must change at the same time.',
  },
  callbackFormat: { 'zh-CN': '回调格式', 'zh-TW': '回呼格式', 'en-US': 'Callback format' },
  defaultNotifyUrl: { 'zh-CN': '默认回调地址', 'zh-TW': '預設回呼網址', 'en-US': 'Default callback URL' },
  notifyUrlHelp: {
    'zh-CN': '订单没有自带回调地址时使用。',
    'zh-TW': '訂單沒有自帶回呼網址時使用。',
    'en-US': 'For orders without their own.',
  },
  allowedIps: { 'zh-CN': '接口 IP 白名单', 'zh-TW': 'API IP 白名單', 'en-US': 'Allowed API addresses' },
  allowedIpsHelp: {
    'zh-CN': '每行一个 IP 地址或网段，例如 203.0.113.7 或 2001:db8::/32；留空则不限。',
    'zh-TW': '每行一個 IP 位址或網段，例如 203.0.113.7 或 2001:db8::/32；留空則不限。',
    'en-US': 'One address or network per line, such as 203.0.113.7 or 2001:db8::/32. Empty: any.',
  },
  invalidNetworks: {
    'zh-CN': '不是 IP 地址，也不是网段：{{entries}}',
    'zh-TW': '不是 IP 位址，也不是網段：{{entries}}',
    'en-US': 'Neither an address nor a network: {{entries}}',
  },
  keyTitle: {
    'zh-CN': '{{name}} 的签名密钥',
    'zh-TW': '{{name}} 的簽名金鑰',
    'en-US': 'Signing key of {{name}}',
  },
  keyBody: {
    'zh-CN': '商户号 {{number}}。请通过安全的渠道交给商户。',
    'zh-TW': '商家編號 {{number}}。請透過安全的管道交給商家。',
    'en-US': 'Merchant number {{number}}. Hand it to the merchant over a safe channel.',
  },
  key: { 'zh-CN': '签名密钥', 'zh-TW': '簽名金鑰', 'en-US': 'Signing key' },
  rotateTitle: {
    'zh-CN': '更换 {{name}} 的密钥',
    'zh-TW': '更換 {{name}} 的金鑰',
    'en-US': 'Rotate the key of {{name}}',
  },
  rotateBody: {
    'zh-CN': '新密钥立即可用；旧密钥在下面的时间内仍然有效，0 小时则立即失效。',
    'zh-TW': '新金鑰立即可用；舊金鑰在下面的時間內仍然有效，0 小時則立即失效。',
    'en-US': 'The new key works at once. The old one stays valid for the hours below; 0 ends it at once.',
  },
  graceHours: {
    'zh-CN': '旧密钥保留（小时）',
    'zh-TW': '舊金鑰保留（小時）',
    'en-US': 'Keep the old key (hours)',
  },
  graceHelp: { 'zh-CN': '0 到 168', 'zh-TW': '0 到 168', 'en-US': '0 to 168' },
  rotate: { 'zh-CN': '更换密钥', 'zh-TW': '更換金鑰', 'en-US': 'Rotate key' },
  revokeTitle: {
    'zh-CN': '作废 {{name}} 的旧密钥？',
    'zh-TW': '作廢 {{name}} 的舊金鑰？',
    'en-US': 'Revoke the old key of {{name}}?',
  },
  revokeBody: {
    'zh-CN': '用旧密钥签名的请求会立即被拒绝。',
    'zh-TW': '用舊金鑰簽名的請求會立即被拒絕。',
    'en-US': 'Requests signed with it are refused at once.',
  },
  revoke: { 'zh-CN': '作废', 'zh-TW': '作廢', 'en-US': 'Revoke' },
  revoked: { 'zh-CN': '旧密钥已作废', 'zh-TW': '舊金鑰已作廢', 'en-US': 'Old key revoked' },
  adjustTitle: {
    'zh-CN': '调整 {{name}} 的余额',
    'zh-TW': '調整 {{name}} 的餘額',
    'en-US': 'Adjust the balance of {{name}}',
  },
  adjustBody: {
    'zh-CN': '直接记账，原因写入账本。超过限额时需要另一人审批。',
    'zh-TW': '直接記帳，原因寫入帳本。超過限額時須由另一人核准。',
    'en-US': 'Posted to the ledger with the reason. Above the limit a second person must approve.',
  },
  clearTitle: {
    'zh-CN': '清零 {{name}} 的 {{currency}} 余额？',
    'zh-TW': '歸零 {{name}} 的 {{currency}} 餘額？',
    'en-US': 'Clear the {{currency}} balance of {{name}}?',
  },
  clearBody: {
    'zh-CN': '可用余额 {{amount}} 会全部扣除；为代付冻结的资金保留。',
    'zh-TW': '可用餘額 {{amount}} 會全部扣除；為代付凍結的資金保留。',
    'en-US': 'The whole available {{amount}} is taken. Money held for payouts stays.',
  },
  clear: { 'zh-CN': '清零', 'zh-TW': '歸零', 'en-US': 'Clear' },
  testTitle: {
    'zh-CN': '向 {{name}} 发送测试回调？',
    'zh-TW': '向 {{name}} 送出測試回呼？',
    'en-US': 'Send a test callback to {{name}}?',
  },
  testBody: {
    'zh-CN': '向默认回调地址发送一条已签名的回调。其中的订单不存在，单号以 TEST 开头。',
    'zh-TW': '向預設回呼網址送出一則已簽名的回呼。其中的訂單不存在，單號以 TEST 開頭。',
    'en-US':
      'One signed callback goes to the default URL. Its order does not exist: the numbers begin with TEST.',
  },
  test: { 'zh-CN': '发送', 'zh-TW': '送出', 'en-US': 'Send' },
  testResult: {
    'zh-CN': '{{name}} 的测试回调',
    'zh-TW': '{{name}} 的測試回呼',
    'en-US': 'Test callback of {{name}}',
  },
  testGood: {
    'zh-CN': '商户系统已收到并确认。',
    'zh-TW': '商家系統已收到並確認。',
    'en-US': 'The merchant’s system took it and acknowledged.',
  },
  testBad: {
    'zh-CN': '正式的回调会按计划重试，直到商户系统回应 success。',
    'zh-TW': '正式的回呼會依計畫重試，直到商家系統回應 success。',
    'en-US': 'A real callback would be repeated on schedule until the system answers success.',
  },
  testLatency: { 'zh-CN': '用时', 'zh-TW': '用時', 'en-US': 'Took' },
  close: { 'zh-CN': '关闭', 'zh-TW': '關閉', 'en-US': 'Close' },
  ownTitle: { 'zh-CN': '回调设置', 'zh-TW': '回呼設定', 'en-US': 'Callback settings' },
  ownSaved: { 'zh-CN': '回调设置已保存', 'zh-TW': '回呼設定已儲存', 'en-US': 'Callback settings saved' },
});
