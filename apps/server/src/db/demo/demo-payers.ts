import type { Currency } from '@platform/sdk';
import type { OrderRequest } from '../../domains/orders/orders/orders.new-order.ts';
import { usdtAddress } from './demo-addresses.ts';
import type { DemoRandom } from './demo-random.ts';

// Common first and last names, combined at random. Any real person of that name is a coincidence.
const firstNames = {
  INR: [
    'Aarav',
    'Vihaan',
    'Ananya',
    'Diya',
    'Ishaan',
    'Kavya',
    'Rohan',
    'Priya',
    'Arjun',
    'Meera',
    'Sanjay',
    'Lakshmi',
  ],
  KES: ['Wanjiru', 'Otieno', 'Achieng', 'Kamau', 'Njeri', 'Mwangi', 'Akinyi', 'Kiprono', 'Chebet', 'Ouma'],
  CNY: ['伟', '芳', '娜', '敏', '静', '磊', '洋', '艳', '勇', '杰', '秀英', '志强'],
};
const lastNames = {
  INR: ['Sharma', 'Patel', 'Reddy', 'Iyer', 'Singh', 'Das', 'Nair', 'Gupta', 'Mehta', 'Joshi', 'Rao', 'Khan'],
  KES: ['Odhiambo', 'Kariuki', 'Mutua', 'Cheruiyot', 'Wambui', 'Omondi', 'Njoroge', 'Barasa'],
  CNY: ['王', '李', '张', '刘', '陈', '杨', '赵', '黄', '周', '吴'],
};
const banks = {
  INR: ['Ganga Bank', 'Deccan Bank', 'Malabar Bank', 'Vindhya Bank'],
  KES: ['Savanna Bank', 'Rift Bank'],
  CNY: ['长河银行', '东海银行', '云山银行'],
};
const upperAlphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

export function payerName(random: DemoRandom, currency: Currency): string {
  if (currency === 'USDT') return payerName(random, random.pick(['INR', 'CNY']));
  const first = random.pick(firstNames[currency]);
  const last = random.pick(lastNames[currency]);
  return currency === 'CNY' ? `${last}${first}` : `${first} ${last}`;
}

/** Payer fields of an order in this currency. */
export function payerFields(random: DemoRandom, currency: Currency, userName: string): Partial<OrderRequest> {
  switch (currency) {
    case 'INR':
      return {
        userName,
        vpa: `${userName.toLowerCase().replace(' ', '.')}${random.integer(1, 99)}@malabar`,
        ...(random.chance(0.4)
          ? {
              bankName: random.pick(banks.INR),
              cardNumber: random.digits(12),
              ifscCode: `DEMO0${random.digits(6)}`,
            }
          : {}),
      };
    case 'CNY':
      return { userName, bankName: random.pick(banks.CNY), cardNumber: `6200${random.digits(15)}` };
    case 'KES':
      return { userName, cardNumber: `2547${random.digits(8)}`, mode: 'paybill' };
    case 'USDT':
      return { userName, address: usdtAddress(random), mode: 'TRC20' };
  }
}

/** Beneficiary fields of a payout in this currency. */
export function beneficiaryFields(
  random: DemoRandom,
  currency: Currency,
  userName: string,
): Partial<OrderRequest> {
  switch (currency) {
    case 'INR':
      return {
        userName,
        bankName: random.pick(banks.INR),
        cardNumber: random.digits(12),
        ifscCode: `DEMO0${random.digits(6)}`,
        mode: 'imps',
      };
    case 'CNY':
    case 'KES':
    case 'USDT':
      return payerFields(random, currency, userName);
  }
}

/** Addresses from the ranges reserved for documentation. */
export const payerAddress = (random: DemoRandom): string =>
  `${random.pick(['192.0.2', '198.51.100', '203.0.113'])}.${random.integer(1, 254)}`;

/** The bank's payment reference, in the format of its rail. */
export function bankReference(random: DemoRandom, currency: Currency): string | undefined {
  switch (currency) {
    case 'INR':
      return random.digits(12);
    case 'CNY':
      return random.digits(20);
    case 'KES':
      return random.text(upperAlphanumeric, 10);
    case 'USDT':
      return undefined;
  }
}
