import { defineMessages } from '../../../shared/messages.ts';

/** What the products of the gallery's examples are called. */
export const productsMessages = defineMessages('componentsProducts', {
  bank: { 'zh-CN': '银行转账', 'zh-TW': '銀行轉帳', 'en-US': 'Bank transfer' },
  upi: { 'zh-CN': 'UPI', 'zh-TW': 'UPI', 'en-US': 'UPI' },
  usdt: { 'zh-CN': 'USDT TRC-20', 'zh-TW': 'USDT TRC-20', 'en-US': 'USDT TRC-20' },
  usdtPayout: { 'zh-CN': 'USDT 代付', 'zh-TW': 'USDT 代付', 'en-US': 'USDT payout' },
  mobileMoney: { 'zh-CN': 'M-Pesa', 'zh-TW': 'M-Pesa', 'en-US': 'M-Pesa' },
  wallet: { 'zh-CN': '钱包', 'zh-TW': '錢包', 'en-US': 'Wallet' },
});
