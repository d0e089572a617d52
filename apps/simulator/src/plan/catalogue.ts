import type { Currency } from '@platform/sdk';

/** A way to pay, as the simulated shops use it. */
export interface ShopProduct {
  readonly productId: number;
  readonly currency: Currency;
  /** Of all orders. */
  readonly share: number;
}

/**
 * The demo's products that people pay by themselves. A gateway's page (1045) takes its payments where no device sees them,
 * so its orders wait: a few, as in life.
 */
export const shopProducts: readonly ShopProduct[] = [
  { productId: 1008, currency: 'INR', share: 44 },
  { productId: 1034, currency: 'INR', share: 17 },
  { productId: 3024, currency: 'INR', share: 12 },
  { productId: 1045, currency: 'INR', share: 2 },
  { productId: 3015, currency: 'USDT', share: 12 },
  { productId: 2054, currency: 'KES', share: 8 },
  { productId: 3001, currency: 'CNY', share: 5 },
];

interface TypicalAmounts {
  readonly medianMinor: number;
  readonly minimumMinor: number;
  readonly maximumMinor: number;
  /** Most people pay a multiple of one of them. */
  readonly stepsMinor: readonly number[];
  /** What people mistype by, or a few times that: never so much that it is what somebody else pays. */
  readonly mistakeMinor: number;
}

/** What is typically paid, in minor units. */
export const typicalAmounts: Readonly<Record<Currency, TypicalAmounts>> = {
  INR: {
    medianMinor: 150_000,
    minimumMinor: 50_000,
    maximumMinor: 4_000_000,
    stepsMinor: [10_000, 50_000],
    mistakeMinor: 100,
  },
  CNY: {
    medianMinor: 60_000,
    minimumMinor: 10_000,
    maximumMinor: 3_000_000,
    stepsMinor: [10_000, 50_000],
    mistakeMinor: 300,
  },
  KES: {
    medianMinor: 200_000,
    minimumMinor: 10_000,
    maximumMinor: 5_000_000,
    stepsMinor: [10_000, 50_000],
    mistakeMinor: 500,
  },
  USDT: {
    medianMinor: 120_000_000,
    minimumMinor: 5_000_000,
    maximumMinor: 9_000_000_000,
    stepsMinor: [10_000_000, 50_000_000],
    mistakeMinor: 300_000,
  },
};

export const subjects = [
  'Game credits',
  'Train ticket to Pune',
  'School fees, second term',
  'Cart of 3 items',
  'Phone plan',
  '话费充值',
  '两张电影票',
] as const;

// Common first and last names put together at random: whoever is called so by chance is not meant.
export const firstNames: Readonly<Record<Currency, readonly string[]>> = {
  INR: ['Aditi', 'Kabir', 'Nisha', 'Vikram', 'Pooja', 'Rahul', 'Tara', 'Dev', 'Asha', 'Karan'],
  KES: ['Wairimu', 'Kipchoge', 'Atieno', 'Mutiso', 'Nyambura', 'Kibet', 'Adhiambo', 'Maina'],
  CNY: ['丽', '军', '涛', '明', '霞', '平', '建国', '桂英'],
  USDT: ['Ming', 'Lena', 'Omar', 'Ivan', 'Chloe', 'Noor'],
};
export const lastNames: Readonly<Record<Currency, readonly string[]>> = {
  INR: ['Verma', 'Kapoor', 'Pillai', 'Menon', 'Chauhan', 'Bose', 'Shetty', 'Malhotra'],
  KES: ['Kimani', 'Ochieng', 'Muthoni', 'Koech', 'Wekesa', 'Ndungu'],
  CNY: ['徐', '孙', '马', '朱', '胡', '林', '郭', '何'],
  USDT: ['Chen', 'Weber', 'Haddad', 'Petrov', 'Martin', 'Rahman'],
};
