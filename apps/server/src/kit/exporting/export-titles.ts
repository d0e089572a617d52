import type { Currency } from '@platform/sdk';
import { currencyDigits } from '@platform/sdk';
import { texts } from './export-columns.ts';

/** All currencies, for rows with an amount in each. */
export const currencies = Object.keys(currencyDigits) as Currency[];

/** Column titles shared by several lists. */
export const titles = {
  time: texts('时间', '時間', 'Time'),
  id: texts('编号', '編號', 'Id'),
  orderCode: texts('平台订单号', '平台訂單號', 'Order no.'),
  merchantOrderNo: texts('商户订单号', '商家訂單號', 'Merchant order no.'),
  merchantName: texts('商户', '商家', 'Merchant'),
  mchId: texts('商户号', '商家編號', 'Merchant no.'),
  supplierName: texts('供应商', '供應商', 'Supplier'),
  resourceName: texts('收款账户', '收款帳戶', 'Receiving account'),
  amount: texts('金额', '金額', 'Amount'),
  status: texts('状态', '狀態', 'Status'),
  type: texts('类型', '類型', 'Type'),
  cardNumber: texts('卡号', '卡號', 'Card number'),
  utr: texts('UTR', 'UTR', 'UTR'),
  account: texts('账号', '帳號', 'Account'),
  name: texts('名称', '名稱', 'Name'),
  nickname: texts('昵称', '暱稱', 'Nickname'),
  role: texts('角色', '角色', 'Role'),
  userAgent: texts('浏览器', '瀏覽器', 'Browser'),
  monitorId: texts('监控设备', '監控裝置', 'Monitor device'),
  message: texts('内容', '內容', 'Message'),
  reason: texts('原因', '原因', 'Reason'),
  enabled: texts('启用', '啟用', 'Enabled'),
  authenticatorRequired: texts('要求身份验证器', '要求驗證器', 'Authenticator required'),
  authenticatorBound: texts('已绑定身份验证器', '已綁定驗證器', 'Authenticator bound'),
  allowModify: texts('允许修改资料', '允許修改資料', 'May edit own details'),
  payPassword: texts('已设支付密码', '已設支付密碼', 'Has a pay password'),
  kycState: texts('身份审核', '身分審核', 'Identity check'),
  online: texts('在线', '線上', 'Online'),
  products: texts('产品', '產品', 'Products'),
  accountCount: texts('收款账户数', '收款帳戶數', 'Receiving accounts'),
  enabledAccountCount: texts('启用的账户数', '啟用的帳戶數', 'Accounts enabled'),
  productId: texts('产品编号', '產品編號', 'Product no.'),
  product: texts('产品', '產品', 'Product'),
  direction: texts('方向', '方向', 'Direction'),
  minAmount: texts('最小金额', '最小金額', 'Lowest amount'),
  maxAmount: texts('最大金额', '最大金額', 'Highest amount'),
  supplementCount: texts('断链补单数', '斷鏈補單數', 'Supplements while broken'),
  weight: texts('权重', '權重', 'Weight'),
  created: texts('创建时间', '建立時間', 'Created'),
  changed: texts('更新时间', '更新時間', 'Changed'),
  createdAt: texts('创建时间', '建立時間', 'Created at'),
  updatedAt: texts('更新时间', '更新時間', 'Updated at'),
} as const;

/** Labels of codes shared by several lists. */
export const words = {
  role: {
    superAdmin: texts('超级管理员', '超級管理員', 'Super admin'),
    admin: texts('管理员', '管理員', 'Admin'),
    supplier: texts('供应商', '供應商', 'Supplier'),
    merchant: texts('商户', '商家', 'Merchant'),
    customerService: texts('客服', '客服', 'Customer service'),
    technicalMaintenance: texts('技术运维', '技術維運', 'Technical maintenance'),
    technicalSupport: texts('技术支持', '技術支援', 'Technical support'),
  },
  kyc: {
    none: texts('未审核', '未審核', 'Not checked'),
    inReview: texts('审核中', '審核中', 'In review'),
    completed: texts('已通过', '已通過', 'Passed'),
    refused: texts('未通过', '未通過', 'Refused'),
  },
  resourceKind: {
    bank: texts('银行账户', '銀行帳戶', 'Bank'),
    wallet: texts('钱包', '錢包', 'Wallet'),
    upi: texts('UPI', 'UPI', 'UPI'),
    usdt: texts('USDT', 'USDT', 'USDT'),
    gateway: texts('网关', '閘道', 'Gateway'),
    mobileMoney: texts('移动货币', '行動支付', 'Mobile money'),
  },
  statementKind: {
    sms: texts('短信', '簡訊', 'SMS'),
    webMessage: texts('网页消息', '網頁訊息', 'Web message'),
    usdt: texts('链上转账', '鏈上轉帳', 'Chain transfer'),
    gateway: texts('支付网关', '支付閘道', 'Payment gateway'),
  },
  moneyDirection: {
    in: texts('收入', '收入', 'In'),
    out: texts('支出', '支出', 'Out'),
  },
  orderType: {
    1: texts('代收', '代收', 'Collection'),
    2: texts('代付', '代付', 'Payout'),
  },
} as const;
