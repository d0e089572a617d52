import { defineMessages } from '../../../../shared/messages.ts';

/** Texts of the panel that matches one record with several orders, or several records with one. */
export const splitMessages = defineMessages('splitMatching', {
  title: { 'zh-CN': '合并匹配', 'zh-TW': '合併比對', 'en-US': 'Match several' },
  help: {
    'zh-CN': '一笔转账付了多个订单，或多笔转账付了一个订单。',
    'zh-TW': '一筆轉帳付了多個訂單，或多筆轉帳付了一個訂單。',
    'en-US': 'One transfer paid several orders, or several transfers paid one order.',
  },
  records: { 'zh-CN': '流水记录', 'zh-TW': '流水記錄', 'en-US': 'Records' },
  noOthers: {
    'zh-CN': '这个账户没有其他待匹配的记录',
    'zh-TW': '這個帳戶沒有其他待比對的記錄',
    'en-US': 'The account has no other open records',
  },
  orders: { 'zh-CN': '订单', 'zh-TW': '訂單', 'en-US': 'Orders' },
  noOrders: {
    'zh-CN': '没有候选订单，可按订单号添加',
    'zh-TW': '沒有候選訂單，可依訂單號新增',
    'en-US': 'No candidate orders: add one by its number',
  },
  addLabel: { 'zh-CN': '按订单号添加', 'zh-TW': '依訂單號新增', 'en-US': 'Add by order number' },
  addHelp: {
    'zh-CN': '平台订单号或商户订单号',
    'zh-TW': '平台訂單號或商家訂單號',
    'en-US': 'Number of the platform or the merchant',
  },
  add: { 'zh-CN': '添加', 'zh-TW': '新增', 'en-US': 'Add' },
  notFound: {
    'zh-CN': '没有可匹配的这个订单',
    'zh-TW': '沒有可比對的這個訂單',
    'en-US': 'No order with this number can be matched',
  },
  recorded: { 'zh-CN': '到账', 'zh-TW': '到帳', 'en-US': 'Received' },
  asked: { 'zh-CN': '应付', 'zh-TW': '應付', 'en-US': 'Asked' },
  residue: { 'zh-CN': '差额', 'zh-TW': '差額', 'en-US': 'Difference' },
  allowed: { 'zh-CN': '允许 ±{{amount}}', 'zh-TW': '允許 ±{{amount}}', 'en-US': '±{{amount}} allowed' },
  carrier: {
    'zh-CN': '差额记在 {{order}}，由平台与供应商结算；商户按订单金额入账。',
    'zh-TW': '差額記在 {{order}}，由平台與供應商結算；商家依訂單金額入帳。',
    'en-US':
      'The difference is booked with {{order}}, between platform and supplier. Merchants are credited in full.',
  },
  kind: { 'zh-CN': '差额类型', 'zh-TW': '差額類型', 'en-US': 'Kind of difference' },
  kindNone: { 'zh-CN': '请选择', 'zh-TW': '請選擇', 'en-US': 'Choose' },
  bankFee: { 'zh-CN': '银行手续费', 'zh-TW': '銀行手續費', 'en-US': 'Bank fee' },
  underpaid: { 'zh-CN': '付款人少付', 'zh-TW': '付款人少付', 'en-US': 'Payer sent less' },
  overpaid: { 'zh-CN': '付款人多付', 'zh-TW': '付款人多付', 'en-US': 'Payer sent more' },
  rounding: { 'zh-CN': '尾数取整', 'zh-TW': '尾數取整', 'en-US': 'Rounding' },
  other: { 'zh-CN': '其他', 'zh-TW': '其他', 'en-US': 'Other' },
  note: { 'zh-CN': '差额说明', 'zh-TW': '差額說明', 'en-US': 'Explanation' },
  reason: { 'zh-CN': '匹配原因', 'zh-TW': '比對原因', 'en-US': 'Reason' },
  reasonHelp: {
    'zh-CN': '为什么这些记录和订单是一起的',
    'zh-TW': '為什麼這些記錄與訂單是一起的',
    'en-US': 'Why these records and orders belong together',
  },
  shapeRefusal: {
    'zh-CN': '请选一条记录和多个订单，或多条记录和一个订单',
    'zh-TW': '請選一筆記錄與多個訂單，或多筆記錄與一個訂單',
    'en-US': 'Choose one record and several orders, or several records and one order',
  },
  toleranceRefusal: {
    'zh-CN': '差额超出允许范围',
    'zh-TW': '差額超出允許範圍',
    'en-US': 'The difference is above what is allowed',
  },
  residueRefusal: {
    'zh-CN': '请选择差额类型并填写说明',
    'zh-TW': '請選擇差額類型並填寫說明',
    'en-US': 'Choose a kind of difference and explain it',
  },
  reasonRefusal: { 'zh-CN': '请填写匹配原因', 'zh-TW': '請填寫比對原因', 'en-US': 'Enter a reason' },
  close: { 'zh-CN': '关闭', 'zh-TW': '關閉', 'en-US': 'Close' },
  confirm: { 'zh-CN': '匹配', 'zh-TW': '比對', 'en-US': 'Match' },
  done: { 'zh-CN': '已匹配', 'zh-TW': '已比對', 'en-US': 'Matched' },
});
