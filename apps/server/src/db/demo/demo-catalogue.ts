import type { Currency } from '@platform/sdk';
import type { NewProduct } from '../../domains/parties/products/products.service.ts';
import type { Role } from '../../kit/operation/context.ts';
import { type DemoAccountPlan, dynamicProductId } from './demo-account-plan.ts';

export const demoPassword = 'Platform2026';

export interface DemoLogin {
  readonly role: Role;
  readonly account: string;
  readonly nickname: string;
  /** Base32. This login needs an authenticator code. */
  readonly totpSecret?: string;
}

/** One login for each role. The secrets are public: they demonstrate the sign-in and protect nothing. */
export const demoLogins: readonly DemoLogin[] = [
  {
    role: 'superAdmin',
    account: 'superadmin',
    nickname: '超级管理员',
    totpSecret: 'PLATFORMDEMOSUPERADMINSECRETAAAA',
  },
  { role: 'admin', account: 'admin', nickname: '管理员' },
  {
    role: 'supplier',
    account: 'supplier',
    nickname: '恒源支付',
    totpSecret: 'PLATFORMDEMOSUPPLIERSECRETAAAAAA',
  },
  { role: 'merchant', account: 'merchant', nickname: 'Lotus Mart' },
  { role: 'customerService', account: 'service', nickname: '客服' },
  { role: 'technicalMaintenance', account: 'maintenance', nickname: '技术维护' },
  { role: 'technicalSupport', account: 'techsupport', nickname: '技术支持' },
];

/**
 * Merchants by share of the orders: the first three have sixty per cent. The first belongs to the demo login.
 */
export const demoMerchants: readonly (readonly [name: string, share: number])[] = [
  ['Lotus Mart', 28],
  ['Sahara Games', 19],
  ['Monsoon Travel', 13],
  ['Jade Books', 8],
  ['Baobab Wallet', 7],
  ['Peacock Cinema', 6],
  ['Banyan Learning', 5],
  ['Coral Telecom', 4],
  ['Acacia Farm', 3.5],
  ['Silk Road Shop', 3],
  ['Kite Mobility', 2],
  ['Marigold Care', 1.5],
];

/**
 * Suppliers. For a team proxy, the number is the index of its leader. The first belongs to the demo login.
 */
export const demoSuppliers: readonly (readonly [name: string, leader?: number])[] = [
  ['恒源支付'],
  ['金桥支付'],
  ['Ganges Collect'],
  ['Deccan Pay'],
  ['Malabar Link'],
  ['Nairobi Desk'],
  ['Rift Valley Desk'],
  ['东海支付'],
  ['云山支付'],
  ['Chain Harbour'],
  ['Blue Delta'],
  ['Himal Services'],
  ['恒源一组', 0],
  ['恒源二组', 0],
  ['恒源一组甲队', 12],
  ['Ganges North', 2],
  ['Ganges South', 2],
  ['Nairobi West', 5],
];

const indianBanks = ['Ganga Bank', 'Deccan Bank', 'Malabar Bank', 'Vindhya Bank'];

