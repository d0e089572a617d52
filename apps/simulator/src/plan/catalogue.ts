import type { Currency } from '@platform/sdk';

/** A product as the simulated shops use it. */
export interface ShopProduct {
  readonly productId: number;
  readonly currency: Currency;
  /** Share of all orders. */
  readonly share: number;
}

/**
 * The demo's products that people pay themselves. Payments on a gateway's page (1045) are seen by no device: most are
 * played by the simulated gateway, which reports them itself, and the others stay open.
 */
export const shopProducts: readonly ShopProduct[] = [
  { productId: 1008, currency: 'INR', share: 42 },
  { productId: 1034, currency: 'INR', share: 17 },
  { productId: 3024, currency: 'INR', share: 12 },
  { productId: 1045, currency: 'INR', share: 4 },
  { productId: 3015, currency: 'USDT', share: 12 },
  { productId: 2054, currency: 'KES', share: 8 },
  { productId: 3001, currency: 'CNY', share: 5 },
];

interface TypicalAmounts {
  readonly medianMinor: number;
  readonly minimumMinor: number;
  readonly maximumMinor: number;
  /** Most amounts are a multiple of one of these. */
  readonly stepsMinor: readonly number[];
  /** A mistyped amount is off by a small multiple of this, too little to equal another order's amount. */
  readonly mistakeMinor: number;
}

/** Typical amounts, in minor units. */
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

// Common first and last names combined at random; any real person's name is a coincidence.
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
