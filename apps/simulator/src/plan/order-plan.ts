import { type Currency, type MinorUnits, minorUnits } from '@platform/sdk';
import {
  firstNames,
  lastNames,
  type ShopProduct,
  shopProducts,
  subjects,
  typicalAmounts,
} from './catalogue.ts';
import { Dice } from './dice.ts';
import { type FaultName, type FaultRates, faultNames } from './faults.ts';
import { hostileTexts } from './hostile-text.ts';

/** All decisions about an order that are made in advance. The platform decides which account is paid. */
export interface OrderPlan {
  readonly index: number;
  /** The fault of this order, if any. */
  readonly fault: FaultName | null;
  /** From 0 up to, not including, 1: selects the merchant by shares. */
  readonly merchantAt: number;
  readonly product: ShopProduct;
  readonly amountMinor: MinorUnits;
  readonly subject: string;
  readonly payer: Payer;
  /** Null: the payer closes the page. */
  readonly payment: Payment | null;
  readonly receiver: ReceiverPlan;
}

export interface Payer {
  readonly name: string;
  readonly vpa: string;
  readonly ip: string;
}

export interface Payment {
  /** Time the payer takes, limited by the page's deadline. */
  readonly afterSeconds: number;
  /** Pays this long after the page has expired; null: in time. */
  readonly lateBySeconds: number | null;
  readonly times: 1 | 2;
  /** Error in the paid amount. */
  readonly wrongByMinor: number;
  /** The bank's message carries its reference. */
  readonly hasUtr: boolean;
  /** Text that the payer adds to the message. */
  readonly remark: string | null;
  /** The device sees the message. */
  readonly isReported: boolean;
}

export interface ReceiverPlan {
  readonly mood: 'well' | 'down' | 'slow' | 'wrongWord';
  /** Number of failures before it recovers. */
  readonly failures: number;
}

const faultsOfOthers: ReadonlySet<FaultName> = new Set([
  'deviceSilent',
  'payoutDeclined',
  'payoutLost',
  'payoutTwiceReported',
  'gatewayTrouble',
  'botTrouble',
]);
/** Faults of an order; those of devices, of the gateway and of Telegram belong to none. */
export const orderFaults = faultNames.filter((name) => !faultsOfOthers.has(name));
const paidShare = 0.72;
/** Share of the orders in this currency that ask for the dynamic product. */
const dynamicShare = 0.1;
const dynamicCurrency = 'INR';
const examplesOfNetworks = ['192.0.2', '198.51.100', '203.0.113'];
const productChoices = shopProducts.map((product) => [product, product.share] as const);
const mostMistakes = 9;

/** Plan of the order with this index. It depends only on the seed and faults, not on earlier calls. */
export function planOrder(
  seed: number,
  index: number,
  faults: FaultRates,
  dynamicProductId?: number,
): OrderPlan {
  const dice = (about: string): Dice => new Dice(seed, 'order', index, about);
  const drawn = dice('product').weighted(productChoices);
  const isDynamic = drawn.currency === dynamicCurrency && dice('dynamic').chance(dynamicShare);
  const product = isDynamic && dynamicProductId ? { ...drawn, productId: dynamicProductId } : drawn;
  const fault = faultOf(dice('fault'), faults);
  // An order with a fault is always paid: without a payment the fault could not be seen.
  const pays = dice('pays').chance(paidShare) || fault !== null;
  const hostile = fault === 'hostileText' ? dice('hostile').pick(hostileTexts) : null;
  return {
    index,
    fault,
    merchantAt: dice('merchant').next(),
    product,
    amountMinor: amountOf(dice('amount'), product.currency),
    subject: hostile ?? dice('subject').pick(subjects),
    payer: payerOf(dice('payer'), product.currency),
    payment: pays ? paymentOf(dice('payment'), product.currency, fault, hostile) : null,
    receiver: receiverOf(dice('receiver'), fault),
  };
}

/** Each fault has a range between 0 and 1; the drawn number selects one, mostly none. */
function faultOf(dice: Dice, faults: FaultRates): FaultName | null {
  let rest = dice.next();
  for (const name of orderFaults) {
    rest -= faults[name] ?? 0;
    if (rest < 0) return name;
  }
  return null;
}

function amountOf(dice: Dice, currency: Currency): MinorUnits {
  const { medianMinor, minimumMinor, maximumMinor, stepsMinor } = typicalAmounts[currency];
  const step = dice.pick(stepsMinor);
  const wished = Math.round(dice.logNormal(medianMinor, 0.8) / step) * step;
  return minorUnits(Math.min(Math.max(wished, minimumMinor), maximumMinor));
}

function payerOf(dice: Dice, currency: Currency): Payer {
  const first = dice.pick(firstNames[currency]);
  const last = dice.pick(lastNames[currency]);
  return {
    name: currency === 'CNY' ? `${last}${first}` : `${first} ${last}`,
    vpa: vpaOf(first, last, dice.digits(6)),
    ip: `${dice.pick(examplesOfNetworks)}.${dice.integer(1, 254)}`,
  };
}

/**
 * Every payer gets one, so that the currency changes nothing else; null for names that a VPA cannot contain.
 */
function vpaOf(first: string, last: string, digits: string): string {
  const name = `${first}.${last}`.toLowerCase();
  return `${/^[a-z.]+$/.test(name) ? `${name}${digits.slice(0, 3)}` : `payer${digits}`}@malabar`;
}

function paymentOf(dice: Dice, currency: Currency, fault: FaultName | null, hostile: string | null): Payment {
  // Always drawn, so that a fault does not change other decisions.
  const afterSeconds = 4 + dice.logNormal(18, 0.8);
  const isVeryLate = dice.chance(0.5);
  const lateBySeconds = isVeryLate ? dice.integer(420, 900) : dice.integer(15, 150);
  const mistakes = dice.integer(1, mostMistakes) * (dice.chance(0.5) ? 1 : -1);
  return {
    afterSeconds,
    lateBySeconds: fault === 'late' ? lateBySeconds : null,
    times: fault === 'double' ? 2 : 1,
    wrongByMinor: fault === 'wrongAmount' ? mistakes * typicalAmounts[currency].mistakeMinor : 0,
    hasUtr: fault !== 'missingUtr',
    remark: hostile,
    isReported: fault !== 'brokenChain',
  };
}

function receiverOf(dice: Dice, fault: FaultName | null): ReceiverPlan {
  const failures = dice.integer(1, 2);
  if (fault === 'receiverDown') return { mood: 'down', failures };
  if (fault === 'receiverSlow') return { mood: 'slow', failures: 1 };
  if (fault === 'receiverWrongWord') return { mood: 'wrongWord', failures };
  return { mood: 'well', failures: 0 };
}
