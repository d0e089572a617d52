import { defineMessages } from '../../../../shared/messages.ts';

export const agreementFormMessages = defineMessages('agreements.form', {
  addTitle: { 'zh-CN': '添加产品约定', 'zh-TW': '新增產品約定', 'en-US': 'Add agreement' },
  addOfTitle: {
    'zh-CN': '为 {{name}} 添加产品约定',
    'zh-TW': '為 {{name}} 新增產品約定',
    'en-US': 'Add agreement for {{name}}',
  },
  editTitle: {
    'zh-CN': '{{name}}：{{product}}',
    'zh-TW': '{{name}}：{{product}}',
    'en-US': '{{name}}: {{product}}',
  },
  body: {
    'zh-CN': '更改只影响之后的订单。',
    'zh-TW': '變更只影響之後的訂單。',
    'en-US': 'Changes apply to later orders.',
  },
  userId: { 'zh-CN': '商户或供应商', 'zh-TW': '商家或供應商', 'en-US': 'Merchant or supplier' },
  productId: { 'zh-CN': '产品', 'zh-TW': '產品', 'en-US': 'Product' },
  percentMerchant: { 'zh-CN': '费率（%）', 'zh-TW': '費率（%）', 'en-US': 'Fee (%)' },
  percentSupplier: { 'zh-CN': '佣金（%）', 'zh-TW': '佣金（%）', 'en-US': 'Commission (%)' },
  percentHelp: {
    'zh-CN': '留空则用产品的默认值',
    'zh-TW': '留空則用產品的預設值',
    'en-US': 'Empty: the product’s default',
  },
  percentWrong: {
    'zh-CN': '0 到 100，最多四位小数',
    'zh-TW': '0 到 100，最多四位小數',
    'en-US': '0 to 100, at most four decimals',
  },
  minAmountMinor: { 'zh-CN': '最小金额', 'zh-TW': '最小金額', 'en-US': 'Smallest amount' },
  maxAmountMinor: { 'zh-CN': '最大金额', 'zh-TW': '最大金額', 'en-US': 'Largest amount' },
  limitHelp: { 'zh-CN': '留空则按产品', 'zh-TW': '留空則依產品', 'en-US': 'Empty: the product’s' },
  weight: { 'zh-CN': '权重', 'zh-TW': '權重', 'en-US': 'Weight' },
  weightHelp: {
    'zh-CN': '0 到 1000，乘以账户的权重；0 表示不接单',
    'zh-TW': '0 到 1000，乘以帳戶的權重；0 表示不接單',
    'en-US': '0 to 1000, times the accounts’ weights; 0: no orders',
  },
  enabled: { 'zh-CN': '启用', 'zh-TW': '啟用', 'en-US': 'Enabled' },
  add: { 'zh-CN': '添加', 'zh-TW': '新增', 'en-US': 'Add' },
  save: { 'zh-CN': '保存', 'zh-TW': '儲存', 'en-US': 'Save' },
  saved: { 'zh-CN': '约定已保存', 'zh-TW': '約定已儲存', 'en-US': 'Agreement saved' },
  added: { 'zh-CN': '约定已添加', 'zh-TW': '約定已新增', 'en-US': 'Agreement added' },
  endTitle: {
    'zh-CN': '终止 {{name}} 的 {{product}}？',
    'zh-TW': '終止 {{name}} 的 {{product}}？',
    'en-US': 'End {{product}} of {{name}}?',
  },
  endBodyMerchant: {
    'zh-CN': '商户不能再用此产品下单；已有订单继续处理。',
    'zh-TW': '商家不能再用此產品下單；既有訂單繼續處理。',
    'en-US': 'The merchant can no longer order it. Existing orders continue.',
  },
  endBodySupplier: {
    'zh-CN': '供应商仍有账户服务此产品时不能终止。',
    'zh-TW': '供應商仍有帳戶服務此產品時不能終止。',
    'en-US': 'Refused while an account of the supplier serves the product.',
  },
  end: { 'zh-CN': '终止', 'zh-TW': '終止', 'en-US': 'End' },
  ended: { 'zh-CN': '约定已终止', 'zh-TW': '約定已終止', 'en-US': 'Agreement ended' },
});
