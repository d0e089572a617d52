import type { CashierAccount, CashierStatus } from './cashier.types.ts';

const of = (zhCN: string, zhTW: string, enUS: string) => ({ 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS });

/** Texts of the payer's page. */
export const cashierLabels = {
  page: of('支付', '付款', 'Payment'),
  payTo: of('收款方', '收款方', 'Pay to'),
  language: of('语言', '語言', 'Language'),
  amount: of('应付金额', '應付金額', 'Amount to pay'),
  orderAmount: of('订单金额', '訂單金額', 'Order amount'),
  payExactly: of(
    '请支付与此完全一致的金额；金额与订单略有差别，是为了识别您的付款。',
    '請支付與此完全一致的金額；金額與訂單略有差異，是為了辨識您的付款。',
    'Pay exactly this amount. It differs slightly from the order amount so that we can identify your payment.',
  ),
  timeLeft: of('剩余时间', '剩餘時間', 'Time left'),
  order: of('订单号', '訂單編號', 'Order'),
  accountName: of('收款人', '收款人', 'Payee'),
  bankName: of('银行', '銀行', 'Bank'),
  cardNumber: of('账号', '帳號', 'Account number'),
  ifscCode: of('IFSC', 'IFSC', 'IFSC'),
  vpa: of('UPI 账号', 'UPI 帳號', 'UPI ID'),
  mobileNumber: of('收款手机号', '收款手機號碼', 'Mobile number'),
  usdtNetwork: of('网络', '網路', 'Network'),
  usdtAddress: of('收款地址', '收款地址', 'Address'),
  identifyCode: of('附言', '附言', 'Reference'),
  identifyNote: of(
    '转账时请在附言中填写，否则无法识别您的付款。',
    '轉帳時請在附言中填寫，否則無法辨識您的付款。',
    'Enter it as the reference of your transfer, otherwise we cannot identify your payment.',
  ),
  reference: of(
    '付款后填写交易参考号（UTR）',
    '付款後填寫交易參考編號（UTR）',
    'After paying, enter the transaction reference (UTR)',
  ),
  referenceHelp: of(
    '在付款应用的交易详情中可以找到。可不填；到账慢或无法识别时有助于找到您的付款。',
    '可在付款應用程式的交易明細中找到。可不填；入帳較慢或無法辨識時，有助於找到您的付款。',
    'You find it in the transaction details of your payment app. Optional; it helps us find your payment if it is slow or cannot be identified.',
  ),
  payerName: of('付款人姓名', '付款人姓名', 'Payer’s name'),
  payerNameHelp: of(
    '请填写付款账户的实名，用于识别您的付款。',
    '請填寫付款帳戶的實名，用於辨識您的付款。',
    'The registered name of the paying account, used to identify your payment.',
  ),
  tell: of('提交', '送出', 'Submit'),
  said: of('已收到，谢谢。', '已收到，謝謝。', 'Received, thank you.'),
  referenceInvalid: of(
    '格式不正确，请按付款应用中显示的原样填写。',
    '格式不正確，請依付款應用程式中顯示的原樣填寫。',
    'Invalid format. Copy it exactly as your payment app shows it.',
  ),
  saidTooSoon: of(
    '提交过快，请几秒后再试。',
    '送出過於頻繁，請幾秒後再試。',
    'Too many submissions. Try again in a few seconds.',
  ),
  notTaken: of(
    '此订单不再接收付款信息。',
    '此訂單不再接收付款資訊。',
    'This order no longer accepts payment details.',
  ),
  notKept: of('未能保存，请重试。', '未能儲存，請再試一次。', 'Could not save. Please try again.'),
  copy: of('复制', '複製', 'Copy'),
  copied: of('已复制', '已複製', 'Copied'),
  copyOf: of('复制：{what}', '複製：{what}', 'Copy: {what}'),
  qr: of('付款二维码', '付款 QR 碼', 'Payment QR code'),
  toMerchant: of('返回商户', '返回商家', 'Back to merchant'),
  lost: of(
    '连接中断，正在重试。您的付款不受影响。',
    '連線中斷，正在重試。您的付款不受影響。',
    'Connection lost, reconnecting. Your payment is not affected.',
  ),
  stays: of(
    '付款后请保留此页面，到账后会自动更新。',
    '付款後請保留此頁面，入帳後會自動更新。',
    'Keep this page open after paying. It updates when the payment arrives.',
  ),
  invalid: of('支付链接无效', '付款連結無效', 'Invalid payment link'),
  invalidAdvice: of(
    '请返回商户页面重新打开，并确认链接完整。',
    '請返回商家頁面重新開啟，並確認連結完整。',
    'Open the link from the merchant’s page again and check that it is complete.',
  ),
  notFromHere: of('无法从这里支付', '無法從這裡付款', 'Paying from here is not possible'),
  notFromHereAdvice: of('请联系商户。', '請聯絡商家。', 'Please contact the merchant.'),
  unreachable: of('暂时无法显示', '暫時無法顯示', 'Cannot be shown right now'),
  unreachableAdvice: of('请稍后重试。', '請稍後再試。', 'Please try again later.'),
} as const;