/** Ninety accounts. UPI and bank accounts also serve the main product. The last few pay out. */
export const demoAccountPlans: readonly DemoAccountPlan[] = [
  {
    kind: 'upi',
    label: 'UPI',
    count: 30,
    currency: 'INR',
    productIds: [1008, 3024, dynamicProductId],
    suppliers: [0, 2, 3, 4, 12, 13, 1, 15, 11, 14, 16],
    banks: indianBanks,
  },
  {
    kind: 'bank',
    label: 'Bank',
    count: 16,
    currency: 'INR',
    productIds: [1034, 3024],
    suppliers: [0, 2, 3, 4, 15, 1, 11],
    banks: indianBanks,
  },
  {
    kind: 'gateway',
    label: 'Gateway',
    count: 7,
    currency: 'INR',
    productIds: [1045],
    suppliers: [3, 10, 0],
    banks: [],
  },
  {
    kind: 'usdt',
    label: 'USDT',
    count: 10,
    currency: 'USDT',
    productIds: [3015],
    suppliers: [9, 10, 1, 0],
    banks: [],
  },
  {
    kind: 'mobileMoney',
    label: 'M-Pesa',
    count: 10,
    currency: 'KES',
    productIds: [2054],
    suppliers: [5, 6, 17],
    banks: [],
  },
  {
    kind: 'bank',
    label: '银行卡',
    count: 5,
    currency: 'CNY',
    productIds: [3001],
    suppliers: [7, 8, 1],
    banks: ['长河银行', '东海银行', '云山银行'],
  },
  {
    kind: 'wallet',
    label: '钱包',
    count: 3,
    currency: 'CNY',
    productIds: [3001],
    suppliers: [8, 7, 0],
    banks: [],
  },
  {
    kind: 'bank',
    label: 'Payout',
    count: 4,
    currency: 'INR',
    productIds: [1050],
    suppliers: [0, 2, 3, 4],
    banks: indianBanks,
    devicesPay: 1,
  },
  {
    kind: 'gateway',
    label: 'Payout gateway',
    count: 3,
    currency: 'INR',
    productIds: [1050],
    suppliers: [3, 10, 0],
    banks: [],
  },
  {
    kind: 'usdt',
    label: 'USDT payout',
    count: 2,
    currency: 'USDT',
    productIds: [3016],
    suppliers: [9, 0],
    banks: [],
    devicesPay: 2,
  },
];

const names = (zhCN: string, zhTW: string, enUS: string) => ({ 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS });

/**
 * In order of creation: a variant comes after its main product. Products matched by amount only, and bank
 * transfers seen only in the bank's message, need the account's device; without it they get no orders. The
 * others need no device, so the demo is usable without its simulator.
 */
export const demoProducts: readonly NewProduct[] = [
  {
    id: 3024,
    names: names('印度综合代收', '印度綜合代收', 'India collection (any rail)'),
    kind: 'collection',
    currency: 'INR',
    defaultFeeRate: '0.026',
    defaultCommissionRate: '0.008',
    minAmountMinor: 10_000,
    maxAmountMinor: 20_000_000,
  },
  {
    id: 1008,
    mainProductId: 3024,
    names: names('印度 UPI 代收', '印度 UPI 代收', 'India UPI collection'),
    kind: 'collection',
    currency: 'INR',
    defaultFeeRate: '0.026',
    defaultCommissionRate: '0.008',
    minAmountMinor: 10_000,
    maxAmountMinor: 10_000_000,
  },
  {
    id: 1034,
    mainProductId: 3024,
    names: names('印度银行卡代收', '印度銀行卡代收', 'India bank transfer collection'),
    kind: 'collection',
    currency: 'INR',
    defaultFeeRate: '0.026',
    defaultCommissionRate: '0.008',
    minAmountMinor: 50_000,
    maxAmountMinor: 20_000_000,
    needsMonitor: true,
    requiredFields: ['userName'],
  },
  {
    id: 1045,
    names: names('印度网关代收', '印度閘道代收', 'India gateway collection'),
    kind: 'collection',
    currency: 'INR',
    defaultFeeRate: '0.026',
    defaultCommissionRate: '0.008',
    minAmountMinor: 10_000,
    maxAmountMinor: 5_000_000,
  },
  {
    id: 3001,
    names: names('银行卡转卡代收', '銀行卡轉卡代收', 'Card-to-card collection'),
    kind: 'collection',
    currency: 'CNY',
    defaultFeeRate: '0.02',
    defaultCommissionRate: '0.006',
    minAmountMinor: 10_000,
    maxAmountMinor: 5_000_000,
    matchBy: 'amount',
    floatMode: 'both',
    needsMonitor: true,
    requiredFields: ['userName'],
  },
  {
    id: 2054,
    names: names('肯尼亚 M-Pesa 代收', '肯亞 M-Pesa 代收', 'Kenya M-Pesa collection'),
    kind: 'collection',
    currency: 'KES',
    defaultFeeRate: '0.028',
    defaultCommissionRate: '0.01',
    minAmountMinor: 10_000,
    maxAmountMinor: 15_000_000,
  },
  {
    id: 3015,
    names: names('USDT 自动代收', 'USDT 自動代收', 'USDT auto collection'),
    kind: 'collection',
    currency: 'USDT',
    defaultFeeRate: '0.006',
    defaultCommissionRate: '0.002',
    matchBy: 'amount',
    floatMode: 'up',
    needsMonitor: true,
    minAmountMinor: 5_000_000,
    maxAmountMinor: 50_000_000_000,
  },
  {
    id: 3016,
    names: names('USDT 自动代付', 'USDT 自動代付', 'USDT auto payout'),
    kind: 'payout',
    currency: 'USDT',
    defaultFeeRate: '0.006',
    defaultCommissionRate: '0.002',
    minAmountMinor: 5_000_000,
    maxAmountMinor: 50_000_000_000,
    requiredFields: ['address'],
  },
  {
    id: 1050,
    names: names('印度自动代付', '印度自動代付', 'India auto payout'),
    kind: 'payout',
    currency: 'INR',
    defaultFeeRate: '0.026',
    defaultCommissionRate: '0.008',
    minAmountMinor: 10_000,
    maxAmountMinor: 20_000_000,
    requiredFields: ['userName', 'cardNumber', 'ifscCode'],
  },
  {
    id: 2055,
    names: names('肯尼亚 M-Pesa 代付', '肯亞 M-Pesa 代付', 'Kenya M-Pesa payout'),
    kind: 'payout',
    currency: 'KES',
    defaultFeeRate: '0.028',
    defaultCommissionRate: '0.01',
    minAmountMinor: 10_000,
    maxAmountMinor: 15_000_000,
    requiredFields: ['userName', 'cardNumber'],
  },
];

