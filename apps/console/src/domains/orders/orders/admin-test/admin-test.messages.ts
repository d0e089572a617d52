import { defineMessages } from '../../../../shared/messages.ts';

export const adminTestMessages = defineMessages('adminTest', {
  intro: {
    'zh-CN': '代商户创建测试订单：服务器用商户密钥签名，规则与商户接口相同。测试订单不计入统计。',
    'zh-TW': '代商家建立測試訂單：伺服器用商家金鑰簽章，規則與商家 API 相同。測試訂單不計入統計。',
    'en-US':
      'Creates a test order for a merchant. The server signs with the merchant’s key, by the rules of the merchant API. Test orders are left out of figures.',
  },
  merchantTitle: { 'zh-CN': '商户', 'zh-TW': '商家', 'en-US': 'Merchant' },
  merchant: { 'zh-CN': '代哪个商户下单', 'zh-TW': '代哪個商家下單', 'en-US': 'On behalf of' },
  chooseMerchant: { 'zh-CN': '请选择商户', 'zh-TW': '請選擇商家', 'en-US': 'Choose a merchant' },
  withoutCallback: { 'zh-CN': '不发送回调', 'zh-TW': '不傳送回呼', 'en-US': 'Without callback' },
  withoutCallbackHelp: {
    'zh-CN': '商户不会收到此订单的任何回调；付款后订单停留在待回调。',
    'zh-TW': '商家不會收到此訂單的任何回呼；付款後訂單停留在待回呼。',
    'en-US': 'The merchant gets no callback. Once paid, the order stays at “callback pending”.',
  },
  realMoney: {
    'zh-CN': '代付测试会占用商户余额，并且会真实付款。',
    'zh-TW': '代付測試會占用商家餘額，並且會真實付款。',
    'en-US': 'A test payout holds the merchant’s balance, and its money is really paid.',
  },
  send: { 'zh-CN': '创建测试订单', 'zh-TW': '建立測試訂單', 'en-US': 'Create test order' },
  payoutTitle: {
    'zh-CN': '为 {{merchant}} 创建测试代付',
    'zh-TW': '為 {{merchant}} 建立測試代付',
    'en-US': 'Create a test payout for {{merchant}}',
  },
  payoutBody: {
    'zh-CN': '{{amount}} 会从商户余额中占用并付出。',
    'zh-TW': '{{amount}} 會從商家餘額中占用並付出。',
    'en-US': '{{amount}} is held on the merchant’s balance and paid out.',
  },
  amountAgain: {
    'zh-CN': '再次输入金额 {{amount}}',
    'zh-TW': '再次輸入金額 {{amount}}',
    'en-US': 'Type the amount again: {{amount}}',
  },
  amountDiffers: { 'zh-CN': '金额不一致', 'zh-TW': '金額不一致', 'en-US': 'The amounts differ' },
  failed: { 'zh-CN': '测试失败', 'zh-TW': '測試失敗', 'en-US': 'Test failed' },
  created: { 'zh-CN': '测试订单已创建', 'zh-TW': '測試訂單已建立', 'en-US': 'Test order created' },
  openOrder: { 'zh-CN': '打开订单', 'zh-TW': '開啟訂單', 'en-US': 'Open order' },
  noResultHelp: {
    'zh-CN': '创建后，这里显示签名、请求、响应和订单。',
    'zh-TW': '建立後，這裡顯示簽章、請求、回應和訂單。',
    'en-US': 'Signature, request, response and order appear here.',
  },
  payer: { 'zh-CN': '模拟付款人', 'zh-TW': '模擬付款人', 'en-US': 'Simulated payer' },
  payerHelp: {
    'zh-CN': '演示环境的模拟器可以支付此订单：打开收银台，全额付款，设备上报短信。',
    'zh-TW': '展示環境的模擬器可以支付此訂單：開啟收銀台，全額付款，裝置回報簡訊。',
    'en-US':
      'The demo’s simulator can pay this order: it opens the pay page, pays in full, and a device reports the message.',
  },
  pay: { 'zh-CN': '模拟付款', 'zh-TW': '模擬付款', 'en-US': 'Pay order' },
  payRequested: {
    'zh-CN': '付款人已出发，状态会自动更新',
    'zh-TW': '付款人已出發，狀態會自動更新',
    'en-US': 'Payment requested; the status updates by itself',
  },
});