/** Payment instructions and button label by kind of account. */
export const accountLabels = {
  upi: {
    how: of(
      '扫码，或用 UPI 应用向下方账号付款。',
      '掃描 QR 碼，或使用 UPI 應用程式付款至下方帳號。',
      'Scan the code, or pay the UPI ID below from any UPI app.',
    ),
    open: of('打开 UPI 应用', '開啟 UPI 應用程式', 'Open UPI app'),
  },
  bank: {
    how: of(
      '请从您的银行账户转账到下方账户。',
      '請從您的銀行帳戶轉帳至下方帳戶。',
      'Transfer from your bank account to the account below.',
    ),
    open: of('打开银行页面', '開啟銀行頁面', 'Open the bank’s page'),
  },
  wallet: {
    how: of('扫码或打开钱包付款。', '掃描 QR 碼或開啟錢包付款。', 'Scan the code or open the wallet to pay.'),
    open: of('打开钱包', '開啟錢包', 'Open the wallet'),
  },
  usdt: {
    how: of(
      '只能通过下方网络转入 USDT；使用其他网络或币种将无法找回。',
      '僅能透過下方網路轉入 USDT；使用其他網路或幣別將無法找回。',
      'Send USDT over the network below only: anything sent another way is lost.',
    ),
    open: of('打开钱包', '開啟錢包', 'Open the wallet'),
  },
  gateway: {
    how: of(
      '请在支付网关的页面完成付款。',
      '請在支付閘道的頁面完成付款。',
      'Pay on the page of the payment gateway.',
    ),
    open: of('前往付款', '前往付款', 'Continue to payment'),
  },
  mobileMoney: {
    how: of(
      '请用 M-Pesa 等移动钱包向下方号码付款。',
      '請使用 M-Pesa 等行動錢包付款至下方號碼。',
      'Send the money to the number below with M-Pesa or another mobile wallet.',
    ),
    open: of('打开应用', '開啟應用程式', 'Open the app'),
  },
} as const satisfies Record<CashierAccount['kind'], unknown>;

/** Title and advice by order status. */
export const statusLabels = {
  preparing: {
    title: of('正在分配收款账户', '正在分配收款帳戶', 'Finding an account for you'),
    advice: of('通常只需几秒，请稍候。', '通常只需幾秒，請稍候。', 'This takes a few seconds.'),
  },
  payable: {
    title: of('等待付款', '等待付款', 'Waiting for your payment'),
    advice: of(
      '请在剩余时间内完成付款。',
      '請在剩餘時間內完成付款。',
      'Please pay within the time that is left.',
    ),
  },
  paid: {
    title: of('支付成功', '付款成功', 'Paid'),
    advice: of(
      '款项已收到，感谢您的付款。',
      '款項已收到，感謝您的付款。',
      'The money has arrived. Thank you.',
    ),
  },
  timedOut: {
    title: of('订单已超时', '訂單已逾時', 'The time to pay is over'),
    advice: of(
      '请勿再付款。如已付款，请稍候片刻；若仍未到账，请联系商户。',
      '請勿再付款。如已付款，請稍候片刻；若仍未入帳，請聯絡商家。',
      'Do not pay any more. If you have paid, wait a moment; if nothing changes, ask the merchant.',
    ),
  },
  unavailable: {
    title: of('暂无可用的收款账户', '暫無可用的收款帳戶', 'No account can take this payment now'),
    advice: of(
      '请返回商户页面重新下单，或选择其他支付方式。',
      '請返回商家頁面重新下單，或選擇其他付款方式。',
      'Please order again at the merchant’s, or choose another way to pay.',
    ),
  },
  reversed: {
    title: of('款项已退回', '款項已退回', 'The payment was taken back'),
    advice: of(
      '如有疑问，请联系商户。',
      '如有疑問，請聯絡商家。',
      'If this is a surprise, ask the merchant.',
    ),
  },
} as const satisfies Record<CashierStatus, unknown>;