/** Orders per product: with the payouts 75 % INR, 12 % USDT, 8 % KES, 5 % CNY. CNY has collections only. */
export const productShares: readonly (readonly [productId: number, share: number])[] = [
  [1008, 34],
  [1034, 14.5],
  [3024, 8.5],
  [1045, 6.5],
  [3015, 9.9],
  [2054, 6.6],
  [3001, 5],
];

/** Payouts per product: fifteen of a hundred orders are payouts. */
export const payoutShares: readonly (readonly [productId: number, share: number])[] = [
  [1050, 11.5],
  [3016, 2.1],
  [2055, 1.4],
];

/** Opening balance of each merchant, so that its first payouts are funded. */
export const openingBalancesMinor: readonly (readonly [Currency, number])[] = [
  ['INR', 200_000_000],
  ['KES', 200_000_000],
  ['USDT', 100_000_000_000],
];

/** Typical amounts in minor units, and their spread. */
export const typicalAmounts: Readonly<
  Record<Currency, { medianMinor: number; spread: number; roundToMinor: readonly number[] }>
> = {
  INR: { medianMinor: 150_000, spread: 0.9, roundToMinor: [10_000, 50_000, 100_000] },
  CNY: { medianMinor: 60_000, spread: 0.8, roundToMinor: [10_000, 50_000] },
  KES: { medianMinor: 200_000, spread: 0.8, roundToMinor: [10_000, 50_000, 100_000] },
  USDT: { medianMinor: 120_000_000, spread: 1, roundToMinor: [10_000_000, 50_000_000, 100_000_000] },
};

/** Share of orders per hour of the day: quiet at four, busy at noon and in the evening. */
export const hourShares = [
  22, 14, 8, 4, 2, 4, 8, 16, 28, 40, 52, 62, 78, 80, 66, 54, 50, 54, 64, 80, 92, 96, 84, 54,
] as const;
